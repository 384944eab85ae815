import type { Lexicon } from '../../types.ts';

/** The weight of the terminal value, in the words of those who get it wrong. */
export const tvWeightMisstated: Lexicon = {
  always_a_small_part: [
    'always a small part, always a small share, never much, only a small part, just a small part, a small part, ten percent or so, around ten percent, about ten percent, usually ten percent, hardly weighs in the total, hardly weighs anything, ten percent at most, at most ten percent, weighs next to nothing',
    'pèse jamais beaucoup, pèse jamais lourd, toujours une petite part, jamais grand-chose, dix pour cent environ, environ dix pour cent, à peine dix pour cent, une petite part, dix pour cent au plus, au plus dix pour cent, pèse presque rien, pèse à peine, 10 % au plus',
  ],
  barely_counts: [
    'barely counts, hardly counts, barely matters, hardly matters, counts for little, counts for next to nothing, is almost nothing, is a detail, hardly weighs, barely weighs, is hardly anything, is small change, is peanuts',
    'compte à peine, compte très peu, compte peu, ne compte presque pas, ne pèse presque rien, ne pèse pas lourd, est un détail, presque négligeable, pèse presque rien, pèse à peine, pèse quasiment rien, presque pas, c’est trois fois rien, quantité négligeable',
  ],
  better_for_it: [
    'at its most reliable, at its most robust, at its strongest, at its safest, more robust, more reliable, makes it safer, reassuring, a good sign, is a comfort, more solid, safer than a plan, safer than the plan',
    'au plus fiable, à son plus fiable, le plus fiable qui soit, rassurant, rassurante, plus robuste, plus fiable, plus solide, bon signe, gage de fiabilité',
  ],
  clear_ahead: [
    'you can forecast, we can forecast, visible, visibility, you can see, we can see, you know, certain, reliable, foreseeable',
    'sait prévoir, peut prévoir, visibilité, voit loin, voit clair, sait, fiable, prévisible, certain',
  ],
  concentrated_in: [
    'is mostly in, is mainly in, sits mostly in, sits mainly in, is concentrated in, lies mostly in, lies mainly in, comes mostly from, comes mainly from, is nearly all in, is essentially in, is front loaded in, sits in',
    'est surtout dans, se concentre sur, est concentrée sur, est concentrée dans, vient surtout des, vient essentiellement des, se trouve surtout dans, est presque toute dans, est essentiellement dans, vient principalement des, se fait surtout sur, repose surtout sur',
  ],
  explicit_part: [
    'explicit years, explicit flows, explicit period, explicit forecast, plan years, first years, first few years, early years, years of the plan, forecast period',
    'flux explicites, années explicites, période explicite, années du plan, premières années, flux du plan, horizon explicite',
  ],
  far_away: [
    'far away, far off, so distant, that far out',
    'c’est loin, très loin, si loin, trop loin',
  ],
  far_money_is_nothing: [
    'distant money hardly counts, far-off money hardly counts, distant flows hardly count, distant years hardly count, far away flows hardly count, far-off flows count for nothing, discounting wipes it out, discounting kills it, distant money is worth almost nothing, distant flows are worth almost nothing',
    'argent lointain ne compte presque pas, flux lointains ne comptent pas, flux lointains ne pèsent rien, années lointaines ne pèsent rien, actualisation l’écrase, actualisation le réduit à rien, argent lointain ne vaut presque rien, flux lointains ne comptent presque pas, flux lointains ne valent presque rien, années lointaines ne comptent presque pas',
  ],
  fine_that_everything: [
    'fine if everything, fine if all, no problem if everything, not matter if everything, fine that everything',
    'pas grave si tout, pas un problème si tout, pas gênant que tout, très bien si tout',
  ],
  first_part: [
    'first few years, early flows, forecast period, explicit flows, years one to five, first years, early years, plan years, explicit years, explicit period, forecast years, years of the plan, first flows, first five years, explicit forecast, plan itself',
    'premières années du plan, premiers cash flows, prévision explicite, flux explicites, plan lui-même, horizon explicite, premières années, années du plan, années explicites, période explicite, premiers flux, cinq ans du plan',
  ],
  good_sign: [
    'is an asset, is a strength, is a good sign, is good news',
    'est un atout, est une force, est bon signe, est une bonne nouvelle',
  ],
  hardly_any_of: [
    'almost none of, hardly any of, very little of, a small part of',
    'presque rien de, très peu de, une petite part de, presque pas de, une faible part de',
  ],
  less_than_before: [
    'the less, the lower, the smaller, the lighter',
    'moins, plus faible, plus petite, plus légère',
  ],
  low_share: [
    'ten to twenty, ten to fifteen, ten percent, 10%, fifteen percent, 15%, twenty percent, 20%, less than twenty, less than 20, less than a quarter, less than half, under twenty, a small share, a small part, a minority, less than the explicit, less than the plan, ten per cent, fifteen per cent, twenty per cent',
    'dix à vingt, dix à quinze, dix pour cent, 10 %, quinze pour cent, 15 %, vingt pour cent, 20 %, moins de vingt, moins de 20, moins d’un quart, moins de la moitié, une petite part, une part mineure, une part minoritaire, moins que les flux, toujours moins que',
  ],
  makes_it_sounder: [
    'more solid the valuation, more reliable the valuation, more robust the valuation, safer the valuation, valuation is safer, valuation is more solid, valuation is more robust, valuation is more reliable, makes it robust, makes it safer, makes it more reliable, makes the valuation robust, makes the valuation safer, makes the valuation more reliable, the more reliable it is, the safer it is, depends less on assumptions, less dependent on assumptions, less sensitive to assumptions, sign of quality, makes the price safer, less it hangs on, less it depends on assumptions',
    'plus la valo est solide, plus la valo est fiable, plus la valo est robuste, plus la valorisation est solide, plus la valorisation est fiable, plus la valorisation est robuste, plus c’est fiable, plus c’est solide, plus c’est sûr, rend la valorisation robuste, rend la valorisation fiable, rend la valorisation solide, rend la valo robuste, rend le dcf plus solide, dépend moins des hypothèses, moins sensible aux hypothèses, gage de qualité, moins ça dépend des hypothèses, moins elle dépend des hypothèses, moins on dépend des hypothèses, signe de qualité',
  ],
  mere_detail: [
    'is a detail, a mere detail, is secondary, is irrelevant, is negligible, is marginal',
    'est accessoire, reste accessoire, est un détail, est secondaire, est négligeable, reste secondaire, est marginale',
  ],
  most_of: [
    'most of, the bulk of, the majority of, nearly all, almost all',
    'essentiel de, la majorité de, la majeure partie de, presque toute, le gros de',
  ],
  must_stay_minor: [
    'must stay a minority, should stay below half, must be below half, must not exceed half, should never exceed half, should be a minority, has to stay small',
    'doit rester minoritaire, doit rester faible',
  ],
  no_trouble: [
    'no problem, not a problem, no issue, not an issue, not a concern, nothing to worry, perfectly fine, not a worry, never a problem, never an issue, never a worry, never a concern, no cause for concern, nothing wrong with, poses no difficulty',
    'pas gênant, pas un problème, aucun problème, pas grave, ne pose pas de problème, ne gêne pas, rien d’inquiétant, jamais un problème, jamais gênant, jamais gênante, jamais un souci, pas un souci, aucun souci, aucune gêne, rien de gênant',
  ],
  of_doubtful_future: [
    'uncertain, unsure, unclear, young, early, risky, speculative, vague, shaky, unpredictable',
    'incertain, flou, floue, jeune, risqué, spéculatif, fragile, imprévisible, bancal',
  ],
  only_a_slice: [
    'only a residual, just a residual, only a remainder, only a complement, only ten, only fifteen, only twenty, just ten, just fifteen, just twenty, only a tenth, only a small',
    'qu’un résidu, qu’un complément, qu’un appoint, un simple résidu, un simple complément, que dix, que quinze, que vingt, seulement dix, seulement quinze, seulement vingt, à peine dix, à peine vingt',
  ],
  rarely_more: [
    'rarely more than ten percent, seldom more than ten percent, rarely above ten percent, never more than ten percent, rarely more than a tenth',
    'rarement plus de dix pour cent, jamais plus de dix pour cent, rarement plus d’un dixième, rarement au-dessus de dix pour cent',
  ],
  reliable_part: [
    'reliable bit, reliable part, safe bit, safest part, safe part, certain part, solid part, sure bit, most dependable',
    'partie fiable, la plus fiable, partie sûre, la plus sûre, partie solide, la plus solide, la plus certaine',
  ],
  sign_of_error: [
    'error in the model, calculation error, is an error, is a mistake, made a mistake, sign of a mistake',
    'erreur de calcul, il y a une erreur, c’est une erreur, une erreur dans le modèle, on s’est trompé, signe d’une erreur',
  ],
  small_share: [
    'small share, small part, small portion, smaller share, small fraction, tiny, minor, negligible, marginal, hardly matters, hardly anything, little weight, low weight, small weight, a detail, not much of, ten percent or so, rounding, very little, counts little, weighs little, counts for little, weighs nothing, small piece',
    'petite part, faible part, part faible, petite fraction, négligeable, marginale, faible poids, poids faible, pèse peu, pèse très peu, minime, minoritaire, part mineure, accessoire, un détail, presque rien, peu de chose, compte très peu, compte peu, pas grand-chose, très peu de',
  ],
  sturdy_word: ['solid, sturdy, safe', 'solide, fiable, sûr, robuste'],
  the_safer: [
    'the safer, the sounder, the more reliable, the stronger, the more solid, the more robust, the more comfortable, more you can trust, more one can trust, more we can trust',
    'plus solide, plus fiable, plus sûr, plus robuste, plus rassurant, mieux c’est, plus on peut s’y fier, plus on peut lui faire confiance',
  ],
  this_share_of_it: [
    'higher the share of terminal value, higher the share, bigger the share, higher its share, bigger its share, higher that share, high terminal value share, high share of terminal value, large share of terminal value, big terminal value, heavy terminal value, high terminal value, bigger the terminal value, heavier the terminal value, larger the terminal value, percent terminal value, percent of terminal value',
    'plus cette part est haute, plus cette part est élevée, plus cette part est forte, plus la part est élevée, plus sa part est élevée, plus sa part est haute, part élevée de valeur terminale, forte part de valeur terminale, grosse valeur terminale, plus la vt pèse, plus la vt est grosse, plus la vt est élevée, plus elle pèse, plus la valeur terminale pèse, % de valeur terminale, pour cent de valeur terminale, plus la valeur terminale est grosse, plus la valeur terminale est élevée',
  ],
  weighs_less_for: [
    'weighs less for, matters less for, counts less for, is smaller for, is lower for, matters little for, is almost nothing for, is close to nothing for, is a smaller share for',
    'pèse moins pour, pèse moins chez, compte moins pour, pèse peu pour, pèse peu chez, est plus faible pour, est quasiment nulle pour, joue moins pour',
  ],
  weighs_next_to_nothing: [
    'is almost nothing, is close to nothing, is next to nothing, is virtually nil, is nearly zero, is a smaller share, hardly counts, barely counts, hardly weighs',
    'est quasiment nulle, est presque nulle, est proche de zéro, ne pèse presque rien, ne pèse quasiment rien, ne vaut presque rien, y pèse peu, pèse peu',
  ],
  weighs_word: [
    'weighs, is, makes up, represents, accounts for, contributes',
    'pèse, représente, compte pour, fait, ne pèse que, ne représente que, est',
  ],
};
