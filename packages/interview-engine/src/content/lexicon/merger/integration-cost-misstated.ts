import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Integration costs, in the words of those who get it wrong. */
export const integrationCostMisstated: Lexicon = {
  after_signing: [
    'at closing, after closing, once closed, once the deal closes, once it closes, once it is signed, on closing, once signed, day one',
    'closing passé, après le closing, au closing, une fois le closing, une fois signé, dès le closing, après la signature, dès la signature, jour un',
  ],
  all_of_them: [
    'all the savings, all the synergies, every saving, the full savings, the whole of the savings',
    'toutes les synergies, toutes les économies, la totalité des synergies, l’intégralité des économies',
  ],
  at_sellers_cost: [
    [
      crossed(
        'reimbursed by, borne by, paid by, charged to',
        'seller, sellers, target’s shareholders',
      ),
      'for the seller to pay, the seller’s problem, on the seller, for the seller’s account, are the seller’s',
    ].join(', '),
    [
      crossed(
        'remboursés par, supportés par, payés par, à la charge de, à la charge du',
        'vendeur, vendeurs, cédant',
      ),
      'pour le vendeur, problème du vendeur, du ressort du vendeur, sur le dos du vendeur',
    ].join(', '),
  ],
  at_the_closing: [
    'from closing, as of closing, the day it closes, at closing, on closing, fully in year one',
    'dès la clôture, dès le closing, dès la signature, en plein dès',
  ],
  at_the_very_start: [
    'first morning, first day, first month, the day after, as soon as we sign, right after signing, on signing, day one, straight after closing, straight after signing',
    'premier matin, premier jour, premier mois, dès le lendemain, lendemain du closing, dès la signature, dès le closing, dès le départ',
  ],
  comes_out_below: [
    'below, lower than, under, less than, short of',
    'en dessous, inférieur, plus bas que, plus faible que, sous le',
  ],
  costs_added: [
    'integration costs are income, integration costs are savings, integration costs add, plus integration, add integration, add the integration, integration costs come back, integration cost every year, capitalise integration, adding the integration costs, plus the integration costs, integration costs are added, integration costs create value, integration costs are capitalised, capitalise the integration costs, integration costs recur',
    'plus l’intégration, ajoute l’intégration, intégration s’ajoute, ajoute les coûts d’intégration, plus les coûts d’intégration',
  ],
  costs_hardly: [
    'hardly costs anything, costs hardly anything, costs next to nothing, barely costs anything, costs almost nothing, costs very little, hardly costs a thing, happens by itself, costs nothing, is free, costs us nothing, comes for free, takes no money, costs no money, costs the buyer nothing',
    'coûte presque rien, coûte trois fois rien, coûte quasiment rien, coûte à peu près rien, coûte très peu, se fait tout seul, ne coûte rien, ne nous coûte rien, est gratuit, ne demande aucun budget, ne coûte pas un sou, ne coûte pas grand-chose',
  ],
  culture_aside: [
    crossed(
      'culture, integration, cultural fit, cultural differences',
      'does not matter, is never a problem, is irrelevant, plays no role, never matters, rarely matters, takes care of itself, happens by itself, looks after itself',
    ),
    crossed(
      'culture, intégration, cultures, différences culturelles',
      'ne compte pas, ne comptent pas, n’est jamais un problème, ne joue aucun rôle, n’a pas d’importance, se fait toute seule, se fait tout seule',
    ),
  ],
  day_of_closing: [
    'day you close, day we close, closing day, day of closing, at closing',
    'jour du closing, dès le closing, au closing, jour de la signature',
  ],
  delay_is_good: [
    'later the better, delay adds value, delay increases the value, delay raises the value, delay creates value, worth more later, delay changes nothing, delay does not matter, delay makes no difference, timing does not matter, timing makes no difference',
    'retard augmente la valeur, valent plus plus tard, retard ne change rien, calendrier ne change rien, peu importe le retard',
  ],
  early_or_late: [
    'whether they come in year, whether they arrive in year, whether they come early, whether it comes in year, year one or year, now or in three years, this year or in, early or late, sooner or later',
    'tôt ou tard, l’an un ou l’an, cette année ou dans, la première année ou, en année un ou, maintenant ou dans trois ans, qu’elles arrivent en année, que ça arrive en année',
  ],
  easy_integration: [
    crossed(
      'integration',
      'is the easy part, is easy, is straightforward, is simple, is quick, is automatic',
    ),
    crossed(
      'intégration',
      'est facile, est la partie facile, est simple, est rapide, est automatique, va de soi',
    ),
  ],
  every_year_again: [
    'spent every year, every year, each year, recurring, come back every year, are annual, go on for ever, as a perpetuity',
    'tous les ans, chaque année, récurrents, reviennent chaque année, sont annuels, à l’infini, les capitalise, à perpétuité',
  ],
  from_day_one: [
    'from day one, immediately and in full, right away in full, in full right away, all at once, overnight, straight away, arrive immediately, come immediately, are immediate, full amount in year one',
    'dès le premier jour, en totalité dès, entièrement dès, à plein dès, immédiatement et en totalité, du premier coup, sont immédiates, arrivent immédiatement, arrivent tout de suite, tombent tout de suite, tombent immédiatement, toutes d’un coup, en totalité la première année',
  ],
  full_level: [
    'run rate, full synergies, full amount, whole amount, full savings, all the synergies, synergies in full',
    'run rate, plein régime, rythme de croisière, totalité des synergies, synergies complètes, synergies pleines, intégralité des synergies, toutes les synergies, montant plein, régime de croisière',
  ],
  in_first_year: [
    'from year one, from the first year, in year one, in the first year, from day one, immediately, straight away, right away, from closing, at once, as of year one, from the start, on day one, very first day, the first day',
    'dès l’année un, dès le premier jour, immédiatement, tout de suite, dès le closing, la première année, dès le départ, d’entrée, dès le début, dès l’an un, dès la signature, dès le lendemain, dès le jour un',
  ],
  in_hand_at_once: [
    crossed('synergies, savings', 'come for free, are there, are in the bag, are banked, start'),
    crossed('synergies, c’est', 'acquises, acquis, là, automatiques, dans la poche'),
  ],
  integration_word: [
    'integration, integrating, culture, cultures, people issues, merging the teams, combining the teams',
    'intégration, intégrer, culture, cultures, choc culturel, différences culturelles, équipes',
  ],
  is_trifle: [
    crossed(
      'is, are, is just, is only, is merely, are just, is really just, is a, is simply',
      'detail, formality, technicality, afterthought, easy part, easy, automatic, legal detail, straightforward, minor matter, minor issue, secondary, minor, small matter, mere formality, administrative, non issue, legal matter, paperwork',
    ),
    crossed(
      'est, sont, n’est qu’, n’est qu’un, n’est qu’une, est un, est une, c’est, c’est un, c’est une, ce n’est qu’un, ce n’est qu’une, reste, reste un, se fait',
      'détail, formalité, simple formalité, simple détail, simple, secondaire, automatique, accessoire, facile, toute seule, anecdotique, purement juridique, administratif, administrative',
    ),
  ],
  joining_them: [
    'putting the two firms together, putting them together, putting the two together, merging the two, joining the two, integration, fitting the two together, merging two companies, merging companies, merging two firms, putting two companies together, combining two companies, combining them, integrating them, integrating the two, bringing them together, blending the two',
    'mettre les deux ensemble, réunir les deux, marier les deux, rapprocher les deux, intégration, fusionner les deux, fusionner deux entreprises, fusionner deux sociétés, fusionner deux boîtes, intégrer la cible, réunir deux sociétés, assembler les deux, les mettre ensemble',
  ],
  lands_whole: [
    'in full, fully, entirely, completely, all at once, at full speed',
    'en totalité, intégralement, à cent pour cent, entièrement, en entier, à plein, d’un coup',
  ],
  leaves_it_out: [
    'you can leave out, you leave out, we can leave out, one can leave out, can ignore, you ignore',
    'on peut ignorer, on ignore, on peut oublier, on exclut, on laisse de côté',
  ],
  longer_wait: [
    'takes longer, years more, year later, year delay, years late, a delay',
    'prend plus de temps, ans de plus, un an plus tard, ans plus tard, un retard, un décalage',
  ],
  may_be_skipped: [
    'can ignore, can leave out, you ignore, we ignore, can forget, can skip, no need to deduct, not deduct, not need to deduct, not have to deduct, i leave out, you leave out, we leave out, i ignore, can be left out, no need to count, no need to include, without deducting, leave them out, leave those out, they are left out, not belong, i skip',
    'peut ignorer, on ignore, peut négliger, peut oublier, laisse de côté, pas besoin de déduire, inutile de déduire, pas à déduire, ne déduit pas, pas besoin de compter, n’ont rien à faire, on les exclut, on les laisse, sans déduire, j’ignore, ne compte pas, ne tient pas compte, pas besoin de retirer, on néglige',
  ],
  merging_cost: [
    'integration cost, integration spending, integration budget, cost to achieve, implementation cost, one off cost, restructuring cost, cost of integration, redundancy cost, severance, cost of getting them, costs of delivering, exceptional costs',
    'coût d’intégration, frais d’intégration, dépenses d’intégration, coûts de l’intégration, coûts de mise en œuvre, coûts de réalisation, coûts de restructuration, coûts exceptionnels, coûts ponctuels, coûts non récurrents, indemnités de départ, coûts pour les réaliser, coûts pour les obtenir, coûts d’implémentation',
  ],
  merging_work: [
    'integration, integrating, post merger, merging the teams, combining the teams, combining the two, culture',
    'intégration, intégrer, post acquisition, fusionner les équipes, rapprocher les équipes, cultures, culture, l’après closing',
  ],
  not_in_value: [
    'not in the value, not affect value, not affect the value, outside the value, no effect on value, not enter, not count, not reduce',
    'n’entre pas dans la valeur, n’entrent pas dans, pas dans la valeur, hors valeur, ne comptent pas, comptent pas dans, ne réduisent pas, aucun effet sur la valeur',
  ],
  of_small_account: [
    'marginal, minor role, hardly matter, barely matter',
    'à la marge, marginal, marginale, marginales, rôle mineur, ne comptent guère',
  ],
  one_off_words: [
    'one off, one time, non recurring, exceptional',
    'ponctuels, ponctuel, non récurrents, exceptionnels, exceptionnel, one off',
  ],
  others_bear: [
    'seller pays, borne by the seller, paid by the seller, paid by the target, borne by the target, charged to the seller',
    'vendeur paie, payés par le vendeur, supportés par le vendeur, payés par la cible',
  ],
  phased_in: [
    'ramp up, phased, build up over, come gradually, take three years to come',
    'montent en puissance, progressivement, étalées, arrivent peu à peu',
  ],
  phasing_word: [
    'phasing, ramp up, timetable, schedule, timing, delay, build up, years to reach, run up, how long, how fast, how quickly, when they arrive, when the synergies, years they take, speed, the wait',
    'montée en puissance, calendrier, phasage, rythme, délai, délais, étalement, mise en place, montée en charge, combien de temps, combien d’années, arrivent dans, date à laquelle, vitesse, dans trois ans, dans deux ans, l’attente',
  ],
  spread_of_time: [
    'phasing, ramp, timing, delay, delays, build up, time it takes, schedule, calendar, pace, speed of delivery, when they arrive, year they arrive',
    'montée en charge, phasage, calendrier, délai, délais, rythme, montée en puissance, étalement, échéancier, retard, date à laquelle, vitesse de réalisation, progressivité',
  ],
  synergies_arrive: [
    crossed(
      'synergies, savings',
      'come, arrive, kick in, land, are there, start, flow, are available',
    ),
    crossed(
      'synergies, économies',
      'tombent, arrivent, sont là, viennent, se réalisent, sont réalisées, sont disponibles',
    ),
  ],
  synergy_or_value: [
    'synergies, synergy, savings, value',
    'synergies, synergie, économies, valeur',
  ],
  the_later: [
    'the later',
    'plus tard, plus elles arrivent tard, plus elles tardent, plus c’est tard',
  ],
  the_very_day: [
    'the day you take over, the day we take over, the day of the takeover, on the first day, on day one, the next morning, the morning after, the moment you sign',
    'le jour du rachat, le jour où on prend la main, dès la prise de contrôle, du jour au lendemain, le lendemain, dès le lendemain, à la minute où on signe',
  ],
  timing_aside: [
    crossed(
      'phasing, timing, ramp up, delay, phase in',
      'does not matter, has no effect, makes no difference, changes nothing, does not change, has no impact, is irrelevant',
    ),
    crossed(
      'phasage, calendrier, montée en puissance, décalage, retard',
      'n’a pas d’effet, n’a aucun effet, n’a pas d’impact, n’a aucun impact, ne change rien, ne change pas, n’a pas d’importance, est sans effet',
    ),
  ],
  trifling_integration: [
    crossed(
      'integration costs, integration cost, costs to achieve, restructuring costs',
      'are, is',
      'marginal, negligible, immaterial, trivial, irrelevant',
    ),
    crossed(
      'coûts d’intégration, coût de l’intégration, intégration',
      'c’est, sont, est, restent',
      'marginal, marginaux, négligeable, négligeables, anecdotiques, anecdotique',
    ),
  ],
  value_is_safe: [
    'value is secured, value is locked in, value is in the bag, value is earned, value is made, value is certain, value is guaranteed, value is banked, job is done, work is done, risk is over, value is there, nothing can go wrong, value is assured',
    'valeur est acquise, valeur est garantie, valeur est sécurisée, valeur est faite, valeur est là, valeur est créée, tout est joué, travail est fini, travail est terminé, plus de risque, rien à craindre, valeur est certaine, valeur est assurée',
  ],
  when_it_comes: [
    'whether they arrive, whether the savings, whether the synergies, whether synergies, whether they come, when they arrive, when the savings, when synergies, year three, year one or, early or late, in three years, later',
    'arrivent en année, en année un ou, tôt ou tard, plus tard, dans trois ans, en année trois, date à laquelle',
  ],
  worth_growing: [
    'more they are worth, more it is worth, more they’re worth, worth more',
    'plus elles valent, valent plus, vaut plus, plus leur valeur',
  ],
  wrongly_for_free: [
    'costs nothing, is free, comes free, for free, no cost, without cost, doesn’t cost anything',
    'ne coûte rien, coûte rien, est gratuit, gratuitement, sans coût, aucun coût',
  ],
  wrongly_merging: [
    'merging two companies, merging the two, integration, putting two companies together, putting them together, bolting them together',
    'fusionner deux sociétés, fusionner les deux, l’intégration, mettre deux sociétés ensemble, rapprocher les deux',
  ],
};
