import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: conditions and walk-away rights. */
export const macClaims = {
  exit_costs_nothing: {
    concept: 'mac',
    says: [
      '"adobe"|"buyer"|"acheteur" > ~strays_pays_nothing & !"if it closes"|"except"|"sauf"|"until"',
      'break_payment > owed_by_the_bought & !"reverse"|"inversée"|"not"|"pas"|"normal"|"ordinary"|"classique"|"other bid"|"autre offre"',
      '"adobe"|"buyer"|"acheteur"|"acquéreur" > ~owes_nothing_then & ~should_it_fail & !save_for_others',
    ],
    example: {
      en: 'Adobe pays nothing if it fails.',
      fr: 'Adobe n’avait rien à payer en cas d’échec.',
    },
    correction: {
      en: 'Adobe paid Figma the reverse fee of one billion dollars.',
      fr: 'Adobe a payé à Figma l’indemnité inversée d’un milliard de dollars.',
    },
  },
  long_stop_misread: {
    concept: 'mac',
    says: [
      'amiss_long_stop > astray_binds > astray_to_close & !"not"|"pas"|"unless"|"sauf"|"no longer"|"plus"',
      '~"no long stop"|~"without a long stop"|~"sans date butoir"|~"pas de date butoir" > "better protected"|"safer"|"mieux protégé"|"plus protégé" & !"less"|"moins"',
      '"long stop"|"date butoir" > strays_still_bound & !"not"|"no longer"|"ne sont plus"|"pas"',
      '~counter_no_date > counter_safer & !"not"|"pas"',

      'amiss_long_stop > ~amiss_long_stop_misread',
      '~amiss_long_stop > ~amiss_useless',
      'amiss_long_stop >> "obliges"|"binds"|"forces"|"lie"|"oblige"|"contraint" > "authority"|"regulator"|"commission"|"autorité"|"régulateur"',
    ],
    example: {
      en: 'The long-stop date is when the regulator must decide.',
      fr: 'La long-stop date n’a aucune utilité.',
    },
    correction: {
      en: 'It is agreed between the parties: past that day either may walk away.',
      fr: 'Elle est convenue entre les parties : passé ce jour, chacune peut se retirer.',
    },
  },
  reverse_fee_misread: {
    concept: 'mac',
    says: [
      'amiss_reverse_fee & amiss_protects_buyer',
      '~amiss_reverse_fee > ~amiss_useless',
      '~amiss_useless > ~amiss_reverse_fee',
      'amiss_target_pays >> amiss_reverse_fee',
      'amiss_reverse_fee >> "indemnise"|"compensates"|"protège"|"protects" > "acquéreur"|"buyer"|"acquirer"|"acheteur"',
    ],
    example: {
      en: 'The reverse break fee protects the buyer.',
      fr: 'Le vendeur n’a pas besoin d’une reverse break fee.',
    },
    correction: {
      en: 'The acquirer owes it to the other side when clearance fails: it shares the risk of a ban.',
      fr: 'L’acquéreur la doit à l’autre partie si l’autorisation échoue : elle partage le risque d’un refus.',
    },
  },
  seller_carries_antitrust: {
    concept: 'mac',
    says: [
      'amiss_seller_bears > amiss_antitrust_risk',
      'amiss_hell_or_high_water > amiss_protects_buyer',
      'amiss_antitrust_risk > "on the seller"|"sur le vendeur"|"sur la cible"|"with the seller"|"on the target"|"au vendeur"|"to the seller"',
    ],
    example: {
      en: 'The seller should carry the antitrust risk.',
      fr: 'C’est le vendeur qui assume le risque antitrust.',
    },
    correction: {
      en: 'The buyer knows the overlaps: the contract puts most of that danger on him.',
      fr: 'L’acheteur connaît les recouvrements : le contrat met l’essentiel de ce danger sur lui.',
    },
  },
  mac_for_any_reason: {
    concept: 'mac',
    says: [
      'flat_small_trouble > flat_invoke_mac & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"isn’t"|"enough to worry"',
      'flat_invoke_mac > flat_small_trouble & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'buyer|~buyer > flat_drops_freely|~flat_drops_freely & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before signing"|"avant de signer"|"non-binding"|"indicative"|"can’t"|"unless"|"sauf"|"until"|"first round"',
      'wrongly_small_dip > wrongly_gets_out & !"not"|"pas"|"never"|"jamais"|"isn’t"|"no"',
      '"invoke"|"invokes"|"invoque"|"invoquer" > "mac" & "share price falls"|"share price drops"|"action baisse"|"cours baisse"|"marché baisse"|"market falls" & !"not"|"pas"|"never"|"jamais"',
      '"action baisse"|"cours baisse"|"share price falls" > "invoque"|"invokes" > "mac" & !"not"|"pas"|"never"|"jamais"',
      'heard_market_drop > heard_can_trigger > deals_mac_noun|"mac" & !"not"|"pas"',
      'deals_mac_noun|"mac" > heard_can_trigger|"triggered"|"joue"|"invoked" > deals_any_reason & !"not"|"pas"',
      'cases_refusal > cases_counts_as > mac|"material adverse change"',
      'deals_material_change|deals_walk_away & deals_any_reason',
      'deals_material_change|deals_mac_noun > deals_easily_word',
      'authority_refusal > amounts_to > mac|deals_mac_noun',
      '"mac" > "prévue pour"|"covers"|"meant for"|"made for"|"lets the buyer"|"invoke"|"invoquer"|"couvre"|"permet" > "refus"|"refusal"|"regulator"|"authority"|"autorité"|"régulateur"|"antitrust"|"ban" & !"not"|"pas"|"never"|"jamais"|"ne couvre"',
      '"invoke"|"invoquer"|"use"|"utiliser" >> "mac" > "refus"|"refusal"|"regulator"|"authority"|"autorité"|"régulateur" & !"not"|"pas"|"never"|"jamais"',
      'deals_mac_noun & terms_market_dip & !terms_left_out',
    ],
    example: {
      en: 'With the MAC the buyer walks away after one bad quarter.',
      fr: 'Avec la clause MAC, l’acheteur se retire après un mauvais trimestre.',
    },
    correction: {
      en: 'A MAC clause needs a serious and lasting deterioration, and courts rarely accept it.',
      fr: 'Une clause MAC suppose une dégradation grave et durable, et les tribunaux l’admettent rarement.',
    },
  },
  condition_lifts_itself: {
    concept: 'mac',
    says: ['deals_condition_noun > deals_lifts > deals_by_itself'],
    example: {
      en: 'A condition precedent is lifted automatically after a month.',
      fr: 'Une condition suspensive se lève toute seule au bout d’un mois.',
    },
    correction: {
      en: 'A condition precedent is lifted by the approval itself; without it nobody has to close.',
      fr: 'Une condition suspensive n’est levée que par l’accord de l’autorité ; sans lui, personne n’est tenu au closing.',
    },
  },
  seller_pays_reverse_fee: {
    concept: 'mac',
    says: [
      '"reverse break fee"|"reverse fee"|"reverse termination fee"|"indemnité inversée"|"indemnité de rupture inversée" > flat_seller_pays & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_seller_pays > flat_fee_word > flat_authority_refuses & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|buyer',
      'flat_authority_refuses > flat_seller_pays > flat_fee_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|buyer',
      '~if_it_is_refused|"refuse"|"blocks"|"refuses" > deals_paid_by_seller > deals_compensation|"indemnité"|"fee"|"penalty" & !"not"|"pas"|"never"|"jamais"',
      '"refuse"|"blocks"|"refuses"|"blocked" > "target owes"|"target pays"|"cible doit"|"cible verse"|"seller owes" & !"not"|"pas"|"never"|"jamais"',
      'deals_reverse_fee & deals_paid_by_seller',
      'deals_reverse_fee > terms_favours >> buyer & !seller',
      'slip_fee_reverse > slip_target_pays & !"not"|"pas"|"never"|"jamais"',
      'misstated_target_pays & "refuses"|"refuse"|"says no"|"blocks"|"fails"|"dit non"|"bloque"|"interdit"|"échoue"|"refus" & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The reverse break fee is paid by the seller.',
      fr: 'L’indemnité inversée est payée par le vendeur.',
    },
    correction: {
      en: 'A reverse break fee goes from the buyer to the seller when the buyer cannot close.',
      fr: 'Une indemnité inversée va de l’acheteur au vendeur quand l’acheteur ne peut pas conclure.',
    },
  },
  approvals_after_closing: {
    concept: 'mac',
    says: [
      'flat_approvals > flat_asked_for > flat_too_late & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"',
      'deals_merger_watchdog|"competition authority"|"autorité de la concurrence" > flat_looks_at_it > flat_once_moved & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"|"until"',
      'wrongly_ask_leave > wrongly_taken_over & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"cannot"|"ne peut"|"fine"|"amende"|"until"',
      '~"transfère les titres"|~"transfer the shares"|~"closing"|~"close" > -"condition"|-"condition précédente" & deals_regulator|"autorisation"|"clearance"|"approval"|"autorité"|"authority" & !"if"|"si"|"only"',
      '"autorisation"|"clearance"|"approval" > "n’a pas à être une condition"|"pas besoin d’être une condition"|"need not be a condition"|"does not have to be a condition"|"doesn’t have to be a condition"|"shouldn’t be a condition"',
      '"close"|"boucler"|"closer"|"conclure" > "then sort"|"settle"|"deal with"|"régler" > deals_regulator|"brussels"|"bruxelles"|"competition"|"concurrence" > "later"|"afterwards"|"ensuite"|"après" & !"not"|"pas"|"never"|"jamais"',
      'deals_merger_watchdog|"concurrence"|"competition" & deals_clearance|"ask"|"demande" > deals_after_closing & !"not"|"pas"|"never"|"jamais"',
      'cases_closed_first & cases_files & cases_afterwards',
      'deals_approvals > deals_sorted_word > deals_after_closing',
      '~deals_clearance|~antitrust > ~deals_clearance_formality',
      '~deals_merger_watchdog & ~deals_clearance_formality',
      'offers_may_close > offers_before_ruling & !offers_at_fault',
      'offers_closes_first & offers_review_word & offers_later|"before"|"avant" & !offers_at_fault',
      'deals_approvals > sale_obtained > sale_before_signing',
      'slip_close_now > ~slip_clear_later & !"cannot"|"not close"|"peut pas"|"ne peut"',
      'offers_may_close >> misstated_meanwhile & !"cannot"|"never"|"illegal"|"gun jumping"|"jamais"|"interdit"|"amende"|"if there"|"sauf"',
      'offers_authority|deals_regulator|deals_merger_watchdog > misstated_looks_later',
      'deals_regulator|deals_merger_watchdog|offers_authority|deals_approvals|antitrust > clearance_after_the_fact & !"cannot close"|"not"|"never"|"jamais"|"if there"',
      '~signed_is_beyond_reach & !"until"|"unless"|"sauf"|"before"|"tant que"|"wrong"|"faux"',
    ],
    example: {
      en: 'The regulators and the conditions get sorted out after closing.',
      fr: 'Les autorisations s’obtiennent après le closing.',
    },
    correction: {
      en: 'Approvals come between signing and closing; without them nobody has to close.',
      fr: 'Les autorisations s’obtiennent entre le signing et le closing ; sans elles, personne n’est tenu de conclure.',
    },
  },
  mac_protects_seller: {
    concept: 'mac',
    says: [
      '"mac" > "seller can walk"|"seller walks"|"vendeur peut partir"|"vendeur peut sortir"|"vendeur de sortir"|"seller walk away"|"lets the seller" & !"not"|"pas"|"never"|"jamais"',
      'deals_mac_noun > deals_for_seller',
    ],
    example: {
      en: 'A MAC clause protects the seller and lets him raise the price.',
      fr: 'La clause MAC protège le vendeur.',
    },
    correction: {
      en: 'A MAC clause lets the buyer leave if the business deteriorates badly before closing.',
      fr: 'La clause MAC permet à l’acheteur de partir si l’activité se dégrade gravement avant le closing.',
    },
  },
  exit_needs_no_clause: {
    concept: 'mac',
    says: [
      '~wrongly_exits > ~wrongly_dropped & !"cannot"|"mistake"|"erreur"|"never"|"jamais"|"who"|"without"|"sans"',
      '~wrongly_dropped > ~wrongly_exits & !"cannot"|"mistake"|"erreur"|"never"|"jamais"|"who"|"without"|"sans"|"handshake is"',
      'process_lapses_free & ~heard_says_no|~if_it_is_refused|"fails"|"échoue"|"collapses"|deals_signing_day|deals_sale_contract & !"unless"|"sauf"|"not"|"pas"',
      '~"contract"|~"contrat"|~"spa" & ~process_nothing_to_write & !"except"|"sauf"|"mistake"|"erreur"',
    ],
    example: {
      en: 'A signed deal simply lapses at no cost if clearance fails, so the contract needs no clause for it.',
      fr: 'Si l’autorité dit non, le contrat tombe tout seul, pas besoin de le prévoir dans le contrat.',
    },
    correction: {
      en: 'A signed contract binds: only a condition, a long-stop date and a fee say who may leave and who pays.',
      fr: 'Un contrat signé engage : ce sont la condition, la date butoir et l’indemnité qui disent qui peut partir et qui paie.',
    },
  },
  buyer_bound_whatever: {
    concept: 'mac',
    says: [
      'flat_even_if_refused > flat_must_complete & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"fee"|"indemnité"|"hell"',
      '~wrongly_refused > ~wrongly_still_bound & !"fee"|"indemnité"|"hell"|"not"|"pas"|"n’est"|"unless"|"sauf"|"without a"|"sans condition"|"sans clause"',
      'heard_says_no|if_it_is_refused > heard_go_through & !"fee"|"indemnité"|"hell"|"is not"|"unless"|"sauf"',
      '~heard_nobody > ~heard_gets_out > ~"between signing and closing"|~"entre signing et closing"|~"entre le signing et le closing"|~"avant le closing"|~"before closing" & !"unless"|"sauf"|"except"|"without"|"sans"',
      'heard_says_no|~heard_says_no & heard_go_through & !"fee"|"indemnité"|"hell"|"not"|"pas"',
      'deals_long_stop > heard_tied_still & !"not"|"pas"',
      '~heard_nobody_gets_out & heard_even_so|~heard_even_so & !"unless"|"sauf"|"except"|"fee"|"indemnité"',
      'deals_long_stop > ~heard_nobody_gets_out & !"before"|"avant"|"until"|"jusqu’à"',
      'heard_condition_fails|~heard_condition_fails > heard_goes_on_regardless & !"fee"|"indemnité"|"hell"|"unless"|"sauf"',
      'buyer >> misstated_must_pay|~misstated_must_pay > ~misstated_clearance_or_not & !"fee"|"indemnité"|"hell"',
      'buyer >> heard_goes_on_regardless & heard_condition_fails|~heard_condition_fails|"mac" & !"fee"|"indemnité"|"hell"',
      'deals_pays_whatever',
      'deals_close_anyway',
      '~misstated_must_pay > misstated_clearance_or_not & !deals_named_break_fee|"fee"|"indemnité"|"hell"|"without a condition"|"sans condition suspensive"',
      'buyer >> ~misstated_must_pay >> misstated_clearance_or_not & !"hell"|"not"|"pas"|"jamais"|"unless"|"sauf"',
    ],
    example: {
      en: 'The buyer must pay whatever happens before closing.',
      fr: 'L’acheteur doit payer quoi qu’il arrive.',
    },
    correction: {
      en: 'Until the conditions are met nobody is bound to close.',
      fr: 'Tant que les conditions ne sont pas levées, personne n’est tenu de conclure.',
    },
  },
  break_fee_on_success: {
    concept: 'mac',
    says: [
      '"break fee"|"termination fee"|"indemnité de rupture"|"indemnité inversée" > wrongly_when_it_works & !"not"|"pas"|"never"|"jamais"|"unless"',
      'deals_named_break_fee > deals_if_it_closes',
    ],
    example: {
      en: 'The break fee is paid if the deal succeeds.',
      fr: 'L’indemnité de rupture est due si l’opération réussit.',
    },
    correction: {
      en: 'A break fee is due when the deal dies.',
      fr: 'L’indemnité de rupture est due quand l’opération échoue.',
    },
  },
  long_stop_kept_short: {
    concept: 'mac',
    says: [
      '~deals_long_stop > flat_few_months|~flat_few_months & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"too"|"trop"|"extend"|"prolonger"',
      'wrongly_short_date & !"seller"|"vendeur"|"not"|"pas"|"never"|"jamais"|"danger"|"mistake"|"erreur"|"too"|"trop"|"avoid"|"éviter"',
      'deals_long_stop > "should be"|"must be"|"doit être"|"il faut" >> "three months"|"two months"|"trois mois"|"deux mois"|"short"|"courte" & !"not"|"pas"|"extend"|"long enough"',
      'deals_long_stop > deals_very_short',
    ],
    example: {
      en: 'The long-stop date should be as short as possible.',
      fr: 'La date butoir doit être la plus courte possible.',
    },
    correction: {
      en: 'The long-stop date has to cover the whole review, with a right to extend.',
      fr: 'La date butoir doit couvrir toute la procédure, avec un droit de prolongation.',
    },
  },
  clearance_steps_unneeded: {
    concept: 'mac',
    says: ['~amiss_clearance_step >> ~amiss_unneeded', '~amiss_unneeded >> ~amiss_clearance_step'],
    example: {
      en: 'There was no need for a plan B.',
      fr: 'Une indemnité inversée est superflue.',
    },
    correction: {
      en: 'What happens if the authority refuses is settled on the day of signing.',
      fr: 'Ce qui se passe si l’autorité refuse se règle le jour de la signature.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
