import type { Lexicon } from '../../types.ts';

/** More turns of phrase in which the steps of a DCF are left out, swapped or turned round. */
export const plainlyWrongTurns = {
  value_of_today: ['already a value of today, is worth that today', 'une valeur d’aujourd’hui'],
  wacc_already_inside: [
    'wacc is already inside, already contains the wacc, already uses the wacc',
    'calculée avec le wacc, calculée avec le cmpc',
  ],
  stops_at_value: [
    'stop at enterprise value, stop at ev, stops at enterprise value, end at enterprise value, ends at enterprise value',
    'm’arrête à la ve',
  ],
  no_bridge: ['bridge is unnecessary, bridge is not necessary', ''],
  value_is_theirs: [
    'ev is what shareholders, enterprise value belongs to the shareholders',
    've c’est la valeur des titres',
  ],
  no_debt_left_to_deduct: [
    'no debt to deduct, no need to deduct net debt',
    'plus de dette à déduire, pas besoin de retirer la dette nette, plus rien à déduire, pas besoin d’enlever la dette',
  ],
  inflow: [
    'plus for cash, improves cash flow, boosts cash flow, adds cash',
    'positif pour le flux, améliore le flux, augmente le flux, gonfle le flux, bon pour le flux',
  ],
  not_reinstated: [
    'not be included back',
    'ne se rajoutent pas, ne se rajoute pas, ne se réintègrent pas, ne se réintègre pas, ne sont pas rajoutés, ne sont pas réintégrés',
  ],
  comes_off_word: [
    'is a deduction from, are a deduction from',
    'viennent en déduction, vient en déduction, sont à déduire',
  ],
  perfectly_possible: [
    'quite possible, perfectly possible, is possible, realistic, is achievable, is normal',
    'tout à fait possible, parfaitement possible, est possible, envisageable, réaliste, est normale',
  ],
  still_holds: [
    'not a problem, not an issue',
    'pas grave, juste plus élevée, fonctionne quand même, marche quand même, valable quand même',
  ],
  unbounded_word: [
    'no ceiling, no cap, no upper limit, no limit on, no limit to, nothing caps, no maximum',
    'pas de plafond, aucun plafond, pas de limite, aucune limite, rien ne plafonne, pas de maximum',
  ],
  year_more_of_it: [
    'one more year, one extra year, an extra year, an additional year, one additional year, a year more',
    'une année de plus, un an de plus, une année supplémentaire, un an supplémentaire',
  ],
  n_plus_one: [
    'n plus one, n plus 1',
    'n plus une années, n plus une année, n plus un, n plus 1, n+1',
  ],
  lowers_value: [
    'no impact on valuation, no effect on valuation, not affect the valuation, not change the valuation',
    'pas d’effet sur la valeur',
  ],
  presumes_word: [
    'assumes, assume, assumed, supposes, treats, considers',
    'suppose, supposé, supposés, considère, considéré',
  ],
  at_year_end: [
    'last day of the year, last day of december, from the year end, stays at the year end',
    'dernier jour, clôture du dernier exercice, clôture de l’exercice',
  ],
  effect_overstated: ['', ''],
  a_whole_year_of_it: ['one year’s worth, a year’s worth', 'équivalent d’une année'],
  root_or_half: ['half, power, root, 0.5', 'demi, demie, puissance, racine, 0, 5, moitié'],
  every_extra: [
    'every extra, each extra, every additional, each additional, any extra, every euro of, each euro of, every turn of',
    'chaque euro, toute dette supplémentaire, chaque tour',
  ],
  remains_as_it_was: [
    'stays put, stays the same, does not move, not change, is unchanged, stays flat, remains the same',
    'ne bouge pas, reste le même, ne change pas, est inchangé, reste inchangé, reste stable, reste identique',
  ],
  leaves_plan_alone: [
    'keep his numbers, keep their numbers, keep the numbers, use the plan unchanged, not touch the plan, not touch the numbers',
    'ne touche à rien, garde ses chiffres',
  ],
  double_the_price: [
    'double today’s multiple, double the current multiple, double the offer, twice the multiple',
    'multiple double, doubler l’offre, double le multiple, double le prix',
  ],
  paid_at_once: ['at the start, at the outset', 'au départ, d’entrée de jeu, à l’avance'],
  liable_for_it: [
    'legally liable, liable for it, legally responsible, signs off on it, legally bound',
    'engage sa responsabilité, responsabilité juridique, responsable juridiquement, juridiquement responsable',
  ],
  reliable_word: [
    'reliable, trustworthy, can be trusted',
    'fiable, fiables, faire confiance, sûr, sûrs',
  ],
  seller_gets_it_anyway: [
    'guarantees the seller, seller is guaranteed, whatever happens, even if he misses, refunds, refund, pays back if, gets it anyway, gets the full price',
    'garantit au vendeur, quoi qu’il arrive, même s’il rate, rembourse s’il, vendeur rembourse, touche quand même, reçoit quand même',
  ],
} as const satisfies Lexicon;
