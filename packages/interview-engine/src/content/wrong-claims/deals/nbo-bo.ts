import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: indicative and binding offers. */
export const nboBoClaims = {
  indicative_offer_binds: {
    concept: 'nbo_bo',
    says: [
      'deals_indicative_offer|"indicative letter"|"letter of intent"|"lettre d’intention"|"offre indicative" > flat_commits_him & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"nothing"|"rien"|"doesn’t"',
      'wrongly_first_round|deals_indicative_offer >> wrongly_firm & !"not"|"pas"|"never"|"jamais"|"second"|"deuxième"|"non-binding"|"without"|"sans"|"nothing"|"rien"|"nobody"|"personne"',
      'heard_first_figure > process_ties_them & !"nothing"|"non"|"rien"|"nobody"|"personne"',
      'deals_indicative_offer > process_mere_label & !"not"|"pas"',
      'heard_first_figure|~heard_first_figure > heard_stuck_with_it & !"not"|"isn’t"|"pas"|"never"',
      'heard_stuck_with_it > heard_first_figure & !"not"|"isn’t"|"pas"|"never"',
      'deals_indicative_offer > "already"|"legally"|"déjà"|"juridiquement" > misstated_commits_them|deals_bound_word & !"nothing"|"rien"|"nobody"|"personne"|"not"|"pas"',
      'deals_indicative_offer > deals_bound_word & !"to nothing"|"à rien"',
      'deals_indicative_offer > deals_is_firm & !"round two"|"second round"|"deuxième tour"|"second tour"|"the second"|"au second"|"au deuxième"|"nobody"|"personne"',
      'deals_indicative_offer > misstated_commits_them & !"firm"|"ferme"|"fermes"|"final"|"second"|"round two"|"deuxième"|"nothing"|"nobody"|"no one"|"rien"|"personne"|"until"|"only"|"seule"|"then"|"puis"',
      'deals_indicative_offer > ~misstated_no_way_back & !"firm"|"ferme"|"fermes"|"final"|"second"|"round two"|"deuxième"|"until"|"then"|"puis"',
    ],
    example: {
      en: 'The indicative offer legally commits the buyer to his price.',
      fr: 'L’offre indicative engage juridiquement l’acheteur sur son prix.',
    },
    correction: {
      en: 'An indicative offer commits nobody: only the offer of the second round does.',
      fr: 'Une offre indicative n’engage personne : seule l’offre ferme du second tour engage.',
    },
  },
  binding_offers_first: {
    concept: 'nbo_bo',
    says: [
      'flat_round_one > flat_binding_word > flat_last_round & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"non-binding"',
      'flat_binding_word > flat_last_round > flat_loose_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_firm_offer > flat_before_seeing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|deals_loose_noun|"indicative"|"impossible"|"no"',
      'wrongly_first_round > wrongly_firm & !"not"|"pas"|"never"|"jamais"|"second"|"deuxième"|"non-binding"|"nothing"|"rien"|"nobody"|"personne"',
      '"skip"|"saute"|"sauter" > deals_loose_noun|"indicative offers"|"offres indicatives" & !"not"|"pas"|"never"|"jamais"|"if"|"si"',
      'deals_firm_offer > "withdrawn freely"|"be withdrawn"|"se retire librement"|"retirée librement"|"rétractée" & !"not"|"pas"|"never"|"jamais"',
      'deals_at_the_outset >> "offre ferme"|"offres fermes"|"firm offer"|"firm offers"|"binding offer"|"binding offers" & !"not"|"pas"|deals_exclusive_word',
      'process_turned_into >> "offre indicative"|"indicative offer"',
      'deals_firm_offer > process_turned_into > deals_loose_noun|"offre indicative"|"indicative offer"|"indicative bid"|"indicative one"',
      '~heard_first_round > ~heard_no_use & !"not"|"pas"|"without"|"sans"',
      'deals_firm_noun > deals_come_first & !sale_loose_come_first',
      'deals_firm_noun > deals_then_only > deals_loose_noun',
      'deals_drop_back > deals_loose_noun & !"buyers come back"|"bidders come back"|"they come back"',
      'deals_after_only > due_diligence > deals_loose_noun',
      'deals_loose_noun > sale_after_the_room & !"fermes"|"final offers"|"firm"|"then"|"followed"|"puis"|"ensuite"|"first"|"d’abord"|"before"|"avant"',
      'sale_opens_room > sale_room_before_loose',
      'due_diligence > sale_room_before_loose & !deals_vendor_report|seller|"light"|"limited"|"légère"',
      'slip_first_offers > slip_come_after > slip_late_stage & !"fermes"|"firm"|"binding"',
      'deals_firm_noun >> process_at_the_start > deals_loose_noun|"offre indicative"|"indicative one"|"indicative offer" & !"come later"|"ensuite"|"before"|"avant"|"not"|"pas"',
      'process_starts_with >> deals_firm_noun > process_ends_with',
      'process_ends_with >> deals_loose_noun|"offre indicative"|"indicative offer" & !process_first_stage|"not"|"pas"',
    ],
    example: {
      en: 'The binding offers come first and the indicative ones later.',
      fr: 'Les offres fermes arrivent en premier, les indicatives à la fin.',
    },
    correction: {
      en: 'Indicative offers open the process; binding ones follow once the data room has been read.',
      fr: 'Les offres indicatives ouvrent le processus ; les engageantes suivent, une fois la data room lue.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
