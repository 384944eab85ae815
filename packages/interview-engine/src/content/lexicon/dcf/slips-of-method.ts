import type { Lexicon } from '../../types.ts';

/** How the wrong year, range, company or rate is chosen for a DCF. */
export const slipsOfMethod = {
  last_observed_year: [
    'latest actual, last actual, latest reported, last reported, most recent actual, last twelve months, ltm, last historical year, current year’s, this year’s, today’s margin, year just closed, last closed year, margins of today, trailing year, latest annual',
    'dernière année réelle, dernier exercice réel, dernière année constatée, dernier exercice clos, dernière année close, dernière année publiée, dernière année historique, douze derniers mois, marge de l’année, marge de cette année, celui de cette année, celle de cette année, flux de cette année, marge d’aujourd’hui, marge du jour, dernier réel, dernier exercice publié, dernière marge, dernier exercice connu',
  ],
  whatever_the_cycle: [
    'top of the cycle or not, peak or not, regardless of the cycle, whatever the cycle, even at the top, even at the peak, even if prices are high, even if prices are at, even at peak, even in a boom, whatever the point in the cycle, wherever we are in the cycle, even if it’s the peak, even if it is a peak, even if it’s a peak, even if it’s a boom',
    'haut de cycle ou pas, pic ou pas, peu importe le cycle, quel que soit le cycle, même en haut de cycle, même au sommet, même au plus haut, même si les cours sont, même en pic, même si les prix sont, où qu’on soit dans le cycle, même si c’est un pic, même si c’est le pic, même si on est en haut',
  ],
  normal_year_word: [
    'normalised year, normalised final year, terminal year, terminal flow, terminal ebitda, terminal margin, perpetuity flow',
    'année normative, flux normatif, année terminale, flux terminal, ebitda terminal, marge normative, marge terminale',
  ],
  carries_on_word: [
    'capitalise, run forward, run, carry forward, roll forward, project, extend, extrapolate',
    'capitalise, projette, reporte, prolonge, étend, extrapole',
  ],
  shows_too_much: [
    'overvalue, overstate, overpay, flatter, inflate, dangerous, disaster, nonsense, absurd, otherwise, normalise first',
    'surévalue, surestime, surpaye, gonfle, flatte, dangereux, catastrophe, absurde, sinon, je normalise, on normalise',
  ],
  if_one: [
    'if you, if we, if i, if one, if the seller, when you, by taking, whoever',
    'si on, si l’on, si je, si vous, si le vendeur, quand on, celui qui, en prenant',
  ],
  narrower_word: [
    'narrower, tighter, fewer, narrow, tight, less wide, smaller range, smaller ranges, cut down, shorter list of, less need for, less need of',
    'plus étroite, plus étroites, plus resserrée, plus resserrées, moins large, moins larges, plus serrée, plus serrées, resserrer, réduire, réduit, moins de, moins besoin de',
  ],
  range_word: [
    'range, ranges, spread of values',
    'fourchette, fourchettes, plage, plages, amplitude',
  ],
  wider_word: [
    'wider, widen, broader, larger, illusion, nobody knows, too narrow, too tight, not a forecast',
    'plus large, plus larges, élargir, élargis, illusion, personne ne, trop étroite, trop étroites, trop serrée, pas une prévision',
  ],
  futures_word: [
    'futures, forward curve, forwards, forward market, forward price, curve',
    'futures, courbe à terme, marché à terme, prix à terme, courbe des prix, contrats à terme',
  ],
  knows_the_price: [
    'tells you the price, tells us the price, tells you what the price, tells us what the price, tells you where, tells us where, already knows, gives you the price, gives us the price, gives the price, gives the future price, gives you the future, knows the price, fixes the price, predicts the price, sets the price',
    'donne déjà le prix, donne le prix, donnent le prix, donnent déjà, nous donne le prix, connaît le prix, connaît déjà, dit où va, dit déjà, annonce le prix, prédit le prix, prévoit le prix, fixe le prix',
  ],
  reliable_forecast: [
    'reliable forecast, perfect forecast, accurate forecast, exact forecast, best predictor of the price',
    'prévision fiable, prévision exacte, prévision parfaite, excellente prévision',
  ],
  price_known_ahead: [
    'prices are known, price is known, known in advance, quoted every day, price is quoted, prices are quoted, price is observable, price is public, hedged anyway',
    'prix est connu, prix sont connus, connu d’avance, connus d’avance, coté tous les jours, cotés tous les jours, prix est coté, prix est public, prix est observable',
  ],
  one_case_enough: [
    'no need for price scenarios, not need scenarios, not need sensitivities, not need price scenarios, do without sensitivities, skip the sensitivities, skip sensitivities, one price deck will do, single deck is enough, one deck is enough',
    'pas besoin de scénarios de prix, se passer de sensibilités, se passer de scénarios, se passer des sensibilités, inutile de faire des sensibilités, inutile de faire des scénarios, inutile de multiplier les scénarios',
  ],
  beside_others: [
    'alongside, next to it, beside it, plus a downside, and another, two others',
    'à côté, en parallèle, en face, plus prudent, et un autre, deux autres, en plus du plan',
  ],
  of_doubtful_future: [
    'uncertain, unsure, unclear, young, early, risky, speculative, vague, shaky, unpredictable',
    'incertain, flou, floue, jeune, risqué, spéculatif, fragile, imprévisible, bancal',
  ],
  clear_ahead: [
    'you can forecast, we can forecast, visible, visibility, you can see, we can see, you know, certain, reliable, foreseeable',
    'sait prévoir, peut prévoir, visibilité, voit loin, voit clair, sait, fiable, prévisible, certain',
  ],
  less_than_before: [
    'the less, the lower, the smaller, the lighter',
    'moins, plus faible, plus petite, plus légère',
  ],
  weighs_less_for: [
    'weighs less for, matters less for, counts less for, is smaller for, is lower for, matters little for, is almost nothing for, is close to nothing for, is a smaller share for',
    'pèse moins pour, pèse moins chez, compte moins pour, pèse peu pour, pèse peu chez, est plus faible pour, est quasiment nulle pour, joue moins pour',
  ],
  weighs_next_to_nothing: [
    'is almost nothing, is close to nothing, is next to nothing, is virtually nil, is nearly zero, is a smaller share, hardly counts, barely counts, hardly weighs',
    'est quasiment nulle, est presque nulle, est proche de zéro, est quasi nulle, ne pèse presque rien, ne pèse quasiment rien, ne vaut presque rien, y pèse peu, pèse peu',
  ],
  concentrated_in: [
    'is mostly in, is mainly in, sits mostly in, sits mainly in, is concentrated in, lies mostly in, lies mainly in, comes mostly from, comes mainly from, is nearly all in, is essentially in, is front loaded in, sits in',
    'est surtout dans, se concentre sur, est concentrée sur, est concentrée dans, vient surtout des, vient essentiellement des, se trouve surtout dans, est presque toute dans, est essentiellement dans, vient principalement des, se fait surtout sur, repose surtout sur',
  ],
  first_part: [
    'first few years, early flows, forecast period, explicit flows, years one to five',
    'premières années du plan, premiers cash flows, prévision explicite, flux explicites, plan lui-même, horizon explicite',
  ],
} as const satisfies Lexicon;
