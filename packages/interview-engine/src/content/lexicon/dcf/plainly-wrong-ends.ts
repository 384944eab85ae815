import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about the terminal value and the dates. */
export const plainlyWrongEnds = {
  gives_word: [
    'gives, give, gets you, produces, yields, is, leads to, results in',
    'donne, donnent, fournit, est, aboutit à, produit',
  ],
  worth_of_shares: [
    'equity, value of the shares, share value',
    'valeur des titres, valeur des capitaux propres, fonds propres, valeur de l’action',
  ],
  applied_word: [
    'applied to, applies to, goes on, is put on, times, multiplies, is used on, is based on, is taken on',
    'appliqué au, appliqué aux, s’applique sur, fois, multiplie, se calcule sur, porte sur',
  ],
  levered_measure_word: [
    'cash flow, net income, net profit, revenue alone',
    'flux disponible, flux disponibles, cash flow, dernier flux, flux de la dernière année, résultat net, bénéfice net',
  ],
  above_the_economy: [
    'above gdp, above nominal gdp, above the gdp, above the economy, above economic growth, higher than gdp, higher than the economy, exceed gdp, outpace gdp, faster than gdp, faster than the economy, beat gdp',
    'au-dessus du pib, supérieure au pib, supérieur au pib, dépasser celle du pib, dépasser le pib, dépasser durablement le pib, plus vite que l’économie, au-dessus de la croissance du pib',
  ],
  can_or_must: [
    'must, should, needs to, has to, can, could, may, is fine, ought to, generally, usually, normally',
    'doit, devrait, peut, pourrait, faut, en général, normalement',
  ],
  happily_use: [
    'can put, can set, can assume, can run with, can plug in, can go with, can well use, i would put',
    'peut mettre, peut très bien mettre, peut utiliser, peut très bien utiliser, peut supposer, peut aller jusqu’à, peut tabler sur',
  ],
  high_percent: ['', 'huit pour cent'],
  perpetual_growth_word: [
    'perpetual growth, perpetuity growth, terminal growth, long term growth, growth forever, growth rate in perpetuity',
    'croissance à l’infini, croissance perpétuelle, croissance terminale, croissance à long terme',
  ],
  no_recoupment: [
    'no cross check, cannot cross check, not cross check, cannot be cross checked, cannot back out, not back out, cannot derive, not derive, cannot infer, not infer, cannot deduce, no implied growth, no link between, cannot compare, no way to compare',
    'ne peut pas recouper, ne peut pas tirer, ne peut pas déduire, pas de recoupement, aucun recoupement, ne se recoupent pas, ne peut pas retrouver, aucun lien entre, pas de lien entre, impossible de recouper, impossible de déduire, impossible de tirer',
  ],
  independent_word: [
    'independent, unrelated, nothing in common',
    'indépendantes, indépendants, rien à voir, aucun rapport, rien en commun',
  ],
  growth_too_low: [
    'growth is too cautious, g is too low, g is too conservative, too conservative on growth, too cautious on growth, too prudent on growth, underestimating growth, understating growth, should raise g, should raise growth, raise my growth, not ambitious enough',
    'croissance est trop prudente, g est trop bas, g est trop faible, g est trop prudent, sous-estime la croissance, faut relever g, faut augmenter g, faut relever la croissance, pas assez ambitieux',
  ],
  six_years_back: [
    'over six years, by six years, six years back, for six years, at six years',
    'sur six ans, de six ans, sur six années, à six ans',
  ],
  year_six_flow: ['year six, sixth year, next year’s flow', 'année six, sixième année, année 6'],
  above_the_wacc: [
    'above the wacc, above wacc, higher than the wacc, higher than wacc, greater than the wacc, exceeds the wacc, exceed the wacc, bigger than the wacc, above the discount rate, exceeds the discount rate, exceeds wacc',
    'supérieur au cmpc, supérieure au cmpc, supérieur au wacc, au-dessus du cmpc, au-dessus du wacc, dépasse le cmpc, dépasser le cmpc',
  ],
  still_holds: [
    'still works, works fine, still holds, still valid, remains valid, no problem, is fine, it’s fine, that’s fine, just gets bigger, simply gets bigger, just bigger, simply bigger, gives a bigger, gets very large, perfectly fine',
    'marche toujours, fonctionne toujours, marche encore, simplement plus grande, simplement plus élevée, pas de problème, aucun problème, reste valable, s’applique toujours, tient toujours, juste plus grande, pas gênant',
  ],
  weighs_word: [
    'weighs, is, makes up, represents, accounts for, contributes',
    'pèse, représente, compte pour, fait, ne pèse que, ne représente que, est',
  ],
  low_share: [
    'ten to twenty, ten to fifteen, ten percent, 10%, fifteen percent, 15%, twenty percent, 20%, less than twenty, less than 20, less than a quarter, less than half, under twenty, a small share, a small part, a minority, less than the explicit, less than the plan, ten per cent, fifteen per cent, twenty per cent',
    'dix à vingt, dix à quinze, dix pour cent, 10 %, quinze pour cent, 15 %, vingt pour cent, 20 %, moins de vingt, moins de 20, moins d’un quart, moins de la moitié, une petite part, une part mineure, une part minoritaire, moins que les flux, toujours moins que',
  ],
  most_of: [
    'most of, the bulk of, the majority of, nearly all, almost all',
    'essentiel de, la majorité de, la majeure partie de, presque toute, le gros de',
  ],
  explicit_part: [
    'explicit years, explicit flows, explicit period, explicit forecast, plan years, first years, first few years, early years, years of the plan, forecast period',
    'flux explicites, années explicites, période explicite, années du plan, premières années, flux du plan, horizon explicite',
  ],
  at_year_start: ['january the first, 1 january, start of january', '1 janvier'],
  it_presumes: [
    'it assumes, it supposes, it treats, it considers, mid year assumes, mid year convention assumes, the convention assumes, mid year treats',
    'convention suppose, elle suppose, elle considère, convention considère, mi année suppose, milieu d’année suppose, hypothèse c’est que, avec la mi année on considère',
  ],
  doubles_word: [
    'doubles, double, doubling, multiplies by two',
    'double, doubler, multiplie par deux',
  ],
  half_of_a_flow: [
    'half of the annual cash flow, half the cash flow, half of the cash, half the annual cash',
    'moitié du cash, moitié des flux',
  ],
  discounts_longer: [
    'discount them more, discounts them more, discounted more, discounted longer, discounted for longer, discount them for longer, more discounting, extra discounting',
    'actualisés plus longtemps, actualisé plus longtemps, actualisés davantage, actualise davantage, actualise plus longtemps, plus d’actualisation',
  ],
  the_effect: ['effect, impact, difference', 'effet, impact, différence'],
  a_whole_year_of_it: [
    'full year of wacc, full year of discounting, whole year of wacc, whole year of discounting, a full year, a whole year, one year of wacc, one full year',
    'année entière, une année de cmpc, un an de cmpc, un an d’écart, un an d’actualisation, année complète, une année d’actualisation',
  ],
} as const satisfies Lexicon;
