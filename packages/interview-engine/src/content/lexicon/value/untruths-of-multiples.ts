import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const EQUITY =
  'equity value, equity, market cap, market capitalisation, capitalisation, value of the shares, what the shareholders own, shareholders value';
const TITRES =
  'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, fonds propres, valeur des actions, valeur pour les actionnaires';
const EV_EBITDA =
  'ev ebitda, ev to ebitda, ev over ebitda, the ebitda multiple, ebitda multiple, ebitda multiples';
const VE_EBITDA =
  've ebitda, ve sur ebitda, ve sur l’ebitda, ev ebitda, ev sur ebitda, multiple d’ebitda, multiples d’ebitda';

/** What is falsely said of multiples: what they give, whose they are and what moves them. */
export const untruthsOfMultiplesNotions = {
  // From a multiple to a price per share.
  multiple_is_equity: [
    crossed(
      'multiple, the multiple, peer multiple, peers multiple, times the multiple, ebitda multiple, that product, this product',
      'gives, gives you, gives me, already gives you, already gives, gets you, is, i get, you get, we get, equals, leads to, yields',
      EQUITY,
    ),
    crossed(
      'multiple, multiple des pairs, multiple des comparables, multiple d’ebitda, produit',
      'j’obtiens, on obtient, donne, donne déjà, donne la, c’est, est, me donne, nous donne, j’ai, on a',
      TITRES,
    ),
  ],
  straight_to_equity: [
    crossed(
      'gives, gives you, gives me, is, get, yields, is already',
      EQUITY,
      'directly, straight away, immediately, already, right away',
    ),
    crossed(
      'donne, obtient, obtiens, est, c’est, a, ai',
      'directement, déjà, tout de suite, immédiatement',
      TITRES,
    ),
  ],
  debt_already_counted: [
    crossed(
      'debt is, net debt is, leverage is, the debt is',
      ', already',
      'in the multiple, in the multiples, reflected in the multiple, included in the multiple, priced into the multiple, taken into account in the multiple, captured by the multiple, in ebitda, included in ebitda',
    ),
    crossed(
      'dette est, dette nette est, dette, dette nette',
      ', déjà',
      'prise en compte dans, prise en compte par, intégrée dans, incluse dans, comprise dans, reflétée dans, dans le multiple, dans l’ebitda',
    ),
  ],
  nothing_to_deduct: [
    'nothing to take off, nothing to deduct, nothing to subtract, nothing more to deduct, nothing to remove, no deduction needed, no bridge needed',
    'rien à retirer, rien à déduire, rien à soustraire, rien à enlever, plus rien à déduire',
  ],
  same_percent: [
    'same percentage, same percent, the same proportion, same rate as ev, by exactly as much, percent as well, per cent as well, percent too, per cent too',
    'même pourcentage, même proportion, mêmes proportions, pour cent aussi, pour cent également, % aussi, % également',
  ],
  more_net_debt: [
    'higher net debt, more net debt, bigger net debt, larger net debt, higher the net debt, the more debt',
    'dette nette plus élevée, plus de dette nette, dette nette plus forte, dette nette plus grande, dette nette augmente, dette nette est élevée, plus la dette nette',
  ],
  value_per_share_up: [
    crossed(
      'raises, increases, lifts, pushes up, boosts, means a higher, gives a higher, makes, the higher',
      'value per share, the value per share, price per share, equity value, share price, value of the shares',
    ),
    crossed(
      'fait monter, augmente, relève, fait grimper, donne une, accroît, gonfle',
      'valeur par action, prix par action, valeur des titres, valeur des fonds propres, valeur de l’action, cours',
    ),
  ],
  by_share_number: [
    'by the number of shares, by the shares, by number of shares',
    'par le nombre d’actions, par le nombre de titres, par actions, par les actions',
  ],
  // Matching.
  only_a_convention: [
    crossed(
      'it is, it s, that is, that s, is, of',
      ', mostly, just, only, simply, purely, really, mainly, basically, largely',
      'convention, market convention, matter of convention, question of convention, habit, habit of the market, market habit, tradition, custom, market practice',
    ),
    crossed(
      'c’est, c’est surtout, c’est juste, c’est simplement, c’est avant tout, c’est plutôt, est, est surtout, n’est qu’, ce n’est qu’, c’est d’abord, relève',
      'convention, simple convention, pure convention, convention de marché, convention de place, habitude, simple habitude, pure habitude, usage de marché, tradition, affaire de convention, question d’habitude',
    ),
  ],
  no_reason_behind: [
    'no economic logic, no economic reason, no logic behind, no real logic, no particular reason, no theory behind',
    'pas de logique économique, pas de raison économique, aucune logique, pas de vraie logique, pas de raison particulière, aucune théorie',
  ],
  ev_on_net_income: [
    [
      crossed(
        'ev, enterprise value',
        'to, over, divided by, with, by, on, against',
        'net income, net profit, earnings',
      ),
      crossed(
        'market cap, equity value, market capitalisation, equity, share price',
        'to, over, divided by, with, by, on, against',
        'ebitda, ebit',
      ),
    ].join(', '),
    [
      crossed(
        've, ev, valeur d’entreprise',
        ', sur, avec, à, rapportée au, divisée par, au, par',
        'résultat net, bénéfice net, bénéfice',
      ),
      crossed(
        'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, fonds propres',
        'sur, à, avec, rapportée à, divisée par, par',
        'ebitda, ebit',
      ),
    ].join(', '),
  ],
  is_fine: [
    'nothing would stop, nothing stops, nothing prevents, nothing wrong, no reason not to, perfectly well',
    'rien n’empêche, rien n’interdit, rien de faux, sans souci',
  ],
  ev_for_owners: [
    crossed(
      'ev, enterprise value',
      'only concerns, concerns only, only belongs to, belongs only to, belongs to, goes only to, only matters to, is reserved for',
      'shareholders, the owners, equity holders',
    ),
    crossed(
      've, ev, valeur d’entreprise',
      'ne concerne que, n’intéresse que, ne revient qu’, n’appartient qu’, concerne uniquement, concerne seulement, appartient',
      'actionnaires, aux actionnaires, porteurs d’actions',
    ),
  ],
  net_income_for_all: [
    crossed(
      'net income, net profit, net income it is, net income it s, earnings',
      'measured, calculated, taken, struck, computed, comes, is measured, is calculated, is taken, is struck, is computed, is, stands, sits',
      'before interest, before the interest, before financing costs, before interest expense, above interest, above the interest line',
    ),
    crossed(
      'résultat net, bénéfice net, résultat net lui',
      'se calcule, est calculé, est mesuré, se mesure, se situe, est, vient, est pris, s’entend',
      'avant intérêts, avant frais financiers, avant charges financières, avant charges d’intérêts, avant résultat financier, avant coût de la dette',
    ),
  ],
  interest_untouched: [
    crossed(
      'net income, p e, pe, pe ratio, earnings',
      'is not affected by, is not touched by, is unaffected by, does not depend on, is independent of, is before, ignores, is neutral to',
      'interest, leverage, debt, financing, capital structure, interest expense',
    ),
    crossed(
      'résultat net, per, p e, bénéfice',
      'n’est pas touché par, n’est pas affecté par, n’est pas impacté par, ne dépend pas de, ne dépend pas des, est indépendant de, est insensible à, n’est pas influencé par, est neutre à',
      'intérêts, levier, dette, endettement, frais financiers, structure financière, charges financières',
    ),
  ],
  pe_is_better: [
    crossed(
      'pe ratio, p e, pe, price earnings, price to earnings',
      'is better, is best, works better, works best, is preferable, is safer, is more robust, is the right one, is cleaner',
    ),
    crossed(
      'per, p e, price earnings',
      'est meilleur, est préférable, est mieux, est plus adapté, marche mieux, est plus robuste, est plus fiable, s’impose',
    ),
  ],
  leverage_differs: [
    'leverage differs, capital structures differ, different capital structures, debt levels differ, different levels of debt, gearing differs, leverage varies, debt varies',
    'niveaux d’endettement divergent, endettements diffèrent, niveaux de dette diffèrent, leviers diffèrent, structures financières diffèrent, structures financières différentes, niveaux de dette différents, endettement varie',
  ],
  // What moves a multiple.
  drivers_word: [
    'growth, margins, margin, risk, profitability, capital intensity, returns, capex',
    'croissance, marges, marge, risque, rentabilité, intensité capitalistique, capex, investissements',
  ],
  no_say_in: [
    'nothing to do with it, nothing to do with the gap, no influence, no bearing, do not influence, does not influence, do not matter, does not matter, play no role, plays no role, cannot explain, can not explain, can not be the explanation',
    'n’y est pour rien, aucune influence, sans effet sur le multiple, sans effet sur ve, sans influence sur, n’influencent pas, n’influence pas, ne jouent pas, ne joue aucun rôle, ne jouent aucun rôle, n’expliquent pas, n’explique pas, ne peuvent pas expliquer, ne peut pas expliquer, ne changent pas le multiple, ne change pas le multiple',
  ],
  the_worse_it_is: [
    crossed(
      'the slower, the slower it, the slower a company, the slower the company, the lower the growth, the lower its growth, the lower the margin, the lower the margins, the riskier, the riskier it, the riskier the company, the more risk, the higher the risk, the more debt, the more indebted, the more capital intensive',
      ', grows, is, it is, a company grows, the company',
      'the higher, the bigger, the larger, the richer',
    ),
    crossed(
      'moins elle croît, moins une société croît, moins la société croît, plus elle est risquée, plus une société est risquée, plus la société est risquée, plus le risque est élevé, plus le risque est fort, plus la marge est faible, plus la croissance est faible, plus elle est endettée, plus une société est endettée, plus elle est capitalistique',
      'plus le multiple, plus son multiple, plus elle se paie cher, plus elle vaut cher, plus elle se paie, plus on la paie',
    ),
  ],
  the_better_it_is: [
    crossed(
      'the faster it grows, the faster a company grows, the higher the growth, the higher its growth, the faster the growth, the better the margins, the higher the margins, the higher its margins, the lower the risk, the safer it is, the more it grows',
      'the lower, the smaller, the cheaper',
    ),
    crossed(
      'plus elle croît, plus une société croît, plus la croissance est forte, plus la croissance est élevée, plus la marge est élevée, plus les marges sont élevées, plus elle est rentable, plus le risque est faible, moins elle est risquée',
      'plus le multiple est bas, plus le multiple est faible, plus son multiple est bas, plus son multiple est faible, moins elle se paie, moins elle vaut, moins le multiple',
    ),
  ],
  weaker_profile: [
    'slower growing, more capital intensive, falling margins, declining margins, shrinking margins, thinner margins, weaker margins, weaker growth, worse margins, more cyclical, more volatile',
    'marge qui se dégrade, marges qui se dégradent, marges en baisse, marge en baisse, croissance plus lente, croissance ralentit, marge plus faible, plus cyclique, plus volatile, moins rentable, moins de croissance',
  ],
  stronger_profile: [
    'growing faster, faster growing, twice as fast, high growth, stronger margins',
    'grandit plus vite, deux fois plus vite, forte croissance, marges supérieures, marge plus élevée, meilleure marge, plus récurrente',
  ],
  gets_lower_multiple: [
    crossed(
      'trades at, trade at, gets, get, deserves, deserve, has, have, should have, should get, should trade at, commands',
      'lower multiple, lower multiples, smaller multiple, discount',
    ),
    crossed(
      'se traite avec, se traite à, se traitent à, se traitent avec, mérite, méritent, a, ont, obtient, se voit appliquer, doit avoir, justifie',
      'multiple plus faible, multiple plus bas, multiple inférieur, multiple moins élevé, multiples plus faibles, multiples plus bas',
    ),
  ],
  multiple_pushed_up: [
    crossed(
      'pushes, pushes up, push, drives, raises, raise, lifts, lift, increases, pulls',
      'ebitda multiple up, ev multiple up, the multiple upwards, multiple upward',
    ),
    crossed(
      'tire, tirent, pousse, poussent',
      'multiple vers le haut, multiples vers le haut, multiple à la hausse',
    ),
  ],
  gets_better_multiple: [
    crossed(
      'trades at, trade at, gets, get, deserves, deserve, commands, command, earns',
      'higher multiple, higher multiples, bigger multiple, premium multiple',
    ),
    crossed(
      'se traite avec, se traite à, se traitent à, mérite, méritent, obtient, justifie, justifient',
      'multiple plus élevé, multiple plus haut, multiple supérieur, multiples plus élevés',
    ),
  ],
  accounting_word: ['accounting', 'comptabilité, normes, choix comptables, traitement comptable'],
  not_needed: [
    'not needed, no use, useless, unnecessary, pointless, a waste of time, changes nothing, adds nothing, makes no difference',
    'inutile, pas nécessaire, pas utile, ne sert à rien, ne change rien, n’apporte rien',
  ],
  i_use: ['use, take, look at, apply, value it on', 'utilise, prends, regarde, applique, retiens'],
  heavy_capex: [
    'heavy capex, high capex, higher capex, more capex, heavier capex, invests more, spends more on capex, more capital intensive, heavy investment, higher capital intensity, high capital intensity',
    'capex lourd, capex élevé, plus de capex, gros capex, investit plus, investit davantage, plus capitalistique, investissements lourds, gros investissements, forte intensité capitalistique, intensité capitalistique élevée',
  ],
  higher_multiple: [
    'higher ev multiple, higher ebitda multiple, higher ev ebitda multiple, is worth more',
    'multiple de ve plus élevé, multiple de ve supérieur, multiple mécaniquement plus élevé, vaut plus cher',
  ],
  indebted_one: [
    'more indebted, more leveraged, higher debt, more levered, highest debt, most indebted, more debt',
    'plus endettée, plus endetté, plus de dette, plus de levier, fortement endettée',
  ],
  comes_from_leverage: [
    crossed(
      'comes only from, only comes from, comes entirely from, is only due to, is entirely due to, is purely due to, is just due to, is just, is purely, is only, is explained only by, is explained by',
      'leverage, debt, the capital structure, different leverage, financing, gearing',
    ),
    crossed(
      'vient uniquement de, vient seulement de, vient entièrement de, s’explique uniquement par, s’explique seulement par, est uniquement dû à, est dû uniquement à, provient uniquement de, n’est dû qu’à, vient simplement de',
      'endettement, levier, dette, structure financière, financement',
    ),
  ],
  multiples_converge: [
    crossed(
      'multiples, the multiples, they, multiples in a sector, two multiples',
      'have to converge, must converge, should converge, always converge, will converge, have to be the same, should be the same, must be the same, should be identical',
    ),
    crossed(
      'multiples, ils, deux multiples',
      'doivent converger, devraient converger, convergent toujours, vont converger, finissent toujours par converger, doivent être les mêmes, devraient être les mêmes, doivent être identiques, devraient être identiques',
    ),
  ],
  overvalued_stop: [
    'overvalued full stop, overpriced full stop, overvalued that is all, overvalued that s all, must be overvalued, has to be overvalued, necessarily overvalued, undervalued full stop',
    'surévaluée point, forcément surévaluée, nécessairement surévaluée, surévaluée c’est tout, trop chère point',
  ],
  counted_alike: [
    crossed(
      'calculated, computed, defined, measured, counted, is, are, works',
      ', exactly',
      'the same way everywhere, the same way under, the same way in every, the same way for, identically everywhere, the same under every, the same everywhere',
    ),
    crossed(
      'calculé, défini, mesuré, calculés, définis, se calcule, est',
      ', exactement',
      'de la même façon partout, partout de la même façon, de la même manière partout, pareil partout, partout pareil, de la même façon quelle que soit, pareil dans toutes, identique partout',
    ),
  ],
  // When to drop EV to EBITDA.
  keeps_ev_ebitda: [
    crossed(
      'keep, keep using, stay with, stay on, stick with, stick to, still use, use, prefer, rely on, go with',
      EV_EBITDA,
    ),
    crossed(
      'reste sur, restes sur, rester sur, garde, conserve, continue avec, reste à, utilise, préfère, prends, applique, retiens',
      VE_EBITDA,
    ),
  ],
  stays_best: [
    'the reference, reference multiple, most reliable, the standard, the natural multiple, the most relevant, perfectly suitable, suits them',
    'multiple de référence, la référence, le plus fiable, le plus pertinent, le plus adapté, convient très bien, convient parfaitement, parfaitement adapté',
  ],
  ebitda_counts_capex: [
    crossed(
      'ebitda, ebitda which, ebitda is the one that, ebitda that, ev ebitda, ebitda already',
      'captures capital intensity, captures the capital intensity, captures capex, reflects capital intensity, is after depreciation, is after d a, is after amortisation, takes depreciation into account, is net of capex, is net of depreciation, allows for capex',
    ),
    crossed(
      'ebitda, ve ebitda, ve sur ebitda',
      'tient compte du renouvellement, tient compte de l’amortissement, tient compte des amortissements, est après amortissement, est après amortissements, reflète l’intensité capitalistique, capte l’intensité capitalistique, intègre les amortissements, intègre l’amortissement, intègre le renouvellement, est net de capex, tient compte du capex',
    ),
  ],
  ebitda_over_ebit: [
    crossed(
      'ebitda, ev ebitda, ev to ebitda',
      'rather than ebit, instead of ebit, not ebit, over ebit, rather than ev ebit, instead of ev ebit',
    ),
    crossed(
      'ebitda, ve ebitda, ve sur ebitda',
      'plutôt que l’ebit, plutôt que ebit, au lieu de l’ebit, et non l’ebit, et pas l’ebit, plutôt que ve ebit',
    ),
  ],
  capex_differs: [
    'capex differs, different capex, capex varies, capital intensive, heavy capex, depreciation differs',
    'capex diffère, capex différents, capex varie, capitalistique, capitalistiques, amortissements diffèrent, investissements diffèrent, capex diffèrent',
  ],
  equity_on_sales: [
    crossed(
      'market cap, equity value, market capitalisation, equity',
      'over sales, to sales, to revenue, over revenue, on sales, divided by sales, divided by revenue',
    ),
    crossed(
      'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres',
      'sur chiffre d’affaires, sur le chiffre d’affaires, sur ventes, sur ca, rapportée au chiffre d’affaires, divisée par le chiffre d’affaires',
    ),
  ],
  revenue_for_owners: [
    crossed(
      'revenue, sales, turnover',
      'belongs to shareholders, belongs to the shareholders, belongs to the owners, goes to shareholders, belong to shareholders',
    ),
    crossed(
      'chiffre d’affaires, ventes',
      'appartient aux actionnaires, revient aux actionnaires, reviennent aux actionnaires',
    ),
  ],
  works_everywhere: [
    'works everywhere, works in every industry, works in every sector, works for every company, works for any company, works for all companies, works in all sectors, always works, works in any sector, is universal, applies everywhere, applies to every sector, applies to all sectors, valid in every sector, never need to change, no reason to change, hardly ever a reason, never drop it',
    'marche partout, fonctionne partout, marche pour toutes, fonctionne pour toutes, s’applique partout, s’applique à toutes, est universel, multiple universel, valable partout, marche toujours, fonctionne toujours, n’en change jamais',
  ],
  drops_it: [
    'abandon it, give it up, i abandon, would abandon',
    'laisse tomber, le laisse, renonce, l’écarte',
  ],
  mature_firms: [
    'mature, stable companies, stable industrials, steady ebitda, positive ebitda, stable ebitda',
    'matures, mature, industriels stables, sociétés stables, ebitda stable, ebitda est positif, ebitda positif',
  ],
} as const satisfies Lexicon;
