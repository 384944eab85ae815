import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: facts about this bank. */
export const bankSpecificClaims = {
  did_no_homework: {
    concept: 'bank_specific',
    says: [
      '~outright_cannot_name & !"yet"|"encore"|"without"|"sans"|"other"|"ailleurs"',
      '~doer & ~met_nobody & ~looked_at_nothing & !"yet"|"encore"',
      '~doer & ~met_nobody & ~the_house_here & !"yet"|"encore"',
      '~doer & ~looked_at_nothing & ~the_house_here & !"every"|"only"|"toutes"|"seulement"',
    ],
    example: {
      en: 'I have not spoken to anyone in your team.',
      fr: 'Je n’ai regardé aucune de vos opérations.',
    },
    correction: {
      en: 'Name a deal of this team and a person you spoke to: that is what makes the choice believable.',
      fr: 'Citez une opération de l’équipe et une personne rencontrée : c’est ce qui rend le choix crédible.',
    },
  },
  mistakes_the_size: {
    concept: 'bank_specific',
    says: ['small_deals_team & giant_deals & !"rather"|"plutôt"|"whereas"|"alors"'],
    example: {
      en: 'Your mid-cap team only advises on mega-deals.',
      fr: 'Votre équipe mid-cap ne fait que des méga-deals.',
    },
    correction: {
      en: 'A mid-cap team advises on deals of tens to some hundreds of millions.',
      fr: 'Une équipe mid-cap conseille des opérations de quelques dizaines à quelques centaines de millions.',
    },
  },
  any_bank_will_do: {
    concept: 'bank_specific',
    says: [
      '~"all banks are the same"|~"banks are all the same"|~"every bank is the same"|~"toutes les banques se valent"|~"toutes les banques sont pareilles" & !"not"|"pas"|"thought"|"croyais"',
      '"applied"|"postulé"|"candidaté" & outright_answered & !got_over_it|"not because"|"pas parce"',
      'outright_like_any & !"not"|"pas"|"n’êtes"',
      '"same job everywhere"|"same work everywhere"|"même métier partout"|"même boulot partout" & !"not"|"pas"|"think"|"thought"|"pensais"|"croyais"',
      '~takes_any > says_yes & !"not"|"never"|"pas"|"jamais"|"rather"|got_over_it',
      '~"same letter"|~"same cover letter"|~"même lettre" & ~first_person',
      '~"all banks are alike"|~"banks are all alike"|~"banks are all the same"|~"toutes les banques se ressemblent" & !"not"|"pas"|"think"',
      '~choice_all_banks|"they all" > ~"same deals"|~"same job"|~"mêmes deals"|~"même métier"',
      'choice_site > choice_suffices',
      'choice_banks > choice_same_trade',
      '~choice_all_banks > ~choice_same_trade',
      'choice_indifferent & first_person|choice_banks',
      'choice_not_looked',
      '"same letter"|"same cover letter"|"même lettre" & first_person',
      '"any bank"|"any of the banks"|"all the banks"|"every bank" & "same"|"equivalent"|"would do"|"fine"|"equally"',
      '"n’importe quelle banque"|"toutes les banques"|"toutes ces banques" & "même"|"se valent"|"pareil"|"équivalentes"|"ferait l’affaire"|"me va"|"irait"',
      '"banks are all the same"|"banks are much the same"|"no difference between banks"',
      '"banks"|"teams"|"houses" > "interchangeable"|"identical"|"alike"|"much the same"|"all equal"|"no different"|"equivalent"',
      '"banques"|"équipes"|"maisons" > "interchangeables"|"identiques"|"se ressemblent"|"se valent"|"toutes pareilles"|"toutes les mêmes"',
      '"same answer"|"same thing"|"same letter"|"same speech"|"same reasons" > "every bank"|"all of them"|"each bank"|"everywhere"|"everyone"|"all the banks"',
      '"même chose"|"même discours"|"même lettre"|"même réponse"|"mêmes raisons" > "partout"|"chaque banque"|"toutes les banques"|"tout le monde"',
      '"name"|"brand"|"logo"|"prestige"|"ranking"|"size" > "all that counts"|"all that matters"|"only thing that"|"is enough"|"what counts"',
      '"nom"|"marque"|"logo"|"prestige"|"classement"|"taille" > "seul qui compte"|"seule chose"|"tout ce qui compte"|"suffit"|"qui compte"',
      '"team"|"people"|"deals" > "same everywhere"|"same in every"|"interchangeable"',
      '"équipe"|"gens"|"deals" > "partout les mêmes"|"pareils partout"|"interchangeables"',
      '~"bank"|~"banks"|~"banque"|~"banques"|~"houses"|~"maisons" > advice_alike & !"not"|"ne se"',
      'advice_my_reasons > advice_holds_elsewhere & !"not"|"pas"',
      '~advice_needless > ~advice_tailoring',
      '~advice_tailoring > ~advice_needless',
    ],
    example: {
      en: 'To be frank all the banks are the same to me.',
      fr: 'Pour être franc, toutes les banques se valent.',
    },
    correction: {
      en: 'Name what is true of this bank alone: a deal, a team, a person you spoke to.',
      fr: 'Citez ce qui n’est vrai que de cette banque : une opération, une équipe, une personne rencontrée.',
    },
  },
  wrong_about_the_bank: {
    concept: 'bank_specific',
    says: [
      '"your"|"vos"|"votre" > "retail network"|"retail branches"|"réseau d’agences"|"loans you give"|"loans to families"|"prêts aux familles"|"prêts aux particuliers" & !"not"|"no"|"pas"|"without"|"sans"',
      'choice_independent & earns_by_lending & !"no"|"not"|"pas"|"without"|"sans"|"never"|"jamais"|"unlike"|"rather"|"plutôt"',
      '"your"|"you"|"vous"|"votre" > earns_word > earns_by_lending & !"no"|"not"|"pas"|"without"|"sans"|"never"|"jamais"|"unlike"|"rather"|"plutôt"|"ailleurs"',
      'house_of_advice > deposit_bank & !slip_contrast|says_otherwise|"not"|"no"|"pas"|"never"|"jamais"|"than"|"without"|"sans"',
      'house_of_advice > wrong_house_fact & !slip_contrast|says_otherwise|"no"|"aucun"|"aucune"|"not"|"pas"|"rien à voir"|"until"|"jusqu"|"confondre"|"confuse"',
      '"balance sheet"|"lender"|"prêteur"|"prêteuse"|"bilan"|"salle de marchés"|"trading floor" & "biggest"|"largest"|"énorme"|"huge"|"premier prêteur"|"premier" & "lending"|"lender"|"prêteur"|"loans"|"crédits"|"finances"|"finance"',
      'choice_your_balance_sheet & choice_independent',
      'house_of_advice >> turn_retail_or_lender & !slip_contrast|says_otherwise|"not"|"no"|"pas"|"never"|"jamais"',
      'choice_independent > choice_lends',
      '"your"|"votre"|"team"|"équipe" & choice_trades & choice_same_trade|choice_stock_picking',
      '"your"|"you" & "branches"|"retail branches"|"current accounts"|"mortgages"|"no advisory"|"savings accounts"',
      '"votre"|"vos"|"vous" & "agences de quartier"|"guichets"|"comptes courants"|"crédits immobiliers"|"livret"|"pas de conseil"|"aux particuliers"|"les particuliers"|"de particuliers"',
      'claims_to_be >> universal_bank',
      'wins_mandates_by_lending',
      '~advice_gets_wrong & ~advice_bank_facts & ~advice_needless',
    ],
    example: {
      en: 'I admire your branches and the mortgages you sell to families.',
      fr: 'J’admire vos guichets et vos crédits immobiliers.',
    },
    correction: {
      en: 'An advisory house lives from mandates: check what the bank does before you praise it.',
      fr: 'Une maison de conseil vit de mandats : vérifiez ce que fait la banque avant de la louer.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
