import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What drives a multiple, such as growth, margin and risk, in the words of those who get it wrong. */
export const growthMarginRiskMisstated: Lexicon = {
  amiss_competition_step: [
    'competition between buyers, several bidders, several buyers, competitive process, auction',
    'mise en concurrence, plusieurs acheteurs, plusieurs candidats, enchère, enchères, concurrence entre acheteurs',
  ],
  amiss_discounted: [
    'discount, lower price, price it in, knock, less, penalise, not, wait, but',
    'décotent, décote, pénalisent, pénalise, moins, baissent leur prix, mais, pas, éviter, attendre',
  ],
  amiss_good_to_sell: [
    'better to sell, best to sell, best time to sell, good time to sell, right time to sell, ideal time, sell when, sell after, pay for the rebound, pay for the recovery',
    'vaut mieux vendre, mieux vaut vendre, meilleur moment, bon moment, moment idéal, vendre quand, vend quand, paient pour le rebond, paient le rebond, vendre après',
  ],
  amiss_outlook: [
    'outlook, growth, trajectory, business plan, next year',
    'perspectives, croissance, trajectoire, business plan, année prochaine',
  ],
  amiss_owner_goals: [
    'your objectives, your goals, personal goals, your plans, owner’s objectives, owner’s goals, his objectives, his goals, personal objectives',
    'vos objectifs, objectifs personnels, ses objectifs, vos projets, objectifs du dirigeant, ses projets, vos souhaits',
  ],
  amiss_weak_results: [
    'results have fallen, results have just fallen, results just fell, earnings have dropped, earnings drop, earnings have fallen, results are down, margins are falling, profits are down, results are weak, bad year, weak year, poor year, after a drop, after a fall, at the low point, bottom of the cycle, trough, profits have fallen, results decline, earnings are falling, ebitda is falling, ebitda falls, ebitda has fallen, sales are falling',
    'résultats viennent de baisser, résultats ont baissé, résultats baissent, résultats sont en baisse, ebitda baisse, ebitda a baissé, ebitda recule, mauvaise année, année difficile, marges baissent, creux de cycle, bas de cycle, au plus bas, résultats en baisse, après une baisse, résultats reculent, ventes baissent, résultats sont faibles',
  ],
  any_in_sector: [
    crossed(
      'any company, any firm, every company, all companies, all the companies, whoever is, everyone',
      'in the same sector, in the sector, in the same industry, of the sector, with the same code',
    ),
    crossed(
      'toute société, toutes les sociétés, toutes les boîtes, n’importe quelle société, n’importe quelle boîte, toute entreprise',
      'du même secteur, du secteur, de la même industrie, avec le même code',
    ),
  ],
  any_peer_will_do: [
    'any listed company, any company in the sector, same sector is enough, any name in the sector',
    'n’importe quelle société cotée, même secteur suffit, n’importe qui du secteur',
  ],
  best_then: [
    'best to sell, best time to sell, better to sell, should sell, should wait, wait until, sell just, pay for a turnaround, pay for the rebound, pays on the future, ignore the last, pay more for it, pay more for a turnaround, company they can turn around, something to fix, love turnarounds, love a recovery',
    'mieux vaut vendre, meilleur moment pour vendre, il faut vendre, devrait vendre, devrait attendre, faut attendre, vaut mieux attendre, vendre juste, paient le rebond, paient un retournement, paient sur l’avenir, ignorent les douze, paient mieux un potentiel, paient plus pour un redressement, aiment redresser, adorent les sociétés à redresser',
  ],
  better_then_lower: [
    crossed(
      'the higher the growth, the faster the growth, the better the margins, the better the margin, the faster it grows, the lower the risk',
      'the lower the multiple, the smaller the multiple, the lower multiple, the cheaper',
    ),
    crossed(
      'plus la croissance est forte, plus la croissance est élevée, plus la marge est élevée, plus les marges sont élevées, plus elle croît, plus elle est rentable, plus le risque est faible',
      'plus le multiple est bas, plus le multiple est faible, plus le multiple baisse, moins le multiple est élevé, moins elle se paie',
    ),
  ],
  bigger_profit: [
    'the bigger the ebitda, bigger ebitda, larger ebitda, the larger the ebitda, higher ebitda, the higher the ebitda',
    'plus l’ebitda est gros, plus gros ebitda, ebitda plus élevé, ebitda plus gros',
  ],
  can_only_be: [
    'can only be, must be, has to be, just, simply, proves, shows, means, necessarily, purely, nothing but, no other explanation, nothing more than, only explanation, always, clearly, sign of, evidence of',
    'ne peut être qu, ne peut venir que, forcément, prouve, montre, signifie, simplement, n’est qu, purement, traduit, révèle, seule explication, preuve, signe, toujours, nécessairement, c’est une, veut dire',
  ],
  cheap_grows: [
    crossed(
      'cheaper one, one at seven, seven times one, seven one, cheap one',
      'grows faster, is safer, is better, is growing faster, is more profitable, is less risky, earns more',
    ),
    crossed(
      'celle à sept, celle à 7, moins chère, celle à 7 fois, celle à sept fois',
      'croît plus vite, est plus rentable, est moins risquée, est meilleure, grandit plus vite, est plus sûre',
    ),
  ],
  cheap_one_is: [
    crossed(
      'seven times one, seven one, one at seven, 7 times one, cheaper one, seven, low multiple',
      'is the one with, is surely the one with, is probably the one with, must have, has, has the, must be, means, signals, reflects, grows',
    ),
    crossed(
      'celle à sept, celle à 7, celle à sept fois, celle à 7 fois, moins chère, multiple bas, multiple faible, bas multiple',
      'est celle qui, a la, a les, a plus de, a de, croît, doit avoir, signifie, veut dire, est signe de, est forcément',
    ),
  ],
  comes_from_leverage: [
    [
      crossed(
        'comes only from, only comes from, comes entirely from, is only due to, is entirely due to, is purely due to, is just due to, is just, is purely, is only, is explained only by, is explained by',
        'leverage, debt, the capital structure, different leverage, financing, gearing',
      ),
      'all down to debt, all down to leverage, only down to debt, entirely down to debt, it’s all about debt, all because of debt, gap comes from debt, gap is down to leverage, gap comes down to debt',
    ].join(', '),
    [
      crossed(
        'vient uniquement de, vient seulement de, vient entièrement de, s’explique uniquement par, s’explique seulement par, est uniquement dû à, est dû uniquement à, provient uniquement de, n’est dû qu’à, vient simplement de',
        'endettement, levier, dette, structure financière, financement',
      ),
      'tout vient de la dette, tout vient de l’endettement, tout vient du levier, tient uniquement à la dette, c’est uniquement la dette, écart vient de la dette, écart vient de l’endettement, c’est la dette qui explique',
    ].join(', '),
  ],
  comp_criteria: [
    'business model, geography, end markets, customer base, country',
    'modèle économique, géographie, marchés finaux, clientèle, pays',
  ],
  comparable_for_sure: [
    'comparable by definition, by definition comparable, automatically comparable, necessarily comparable, always comparable, makes them comparable, makes two companies comparable, enough to be comparable, enough to make, enough to compare, qualifies as a comp, qualify as comps, all i check, all it takes, only filter, only criterion, only test, all you need, only thing that matters, and stop there, i stop there',
    'comparables par définition, par définition comparables, forcément comparables, automatiquement comparables, toujours comparables, nécessairement comparables, suffit à rendre, suffit à les rendre, suffit à en faire, suffit pour comparer, suffit à comparer, rend comparables, seul filtre, seul critère, tout ce qu’il faut, je m’arrête là, on s’arrête là',
  ],
  dear_one_is: [
    crossed(
      'twelve times one, twelve one, one at twelve, 12 times one, dearer one, high multiple',
      'is, is the one with, is surely the one with, must have, has, has the, must be, means, signals, reflects, grows',
    ),
    crossed(
      'celle à douze, celle à 12, celle à douze fois, celle à 12 fois, plus chère, multiple élevé, haut multiple',
      'est celle qui, a la, a les, a plus de, croît, doit avoir, signifie, veut dire, est signe de, est forcément, est',
    ),
  ],
  different_on_purpose: [
    'different companies, different firms, very different businesses, different profiles, companies as different, as different as possible, different growth profiles, mixed bag, variety of profiles, diverse profiles, wide variety, different on purpose, purposely different, less alike, the less similar',
    'boîtes très différentes, boîtes différentes, sociétés très différentes, sociétés différentes, profils différents, profils très différents, profils variés, profils opposés, aussi différentes que possible, les plus différentes, exprès différentes, variété de profils, moins ils se ressemblent, moins elles se ressemblent, différentes exprès, mélange de profils, profils de croissance différents',
  ],
  drivers_word: [
    'growth, margins, margin, risk, profitability, capital intensity, returns, capex',
    'croissance, marges, marge, risque, rentabilité, intensité capitalistique, capex, investissements',
  ],
  earns_a_high_multiple: [
    'multiple is higher, higher multiple, pushes the multiple up, deserves more, lifts the multiple, raises the multiple, multiple goes up',
    'multiple est plus haut, multiple est plus élevé, multiple plus élevé, multiple plus haut, fait monter le multiple, mérite plus, multiple monte, pousse le multiple',
  ],
  evens_out: [
    'average out, cancel out, compensate, offset, even out, balance, wash out, neutral, representative, better it is',
    'compensent, s’annulent, se neutralisent, neutre, équilibre, lisser, représentatif, mieux c’est',
  ],
  evens_out_said: [
    'average out, cancel each other out',
    'se compensent, s’annulent, se neutralisent, efface les différences, gomme les différences',
  ],
  gets_a_dear_multiple: [
    crossed(
      'higher, bigger, better, richer',
      'multiple, ebitda multiple, ev ebitda multiple, the multiple, the ebitda multiple, ev multiple',
    ).concat(', multiple goes up, multiple rises, multiple increases, multiple is higher'),
    crossed(
      'multiple, multiple d’ebitda, multiple ve ebitda, multiple de ve',
      'est élevé, est haut, plus élevé, plus haut, monte, augmente, grimpe, est plus élevé, supérieur, est fort',
    ),
  ],
  gets_a_low_multiple: [
    crossed(
      'lower, low, smaller, depressed',
      'multiple, multiples, ebitda multiple, ev ebitda multiple',
    ).concat(
      ', multiple goes down, multiple falls, multiple drops, lower the multiple, multiple is lower',
    ),
    crossed(
      'multiple, multiples, multiple d’ebitda',
      'plus bas, plus faible, petit, est petit, est mécaniquement petit, baisse, diminue, est bas, est faible, inférieur, moins élevé, recule, est plus bas',
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
  growth_or_margin: [
    'growth, margins, margin, profitability, risk',
    'croissance, marges, marge, rentabilité, risque',
  ],
  has_better_drivers: [
    'better growth, best growth, the faster growth, faster growth, grows faster, higher margins, better margins, lower risk',
    'meilleure croissance, croissance plus forte, croît plus vite, meilleures marges, marges plus élevées, moins de risque',
  ],
  higher_multiple: [
    'higher ev multiple, higher ebitda multiple, higher ev ebitda multiple, is worth more, higher multiple, bigger multiple, larger multiple, trades higher, deserves more, worth a higher, trade at a higher, gets a higher, deserves a higher',
    'multiple de ve plus élevé, multiple de ve supérieur, multiple mécaniquement plus élevé, vaut plus cher, multiple plus élevé, multiple plus haut, multiple supérieur, mérite plus, se paie plus cher, mieux valorisée',
  ],
  higher_return_word: [
    'higher return, more return, higher yield',
    'rendement plus élevé, plus de rendement, meilleur rendement',
  ],
  indebted_one: [
    'more indebted, more leveraged, higher debt, more levered, highest debt, most indebted, more debt',
    'plus endettée, plus endetté, plus de dette, plus de levier, fortement endettée',
  ],
  is_overvalued: ['is overvalued, is too expensive', 'est surévaluée, est trop chère'],
  leans_on_one_client: [
    'single customer, one big customer, one customer, single client, one big client, one client, customer concentration',
    'client unique, un seul client, gros client, concentration des clients, concentration client, dépend d’un client',
  ],
  leaves_multiple_alone: [
    crossed(
      'not move, not drive, not affect, not change, not influence, not shift, not determine, not set, no effect on, no impact on, no influence on, no bearing on, irrelevant to, nothing to do with',
      'multiple, multiples',
    ),
    crossed(
      'ne font pas bouger, ne fait pas bouger, ne bougent pas, ne change pas, ne changent pas, n’influencent pas, n’influence pas, ne déterminent pas, ne détermine pas, ne jouent pas sur, ne joue pas sur, ne pèsent pas sur, aucun effet sur, aucune influence sur, aucun impact sur, sans effet sur, pas d’effet sur, rien à voir avec',
      'multiple, multiples',
    ),
  ],
  lowest_grower: [
    'slowest growth, lowest growth, weakest growth, least growth, highest risk',
    'croissance est la plus faible, croissance la plus faible, moins de croissance, risque le plus élevé',
  ],
  margin_counted_already: [
    'margin is already in ebitda, margins are already in ebitda, margin is already counted, margin is in the ebitda already',
    'marge est déjà dans l’ebitda, marge est déjà comptée, marge est déjà dedans, marges sont déjà dans l’ebitda',
  ],
  market_after_bad_news: [
    'after losing a client, after losing a customer, after losing your largest, just after losing, after a bad year, when results fall, when results are falling, when profits fall, when margins fall, when sales fall, after a profit warning, once growth is over',
    'après avoir perdu, après une mauvaise année, quand les résultats baissent, quand les marges baissent, quand les ventes baissent',
  ],
  market_growing_or_not: [
    'whether you grow, growing or not',
    'grandissiez ou non, croissance ou pas, croissance ou non',
  ],
  market_growth_ignored: [
    [
      crossed(
        'multiple, price, valuation',
        'not depend on growth, not depend on margins, not depend on your margin, is set by the sector, is fixed by the sector, is the same for all, is the same for everyone, is the same for every company',
      ),
      crossed(
        'growth, margin, margins, growth and margins, growth and margin',
        'not affect, not move, not change, not influence, has no influence, have no influence, has no effect, have no effect, do not matter, does not matter',
      ),
      'growth is of no interest, buyers not care about growth, set by the sector, fixed by the sector',
    ].join(', '),
    [
      crossed(
        'multiple, celui ci, prix, valorisation',
        'est fixé par le secteur, ne dépend pas de la croissance, ne dépend pas de la marge, est le même pour tous, est identique pour tous, est donné par le secteur',
      ),
      crossed(
        'croissance, marge, marges, croissance et la marge',
        'n’influent pas, n’influe pas, n’influence pas, n’influencent pas, ne jouent pas, ne joue pas, ne comptent pas, ne compte pas, ne changent rien, n’ont aucun effet',
      ),
      'croissance n’intéresse pas, croissance n’intéresse personne, fixé par le secteur, identique pour tous',
    ].join(', '),
  ],
  market_growth_noun: ['growth', 'la croissance, votre croissance, les marges'],
  market_growth_shrugged: [
    crossed(
      'buyers, funds, acquirers, they',
      'do not care whether you growing, do not care whether you are growing, do not care about growth, do not care about your growth, do not look at growth, do not look at your growth',
    ),
    crossed(
      'acheteurs, fonds, acquéreurs',
      'se fichent de la croissance, se moquent de la croissance, se fichent de votre croissance, ne regardent pas la croissance',
    ),
  ],
  market_growth_stops: [
    'growth stops, growth has stopped, growth is over, growth slows, growth has slowed, growth fades',
    'croissance s’arrête, croissance ralentit, croissance s’essouffle, croissance soit finie, croissance retombe',
  ],
  market_past_only: [
    crossed(
      'buyers, buyer, acquirers, funds',
      'pay for the past, only look at the past, pay only for the past, look only at the past',
    ),
    crossed(
      'acheteurs, acheteur, acquéreurs, fonds',
      'paient le passé, ne regardent que le passé, ne paient que le passé, regardent seulement le passé',
    ),
  ],
  market_same_multiple: [
    'same multiple, multiple is the same, multiple stays the same',
    'même multiple, multiple est le même, multiple reste le même',
  ],
  market_slip: [
    'market error, market mistake, error of the market, mistake by the market, mispricing, mispriced, inefficiency, anomaly, pricing error, market is wrong, market gets it wrong, market has it wrong, arbitrage, market failing',
    'erreur de marché, erreur du marché, anomalie, inefficience, bourse se trompe, marché se trompe, mal valorisée, mal évaluée, mauvaise valorisation, arbitrage, erreur de valorisation, erreur de cotation, erreur de la bourse',
  ],
  market_they_shrug: [
    crossed('buyers, funds, acquirers', 'do not care, could not care less'),
    crossed('acheteurs, fonds, acquéreurs', 's’en fichent, s’en moquent, n’en ont rien à faire'),
  ],
  maybe_word: [
    'not, only, then, maybe, might, could, may, perhaps, before, after, whether, if, unless, necessarily, either',
    'pas, peut-être, pourrait, peut, avant, après, si, sauf, forcément, seulement, alors, soit',
  ],
  misread_market_alone: [
    'market alone sets, depends only on the market, only depends on the market, depends entirely on the market, set by the market not by',
    'dépend uniquement du marché, dépend seulement du marché, marché seul fixe, ne dépend que du marché',
  ],
  more_debt_words: [
    'debt, leverage, borrowing, three times ebitda, four times ebitda, five times ebitda',
    'plus de dette, dette, levier, levier plus élevé, endettement, emprunter',
  ],
  multiple_is_down: [
    'the lower the multiple, the lower its multiple, the smaller the multiple, the smaller its multiple',
    'multiple est bas, multiple est faible, multiple baisse, multiple diminue, multiple descend, multiple doit être bas, multiple doit baisser',
  ],
  multiple_is_up: [
    'the more times, the more you pay, the more it sells for, the more it is worth, the more they pay for it, the higher its multiple, the higher the multiple, the bigger the multiple, the bigger its multiple, the more turns, the richer the multiple, the higher a multiple',
    'plus on paie de fois, plus elle vaut cher, plus on la paie cher, plus on paie cher, plus elle se paie cher, multiple monte, multiple augmente, multiple grimpe, multiple est élevé, multiple est haut, multiple est fort, multiple doit être élevé, multiple doit monter, multiple sera élevé',
  ],
  multiple_pushed_down: [
    crossed(
      'pushes, push, brings, drives, pulls, drags, makes',
      'multiple down, the multiple down, multiples down, the multiple lower, multiple fall',
    ),
    crossed(
      'fait baisser, font baisser, tire vers le bas, réduit, réduisent, baisse, diminue, écrase',
      'multiple, le multiple, les multiples',
    ),
  ],
  multiple_pushed_up: [
    [
      crossed(
        'pushes, pushes up, push, drives, raises, raise, lifts, lift, increases, pulls',
        'ebitda multiple up, ev multiple up, the multiple upwards, multiple upward',
      ),
      crossed(
        'pushes, push, brings, drives, raises, lifts, increases',
        'multiple up, the multiple up, multiples up, multiple higher',
      ),
    ].join(', '),
    [
      crossed(
        'tire, tirent, pousse, poussent',
        'multiple vers le haut, multiples vers le haut, multiple à la hausse',
      ),
      crossed(
        'fait monter, font monter, fait grimper, augmente, augmentent, relève, tire vers le haut',
        'multiple, le multiple, les multiples',
      ),
    ].join(', '),
  ],
  multiple_up: [
    'multiple increases, multiple gets higher, the higher the multiple, the bigger the multiple, the more you pay, pushes the multiple up, lifts the multiple, raises the multiple, means a higher multiple, gives a higher multiple, deserves a higher multiple, increases the multiple, multiple is higher, multiple goes up, multiple rises, the higher its multiple, the higher multiple, the bigger its multiple, higher the multiple',
    'multiple grimpe, multiple progresse, plus le multiple est élevé, plus le multiple est haut, plus le multiple monte, plus on paie cher, fait monter le multiple, pousse le multiple, augmente le multiple, relève le multiple, mérite un multiple plus élevé, multiple est plus élevé, tire le multiple vers le haut, multiple monte, multiple augmente, plus son multiple est élevé, plus son multiple est haut, plus leur multiple est élevé, plus on la paie cher, plus elle se paie cher',
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
  must_share_multiple: [
    crossed(
      'should have, must have, ought to have, should trade at, should trade on, must trade at, ought to trade at, deserve',
      'the same multiple, the same multiples, one multiple, an identical multiple, equal multiples',
    ),
    crossed(
      'devraient avoir, doivent avoir, devraient se payer, doivent se payer, devraient coter, méritent, doivent coter',
      'le même multiple, un même multiple, un multiple identique, au même multiple, sur le même multiple, des multiples identiques, pareil',
    ),
  ],
  need_not_be_close: [
    'need not be close, do not have to be close, do not have to be alike, need not be similar',
    'n’ont pas besoin d’être proches, n’ont pas besoin de se ressembler',
  ],
  need_not_look: [
    'not need to look at, no need to look at, not need to check, no need to check, not have to look at, need not look at, not need to worry about, no need to compare, not need to compare',
    'pas besoin de regarder, inutile de regarder, pas à regarder, pas besoin de vérifier, inutile de vérifier, pas besoin de comparer, inutile de comparer, n’ai pas à les comparer, pas à comparer, n’ai pas à comparer',
  ],
  need_not_match: [
    'not have to match, not have to add up, not have to sum, need not sum, need not add up, not need to sum, not need to match, unexplained remainder, unexplained residual, never add up exactly, need not match, need not be similar',
    'résidu inexpliqué, toujours un résidu, pas à être proches, pas à être comparables',
  ],
  on_lower_multiples: [
    'trade on lower multiples, trade at lower multiples, on a lower multiple, at a lower multiple',
    'à des multiples plus bas, à un multiple plus bas, à des multiples plus faibles',
  ],
  one_driver_only: [
    'alone, only, by itself, on its own, not just, enough, if',
    'seule, seul, seuls, seulement, à elle seule, suffit, si',
  ],
  only_a_mood: [
    crossed(
      'just, only, purely, nothing but, simply, all',
      'hype, sentiment, fashion, market mood, emotion, irrational, noise, speculation',
    ),
    crossed(
      'simple, pur, pure, juste, simplement, uniquement, qu’, seulement',
      'effet de mode, mode, spéculation, irrationnel, emballement, humeur du marché, bruit',
    ),
  ],
  only_growth_counts: [
    'only growth counts, only growth matters, growth is all that matters, nothing but growth',
    'seule la croissance compte, que la croissance qui compte, uniquement la croissance',
  ],
  ought_to: [
    'should, must, have to, ought to, need to, supposed to',
    'doivent, devraient, doit, devrait, sont censées, sont censés, faut que',
  ],
  overvalued_stop: [
    'overvalued full stop, overpriced full stop, overvalued that is all, overvalued that s all, must be overvalued, has to be overvalued, necessarily overvalued, undervalued full stop',
    'surévaluée point, forcément surévaluée, nécessairement surévaluée, surévaluée c’est tout, trop chère point',
  ],
  paid_alike: [
    'necessarily trade alike, always trade alike, must trade alike, should trade the same, priced the same anyway, automatically comparable, necessarily comparable, are always comparable, are all comparable',
    'forcément pareil, forcément le même prix, forcément comparables, se valent forcément, automatiquement comparables, toutes comparables, toujours comparables, nécessairement comparables',
  ],
  quick_grower: [
    'fast growers, grows fast, grows quickly, grows quicker, fast growing, quick growth, faster growth, fast growth, high growth, higher growth, strong growth, stronger growth, more growth, safer company, higher margins, better margins, lower risk, fastest growth, fastest grower, fastest growing, growth company, growth stock, growing more, growing the most, faster grower, quicker grower, best grower',
    'celles qui croissent vite, croît vite, croît plus vite, croît rapidement, forte croissance, grandit vite, croissance rapide, croissance élevée, plus de croissance, croissance plus forte, croissance plus rapide, croissance soutenue, meilleures marges, marges élevées, risque plus faible, moins risquée, croît le plus, grandit le plus, la plus en croissance, société de croissance, valeurs de croissance, grandit plus vite, celle qui grandit le plus, celle qui croît le plus, celle qui croît plus vite',
  ],
  rewarded_by: [
    'compensated with, rewarded with, paid with, explains the twelve, explains the higher one',
    'compensés par, récompensés par, rémunérés par, explique le douze',
  ],
  rich_drivers: [
    'higher growth, faster growth, stronger growth, lower risk, less risk, higher margins, better margins, grows faster, less capex, lower capex',
    'croissance plus forte, plus de croissance, croissance plus élevée, moins de risque, moins risquée, marges plus élevées, meilleures marges, croît plus vite, moins de capex, moins capitalistique',
  ],
  risk_of_the_bank: [
    'risk is for the bank, risk is for the lenders, risk is the bank s business, risk is the bank s problem, risk is the banker s problem, risk is the lender s problem',
    'risque c’est l’affaire du banquier, risque c’est l’affaire des banques, risque c’est l’affaire de la banque, risque est l’affaire du banquier, risque c’est le problème du banquier, risque c’est le problème des banques, risque ne regarde que la banque',
  ],
  risk_wants_a_higher_one: [
    'riskier business deserves a higher, riskier division deserves a higher, riskier business gets a higher, riskier division gets a higher, more risk means a higher multiple, higher risk means a higher multiple',
    'métier risqué mérite un multiple plus, activité risquée mérite un multiple plus, division risquée mérite un multiple plus',
  ],
  riskiest_part: [
    'riskiest division, riskiest business, riskiest one, most risky division, most volatile division',
    'division la plus risquée, métier le plus risqué, activité la plus risquée, plus risquée des trois',
  ],
  same_price_word: [
    'pay the same, same price, same rating, valued the same, priced the same, priced alike, same number of turns',
    'même prix, payer pareil, valoriser pareil, même valorisation, même niveau de valorisation, même nombre de fois',
  ],
  same_trade_same_price: [
    'same business same multiple, same sector same multiple, same industry same multiple, same trade same multiple, same ebitda means same value, same ebitda same value, same ebitda so same value, same ebitda means same price',
    'même métier même multiple, même secteur même multiple, même activité même multiple, même industrie même multiple, même ebitda donc même valeur, même ebitda même valeur, même ebitda donc même prix, même ebitda même prix',
  ],
  secondary_word: [
    'secondary, side issue, detail, details, refinement, refinements, cosmetic, comes second',
    'secondaire, secondaires, détail, détails, accessoire, accessoires, superflu, cosmétique',
  ],
  sector_is_all: [
    [
      crossed(
        'sector, industry, sector code, industry code, same sector, same industry, bloomberg code, sector label',
        'is enough, is sufficient, is all, is all that matters, alone decides, decides everything, is all you need, suffices, makes the comparable, and nothing else, is the only criterion, is what makes',
      ),
      'only the sector counts, only the sector matters, what counts is the sector, what matters is the sector',
    ].join(', '),
    [
      crossed(
        'secteur, code sectoriel, code, code secteur, même secteur, industrie',
        'suffit, qui fait le comparable, fait le comparable, et rien d’autre, seul compte, compte seul, est suffisant, décide de tout, est le seul critère, c’est tout, seul suffit',
      ),
      'seul le secteur compte, ce qui compte c’est le secteur, il n’y a que le secteur qui compte',
    ].join(', '),
  ],
  sector_word: ['sector, industry', 'secteur, code sectoriel, industrie'],
  sells_the_same_trade: [
    'same industry, same sector, same trade, same business, same line of business',
    'même secteur, même industrie, même métier, même branche',
  ],
  simply_mispriced: [
    'simply got it wrong, just got it wrong, simply has it wrong, just has it wrong, overpriced and that’s it, overpriced that’s all, overvalued that’s all, simply overvalued, clearly overvalued, obviously overvalued, purely overvalued, simply too expensive, just too expensive, simply expensive, just mispriced, simply mispriced, market is wrong, market got it wrong, market has it wrong, market made mistake, just undervalued, simply undervalued, just cheap, simply cheap, market is simply wrong, market is just wrong, is overpriced, simply overpriced',
    's’est simplement trompé, se plante, s’est planté, n’a rien compris, surcotée voilà tout, surévaluée voilà tout, trop chère voilà tout, surcotée point, simplement surévaluée, clairement surévaluée, forcément surévaluée, simplement trop chère, juste trop chère, marché se trompe, simplement sous-évaluée, juste sous-évaluée, juste pas chère, surévaluée tout simplement, surévaluée et voilà, marché a tort',
  ],
  strays_dearer_sale: [
    'higher multiple, sells for more, worth more, higher price, pay more',
    'se vend plus cher, vaut plus cher, vaut plus, multiple plus élevé, meilleur multiple',
  ],
  strays_decline: [
    'shrinking company, shrinking business, company in decline, falling sales, no growth',
    'société en déclin, boîte en déclin, entreprise en déclin, sans croissance, ventes qui baissent',
  ],
  strays_growing: [
    'than a growing one, than one that grows, than a growing company, than one that is growing',
    'qu’une société en croissance, qu’une boîte en croissance, que si elle grandit, qu’une entreprise en croissance, qu’une qui grandit',
  ],
  stronger_profile: [
    'fatter margins, fattest margins, biggest margins, bigger margins, best margins, growing faster, faster growing, twice as fast, high growth, stronger margins, faster growth, higher growth, stronger growth, more growth, better margins, higher margins, high quality, better quality, higher quality, less risk, lower risk, less risky, safer, more profitable',
    'plus grosses marges, grosses marges, plus fortes marges, plus belles marges, grandit plus vite, deux fois plus vite, forte croissance, marges supérieures, marge plus élevée, meilleure marge, plus récurrente, croissance plus forte, plus de croissance, plus forte croissance, croît plus vite, croissance plus élevée, croissance forte, plus rentable, moins risquée, moins de risque, qualité, plus sûre',
  ],
  sure_buy: [
    'a bargain, a sure buy, must buy, buy immediately, necessarily cheap, undervalued',
    'une bonne affaire, sous-évaluée, forcément une affaire',
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
  the_dear_one_named: [
    'twelve times one, twelve times company, one at twelve, one at twelve times, more expensive one, 12 times one, one at 12, 12x one',
    'celle à douze, celle à douze fois, celle à 12, celle à 12 fois, la plus chère des deux',
  ],
  the_faster_it_grows: [
    'the faster it grows, the faster a division grows, the quicker it grows, the higher the growth, the more it grows, the better the margins, the higher the margin',
    'plus la croissance est forte, plus la croissance est élevée, plus une division croît, plus la division croît, plus elle croît, plus ça croît, plus un métier croît, plus le métier croît, plus elle grandit, plus la marge est élevée, plus les marges sont élevées',
  ],
  the_riskier_it_is: [
    'the riskier, the higher the risk, the more risk, the more risky, the more volatile, the more cyclical',
    crossed(
      'plus le métier est, plus l’activité est, plus la division est, plus une division est, plus un métier est, plus une activité est, plus la société est, plus c’est, plus elle est, plus le secteur est, plus l’affaire est',
      'risqué, risquée, volatile, cyclique',
    ).concat(', plus le risque est élevé, plus le risque est fort, plus le risque monte'),
  ],
  the_same_multiple: [
    'same multiple, identical multiple, is enough, alone decides, sector decides, all that matters, only thing that matters, sufficient, priced the same, trade the same, paid the same',
    'même multiple, multiple identique, secteur suffit, il suffit, décide seul, décide de tout, seule chose qui compte, suffisant, se paient pareil, au même prix, valent pareil',
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
  top_multiple: [
    'highest multiple, biggest multiple, higher multiple, best multiple, richest multiple, the top multiple',
    'plus gros multiple, multiple le plus élevé, plus haut multiple, meilleur multiple, multiple le plus fort, multiple le plus haut',
  ],
  trade_alike: [
    crossed(
      'trade at, should trade at, must trade at, should be at, be priced at, deserve, be valued at, end up at',
      'same one, same level, same price, same multiple, same number of times',
    ),
    crossed(
      'se paient, se payer, se traitent, se traiter, doivent valoir, valent, se valorisent',
      'même prix, même multiple, même niveau, même nombre de fois, pareil',
    ),
  ],
  trades_cheaper: [
    [
      crossed(
        'trades at, trade at, deserves, gets, commands, justifies, means, implies, leads to, gives, earns, carries, results in, goes with',
        'lower multiple, lower ebitda multiple, smaller multiple, fewer turns, discount, low multiple',
      ),
      crossed(
        'trade on, be on, be priced at, be valued at, have, has, end up with',
        'lower multiple, smaller multiple, low multiple',
      ),
    ].join(', '),
    [
      crossed(
        'se paie, se paient, se traite, se traitent, vaut, valent, se valorise, mérite, justifie, entraîne, implique, donne, va avec, a',
        'moins cher, moins chère, moins chères, multiple plus bas, multiple plus faible, multiple inférieur, multiple moins élevé, décote',
      ),
      crossed(
        'doit avoir, devrait avoir, doit se payer, devrait se payer, doit valoir, obtient, se retrouve avec',
        'multiple plus bas, multiple plus faible, multiple inférieur, moins cher',
      ),
    ].join(', '),
  ],
  valid_comp: [
    'they are comparable, they re comparable, automatically comparable, always comparable, valid comp, valid comparable, good comp, good comparable, is comparable, makes it comparable, all you need',
    'elles sont comparables, ils sont comparables, automatiquement comparables, toujours comparables, bon comparable, comparable valable, est comparable, suffit, tout ce qu’il faut',
  ],
  wacc_or_risk_up: [
    'higher cost of capital, higher risk, more risk, the riskier, a riskier company, higher wacc, higher discount rate, the more risk, the more risky',
    'plus c’est risqué, plus elle est risquée, plus une boîte est risquée, risque plus élevé, plus de risque, plus le risque, plus risquée, cmpc plus élevé, taux plus élevé, plus la société est risquée, plus le risque est élevé, plus il y a de risque',
  ],
  weak_results_time: [
    'after results have dropped, once results have dropped, when results fall, results start falling, after a bad year, once earnings have fallen, after earnings have dropped, when profits are falling, after profits fall, when results drop, until results drop, until profits drop, until earnings fall, until results fall, after losing your biggest client',
    'quand les résultats baissent, que les résultats baissent, quand les résultats chutent, après une mauvaise année, quand le résultat recule, quand les bénéfices baissent, que les résultats soient mauvais, au creux des résultats, attendez que le bénéfice baisse, que le bénéfice baisse, après avoir perdu un gros client',
  ],
  whatever_growth: [
    'whatever their growth, whatever growth, whatever its growth, regardless of growth, regardless of their growth, irrespective of growth, whatever their margins, regardless of margins, growth does not matter, growth and margins do not matter',
    'quelle que soit leur croissance, quelles que soient leur croissance, peu importe la croissance, peu importe leur croissance, peu importent les marges, peu importent leurs marges, indépendamment de la croissance, indépendamment de leur croissance',
  ],
  worse_it_gets: [
    'the less profitable, the slower it grows, the riskier it is, the weaker the margin, the lower the margin',
    'moins une société est rentable, moins elle est rentable, moins elle croît, plus elle est risquée, plus une société est risquée, plus la marge est faible',
  ],
};
