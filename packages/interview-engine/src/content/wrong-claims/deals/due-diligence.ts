import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: due diligence. */
export const dueDiligenceClaims = {
  adjusted_taken_as_shown: {
    concept: 'due_diligence',
    says: [
      '"reported"|"publiés"|"publié" > "adjusted"|"ajusté" & "only presentation"|"simple présentation"|"sans retraiter"|"without restating" & !"not"|"wrong"|"faux"',
      '"multiple" > "publié"|"reported" > apply_word > "ajusté"|"adjusted" & !"not"|"pas"|"jamais"|"never"|"error"|"erreur"|"mistake"|"wrong"|"faux"|mismatch_word',
      '~"base" > "peut différer"|"can differ"|"may differ"|"n’a pas à être la même"|"does not matter"',
      'the_adjusted|ebitda > always_right',
      'accepts_as_shown',
      'each_euro|adjustment_line|ebitda & one_for_one & price|value',
      '-looks_for >> ~bad_items & !"symmetry"|"never takes"|"never removes"|"symétrie"|management',
    ],
    example: {
      en: 'I would accept management’s figure.',
      fr: 'J’accepte le chiffre du management.',
    },
    correction: {
      en: 'Every line is tested both ways, because each million is worth the multiple.',
      fr: 'Chaque ligne se vérifie dans les deux sens, car chaque million vaut le multiple.',
    },
  },
  no_check_needed: {
    concept: 'due_diligence',
    says: [
      '"no quality of earnings"|"no due diligence"|"pas de due diligence"|"no diligence"|"aucune due diligence" > ~"needed"|~"nécessaire"|~"required"|~"utile"',
      '"already checked by the auditor"|"already checked by the auditors"|"déjà vérifiés par les auditeurs"|"déjà vérifiés par les commissaires" & !"not"|"pas"',
      '~signed_off > ~no_call_for',
      '"auditors"|"auditeurs"|"commissaires aux comptes" > "signed"|"signé"|"certifié"|"certified" & "no need"|"pas besoin"|"enough"|"suffit" & !"not enough"|"ne suffit pas"',
      'management > knows_best & takes_in|trust_them',
      'signed_off & ~no_check',
      'no_check',
      'seller_report > trusts_report',
      'signed_off & adjustment_line|ebitda & !check|"even if"|"même si"',
      'full_trust',
      'signed_off & needless|no_check',
      'management & knows_best & trust_them',
      '~no_call_for > ~checks_cash',
      'word_is_enough',
    ],
    example: {
      en: 'There is no need to verify what management signs.',
      fr: 'La signature de la direction suffit, pas besoin de vérifier.',
    },
    correction: {
      en: 'Every adjustment needs evidence, reviewed by independent accountants.',
      fr: 'Chaque retraitement demande des preuves, revues par des experts indépendants.',
    },
  },
  diligence_skipped: {
    concept: 'due_diligence',
    says: [
      '~check|~due_diligence|~calls_customers > ~wasted_effort & !"not a"|"n’est pas"|"never"|"jamais"|"isn’t"',
      '~due_diligence > ~put_off & !"cannot"|"never"|"jamais"|"not wait"|"ne peut pas"',

      '~"audit" > ~not_necessary|~"pas nécessaire"|~"sert à rien"|~"superflu"',
      'no_diligence',
      '~due_diligence > ~not_necessary & !"if"',
    ],
    example: {
      en: 'There is no need for due diligence.',
      fr: 'Pas besoin de due diligence.',
    },
    correction: {
      en: 'The numbers of a seller are checked against contracts, customers and capacity.',
      fr: 'Les chiffres d’un vendeur se vérifient sur les contrats, les clients et la capacité.',
    },
  },
  due_diligence_after_signing: {
    concept: 'due_diligence',
    says: [
      'flat_sees_books > flat_once_his & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"',
      'flat_checks > flat_after_signed & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"|"nda"|"confidentialité"|"again"|"encore"',
      'wrongly_check > wrongly_once_owned & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"again"|"price"|"prix"|"adjust"|"ajuste"|"recompte"|"recount"',
      '~misstated_opens_books & process_only_after_contract & !deals_secrecy_pledge',
      'heard_sees_inside|~heard_sees_inside > heard_once_bought & !"not"|"pas"|"before"|"avant"',
      'heard_audits > heard_comes >> heard_after_the_deal & !deals_secrecy_pledge|"confirmatory"|"confirmatoire"|"also"|"aussi"|"not"|"integration"|"intégration"',
      'heard_does_audits >> heard_after_the_deal & !deals_secrecy_pledge|"not"|"confirmatory"|"confirmatoire"',
      'due_diligence > deals_after_signing',
      'deals_after_signing > deals_starts_word > due_diligence',
      'deals_sign_first > due_diligence & !deals_secrecy_pledge',
      'due_diligence >> deals_starts_word > misstated_between_the_two & !deals_firm_offer|deals_secrecy_pledge|"before"|"avant"|"conditions"|"spa"',
      '-misstated_opens_books > ~misstated_contract_first & !deals_secrecy_pledge|"competitor"|"competitors"|"concurrent"|"concurrents"|"sensitive"|"sensibles"|"all"|"tout"',
      'process_looks_inside > process_once_signed & !deals_secrecy_pledge|"nda"|"before"|"avant"|"confirmatory"|"again"|"not"|"pas"|"déjà"|"already"',
    ],
    example: {
      en: 'The due diligence starts once the SPA is signed.',
      fr: 'La due diligence commence une fois le SPA signé.',
    },
    correction: {
      en: 'Buyers look into the company before they make a binding offer: what they find shapes the price and the contract.',
      fr: 'Les acquéreurs examinent la société avant de remettre une offre ferme : ce qu’ils trouvent fait le prix et le contrat.',
    },
  },
  vendor_report_by_buyer: {
    concept: 'due_diligence',
    says: [
      'deals_vendor_report > deals_paid_by_buyer',
      'buyer > deals_orders > deals_vendor_report',
      'deals_vendor_report > buyer > deals_orders & !seller',
      'buyer >> deals_orders > deals_vendor_report',
    ],
    example: {
      en: 'The vendor due diligence is ordered and paid by the buyer.',
      fr: 'La vendor due diligence est commandée et payée par l’acquéreur.',
    },
    correction: {
      en: 'The seller orders and pays the vendor report; the buyer may rely on it.',
      fr: 'Le rapport VDD est commandé et réglé du côté du vendeur ; l’acquéreur peut s’appuyer dessus.',
    },
  },
  vendor_report_suffices: {
    concept: 'due_diligence',
    says: [
      'flat_sellers_report & ~flat_nothing_to_check & !"does not mean"|"ne veut pas dire"|"mistake"|"erreur"|"nobody"|"personne"|"never"|"jamais"',
    ],
    example: {
      en: 'With the vendor’s own report the buyer does not need to check anything himself.',
      fr: 'Comme le vendeur a fait faire un rapport, l’acheteur n’a plus rien à vérifier.',
    },
    correction: {
      en: 'A vendor report saves time, but the buyer still has his own people look at the company.',
      fr: 'Un rapport du vendeur fait gagner du temps, mais l’acheteur mène ses propres contrôles.',
    },
  },
  warranties_replace_diligence: {
    concept: 'due_diligence',
    says: [
      '"garantie"|"garanties"|"warranty"|"warranties" > "plus besoin"|"no longer need"|"no need"|"pas besoin"|"inutile" & "audit"|"audits"|due_diligence & !"not mean"|"veut pas dire"',
      'deals_promises > heard_takes_its_place & !"cannot"|"mean"',
      '~deals_promises > ~heard_audit_spared & !"mean"|"cannot"|"can’t"|"peut pas"|"veut pas dire"|"dispense"|"dispensent"|"never"|"jamais"',
      '~heard_audit_spared > ~deals_promises & !"mean"|"cannot"|"can’t"|"peut pas"|"veut pas dire"|"dispense"|"never"|"jamais"',
      '~due_diligence & ~"warranties"|~"garanties" & ~heard_unrelated',
      '~"warranties"|~"garanties"|~"guarantees" > ~"due diligence" > "unnecessary"|"needless"|"superflue"|"inutile"|"inutiles" & !"not"|"pas"',
      '"warranties"|"garanties"|"guarantees" > "unnecessary"|"needless"|"no need for"|"dispensent"|"remplacent"|"replace" > "due diligence"|"diligences" & !"not"|"pas"',
    ],
    example: {
      en: 'Thanks to the warranties you don’t need due diligence.',
      fr: 'Grâce aux garanties, on peut se passer d’audit.',
    },
    correction: {
      en: 'Due diligence comes first and shapes the warranties: what it finds is priced, carved out or covered.',
      fr: 'La due diligence vient d’abord et façonne les garanties : ce qu’elle trouve se paie, s’exclut ou se couvre.',
    },
  },
  lighter_diligence_on_shares: {
    concept: 'due_diligence',
    says: [
      'flat_less_checking > flat_share_way & !"assets"|"actifs"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_the_shares > ~wrongly_no_digging & !wrongly_the_assets|"not mean"|"assets"|"actifs"',
      '~heard_no_checks > ~heard_buys_the_firm & !"assets"|"actifs"',
      'heard_lighter > due_diligence|heard_audits > "buy shares"|"buying shares" & !deals_asset_purchase|"assets"|"not"',
      'due_diligence|heard_audits > heard_lighter > deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"|"pas"',
      'heard_lighter > due_diligence|heard_audits > deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"',
      'deals_lighter > due_diligence > slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"',
      'heard_lighter > slip_buys_shares|deals_share_purchase & due_diligence|heard_audits & !deals_asset_purchase|deals_asset_form|"not"',
      'deals_share_purchase > deals_lighter > due_diligence',
      'deals_share_purchase > due_diligence > deals_lighter',
    ],
    example: {
      en: 'With a share deal you can do a lighter due diligence.',
      fr: 'En cession de titres, on peut faire une due diligence plus légère.',
    },
    correction: {
      en: 'Whoever buys the shares buys the history, so it takes the deeper look.',
      fr: 'Qui achète les titres achète le passé : il faut regarder plus en profondeur.',
    },
  },
  diligence_after_purchase: {
    concept: 'due_diligence',
    says: [
      'signs_at_first > looks_only_later & !still_before_it',
      'scrutiny_word > once_it_is_bought & !still_before_it',
    ],
    example: {
      en: 'The due diligence comes after closing.',
      fr: 'La due diligence se fait après la signature.',
    },
    correction: {
      en: 'Diligence comes before signing: what it finds changes the price, the contract or the decision.',
      fr: 'La due diligence vient avant la signature : ce qu’elle trouve change le prix, le contrat ou la décision.',
    },
  },
  diligence_called_needless: {
    concept: 'due_diligence',
    says: [
      '~"no need to check"|~"pas besoin de vérifier"|~"inutile de vérifier" & ~"numbers"|~"figures"|~"accounts"|~"comptes"|~"chiffres"',
      '~astray_no_look & ~astray_papers & !"mistake"|"erreur"',
      'market_do_without_checks',
      '~amiss_no_diligence',
    ],
    example: {
      en: 'There is no need for due diligence on a small brand.',
      fr: 'La due diligence est une formalité.',
    },
    correction: {
      en: 'Before committing, the buyer checks figures, contracts and customers, whatever the size.',
      fr: 'Avant de s’engager, l’acquéreur vérifie chiffres, contrats et clients, quelle que soit la taille.',
    },
  },
  purchase_steps_unneeded: {
    concept: 'due_diligence',
    says: [
      '~amiss_diligence_step|~amiss_integration_step|~amiss_margin_step >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_diligence_step|~amiss_integration_step|~amiss_margin_step',
      '~amiss_sales_multiple > ~amiss_unneeded',
    ],
    example: {
      en: 'Due diligence is superfluous for a small brand.',
      fr: 'La rentabilité de la marque ne compte pas.',
    },
    correction: {
      en: 'The buyer checks the figures, what each sale earns and what joining the two will cost.',
      fr: 'L’acquéreur vérifie les chiffres, ce que rapporte chaque vente et ce que coûtera le rapprochement.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
