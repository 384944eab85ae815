import type { WrongClaim } from '../../types.ts';

/** What is said wrongly of a deal that waits for the competition authority. */
export const clearanceClaims = {
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
  integrated_to_force_it: {
    concept: 'antitrust',
    says: [
      'astray_meanwhile & "adobe"|buyer|"they"|"ils"|"acheteur" > astray_may > astray_runs_it & !"not"|"pas"|"never"|"interdit"|"cannot"|"forbidden"|"clean team"',
      'amiss_integrates & counter_faces_fact & !"not"|"pas"|"forbidden"|"interdit"',

      'amiss_integrates & amiss_before_the_decision & !amiss_gun_jumping',
      'amiss_integrates > amiss_before_the_decision & "should"|"must"|"fallait"|"faut"|"peut"|"can" & !"not"|"pas"|"forbidden"|"interdit"',
      '"working together"|"travailler ensemble"|"work together"|"fusionner"|"merge the teams" & "without waiting"|"sans attendre" > "green light"|"clearance"|"decision"|"feu vert"|"décision"|"autorisation"',
      '"closed"|"close"|"closer"|"boucler"|"clôturer" > amiss_before_the_decision & "should"|"must"|"undo"|"fallait"|"aurait dû"|"auraient dû" & !"not"|"pas"|"forbidden"|"never"|"jamais"',
    ],
    example: {
      en: 'They should start integrating before the decision.',
      fr: 'Il fallait commencer l’intégration sans attendre.',
    },
    correction: {
      en: 'Until the green light both stay rivals; acting as one is fined.',
      fr: 'Jusqu’au feu vert, les deux restent rivaux ; agir ensemble est sanctionné.',
    },
  },
  market_definition_left: {
    concept: 'antitrust',
    says: [
      '~"authority"|~"autorité"|~"regulator"|~"commission" > -"look"|-"looks"|-"regarde"|-"care" > ~"market shares"|~"parts de marché"|~"overlaps"|~"chevauchements" & !"only"|"seulement"|"just"|"que"',
      '~amiss_market_definition > ~amiss_left_for_later',
      '~amiss_other_plan > ~amiss_useless|~amiss_left_for_later',
      'slip_total_sales & ~slip_overlap_no_matter',
      '~slip_overlap_no_matter',
    ],
    example: {
      en: 'The market definition can wait.',
      fr: 'Un plan B est inutile.',
    },
    correction: {
      en: 'Which market the authority will look at, and what to do if it says no, is tested before committing.',
      fr: 'Quel marché l’autorité regardera, et que faire si elle refuse, se teste avant de s’engager.',
    },
  },
  staff_left_in_the_dark: {
    concept: 'own_view',
    says: ['~amiss_silent_to_staff & !"mistake"|"erreur"|"cannot"|"risk"|"risque"'],
    example: {
      en: 'You tell the employees nothing until the end.',
      fr: 'Il vaut mieux ne rien dire aux salariés.',
    },
    correction: {
      en: 'Over many months of waiting people leave unless they hear regularly what is known and what is not.',
      fr: 'Pendant des mois d’attente, les gens partent s’ils n’entendent pas régulièrement ce que l’on sait.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
