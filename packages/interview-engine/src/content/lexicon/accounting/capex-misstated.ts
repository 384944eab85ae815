import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { evMultipleEnglish, evMultipleFrench } from '../word-lists.ts';

/** Capital expenditure, in the words of those who get it wrong. */
export const capexMisstated: Lexicon = {
  added_to_the_price: [
    'added to the price, adds to the price, on top of the price, increases the price, raises the price, pushes the price up',
    'ajoute au prix, en plus du prix, augmente le prix, fait monter le prix',
  ],
  all_at_once: [
    'in full, in one go, at once, immediately, straight away, right away, entirely, in the year you spend, that same year, in the same year, on day one, from day one, from the first step, already',
    'intégralement, en totalité, en une fois, d’un coup, tout de suite, immédiatement, entièrement, l’année où, la même année, dès l’achat, dès la première étape, dès le premier jour, directement en charge',
  ],
  already_in_da: [
    'depreciation covers, covered by depreciation, depreciation pays for, depreciation takes care of, already in depreciation, already reflected in depreciation, already included in depreciation, already counted in depreciation, already covered by depreciation, already captured in depreciation, already goes through depreciation, depreciation already covers, depreciation already takes care, already in the depreciation charge, already inside the depreciation',
    'amortissement les couvre, couvert par l’amortissement, couvertes par l’amortissement, déjà dans les amortissements, amortissements les couvrent déjà, déjà compris dans la charge, déjà inclus dans la charge, déjà dans la charge, déjà compris dans les amortissements',
  ],
  already_in_ebitda: [
    'already in ebitda, already in the ebitda, already included in ebitda, included in ebitda, already deducted from ebitda, deducted in ebitda',
    'déjà dans l’ebitda, déjà compris dans l’ebitda, déjà déduit de l’ebitda, compris dans l’ebitda, déjà pris en compte dans l’ebitda',
  ],
  an_investment_no_cost: [
    'not a cost, not an expense, not a charge, it’s an investment, is an investment, they’re investments',
    'pas une charge, pas un coût, pas une dépense, c’est un investissement, est un investissement, c’est de l’investissement, sont des investissements',
  ],
  as_if_word: [
    'pretend, pretends, as if, as though, treats, assumes, ignores, imply',
    'fait comme si, comme si, prétend, fait semblant, ignore, suppose',
  ],
  asset_heavy_one: [
    'capital intensive, asset heavy, more machines, more assets behind, invests the most, needs more machines, heaviest investor, more capital intensive, the one that invests more',
    'capitalistique, besoin de plus de machines, plus d’actifs derrière, investit le plus, investit davantage, plus de machines, plus d’usines',
  ],
  better_than_it: [
    'better than, preferable to, more reliable than, safer than',
    'vaut mieux que, mieux que, préférable à, meilleur que, plus fiable que',
  ],
  capex_added_back: [
    'add capex back, add back capex, add back the capex, add the capex back, capex is added back, capex gets added back, capex is an add back, put capex back, reverse capex',
    'réintègre le capex, réintègre les investissements, rajoute le capex, rajoute les investissements, capex sont réintégrés, remet le capex',
  ],
  capex_before_tax: [
    'capex off before tax, deduct capex before tax, subtract capex before tax, capex is tax deductible, capex is deductible, tax after capex, capex before tax, capex before the tax, capex from ebit',
    'impôt se calcule après avoir retiré le capex, impôt après avoir retiré le capex, impôt après capex, impôt après le capex, retire le capex avant l’impôt, capex est déductible, capex déductible, capex avant impôt, capex avant l’impôt, capex de l’ebit',
  ],
  capex_differs: [
    [
      `${crossed('capex is, capex are, investment is', 'very different, different')}, capex differs, capex differs a lot`,
      'differences in capex, different levels of capex, capex needs differ, unequal capex, different capex, capex varies, capital intensive, heavy capex, depreciation differs',
    ].join(', '),
    [
      `${crossed('capex sont, investissements sont', 'très différents, différents')}, capex très différents, capex différents`,
      'différences de capex, niveaux de capex différents, écarts de capex, capex inégal, capex diffère, capex varie, capitalistique, capitalistiques, amortissements diffèrent, investissements diffèrent, capex diffèrent',
    ].join(', '),
  ],
  cash_trickles_out: [
    `${crossed(
      'cash outflow, outflow, payment, cash cost, cash going out, cash',
      'is spread, gets spread, is spread over, goes out over, goes out gradually, leaves gradually, goes out bit by bit, goes out year by year, leaves over',
    )}, pay for it bit by bit, pay for the machine bit by bit, pay for it gradually, pay for it over, paid for bit by bit, paid for gradually, pay it off through depreciation`,
    `${crossed(
      'sortie d’argent, sortie de cash, sortie de trésorerie, décaissement, paiement, sortie',
      'est étalée, est étalé, s’étale, se fait petit à petit, est répartie, est réparti, est lissée, est progressive',
    )}, sort petit à petit, sort peu à peu, sort progressivement, se paie petit à petit, paie petit à petit, paie au rythme, sort au rythme, sort au fil, paie au fil des amortissements`,
  ],
  comparable_spending: [
    'similar, same, alike, comparable, light, ebit',
    'similaire, même, proche, comparable, faible, ebit',
  ],
  compared_pair: [
    'with each other, with one another, same footing, their capex, their investment',
    'leurs investissements, leurs capex, l’un avec l’autre, l’une avec l’autre, sur le même plan, d’une boîte à l’autre, d’une société à l’autre',
  ],
  copes_with: [
    'copes, handles, deals well with, deals fine with, works fine, works well, takes care of',
    'gère bien, gère très bien, supporte bien, marche bien, tient compte des différences',
  ],
  counts_the_wear: [
    [
      crossed(
        'takes into account, take into account, captures, reflects, accounts for, includes, allows for, factors in',
        'capex, capital expenditure, depreciation, wear, wear and tear, wear of assets, investment',
      ).concat(
        ', takes capex into account, takes depreciation into account, takes investment into account',
      ),
      crossed(
        'already deducts, deducts, is net of, is after, comes after',
        'capex, investment, capital expenditure',
      ),
    ].join(', '),
    [
      crossed(
        'tient compte de, tient compte des, tient déjà compte de, tient déjà compte des, intègre, intègre déjà, reflète, capte, inclut, prend en compte',
        'usure, l’usure, usure des actifs, capex, les capex, amortissements, les amortissements, investissements, les investissements, l’usure des actifs',
      ),
      crossed(
        'déduit, déduit déjà, est net de, est après, vient après',
        'capex, les capex, le capex, investissements, les investissements',
      ),
    ].join(', '),
  ],
  dearer_multiple_said: [
    'pushes the multiple up, pushes up the multiple, inflates the multiple, raises the multiple, lifts the multiple, higher the multiple, higher its multiple, biggest multiple, highest multiple, multiple looks higher, multiple looks bigger',
    'fait monter le multiple, gonfle le multiple, fait grimper le multiple, pousse le multiple vers le haut, plus son multiple est, plus le multiple est, plus gros multiple, paraître le multiple plus élevé, multiple paraît plus élevé',
  ],
  deferred_works: [
    'deferred capex, postponed capex, delayed capex, deferred investment, postponed investment, skipped maintenance, put off maintenance',
    'investissements reportés, investissements repoussés, investissements différés, capex reportés, capex repoussés, travaux reportés, travaux repoussés, entretien reporté, entretien repoussé',
  ],
  earns_the_top_multiple: [
    'deserves the higher, deserves the twelve, deserves twelve, deserves a higher, pushes the multiple up, lifts the multiple, justifies a higher, justifies the higher, raises the multiple, earns the higher',
    'mérite le douze, mérite douze fois, mérite un multiple plus élevé, mérite le multiple le plus élevé, pousse le multiple, tire le multiple vers le haut, justifie un multiple plus, fait monter le multiple, se paie plus cher',
  ],
  ebit_worse: [
    crossed(
      'ebit, ev ebit, ev to ebit, ev over ebit',
      'is less relevant than, is worse than, is less useful than, is less accurate than, is less fair than',
      'ebitda, ev ebitda, ev to ebitda',
    ),
    crossed(
      'ebit, ve ebit, ev ebit, l’ebit',
      'est moins pertinent que, est moins bon que, est moins adapté que, est moins fiable que, est moins juste que',
      'ebitda, l’ebitda, ve ebitda, ev ebitda',
    ),
  ],
  ebitda_basis: [
    'multiple is on ebitda, multiple is based on ebitda, looking at ebitda, multiple uses ebitda',
    'raisonne sur l’ebitda, multiple porte sur l’ebitda, regarde l’ebitda, multiple se calcule sur l’ebitda',
  ],
  ebitda_counts_capex: [
    [
      crossed(
        'ebitda already takes, ebitda takes, ebitda already took',
        'capital spending into account, capex into account, investment into account, the machines into account, wear into account',
      ),
      crossed(
        'ebitda, ebitda which, ebitda is the one that, ebitda that, ev ebitda, ebitda already',
        'captures capital intensity, captures the capital intensity, captures capex, reflects capital intensity, is after depreciation, is after d a, is after amortisation, takes depreciation into account, is net of capex, is net of depreciation, allows for capex',
      ),
      crossed(
        'ebitda',
        'includes capex, takes capex into account, takes into account capex, is after capex, already includes capex, already reflects capex, reflects capex, captures capex, already includes investment, is after investment, takes investment into account',
      ),
    ].join(', '),
    [
      crossed(
        'ebitda tient déjà compte, ebitda tient compte, ebitda intègre déjà, ebitda prend déjà en compte, ebitda prend en compte',
        'des machines, des investissements, du capex, des capex, de l’usure, les machines, les investissements, le capex, l’usure, du renouvellement, le renouvellement',
      ),
      crossed(
        'ebitda, ve ebitda, ve sur ebitda',
        'tient compte du renouvellement, tient compte de l’amortissement, tient compte des amortissements, est après amortissement, est après amortissements, reflète l’intensité capitalistique, capte l’intensité capitalistique, intègre les amortissements, intègre l’amortissement, intègre le renouvellement, est net de capex, tient compte du capex',
      ),
      crossed(
        'ebitda',
        'tient compte du capex, tient compte des investissements, intègre le capex, intègre les investissements, est après capex, est après investissements, inclut le capex, inclut les investissements, prend en compte le capex, reflète déjà le capex',
      ),
    ].join(', '),
  ],
  ebitda_means_cash: [
    'ebitda is cash, ebitda equals cash, ebitda is already cash, ebitda is basically cash',
    'ebitda c est cash, ebitda est cash, ebitda est trésorerie, ebitda c est trésorerie, ebitda égale cash, ebitda correspond au cash, ebitda c est flux de trésorerie',
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
  explains_nothing: [
    'cannot explain, not explain, explains nothing, has nothing to do, have nothing to do, not part of the story, not be the reason, not show up',
    'n’explique rien, n’explique pas, ne peut pas expliquer, ne peuvent pas expliquer, rien à voir, n’entre pas en ligne de compte, n’y est pour rien',
  ],
  fraud_word: [
    'fraud, theft, stole, stolen, stealing, embezzlement',
    'fraude, vol, volé, détournement, détourné',
  ],
  from_ebit_to_ebitda: [
    crossed(
      'from ev ebit to, from ebit to, from ev over ebit to, from ev to ebit to',
      'ev ebitda, ebitda, ev over ebitda, ev to ebitda',
    ),
    crossed(
      'de ev ebit à, de ve ebit à, de l’ev ebit à, de l’ebit à, de ebit à, du ve ebit au, de ve sur ebit à',
      'ev ebitda, ve ebitda, l’ev ebitda, l’ebitda, ebitda, la ve ebitda, ve sur ebitda',
    ),
  ],
  gets_the_top_one: [
    'gets the twelve, is the one at twelve, trades at twelve, is on twelve',
    'a le douze, est celle à douze, se paie douze',
  ],
  heavy_capex: [
    'heavy capex, high capex, higher capex, more capex, heavier capex, invests more, spends more on capex, more capital intensive, heavy investment, higher capital intensity, high capital intensity',
    'capex lourd, capex élevé, plus de capex, gros capex, investit plus, investit davantage, plus capitalistique, investissements lourds, gros investissements, forte intensité capitalistique, intensité capitalistique élevée',
  ],
  helps_seller: [
    'not our problem, seller’s problem no more, leaves the price unchanged, does not reduce the price, not reduce the price, does not touch the price, raises the price, increases the price, good for the seller, never negotiated, no effect on the price, has no effect, does not matter, buyer’s problem, adds value',
    'ne touche pas au prix, ne réduit pas le prix, ne change pas le prix, à sa charge, ne regarde pas le vendeur, augmente le prix, fait monter le prix, bon pour le vendeur, jamais négocié, aucun effet sur le prix, ne compte pas, problème de l’acquéreur, problème de l’acheteur, affaire de l’acheteur, crée de la valeur',
  ],
  hits_profit_now: [
    'expensed immediately, expensed straight away, expensed at once, expensed in full, fully expensed, cost of the year, charged in full, hits profit straight away, hits profit immediately, reduces profit straight away, reduces profit immediately, is an expense of the year, straight through the p&l',
    'passe immédiatement en charge, passe en charge immédiatement, intégralement en charge, entièrement en charge, charge de l’année, passe directement en charge',
  ],
  invests_heavily: [
    [
      `${crossed('spends more on, spends a lot on, invests more in, puts more into', 'plants, machines, kit, equipment, factories, its plants')}, ${crossed('spends, puts, ploughs', 'half, most of, two thirds of', 'its', 'ebitda, profit, earnings', 'on, into', 'machines, kit, plants, capex')}`,
      'capex heavy, heavy on capex, asset heavy, heavy industry, invests a lot, lots of capex, big capex, capex hungry, capital intensive, capex intensive, more capex, heavier capex, higher capex, heavy capex, high capex, spends most on capex, spends more on capex, invests most, invests more, capital heavy',
    ].join(', '),
    [
      `${crossed('dépense plus en, dépense plus dans, investit plus dans, met plus dans, investit davantage dans', 'usines, ses usines, machines, ses machines, équipements, ses équipements')}, ${crossed('dépense, met', 'la moitié de son', 'ebitda, résultat', 'en, dans ses, dans les', 'machines, usines, capex')}`,
      'industrie lourde, lourde en capex, gourmande en capex, très capitalistique, gros investissements, investit beaucoup, beaucoup de capex, intensive en capex, intensif en capex, plus capitalistique, plus de capex, on a de capex, dépense le plus en capex, dépense plus en capex, investit le plus, investit davantage, investit plus, capex élevé, capex élevés, gros capex, capex lourds, forte intensité capitalistique, intensité capitalistique est élevée, capex plus élevés, secteurs capitalistiques, secteur capitalistique, très capitalistiques, sociétés capitalistiques, société capitalistique, lourdes en capex',
    ].join(', '),
  ],
  is_after_capex: [
    'is after capex, is already after capex, is struck after capex, is already struck after capex, is net of capex, is already net of capex, is after investment, is calculated after capex, comes after capex',
    'tient déjà compte du capex, intègre déjà le capex, tient déjà compte des investissements, est après capex, est déjà après capex, est calculé après capex, est après investissements, est déjà net de capex, est net de capex, c’est après capex, est déjà après investissements',
  ],
  is_deducted_from: [
    'is deducted from, are deducted from, comes off, is taken off, is taken out of, comes out of',
    'est déduit du, sont déduits du, vient en moins du, est retiré du, est retranché du',
  ],
  is_fairest: [
    'fairest, best, most relevant, right multiple, preferable, cleaner, most appropriate, better, right one',
    'le plus juste, le meilleur, préférable, bon multiple, le plus adapté, meilleur multiple, plus pertinent',
  ],
  is_rented: ['lease, leasing, leased, rent, instalment', 'crédit-bail, leasing, location, loyer'],
  is_the_best_one: [
    'are the best, is the best, are best, is the right one',
    'est le meilleur, sont les meilleurs, est le bon',
  ],
  its_the_dear_one: [
    'gets the higher multiple, deserves the higher multiple, deserves a higher multiple, is the one at twelve, trades higher, is worth more times, is the pricier one, gets a premium',
    'c’est elle qui se paie, mérite un multiple plus haut, mérite un multiple plus élevé, se paie plus cher, c’est celle à douze, c’est celle à 12, vaut plus cher, a le multiple le plus élevé',
  ],
  late_investment: [
    'overdue capex, capex not done, skipped capex, deferred capex, late capex, underinvestment, under investment, postponed capex, delayed capex, capex backlog, capex shortfall, missing capex, unspent capex',
    'capex pas fait, capex non réalisé, capex en retard, capex différé, sous-investissement, investissements reportés, investissements en retard, capex reporté, retard d’investissement, rattrapage de capex, retard de capex',
  ],
  late_repairs: [
    'late repairs, old roofs, overdue repairs, postponed repairs, deferred maintenance, overdue works, repairs put off',
    'travaux repoussés, travaux en retard, travaux reportés, toiture à refaire, entretien repoussé, réparations repoussées, réparations en retard',
  ],
  lbo_heavy_spending: [
    'capex heavy, heavy industry, consumes working capital, eats working capital, that eats cash, high capital expenditure, high working capital needs, growing working capital, new machines every year, new equipment every year, machines to replace every year, heavy capex, capex is high, high investment needs, high capex, big capex, lots of capex, large capex, capital intensive, capital hungry, heavy investment, big investments, heavy spending, lots of factories, many factories, lots of plants, lots of machines, heavy machinery, lots of inventory, lots of stock, heavy working capital, large working capital, asset heavy, big plants',
    'besoins d’investissement importants, lourds investissements, consomme du bfr, mange du bfr, gourmand en bfr, forte consommation de bfr, gros besoin en fonds de roulement, gros besoins de capex, gros besoins d’investissement, besoins d’investissement élevés, forts besoins de capex, gros besoins en bfr, bfr qui monte, bfr qui augmente, renouveler ses machines chaque année, renouveler ses machines, machines à remplacer chaque année, capex lourd, investissement est élevé, investissements sont élevés, capex élevé, gros capex, beaucoup de capex, capex important, capitalistique, gros investissements, investissements lourds, investissements massifs, beaucoup d’usines, beaucoup de machines, beaucoup de stock, bfr élevé, gros bfr, soit lourde, grosses dépenses, dépenses d’investissement chaque année, usines et du stock, industrie lourde',
  ],
  lbo_invests_heavily: [
    'invests heavily, spends heavily, heavy investment, lots of machines, lots of equipment, big factories, invests massively, invests massively every year',
    'investit lourdement, investit beaucoup, gros investissements, beaucoup de machines, grosses usines, investit massivement',
  ],
  lbo_leaves_cash: [
    'leaves more cash, leaves the most cash, leaves most cash, frees cash, frees up cash, generates more cash, helps repay, helps pay, reassures the banks, makes it better, is good, is a plus, is better, is ideal, is great, good sign, lets you borrow more',
    'laisse plus d’argent, laisse le plus d’argent, laisse plus de cash, dégage plus de cash, dégage du cash, libère du cash, aide à rembourser, rassure les banques, est un plus, c’est mieux, est un atout, est idéal, bon signe, permet d’emprunter plus',
  ],
  lbo_pledged_to_banks: [
    'act as security, collateral, assets to pledge, something to pledge, plants to pledge, pledge to the banks, security to the banks, hard assets, assets to seize, lend against, serves as security, security for the bank',
    'servent de garantie, sert de garantie, servent de gage, donner en garantie, offrir en garantie, apporter en garantie, donner en gage, actifs à nantir, à nantir, actifs tangibles, garanties aux banques, garanties pour les banques, collatéral, actifs à saisir, à hypothéquer, crée des garanties, garanties bancaires, sûretés pour la banque, des sûretés, garanties pour la banque',
  ],
  lbo_praise_withheld: [
    'but, not, avoid, even, although, rather, less, low, light, little, eats, instead, without, burns',
    'mais, pas, éviter, même, quoique, plutôt, moins, faible, léger, peu, mange, au lieu, sans, brûle',
  ],
  leaves_capex_out: [
    'leave capex out, capex is left out, leave out capex, capex out because, ignore capex, skip capex, forget capex, capex aside, add capex back, add back capex',
    'laisse le capex de côté, laisse les investissements de côté, ignore le capex, oublie le capex, sans le capex, capex de côté, ne compte pas le capex',
  ],
  lower_multiple_word: [
    'lower, low, less, down, discount, falls, drops',
    'bas, faible, baisse, moins, inférieur, diminue, plus bas, décote',
  ],
  many_plants: [
    'lots of factories, more factories, more machines, more plants, many factories, heavy assets',
    'plus il y a d’usines, beaucoup d’usines, plus d’usines, plus de machines',
  ],
  more_and_more: [
    'the more',
    'plus une, plus la société, plus la boîte, plus elle, plus on, plus l’entreprise',
  ],
  much_stock_to_fund: [
    'big working capital, big working capital requirement, heavy working capital needs, large stocks, lots of stock, big inventories, slow paying customers, customers who pay late, a lot of working capital, heavy working capital, high working capital, large working capital, lots of working capital, plenty of stock, plenty of working capital, high working capital needs, big stocks, loads of stock, heavy stocks',
    'bfr lourd, gros besoin en fonds de roulement, besoin en fonds de roulement élevé, gros stocks, beaucoup de stocks, clients qui paient tard, gros bfr, bfr élevé, bfr important, beaucoup de bfr, stocks énormes',
  ],
  never_enters: [
    crossed(
      'never, does not, do not, should not',
      'enter, enters, come into, comes into, play into, plays into, feature in, features in, affect, affects, move, moves, touch',
    ),
    crossed(
      'entre jamais, entre pas, intervient pas, intervient jamais, joue pas, joue jamais, figure pas, figure jamais, touche pas, touche jamais, a pas à entrer',
      'dans, sur, le, l, à',
    ),
  ],
  no_investment_needed: [
    'not need any more investment, needs no more investment, needs no investment, not need any investment',
    'n’a plus besoin d’investissements, plus besoin d’investissements, ne demande plus d’investissements, n’a pas besoin d’investir',
  ],
  not_part_of_it: [
    'not part of, not a part of, no part of, nothing to do in',
    'ne fait pas partie, ne font pas partie, rien à faire dans, pas compris dans',
  ],
  not_weighing: [
    'does not weigh on, does not hurt, does not drain, never weighs on',
    'ne pèse pas sur, ne pèse jamais sur, ne touche pas au, ne touche pas à, ne joue pas sur, ne consomme pas',
  ],
  only_reason: [
    'only way, sole way, only when it invests, only if it invests, only if it overinvests, only culprit, only thing that, only possible reason, only possible explanation, must be because someone, only reason, only real reason, sole reason, only explanation, only cause, only possible cause, comes only from, can only be, can only come from, only ever, entirely due to, always due to, nothing but',
    'seule façon, seul moyen, seule manière, seul coupable, seule chose qui, que si elle investit, que si on investit, seule raison, seule vraie raison, seule explication, seule cause, unique raison, unique cause, uniquement à cause, vient uniquement, vient exclusivement, ne peut venir que, ne peut être que, exclusivement à',
  ],
  only_way_out: ['only way, only reason', 'seule raison, seule façon'],
  over_ebit: [
    crossed(
      'ev ebitda, ebitda, ev to ebitda, ev over ebitda, ebitda multiple',
      'is the better choice over, is better than, is preferable to, is more relevant than, is fairer than, is cleaner than, is more accurate than, is a better choice than, is superior to, is better choice than',
      'ebit, ev ebit, ev to ebit, ev over ebit',
    ),
    crossed(
      'ebitda, ve ebitda, ev ebitda, ve sur ebitda',
      'est plus pertinent que, est préférable à, est meilleur que, est mieux que, est plus juste que, est plus adapté que, est plus fiable que',
      'ebit, l’ebit, ve ebit, ev ebit, le ve ebit',
    ),
  ],
  overlooks_the_wear: [
    crossed(
      'ignores, leaves out, does not deduct, is before, excludes, comes before, adds back',
      'depreciation, d a, depreciation and amortisation',
    ),
    crossed(
      'ignore, ne tient pas compte de, ne tient pas compte des, est avant, exclut, ne déduit pas',
      'amortissements, les amortissements, dotations, dotations aux amortissements',
    ),
  ],
  plain_for_buyer_to_bear: [
    'for the buyer’s account, the buyer’s problem, buyer’s business, buyer’s concern',
    'à la charge de l’acheteur, problème de l’acheteur, affaire de l’acheteur',
  ],
  plain_put_off_works: [
    'late capex, overdue capex, postponed capex, deferred capex',
    'capex en retard, capex reportés, investissements en retard',
  ],
  prefers_ebitda: [
    crossed('prefer, favour, move to, switch to, go for', `${evMultipleEnglish}, ebitda`),
    crossed(
      'préfère, privilégie, passe à, passe au, retiens',
      `${evMultipleFrench}, ebitda, l’ebitda`,
    ),
  ],
  put_off_capex: [
    'overdue capex, deferred capex, postponed capex, late capex, delayed capex, capex backlog, missed capex, underspent capex',
    'capex en retard, capex reporté, capex différé, investissements en retard, investissements reportés, retard de capex, retard d’investissement, sous-investissement',
  ],
  puts_more_into_machines: [
    'spends more on machines, spends most on machines, put half its ebitda into, most capex, heaviest capex, capital intensity, more machines',
    'le plus de capex, plus de capex, plus d’investissements, met la moitié de son ebitda, investit le plus, intensité capitalistique, plus capitalistique',
  ],
  runs_dry: [
    'short of cash, short of money, runs out, go bust, cash problem, liquidity problem, drained',
    'manquer de cash, manquer de trésorerie, à court de cash, à court de trésorerie, panne de cash, panne de trésorerie, problème de cash, problème de trésorerie, impasse, consomme du cash',
  ],
  spend_left_out: [
    'not subtract capex, not deduct capex, capex is not deducted, capex is not subtracted, capex is added, add capex, add the capex, add back capex, add back the capex, plus capex, plus the capex, capex stays out, leave capex out, ignore capex, not reduce the cash, not reduce cash flow, capex is already in depreciation',
    'le capex ne se déduit pas, le capex est déjà dans les amortissements, ajoute le capex, réintègre le capex, plus le capex, ignore le capex, sans retirer le capex',
  ],
  spends_on_plant: [
    'capex, overinvesting, investment, investments, capital expenditure, equipment, machines',
    'capex, investir, investissement, investissements, machines, surinvestissement',
  ],
  spread_out_word: [
    'spreads over, is spread over, only a tenth, only a fifth, only a part of it this year',
    's’étale sur, est étalé sur, qu’un dixième, qu’un cinquième',
  ],
  stock_spares_cash: [
    'does not use cash, does not use any cash, does not cost cash, does not tie up cash, does not eat cash',
    'ne consomme pas de trésorerie, ne consomme pas de cash, ne coûte pas de cash, ne coûte pas de trésorerie, n’immobilise pas de cash, n’immobilise pas de trésorerie',
  ],
  surely_fraud: [
    'must be fraud, has to be fraud, it’s fraud, necessarily fraud, surely fraud, someone is stealing',
    'forcément une fraude, forcément de la fraude, nécessairement une fraude, c’est de la fraude, quelqu’un vole',
  ],
  the_more_capex: [
    'the more capex, the more it invests, the more capital it needs, the more it has to invest',
    'plus une société investit, plus elle investit, plus on investit, plus elle a de capex, plus il y a de capex',
  ],
  theft_or_fraud: ['is fraud, must be fraud, is theft', 'est la fraude, c’est le vol'],
  trades_dearer: [
    crossed(
      'trades at, trade at, deserves, gets, commands, justifies, means, implies, leads to, gives, earns, carries, results in, goes with',
      'higher multiple, higher ebitda multiple, bigger multiple, more turns, richer multiple, high multiple, company a higher ebitda multiple',
    ),
    crossed(
      'se paie, se paient, se traite, se traitent, vaut, valent, se valorise, mérite, justifie, entraîne, implique, donne, va avec, a',
      'plus cher, plus chère, multiple plus élevé, multiple plus haut, multiple supérieur',
    ),
  ],
  upon_ebitda: [
    'in ebitda, on ebitda, ebitda does not',
    'sur l’ebitda, dans l’ebitda, effet sur ebitda, l’ebitda ne',
  ],
  wear_already_in: [
    crossed(
      'already includes, already counts, already takes in, already takes off, has already taken off, already carries',
      'the wear, wear, depreciation, the wear and tear',
    ),
    crossed(
      'comprend déjà, inclut déjà, compte déjà, intègre déjà, déduit déjà, a déjà retiré',
      'l’usure, les amortissements, l’amortissement',
    ),
  ],
  wear_is_charged: [
    'depreciation has been charged, depreciation is charged, depreciation has already been charged, depreciation has been deducted, depreciation is deducted, depreciation is included, depreciation has already been deducted, depreciation is already in, capex is already in, capex has already been deducted, after depreciation',
    'amortissements sont déduits, amortissements sont comptés, amortissements sont dedans, amortissement est déduit, amortissements y sont, capex est dedans, capex est déjà déduit, capex sont déjà déduits, après amortissements',
  ],
  wear_word: ['depreciation, amortisation', 'amortissement, amortissements, dotations'],
  whatever_capex: [
    'whatever the capex, no matter the capex, regardless of capex, whatever it invests',
    'quel que soit le capex, peu importe le capex, quels que soient les investissements',
  ],
};
