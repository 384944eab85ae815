import type { Seed } from '../../types.ts';

export const g1: Seed = {
  id: 'G1',
  topic: 'deal_process',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Take me through a sell-side process from mandate to closing.',
    fr: 'Décrivez un processus de cession, du mandat au closing.',
  },
  hint: {
    en: 'Go week by week, as on a calendar.',
    fr: 'Déroulez semaine par semaine, comme sur un calendrier.',
  },
  keyPoints: {
    en: 'Preparation (vendor due diligence, information memorandum, model, buyer list), teaser and NDA, indicative offers, data room, management presentations, binding offers and contract mark-up, signing, conditions, closing.',
    fr: 'Préparation (vendor due diligence, info memo, modèle, liste d’acquéreurs), teaser et NDA, offres indicatives, data room, présentations du management, offres fermes et commentaires sur le contrat, signing, conditions, closing.',
  },
  modelAnswer: {
    en: 'First we prepare for two months: the business plan, a vendor due diligence report, the information memorandum and the buyer list, long enough to create tension on the price. Then a teaser without the name goes out, buyers sign an NDA and receive the memorandum. About four weeks later they send indicative offers. We keep three or four, open the data room and organise management presentations, so that their auditors can check the accounts. Second round: binding offers, fully financed, with comments on the draft contract. We negotiate the SPA, its price mechanism, locked box or completion accounts, and we sign. Between signing and closing we wait until the conditions precedent are met, mainly clearance by the competition authority. At closing the price is paid and the shares change hands.',
    fr: 'D’abord, deux mois de préparation : le business plan, une vendor due diligence, l’info memo et la liste d’acquéreurs, assez longue pour créer de la tension sur le prix. Puis le teaser anonyme part, les acheteurs signent un NDA et reçoivent le mémorandum. Environ quatre semaines plus tard, ils remettent des offres indicatives. On en garde trois ou quatre, on ouvre la data room et leurs auditeurs épluchent les comptes. Deuxième tour : des offres fermes et financées, avec le contrat annoté. On négocie le SPA et son mécanisme de prix, locked box ou comptes de closing, puis on signe. Entre signing et closing, on attend que les conditions suspensives soient levées, surtout l’accord de l’autorité de la concurrence. Au closing, le prix est payé et les titres changent de main.',
  },
  must: ['teaser_im', 'nbo_bo', 'due_diligence', 'spa'],
  bonus: ['auction', 'mac', 'locked_box', 'antitrust'],
  points: {
    mac: {
      says: [
        'told_still_to_get & told_then_money|deals_merger_watchdog|deals_regulator',
        'deals_condition & deals_walk_away|"walk"|"s’en aller"|"only then"',
      ],
    },
    auction: {
      says: [
        '~told_how_many_left & told_spurs',
        'process_kept_in_race & told_spurs',
        'deals_crowd & deals_bid_climbs',
        'process_kept_in_race',
        'process_kept_in_race & process_price_holds',
      ],
    },
    locked_box: { says: ['deals_haggle & deals_price_machinery'] },
    antitrust: {
      says: [
        'told_then_money & deals_merger_watchdog',
        'deals_condition|"conditions" > "concurrence"|"competition"',
      ],
    },
    teaser_im: {
      says: [
        '~deals_unnamed & ~deals_secrecy_pledge|deals_info_book',

        '"teaser" & "nda"|"information memorandum"|"info memo"|"accord de confidentialité" & !"documents are"|"documents sont"',
        'teaser_im & papers_pass',
        'deals_one_page & deals_unnamed',
        'deals_unnamed & deals_info_book|deals_secrecy_pledge',
      ],
    },
    nbo_bo: {
      byName: true,
      says: [
        'deals_indicative_offer > "non-binding"|"price range"|"fourchette"|"keep"|"gardons"|"garde"',
        'deals_indicative_offer > "s’engagent"|"commit"',

        '"non-binding offers"|"offres indicatives" & "price range"|"fourchette"|"financing"|"financement"|"round one"|"premier tour"',
        '"round two"|"second round"|"second tour"|"deuxième tour" & "binding offers"|"offres fermes"',
        'deals_indicative_offer & pay|deals_keep_best|"paper"',
        'deals_firm_offer & deals_keep_best|deals_rounds|fund',
        'process_first_pass > process_second_pass',
        'process_first_pass & deals_a_figure',
        'deals_first_go & deals_a_figure & deals_comes_again',
        'deals_a_figure > deals_comes_again > deals_a_figure',
      ],
    },
    due_diligence: {
      says: [
        'told_every_stone',
        '~snoops & "accountants"|"comptables"|"auditeurs"',
        'deals_reads_all & deals_papers & !deals_secrecy_pledge|deals_info_book',
        '"candidats"|"bidders"|"finalistes" & deals_comb|deals_reads_all',
        'due_diligence > "puis"|"then"|"before"|"avant" > deals_firm_offer',

        'due_diligence & carried_out',
        'process_looks_within & deals_papers|buyer|before',
        '~snoops & ~snooped_at|buyer|deals_checker',
        'deals_comb & deals_turn_up',
        'check|deals_comb & deals_is_true',
        'deals_comb & deals_papers',
        'deals_reads_all & deals_checker',
        'deals_checker > deals_comb|deals_reads_all|check|carried_out > deals_papers',
        'buyer & deals_comb|deals_reads_all',
      ],
    },
    spa: {
      byName: true,
      says: [
        'deals_haggle > deals_signing_day & pay|deals_closing_day',

        'deals_turn_up|defect_shows & deals_sale_contract',

        'deals_signing_day > deals_sale_contract',
        '~defect_shows & ~who_foots_it',
        'deals_promises & deals_promise_limit',
        'deals_turn_up & pay|deals_promise_limit',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What does a buyer get to see at each stage?',
        fr: 'Que voit un acheteur à chaque étape ?',
      },
      aims: ['teaser_im', 'due_diligence'],
    },
    {
      rung: 2,
      text: {
        en: 'Where do most processes die?',
        fr: 'À quelle étape la plupart des processus échouent-ils ?',
      },
      aims: ['due_diligence', 'mac'],
    },
    {
      rung: 3,
      text: {
        en: 'The seller wants to be paid in three months instead of eight: what do you shorten?',
        fr: 'Le vendeur veut être payé en trois mois au lieu de huit : que raccourcissez-vous ?',
      },
      aims: ['nbo_bo', 'spa'],
    },
    {
      rung: 4,
      text: {
        en: 'What does the junior do for the client each week?',
        fr: 'Que fait le junior pour le client chaque semaine ?',
      },
      aims: ['teaser_im', 'nbo_bo'],
    },
  ],
  wrongClaims: [
    'vendor_report_suffices',
    'price_reopens_after_signing',
    'no_preparation',
    'one_to_one_helps_seller',
    'due_diligence_after_signing',
    'nothing_until_closing',
    'vendor_report_by_buyer',
    'exclusivity_at_once',
    'warranties_shield_seller',
    'signing_is_closing',
    'contract_after_payment',
    'documents_before_secrecy',
    'indicative_offer_binds',
    'binding_offers_first',
    'approvals_after_closing',
    'teaser_names_company',
    'nda_signed_last',
    'price_mechanisms_swapped',
    'buyer_bound_whatever',
    'more_bidders_lower_price',
    'locked_box_price_adjusts',
    'completion_accounts_fixed',
    'mac_for_any_reason',
    'seller_free_before_closing',
    'locked_box_for_buyers',
    'clauses_move_nothing',
    'broad_without_risk',
  ],
};
