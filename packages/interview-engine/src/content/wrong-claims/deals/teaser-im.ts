import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: teaser and information memorandum. */
export const teaserImClaims = {
  no_preparation: {
    concept: 'teaser_im',
    says: [
      '~"no point in preparing"|~"no need to prepare"|~"pas besoin de préparer"|~"inutile de préparer" & ~"call"|~"appelle"|~"buyers"|~"acheteurs" & !"mistake"|"erreur"|"if"|"si"',
      '~deals_sales_process_prepared',
      '~sale_preparation >> ~sale_needless',
      'sale_skips_preparation & !"mistake"|"erreur"|"if"|"si"',
      'slip_late_stage > slip_before_book',
    ],
    example: {
      en: 'There is no preparation phase: you get the mandate and you call buyers.',
      fr: 'Il n’y a pas de phase de préparation : on a le mandat et on appelle.',
    },
    correction: {
      en: 'A month or two goes into the memorandum, the model, the data room and the list of buyers first.',
      fr: 'Un ou deux mois vont d’abord au mémorandum, au modèle, à la data room et à la liste d’acquéreurs.',
    },
  },
  documents_before_secrecy: {
    concept: 'teaser_im',
    says: [
      'deals_info_book|"book"|"memo"|"dossier" > flat_secrecy_later & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_info_book > flat_goes_public & !deals_secrecy_pledge|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"without an nda"',
      'deals_info_book > deals_secrecy_pledge > wrongly_afterwards & !"not"|"never"|"jamais"|"once"|"une fois"|deals_teaser_noun|deals_blind_profile|"d’abord"|"first"',
      '"data room" > "everybody"|"everyone"|"anybody"|"tout le monde"|"à tous" > "before"|"avant" > "sign"|"signing"|"signe"|"signent"|"signer"|"signature" & !"not"|"never"|"pas"|"jamais"|"nobody"|"personne"|"spa"|"they bid"',
      'sale_pledge_after_book > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book >> "first"|"d’abord"|"en premier" > deals_secrecy_pledge & !"after"|"once"|"après"|"une fois"|"not"|"never"|"pas"|"jamais"|deals_blind_profile',
      'deals_info_book > "tout de suite"|"straight away"|"immediately" > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book > sale_to_all > heard_then > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book > deals_before_word > deals_secrecy_pledge',
      'deals_sends_it > deals_info_book > deals_only_then > deals_secrecy_pledge',
      'deals_info_book > deals_before_word > deals_signing_day > deals_secrecy_pledge',
      'deals_sends_it > deals_info_book > deals_then_word > deals_secrecy_pledge',
      'deals_secrecy_pledge >> sale_pledge_after_book',
      'sale_sends_file > deals_info_book & sale_to_all & !deals_secrecy_pledge|deals_blind_profile|sale_drawback',
      'deals_secrecy_pledge > misstated_get_teaser',
      'sale_sends_file > sale_to_all > deals_info_book & !deals_blind_profile|sale_drawback|"after"|"once"|"après"|"une fois"',
    ],
    example: {
      en: 'You send the information memorandum to everybody before the NDA.',
      fr: 'On envoie l’info memo à tout le monde avant le NDA.',
    },
    correction: {
      en: 'Buyers first sign the NDA and only then receive the information memorandum.',
      fr: 'Les acheteurs signent d’abord le NDA, puis reçoivent l’info memo.',
    },
  },
  teaser_names_company: {
    concept: 'teaser_im',
    says: [
      'flat_name_on_teaser|~flat_name_on_teaser & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no name"|"sans"|"without"|"after"|"après"',
      'deals_teaser_noun|"teaser"|~deals_teaser_noun > ~flat_carries_name & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"without"|"sans"|"after"|"après"|"until"|"only"|"nowhere"|"nulle"',
      'wrongly_first_paper|deals_teaser_noun > wrongly_shows_name & !"not"|"pas"|"never"|"jamais"|"without"|"sans"|"after"|"après"|"until"',
      'deals_names_it & "front page"|"first page"|"cover"|"première page"|"couverture" & !"not"|"pas"|"never"|"sans"',
      'deals_teaser_noun > deals_names_it',
      'deals_teaser_noun > sale_after_pledge & !"hold back"|"holds back"|"data"|"données"|"garde"|"name"|"nom"|"anonymous"|"anonyme"|deals_info_book|"then"|"puis"',
    ],
    example: {
      en: 'The teaser gives the name of the company.',
      fr: 'Le teaser donne le nom de la société.',
    },
    correction: {
      en: 'A teaser is anonymous: the name comes only after the NDA.',
      fr: 'Un teaser est anonyme : le nom ne vient qu’après le NDA.',
    },
  },
  nda_signed_last: {
    concept: 'teaser_im',
    says: [
      'deals_secrecy_pledge > deals_signed_late',
      'deals_info_book > deals_without_pledge',
      'deals_secrecy_pledge > sale_pledge_after_book & !"before"|"avant"',
      '~sale_pledge_needless',
    ],
    example: {
      en: 'The NDA is signed at the end, on the day of the sale.',
      fr: 'L’accord de confidentialité se signe à la fin, le jour de la vente.',
    },
    correction: {
      en: 'The NDA is signed before the memorandum and before any name.',
      fr: 'L’accord de confidentialité précède le mémorandum et tout nom.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
