import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about cycles, banks, plans and suitability. */
export const mistakenForJudgement = {
  goods_gains: [
    'inventory gains, stock gains, holding gains, gains on inventory, price gains, inventory gain, windfall gains, price spike, spike in price, price spikes',
    'gains sur stocks, gains sur stock, effet stock, effets de stock, gains de stock, gains de prix, pic de prix, flambée des prix, envolée des prix',
  ],
  left_where_they_are: [
    'leave, left, keep, kept, stay in, remain in',
    'laisse, laissés, garde, conserve, restent dans',
  ],
  below_the_wear: [
    'below depreciation, below the depreciation, under depreciation, lower than depreciation, less than depreciation',
    'en dessous des amortissements, sous les amortissements, inférieur aux amortissements, au-dessous des amortissements, inférieur à l’amortissement',
  ],
  steadier_margin: [
    'steadier, more stable, less volatile, smoother',
    'plus stable, plus stables, moins volatile, plus régulière',
  ],
  means_a_bargain: [
    'cheap, bargain, undervalued, a buy',
    'bon marché, sous-évaluée, pas chère, affaire, sous-évalué',
  ],
  predicted_as_well_as: [
    'as well as, just as well, as easily, as reliably',
    'aussi bien que, aussi bien, aussi facilement, aussi sûrement',
  ],
  plan_not_needed: [
    'no need for a plan, not need a plan, not need a track record, not need any history, no need for any history, not need a business plan, do without a plan, no need for a credible plan, no need for a track record, no need for a business plan',
    'pas besoin de plan, pas besoin d’un plan, pas besoin de business plan, pas besoin d’historique, sans besoin de plan, se passer de plan',
  ],
  no_trouble: [
    'no problem, not a problem, no issue, not an issue, not a concern, nothing to worry, perfectly fine, not a worry, never a problem, never an issue, never a worry, never a concern, no cause for concern, nothing wrong with, poses no difficulty',
    'pas gênant, pas un problème, aucun problème, pas grave, ne pose pas de problème, ne gêne pas, rien d’inquiétant, jamais un problème, jamais gênant, jamais gênante, jamais un souci, pas un souci, aucun souci, aucune gêne, rien de gênant',
  ],
  comes_only_in_year: [
    'only comes in year, only arrives in year, only lands in year, only falls in year, only paid in year, only received in year, does not come until year, does not arrive until year, not received until year, comes a year later, arrives a year later, falls a year later',
    'n’arrive qu’en année, ne tombe qu’en année, ne vient qu’en année, arrive seulement en année, tombe seulement en année, arrive un an plus tard, tombe un an plus tard, arrive l’année suivante, tombe l’année suivante, n’est touché qu’en année, n’est encaissé qu’en année',
  ],
  it_suffices: [
    'you just, just, simply, it’s enough to, all you need, all it takes, enough to',
    'il suffit, suffit de, simplement, n’a qu’à, il n’y a qu’à',
  ],
  dearer_rate: [
    'raise the discount rate, raise the wacc, higher discount rate, higher rate, big risk premium, large risk premium, premium to the discount rate, points to the discount rate, twenty five percent rate, points to the wacc, raise the rate, lift the wacc, increase the wacc, increase the discount rate',
    'monter le taux, augmenter le taux, monter le cmpc, augmenter le cmpc, taux plus élevé, grosse prime de risque, relever le taux, monte le taux, relève le taux, monte le cmpc, relève le cmpc',
  ],
  rightly_valued: [
    'properly valued, correctly valued, well valued, fairly valued, valued properly, fixed, solved, sorted, works, fine',
    'bien valorisée, correctement valorisée, réglé, résolu, fonctionne, marche',
  ],
  not_on_the_market: [
    'not listed, unlisted, private company, is private, is not quoted',
    'pas cotée, non cotée, n’est pas cotée, société privée',
  ],
  on_the_market: ['is listed, listed company, is quoted', 'est cotée, société cotée'],
  dcf_impossible: [
    'cannot do a dcf, cannot use a dcf, no dcf, dcf is impossible, dcf cannot be used, dcf does not work',
    'pas faire de dcf, pas de dcf, dcf impossible, dcf est impossible, dcf ne marche pas, dcf ne sert à rien',
  ],
  ev_to_ebitda: [
    'ev to ebitda, ev ebitda, ebitda multiple, multiple of ebitda, enterprise value',
    've sur ebitda, ve ebitda, multiple d’ebitda, multiple de l’ebitda, valeur d’entreprise',
  ],
  handed_over_at_closing: [
    'paid at closing, paid on day one, paid up front, paid on closing, paid upfront, due at closing, paid on signing',
    'versé au closing, payé au closing, payé comptant, versé à la signature, payé à la signature, payé le jour du closing, versé dès le closing, payé d’avance, réglé au closing, payé le jour de la signature',
  ],
  not_necessary: [
    'not necessary, not needed, not required, superfluous, skip',
    'pas nécessaire, pas utile, superflue, pas indispensable, se dispenser, passer de',
  ],
  throws_out: ['reject, throw out, bin, discard', 'rejette, jette, écarte, mets à la poubelle'],
  altogether: [
    'altogether, entirely, completely, outright, zero growth, no growth',
    'en bloc, complètement, totalement, croissance nulle, zéro croissance, sans croissance',
  ],
  halves_the_growth: [
    'half of the growth, half the growth, cut the plan in half, halve the plan, split the difference, average of the plan',
    'moitié de la croissance, coupe le plan en deux, coupe la poire, divise le plan par deux, moyenne du plan',
  ],
  no_money_put_in: [
    'without investing, without any extra capex, without hiring, without spending, without any capex, without any investment',
    'sans investir, sans embaucher, sans capex, sans recruter, sans dépenser, sans investissement',
  ],
  reserves_never_end: [
    'reserves never run out, never run out, does not run out, do not run out, reserves last forever',
    'ne s’épuisent pas, ne s’épuise pas, inépuisables, jamais épuisées',
  ],
  takes_bluntly: [
    'just take, just use, simply take, take, use',
    'prends, prend, garde, reprends, retiens',
  ],
  trough_word: [
    'trough, bottom of the cycle, low of the cycle',
    'bas de cycle, bas du cycle, creux de cycle, creux du cycle',
  ],
  foretells: ['forecasts, predicts, models', 'prévoit, prédit, modélise'],
  in_distress: [
    'in distress, distressed, near bankruptcy, close to default, near default, about to go under, close to bankruptcy',
    'détresse, en difficulté, au bord de la faillite, proche du défaut, proche de la faillite, près du défaut, bord du défaut',
  ],
  just_as_reliable: [
    'just as good, just as reliable, as reliable',
    'aussi fiable, aussi bon, tout aussi bien',
  ],
  untouched_plan: [
    'instead of touching the plan, rather than touching the plan, instead of rebuilding, instead of changing the plan, rather than changing the plan, without touching the plan',
    'plutôt que de toucher au plan, sans toucher au plan, au lieu de toucher au plan, au lieu de refaire le plan, plutôt que de refaire le plan',
  ],
} as const satisfies Lexicon;
