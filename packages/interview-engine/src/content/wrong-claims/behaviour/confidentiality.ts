import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: why nothing may be said. */
export const confidentialityClaims = {
  confidentiality_ends: {
    concept: 'confidentiality',
    says: [
      '"signed"|"signée"|"signé"|"closed"|"finie"|"terminée" & outright_freely & !"public"|"publique"|"announced"|"annoncée"|"not"|"pas"|"even"|"même"',
      'trust_secrecy > trust_only_covers',
      'trust_no_longer',
      'trust_may_know',
      'trust_duty > trust_lies_with > trust_the_director',
      'trust_director_answers & trust_allowed',
      'trust_barter & trust_i_give',
    ],
    example: {
      en: 'Confidentiality only applies to people who are not our clients.',
      fr: 'Une fois la lettre signée, le dossier n’est plus confidentiel.',
    },
    correction: {
      en: 'The duty binds everybody in the bank, towards everybody outside the deal, until the deal is public.',
      fr: 'Le devoir de discrétion lie chacun dans la banque, face à tous ceux qui sont hors du dossier, tant que rien n’est annoncé.',
    },
  },
  discretion_has_exceptions: {
    concept: 'confidentiality',
    says: [
      '~slip_unnamed_is_fine & ~slip_stays_confidential & !"even"|"même"',
      'slip_big_client_first & slip_tells_it & !"nothing"|"rien"|"no"|"never"|"jamais"',
    ],
    example: {
      en: 'If it is a big client I answer, the relationship comes first.',
      fr: 'Si c’est un gros client je lui réponds, la relation passe avant la confidentialité.',
    },
    correction: {
      en: 'Not a sector, not a size, not a nod, to nobody outside the deal team, whoever asks.',
      fr: 'Ni secteur, ni taille, ni signe, à personne hors de l’équipe du dossier, qui que ce soit.',
    },
  },
  admits_the_deal: {
    concept: 'confidentiality',
    says: [
      'trust_secrecy > figures_alone & !"not only"|"pas que"|"even"|"même"',
      'between_our_clients & may_swap & !"public"|"publique"|"publiques"',
      'doer & owns_to_the_deal & !"cannot"|"not"|"ne peux"|"ni"|"nor"|"neither"|"even"',
      '~trust_secrecy > ~no_matter_here & !"never"|"jamais"',
    ],
    example: {
      en: 'Confidentiality covers the figures, not the fact that there is a deal.',
      fr: 'Je peux confirmer qu’il y a un dossier, la confidentialité ne porte que sur le prix.',
    },
    correction: {
      en: 'That there is a deal at all is the secret: neither confirm nor deny it.',
      fr: 'Qu’il y ait un dossier est déjà le secret : ne confirmez ni ne démentez.',
    },
  },
  secrets_by_mouth: {
    concept: 'confidentiality',
    says: [
      'doer > tell|"parle" > outright_over_a_drink & !refuse_to_say|"never"|"jamais"|"even"|"même"|"not even"|superior',
      '"gives me one"|"tells me one"|"me donne une" > "i give him one"|"i tell him one"|"lui en donne une"',
      '~only_spoken & ~is_allowed & !"in public"',
      'duty_of_silence > lapses & once_signed & !"end up"',
      '~walls > binds_others_only',
      'fair_trade & gives_him_answer & !"no"|"not"|"never"|"jamais"|"pas"',
      'may_tell_him & !"public"|"publique"|"publiques"|"publics"|"only"|"what anyone"|"que ce qui"',
    ],
    example: {
      en: 'As long as nothing is written, telling him is fine.',
      fr: 'L’obligation de confidentialité tombe dès que l’opération est signée.',
    },
    correction: {
      en: 'Spoken or written, before or after the signature: what is not public stays in the team.',
      fr: 'Dit ou écrit, avant ou après : ce qui n’est pas public ne sort pas de l’équipe.',
    },
  },
  denies_or_confirms: {
    concept: 'confidentiality',
    says: [
      '~not_for_them & ~even_if_untrue & !"never"|"jamais"|"refuse"',
      'confirms_it & outright_knows_already & !"even"|"même"|"nor"|"ni"|"not"|"ne"',
      'doer > ~outright_denies_it & !"lie"|"lying"|"mentirais"|"mentir"|"nor"|"neither"|"ni"|"cannot"|"not even"|"même pas"|"whether"|"not say"|"ne dis pas"|"or that"|"truth"|"vrai"',
      'doer > "say"|"tell"|"dis"|"dirais"|"réponds" > progress_hint & !"not"|"pas"|"never"|"jamais"|"even"|"même"|"whether"',
      'doer > says_a_lie_of_it & !got_over_it|"nor"|"neither"|"ni"|"cannot"|"not even"|"même pas"|"whether"|"not say"',
      'confirms_it & already_in_the_papers & !"even"|"même"|"nor"|"ni"|"not"|"ne"',
      'favour_for_a_client & makes_an_exception & !"no exception"|"even"|"même"|"not"|"pas"|"never"|"jamais"',
      'doer > "ask me again after"|"ask again after"|"redemander après"|"reposer la question après" & "signing"|"closing"|"annonce"|"signature" & !"announcement"|"announced"|"public"|"publique"',
      'bare_yes_or_no > ~no_secret_in_it & !"even"|"même"',
    ],
    example: {
      en: 'I confirm, since it is in the press anyway.',
      fr: 'Un oui ou un non, ce n’est pas confidentiel.',
    },
    correction: {
      en: 'Neither confirm nor deny, whatever the press says and whoever asks: any answer is information.',
      fr: 'Ni confirmer ni démentir, quoi que dise la presse et qui que ce soit qui demande : toute réponse informe.',
    },
  },
  gives_a_hint: {
    concept: 'confidentiality',
    says: [
      '~let_us_say > ~hint_to_act & !"never"|"jamais"|"even"|"même"',
      '~in_a_whisper & ~about_to_happen & !"never"|"jamais"|"even"|"même"|"cannot"|"would be"',
      'doer > outright_rough_idea & ~outright_harmless & !"never"|"jamais"|"even"|"même"|"refuse"',
      'doer > "give"|"tell"|"share"|"donne"|"donnerais"|"dis"|"dirais" > outright_no_name & !"never"|"jamais"|"even"|"même"|"not"|"refuse"|"nothing"|"rien"',
      'doer > outright_lets_slip & !"never"|"jamais"|"even"|"même"|"not"|"refuse"|"without"|"sans"',
      '~doer > ~hint_to_act & !"never"|"jamais"|"not even"|"even"|"même"',
      'doer > "tell"|"give"|"say"|"donne"|"donnerais"|"dis"|"dirais" > trifle_given & !"never"|"not even"|"même pas"|"pas même"|"jamais"|"neither"|"public"|"refuse"|"no more than"',
      'trust_gives > trust_condition',
      'doer > trust_gives > trust_piece',
      'doer > trust_denies & !"ni"|"nor"',
      'trust_half_words & first_person',
      'trust_sign & -trust_disclosure & !"without"|"sans"|"even"|"même"|trust_lacks',
      '"a nod"|"nod"|"wink"|"price range"|"rough range"|"not in writing"|"small hint"|"a hint"|"little hint"|"some colour"|"off the record"|"between us"|"rough idea"|"in general terms"|"without naming" & "give"|"tell"|"say"|"share"|"let"|"fine"|"allowed"|"okay" & !smallest_word|trade_on_it|sworn_silence|"already be"|"already telling"|"is a breach"|"be a breach"|"refuse"|"neither"|"nothing at all"|"even a hint"|"not even"|"stay the same"|"share price"|"even a"|"my answer"|"ma réponse"|"resterait"|"crime"|"enough for"|"so much as"|"offence"',
      '"clin d’œil"|"hochement de tête"|"fourchette de prix"|"pas par écrit"|"petit indice"|"un indice"|"entre nous"|"en off"|"dans les grandes lignes"|"une idée générale"|"sans citer"|"sans donner de nom"|"sans nommer" & "donne"|"donnerais"|"dirais"|"dire"|"partage"|"partagerais"|"laisse"|"laisserais"|"peut"|"permis"|"pas grave" & !smallest_word|"c’est déjà"|"vendre la mèche"|sworn_silence|"fuite"|"délit"|"serait un indice"|"est un indice"|"est déjà un indice"|"délit"|"suffit pour"|"suffit à"|"sans même"',
      '"confirm" > "rumour"|"press"|"newspaper"|"deal"',
      '"secrecy"|"confidentiality"|"secret"|"rule"|"rules" > "only"|"just" > "price"|"figures"|"figure"|"numbers"|"names"|"name"|"writing"|"paper"',
      '"secret"|"confidentialité"|"discrétion"|"règle"|"règles" > "que"|"seulement"|"uniquement" > "prix"|"chiffres"|"chiffre"|"noms"|"nom"|"écrit"',
      '"already in the press"|"already public"|"already knows"|"already read it" & "confirm"|"say yes"|"nod"',
      '"déjà dans la presse"|"déjà public"|"déjà lu"|"déjà au courant" & "confirme"|"confirmerais"|"confirmer"',
      'advice_hint & advice_breaches_nothing & !"not even"|"pas même"|"même pas"',
      '"rough price"|"broad lines"|"the outline"|"ordre de grandeur"|"grandes lignes"|"fourchette" > "are fine"|"is fine"|"not confidential"|"aren’t confidential"|"is all right"|"pas confidentiel"|"n’est confidentiel que"|"ne pose pas de problème" & !"not even"|"même pas"|"are not fine"',
      '"a nod"|"a wink"|"un clin d’œil"|"un signe de tête" > "is all right"|"is fine"|"is okay"|"is enough"|"suffit"|"ne mange pas de pain"|"ne coûte rien" & !"not"|"pas"|"even"|"même"',
    ],
    example: {
      en: 'Between us, I would give him a small hint without naming anybody.',
      fr: 'Entre nous, je lui donnerais un petit indice sans nommer personne.',
    },
    correction: {
      en: 'A hint is a disclosure: neither the deal nor the client is confirmed or denied.',
      fr: 'Un indice est déjà une divulgation : on ne confirme ni ne dément ni l’opération ni le client.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
