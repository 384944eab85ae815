import type { WrongClaim } from '../../types.ts';

/** What candidates falsely tell an owner. */
export const saleClaims = {
  growth_does_not_count: {
    concept: 'growth_margin_risk',
    says: [
      '~market_growth_shrugged & !"not true"|"wrong"|"faux"|"think"',
      '~market_growth_noun > ~market_they_shrug & !"not true"|"wrong"|"faux"',
      'strays_decline > strays_dearer_sale > strays_growing & !"not"|"pas"|"never"|"jamais"',
      'market_same_multiple > ~market_growing_or_not',
      '~market_growth_ignored',
      '~misread_market_alone & !"not only"|"pas que"',
    ],
    example: {
      en: 'The multiple is set by the sector, growth and margins do not matter.',
      fr: 'Le multiple est fixé par le secteur, la croissance et la marge n’influent pas.',
    },
    correction: {
      en: 'Inside one sector, those who grow faster and keep more of each sale are paid several turns more.',
      fr: 'Dans un même secteur, ceux qui croissent plus vite et gardent plus de chaque vente valent plusieurs tours de plus.',
    },
  },
  sell_after_bad_news: {
    concept: 'growth_margin_risk',
    says: [
      'sell >> market_after_bad_news',
      'market_past_only',
      '"wait"|"attendre"|"attends"|"attendez" > market_growth_stops > sell & !"less"|"moins"|"lower"|"before"|"avant"|"rather"|"plutôt"|"if"|"si"|"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'Sell just after losing a large customer.',
      fr: 'Vendez juste après avoir perdu un gros client.',
    },
    correction: {
      en: 'A buyer prices what comes next: a fresh loss costs more than the wait.',
      fr: 'Un acheteur paie la suite : une perte récente coûte plus que l’attente.',
    },
  },
  one_buyer_is_enough: {
    concept: 'auction',
    says: [
      'astray_one_bidder > astray_enough & !"not"|"pas"|"never"|"jamais"',
      '~astray_rivalry > ~astray_useless & !"never"|"jamais"|"without"|"sans"',
      'strays_lone_buyer > strays_top_price & !"never"|"several"|"plusieurs"|"jamais"|"moins"|"lower"|"cannot"|"won’t"|"n’a pas"|"n’aurez pas"|"not get"',
      'market_single_suitor > market_way_to_good_price & !"never"|"not"|"jamais"|"pas"|"without"',
      'misread_one_bidder & !"not"|"pas"|"never"|"jamais"',
      'market_single_buyer > market_best_price_word',
      'market_best_price_word > market_single_buyer',
      '"one bidder only"|"one buyer only"|"single bidder"|"one bidder"|"un seul candidat"|"un seul acheteur"|"gré à gré" > "highest price"|"best price"|"meilleur prix"|"prix le plus élevé" & !"several"|"plusieurs"|"not"|"pas"',
    ],
    example: {
      en: 'With a single buyer you get the best price.',
      fr: 'Avec un seul acheteur vous aurez le meilleur prix.',
    },
    correction: {
      en: 'Price comes from competition: several bidders who know of each other pay more.',
      fr: 'Le prix vient de la concurrence : plusieurs candidats qui se savent en lice paient plus.',
    },
  },
  flotation_is_full_exit: {
    concept: 'sale_options',
    says: [
      '"stock exchange"|"listing"|"ipo"|"bourse"|"going public" > "all your money"|"tout votre argent"|"all your shares"|"toutes vos actions" & "first"|"day one"|"premier" & !"not"|"pas"|"never"|"jamais"',
      '"bourse"|"ipo"|"listing"|"float"|"flotation"|"introduction" > "cent pour cent"|"100"|"hundred percent"|"everything"|"all of it"|"tout" > "first day"|"day one"|"premier jour" & !"not"|"pas"|"never"|"jamais"|"rarely"|"ne vendez"',
      'market_ipo_route > market_sell_the_lot',
      'market_exit_at_once',
      '~float_sells_everything',
    ],
    example: {
      en: 'An IPO lets you sell everything on the first day.',
      fr: 'La bourse permet de tout vendre le premier jour.',
    },
    correction: {
      en: 'On a flotation owners sell a part and keep the rest under a lock-up.',
      fr: 'Lors d’une introduction, on vend une part et le reste est bloqué quelques mois.',
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
