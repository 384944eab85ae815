import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what the owner wants. */
export const ownerGoalsClaims = {
  owner_must_leave: {
    concept: 'owner_goals',
    says: [
      '"have to leave"|"must leave"|"devez partir"|"faudra partir"|"obligé de partir" > "day you sign"|"jour de la signature"|"day one"|"le jour même"|"the same day" & !"not"|"pas"|"never"|"jamais"|"unless"',
      '"fund"|"funds"|"fonds" > "throws"|"kicks"|"fires"|"throw"|"kick"|"met"|"mettent"|"vire" > "out"|"boss"|"owner"|"dehors"|"patron"|"dirigeant" & "always"|"day one"|"toujours"|"premier jour" & !"not"|"pas"|"rarely"|"rarement"|"rarely"|"never"|"jamais"',
      '"une fois vendu"|"once sold"|"after the sale"|"le jour de la vente" > "devez partir"|"must leave"|"have to leave"|"dehors" & !"not"|"pas"|"if"|"si"',
      'misread_owners_alike & !"not"|"pas"|"think"|"pense"',
      '~misread_must_leave & !"not have to"|"n’est pas obligé"|"n’êtes pas obligé"|"no law"|"aucune loi"|"if"|"si"|"many think"',
    ],
    example: {
      en: 'A CEO who sells has to leave on the day of closing.',
      fr: 'Tous les dirigeants veulent la même chose, le prix.',
    },
    correction: {
      en: 'Owners differ: leave, stay, keep a stake or hand over; nothing obliges a seller to go at closing.',
      fr: 'Chacun veut autre chose : partir, rester, garder une part, transmettre ; rien n’oblige le vendeur à partir au closing.',
    },
  },
  owner_wishes_irrelevant: {
    concept: 'owner_goals',
    says: [
      'strays_owner_future > ~strays_nothing_to_do & !"everything"|"change tout"|"changes everything"|"not matter who"',
      '~market_you_yourself_want > ~lbo_no_role|~lbo_irrelevant_word',
      '~market_owner_wishes > ~lbo_irrelevant_word|~market_no_effect_on|~lbo_no_role',
      '~lbo_irrelevant_word > ~market_owner_wishes',
      '~market_owner_wishes > ~market_none_of_our_business',
      'market_price_is_all & market_highest_price & !"if"|"si"|"s’il"|"some"|"certains"|"others"',
      'market_one_thing_only & market_highest_price & !"if"|"some"|"certains"|"others"',
    ],
    example: {
      en: 'Your plans do not matter, only the price counts.',
      fr: 'Vos projets n’ont aucune importance, seul le prix compte.',
    },
    correction: {
      en: 'What the owner wants decides whether to sell all, a part, or nothing, and to whom.',
      fr: 'Ce que veut le dirigeant décide s’il faut vendre tout, une part ou rien, et à qui.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
