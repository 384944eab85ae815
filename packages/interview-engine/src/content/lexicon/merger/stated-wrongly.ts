import type { Lexicon } from '../../types.ts';

/** Words for what is false of a merger however it is put. */
export const wronglyStatedMergers = {
  target_holders_lose: [
    'target’s shareholders lose, target shareholders lose, sellers lose, target’s holders lose',
    'vendeurs y perdent, ceux de la cible y perdent, ceux de la cible perdent',
  ],
  acquirer_holders_win: ['', 'actionnaires de l’acquéreur qui gagnent'],
  of_small_account: [
    'marginal, minor role, hardly matter, hardly matters, barely matter, barely matters',
    'à la marge, marginal, marginale, marginales, rôle mineur, ne comptent guère, ne compte guère',
  ],
  accretive_only: ['accretive, accretion', 'relutif, relutive, relution'],
  dilutive_only: ['dilutive, dilution, dilutes', 'dilutif, dilutive, dilution'],
  combined_figure: ['pro forma, combined, new', 'pro forma, combiné, nouveau'],
  comes_out_below: [
    'below, lower than, under, less than, short of',
    'en dessous, inférieur, plus bas que, plus faible que, sous le',
  ],
  comes_out_above: [
    'exceeds, higher than, above, is higher, goes up, is bigger',
    'dépasse, supérieur, au-dessus, plus élevé, plus élevée, plus haut, excède, plus grande',
  ],
  price_multiple_paid: [
    'p/e paid, p/e you pay, p/e we pay, p/e of the target, target’s p/e, multiple paid, p/e it pays',
    'per payé, per de la cible, multiple payé, per qu’on paie, per d’achat, per d’acquisition',
  ],
  ppa_charge: [
    'ppa amortisation, amortisation of the intangibles, amortisation of intangibles, extra amortisation, amortisation from the ppa',
    'amortissement lié au ppa, amortissement du ppa, amortissement des incorporels, amortissement des actifs réévalués',
  ],
  adds_to_it: [
    'increases, adds to, raises, lifts, boosts',
    'augmente, s’ajoute au, relève, gonfle, améliore',
  ],
  yield_is_the_multiple: ['', 'earnings yield c’est le per'],
  no_bearing: [
    'has no bearing, have no bearing, plays no part, play no part, makes no difference, make no difference, is irrelevant, are irrelevant, has no effect, have no effect',
    'n’a pas d’incidence, sans incidence, ne joue pas, ne jouent pas, sans importance, n’intervient pas, n’a aucun effet, n’ont aucun effet',
  ],
  comes_into_it: [
    'come into it, comes into it, come into play',
    'en ligne de compte, entre en jeu, entrent en jeu',
  ],
  phased_in: [
    'ramp up, phased, build up over, come gradually, take three years to come',
    'montent en puissance, montée en puissance, progressivement, étalées, arrivent peu à peu',
  ],
} as const satisfies Lexicon;
