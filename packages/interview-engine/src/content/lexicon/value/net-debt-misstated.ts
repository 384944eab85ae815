import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown, goesUp } from '../directions.ts';
import {
  equityEnglish,
  enterpriseValueEnglish,
  equityFrench,
  enterpriseValueFrench,
} from '../word-lists.ts';

const CASH = 'cash, cash balance, cash pile, money in the bank, cash on hand';
const TRESORERIE = 'trésorerie, cash, liquidités, caisse, disponibilités';
const DEBTS = 'net debt, debt, borrowings, leverage, the bridge';
const DETTES = 'dette nette, dette, endettement, endettement net, emprunts, le passage';

/** Net debt, in the words of those who get it wrong. */
export const netDebtMisstated: Lexicon = {
  adding_debt: [
    crossed(
      'add, adding, plus, after adding, the addition of, addition of, including, increased by, add back, adding back, stack, pile on',
      'net debt, debt, borrowings, its debt, its net debt',
    ),
    crossed(
      'ajouter, en ajoutant, ajoute, rajoute, plus, ajout de, l’ajout de, addition de, additionne, majorée de, augmentée de, remets',
      'dette nette, dette, endettement, endettement net, emprunts',
    ),
  ],
  adds_cash: [
    [
      crossed('add, added, plus, add back, includes, and also, plus all', CASH),
      'adding cash, cash is added, cash gets added, cash is also added, cash on top, cash goes on top, cash comes on top, include cash, cash should be added',
    ].join(', '),
    [
      crossed('ajouter, rajouter, plus, additionner, inclure, remettre, et aussi', TRESORERIE),
      'ajouter aussi trésorerie, ajouter aussi cash, rajouter aussi trésorerie, rajouter aussi cash, trésorerie s’ajoute, cash s’ajoute, trésorerie en plus, trésorerie est ajoutée, cash est ajouté, ajouter également trésorerie',
    ].join(', '),
  ],
  adds_debt_and_cash: [
    'adds debt and cash, adds up debt and cash',
    'additionne dette et trésorerie, ajoute la trésorerie aux emprunts, additionne la dette et le cash, additionne les emprunts et la trésorerie, ajoute le cash à la dette',
  ],
  ahead_of_interest: [
    'before interest, before financing costs, before debt, ahead of interest, before the interest',
    'avant frais financiers, avant intérêts, avant les intérêts, avant charges financières, avant la dette, avant les frais financiers',
  ],
  all_for_owners: [
    crossed(
      'whole value, all of it, the entire value, full amount, whole amount, whole of it, everything, all that value, full value',
      'goes to, belongs to, is for, accrues to',
      'shareholders, owners, equity holders',
    ),
    crossed(
      'tout, totalité, intégralité, toute la valeur, l’ensemble, la valeur entière',
      'revient aux, appartient aux, est pour les, va aux',
      'actionnaires, propriétaires',
    ),
  ],
  all_the_cash: [
    'all the cash, all of the cash, every euro of cash, full cash, entire cash, whole cash balance, all cash',
    'toute la trésorerie, tout le cash, totalité de la trésorerie, intégralité de la trésorerie, totalité du cash, intégralité du cash',
  ],
  and_done: [
    'i m done, i am done, you re done, you are done, that s it, that is it, that s all, that is all, directly, straight, job done, nothing else, full stop, end of story, immediately, in one go, in one step, stop there',
    'c’est tout, directement, et voilà, c’est fini, terminé, tout de suite, rien d’autre, en une étape, d’un coup, sans autre étape, je m’arrête là, on s’arrête là, point final, immédiatement',
  ],
  as_it_is_already: [
    'already, not, unlike, ebitda, revenue, revenues, instead, no adjustment',
    'déjà, pas, contrairement, ebitda, chiffre d’affaires, inutile, plutôt',
  ],
  at_net_income: [
    'from net income, at net income, to net income, net income contribution, on net income, net income line',
    'au résultat net, sur le résultat net, du résultat net, contribution en résultat net',
  ],
  both_added: [
    [
      crossed(
        'add, adding, plus, i add',
        'the debt and the cash, debt and cash, debt and the cash, cash and debt, the cash and the debt',
      ),
      'add the gross debt and the cash',
    ].join(', '),
    [
      crossed(
        'ajoute, ajouter, rajoute, plus',
        'la dette et la trésorerie, la dette et le cash, dette et trésorerie, la trésorerie et la dette, le cash et la dette',
      ),
      'ajoute la dette brute et la trésorerie',
    ].join(', '),
  ],
  bridge_at_group: [
    'bridge at group level, one bridge, single bridge, group bridge, one bridge for the group',
    'bridge au niveau du groupe, seul bridge, seul passage, passage au niveau du groupe, bridge du groupe',
  ],
  buyer_assumes: [
    'buyer takes it on, buyer takes it over, buyer assumes it, buyer will have to repay it',
    'acheteur la reprend, acquéreur la reprend, acheteur la récupère, acheteur devra la rembourser',
  ],
  by_share_number: [
    'by the number of shares, by the shares, by number of shares',
    'par le nombre d’actions, par le nombre de titres, par actions, par les actions',
  ],
  cash_added_said: [
    crossed(
      'plus, add, adding, plus whatever is, plus what is, add whatever is, i also add, and also',
      'the cash, cash, in the till, in the bank, the till, the money in the bank, the cash balance, cash on hand',
    ),
    crossed(
      'plus, ajoute, ajouter, rajoute, j’ajoute aussi, ajoute également, ajoute aussi',
      'ce qu’on a en caisse, ce qu’il y a en caisse, ce qui est en caisse, la caisse, l’argent en caisse, la trésorerie, le cash, les liquidités, ce qu’on a en banque',
    ),
  ],
  cash_as_well: [
    'cash as well, cash too, cash also, also the cash, cash on top, cash likewise',
    'trésorerie aussi, cash aussi, également la trésorerie, aussi la trésorerie, trésorerie également, cash également',
  ],
  cash_aside: [
    'cash is separate, cash is a separate matter, cash is another matter, cash is another line, cash stays apart, whatever the cash, cash is not part of it, cash does not come into it',
    'cash c’est à part, trésorerie c’est à part, cash est à part, trésorerie est à part, cash c’est autre chose, trésorerie c’est autre chose, cash n’y entre pas, sans compter le cash, cash à côté',
  ],
  cash_comes_on_top: [
    crossed(
      'cash, till, cash balance, the cash',
      'is added, gets added, goes on top, comes on top, adds to the value, raises enterprise value, increases enterprise value, i add it, i add too',
    ),
    crossed(
      'trésorerie, cash, caisse, liquidités',
      's’ajoute, s’ajoutent, vient en plus, vient s’ajouter, je l’ajoute, on l’ajoute, je la rajoute, je l’ajoute aussi, augmente la ve',
    ),
  ],
  cash_left_by: [
    'leave the cash aside, leave cash aside, cash to one side',
    'laisse la trésorerie de côté, trésorerie de côté',
  ],
  cash_not_deducted: [
    'without deducting cash, without deducting the cash, without taking off the cash, cash stays out, cash not come into it, ignoring cash, leaving cash aside, cash does not come into it',
    'sans déduire la trésorerie, sans déduire le cash, sans retirer le cash, sans retirer la trésorerie, sans enlever le cash, sans enlever la trésorerie, sans tenir compte du cash, sans tenir compte de la trésorerie',
  ],
  cash_not_looked_at: [
    'without looking at the cash, not look at the cash, never mind the cash',
    'ne regarde pas la caisse, sans regarder la caisse, ne regarde pas la trésorerie, sans regarder la trésorerie',
  ],
  cash_of_the_operations: [
    'cash already belongs to the operations, cash is already in ev, cash belongs to the lenders, cash is part of the operations, cash is already in the operations',
    'trésorerie appartient déjà à l’exploitation, trésorerie est déjà dans la ve, trésorerie fait partie de l’exploitation, cash fait partie de l’exploitation',
  ],
  cash_put_on_debt: [
    'cash has to be added, cash is added back, cash gets added, cash must be added, add the cash, add back the cash, adding back the cash, debt plus cash, debt plus the cash, debt and cash together, add cash to the debt, debt with the cash added, adding the cash to the debt, cash on top of the debt, cash is added to the debt',
    'on ajoute la trésorerie à, trésorerie doit être ajoutée, il faut ajouter la trésorerie, j’ajoute la trésorerie, on rajoute le cash, on rajoute la trésorerie, j’ajoute le cash, dette plus la trésorerie, dette plus trésorerie, dette plus le cash, dette plus cash, trésorerie s’ajoute à la dette, ajoute la trésorerie à la dette, ajoute le cash à la dette, additionne la dette et la trésorerie, additionne la dette et le cash, rajoute la trésorerie à la dette',
  ],
  changes_nothing: [
    'changes nothing, makes no difference, not change, no effect, no impact, has nothing to do, irrelevant, not matter, no influence, not come into it',
    'ne change rien, change rien, aucune différence, ne change pas, aucun effet, aucun impact, n’a rien à voir, aucune influence, n’intervient pas, ne joue pas, n’entre pas en compte, n’entre pas en jeu, sans effet, sans influence',
  ],
  company_worth: [
    'company is worth more, company is worth less, business is worth more, business is worth less, company becomes richer, shareholders gain, shareholders win',
    'société vaut plus, société vaut moins, entreprise vaut plus, entreprise vaut moins, société vaut davantage, actionnaires y gagnent',
  ],
  corrected_for_debt: [
    'correct for leverage, adjust for debt, adjust for leverage, adjusted for net debt',
    'corriger du levier, ajuster de la dette, corriger de la dette, retraiter de la dette',
  ],
  counts_debt_already: [
    'already takes account of, already takes into account, already reflects, already includes, already net of, already after',
    'tient déjà compte, prend déjà en compte, intègre déjà, reflète déjà, est déjà net, est déjà après',
  ],
  counts_in_full: [
    [
      crossed(
        'subsidiary, cash, abroad, it, always, still, also, just, countries, country, and, all',
        'counts in full, count in full, counted in full, counts fully, deducted in full, fully deductible, counts at a hundred percent, counts euro for euro, counts at face value, counts like any other cash, counts as cash',
      ),
      'in full, face value, full amount, full value, at one hundred percent, at 100, counts like the rest, count like the rest, counts like all the rest',
    ].join(', '),
    'en entier, en totalité, valeur faciale, pour son montant, montant total, à cent pour cent, à 100 %, plein montant, intégralement, compte comme le reste, compter comme le reste, comme n’importe quel cash, compte entièrement, sans aucune décote, compte pleinement, vient entièrement en déduction',
  ],
  counts_it_already: [
    'already takes account of, already reflects, already includes, already after interest, already after debt, already net of debt, already accounts for, already adjusted for, already captures, is after interest, is net of debt, is already, already takes it into account',
    'tient déjà compte, intègre déjà, reflète déjà, est déjà après, est déjà nette de, inclut déjà, est après frais financiers, est après intérêts, prend déjà en compte',
  ],
  dearer_share: [
    'higher the acquirer’s share price, higher your share price, higher our share price, dearer our shares, dearer your shares, higher the value per share, higher the share price, higher the equity value, higher the buyer’s share price',
    'plus notre action vaut, plus chaque action vaut, plus l’action vaut, plus l’action monte, plus les titres valent, plus l’action de l’acquéreur vaut, plus l’action est chère, plus notre action est chère, plus le titre vaut cher',
  ],
  debt_bought_assets: [
    'financed assets, financed the assets, paid for assets, paid for the assets, paid for the plants, bought assets, bought the factories',
    'financé des actifs, financé les actifs, financé les usines, payé les actifs, payé les usines, acheter des actifs',
  ],
  debt_has_no_say: [
    crossed(
      'debt, net debt, leverage, indebtedness',
      'drops out, has no bearing, plays no part, plays no role, is irrelevant, does not matter, not come into it, not enter into it, does not enter, disappears, has no influence, changes nothing, makes no difference, is shared equally, can be ignored, is ignored',
    ),
    crossed(
      'dette, dette nette, endettement, levier',
      'sort de l’analyse, n’intervient pas, ne joue pas, ne compte pas, n’entre pas, n’a aucune incidence, n’a aucun effet, n’a pas d’incidence, n’a pas d’impact, ne change rien, disparaît, n’a rien à voir, est commune, est partagée à égalité, reste chez les banques, on s’en moque',
    ),
  ],
  debt_off_ebitda: [
    crossed(
      'deduct, subtract, take, take off, remove, deduct the, subtract the, taken',
      'net debt, debt',
      ', off',
      'from ebitda, from the ebitda, off ebitda',
    ),
    crossed(
      'déduis, déduit, retire, retranche, soustrais, soustrait, enlève, retranchons, déduire, retirer',
      ', d’abord, alors',
      'dette nette de ebitda, dette nette à ebitda, dette de ebitda, dette nette de l’ebitda, dette de l’ebitda, dette nette à l’ebitda',
    ),
  ],
  debt_off_once_more: [
    crossed(
      'take, taking, deduct, subtract, remove, strip',
      'net debt off again, net debt off too, net debt off, debt off again, debt off, net debt again, net debt too, net debt as well, debt again, debt out',
    ) + ', lever adjusted, lever adjust, leverage adjusted',
    crossed(
      'encore retirer, aussi retirer, encore enlever, aussi enlever, aussi déduire, encore déduire, également retirer, retirer encore, retirer aussi',
      'dette, dette nette',
    ) +
      ', aussi se corrige de la dette, se corrige aussi de la dette, corrige aussi de la dette, corrigé du levier aussi, enlever une deuxième fois',
  ],
  debt_plays_no_part: [
    'debt plays no part, debt does not enter, debt does not come into it',
    'dette n’intervient pas, dette n’entre pas en compte, dette ne joue pas',
  ],
  debt_put_on_top: [
    'add the debt, add back the debt, add their debt, add our debt, add its debt, add its net debt, add their net debt, add our net debt, add the net debt, add net debt, adding net debt, adding the debt, plus net debt, plus the net debt, plus its debt, plus their debt, plus our debt, you add the 600, debt is added, debt adds to, add what we owe, add what they owe, add what it owes, add what each owes, plus what we owe, plus what they owe, plus what it owes, debt is value',
    'ajoute la dette, ajoute sa dette, ajoute leur dette, ajoute les dettes, plus la dette nette, plus sa dette, plus leur dette, dette s’ajoute, dette nette s’ajoute, dette est une valeur, dette est un apport, dette est une richesse',
  ],
  debt_taken_off: [
    crossed(
      'net debt, debt, loans',
      'i take it off, i subtract it, i deduct it, comes off, is subtracted, is deducted, gets deducted, i take them off',
    ),
    crossed(
      'dette nette, dette, emprunts',
      'on la retire, je la retire, je l’enlève, on l’enlève, se retire, se déduit, je la déduis, on les retire, je la soustrais, vient en moins',
    ),
  ],
  divides_by: [
    'divide the proceeds, divide, divided, dividing',
    'divise le produit, diviser, divise, divisé, divisant',
  ],
  down_to_equity: [
    [
      crossed(
        'get to, arrive at, come to, go to, go down to, walk to, move to, land on',
        'the equity, equity, the shares',
      ),
      'to get the equity, to get to equity, to get equity, to reach equity, gives the equity, to get the equity value, gives equity value, to get to the equity, per share, to find the equity, to find equity, to obtain the equity, for the shares',
    ].join(', '),
    [
      crossed(
        'passer, arriver, descendre, aller, aboutir',
        'aux fonds propres, aux titres, aux capitaux propres, à l’equity, aux actions',
      ),
      'obtenir les fonds propres, pour les fonds propres, valeur des fonds propres, par action, pour avoir les titres, avoir les titres, trouver les fonds propres, avoir les fonds propres, valeur des actions, obtenir la valeur des titres',
    ].join(', '),
  ],
  each_debt_added: [
    crossed(
      'add, adding, plus',
      'each company’s net debt, each side’s net debt, each side’s debt, each one’s net debt, each one’s debt, each party’s net debt, net debt of each, each company’s debt',
    ),
    crossed(
      'ajoute, ajouter, rajoute, plus, ajoutant',
      'dette nette de chacun, dette nette de chaque, dette de chacun, dette de chaque, dette nette des deux, dettes nettes',
    ),
  ],
  ebitda_after_debt: [
    'ebitda is after interest, ebitda is already an equity measure',
    'ebitda est après intérêts',
  ],
  enterprise_words: [
    'ev, enterprise value, ebitda, add, plus, already, after',
    'valeur d’entreprise, ve, ebitda, ajoute, plus, déjà, après',
  ],
  equity_minus_debt: [
    crossed(
      'market cap, market capitalisation, equity value, equity, shares',
      'minus net debt, less net debt, minus debt, less debt, minus the net debt, minus the debt',
    ),
    crossed(
      'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, titres',
      'moins la dette nette, moins la dette, moins les dettes, diminuée de la dette nette, moins la dette financière nette',
    ),
  ],
  equity_plus_cash: [
    'market cap plus cash, market capitalisation plus cash, equity plus cash, equity value plus cash, market cap and cash, equity value and cash, shares plus cash, cash to market cap, cash to equity value, market cap and add cash, market cap with cash, market cap and you add cash',
    'capitalisation plus trésorerie, capitalisation plus cash, capitalisation boursière plus trésorerie, capitalisation boursière plus cash, fonds propres plus trésorerie, capi plus trésorerie, capi plus cash, capitalisation et trésorerie, trésorerie à capitalisation, cash à capitalisation',
  ],
  equity_value_moves: [
    `${crossed('equity value, value for shareholders, shareholder value, value of the shares, share value', goesDown[0])}, ${crossed('equity value, value for shareholders, shareholder value, value of the shares, share value', goesUp[0])}, shareholders are poorer, shareholders are richer, shareholders lose`,
    `${crossed('valeur des titres, valeur des fonds propres, valeur pour l’actionnaire, valeur des actions', goesDown[1])}, ${crossed('valeur des titres, valeur des fonds propres, valeur pour l’actionnaire, valeur des actions', goesUp[1])}, actionnaire est plus pauvre, actionnaire y perd, actionnaires y perdent`,
  ],
  ev_fixed: [
    'net debt stays, net debt is unchanged, net debt remains, ev stays, ev is unchanged, ev does not change, ev does not move, ev remains, enterprise value stays, enterprise value is unchanged, enterprise value does not move, keep enterprise value, keep ev, leases are not debt, lease is not debt, leave ev, net debt does not change, net debt does not move',
    'dette nette ne change pas, dette nette ne bouge pas, dette nette reste, dette nette est inchangée, ve reste, ve ne change pas, ve ne bouge pas, garde la ve, valeur d’entreprise ne change pas, valeur d’entreprise ne bouge pas, valeur d’entreprise reste, loyers ne sont pas une dette',
  ],
  ev_plus: ['ev plus, enterprise value plus', 've plus, valeur d’entreprise plus'],
  ev_plus_debt: [
    'ev plus debt, ev plus net debt, ev plus the debt, enterprise value plus debt, enterprise value plus net debt',
    've plus la dette, ve plus dette nette, valeur d’entreprise plus la dette, valeur d’entreprise plus dette nette',
  ],
  ev_to_equity: [
    'from ev to equity, from enterprise value to equity, from ev to the shares, from ev down to, from enterprise value down to, down to equity',
    'de la ve aux titres, de la ve aux fonds propres, de la ve à la valeur des titres, de la valeur d’entreprise aux titres, de la valeur d’entreprise aux fonds propres, de la valeur d’entreprise à la valeur des titres',
  ],
  forgets_the_cash: [
    'forget the cash, ignore the cash, forget about cash, leave the cash out',
    'oublie la trésorerie, oublie le cash, ignore la trésorerie, laisse la trésorerie de côté',
  ],
  freely_counts: [
    'is available, is free, is freely, always counts, can be deducted, is deducted, is usable, can be used, belongs to the seller',
    'est disponible, est libre, compte toujours, se déduit, est déductible, peut être déduite, vient en déduction, utilisable, revient au vendeur',
  ],
  from_ev: [
    'from enterprise value, from ev, take enterprise value, take ev',
    'de la ve, de l’ev, de la valeur d’entreprise, prends la ve, prends l’ev',
  ],
  from_the_ev: [
    crossed(
      'from, take, take the, starting from, start with, start from, on top of, onto, above',
      'ev, enterprise value',
    ),
    crossed(
      'de la, de l’, prends la, pars de la, partant de la, par-dessus la, en plus de la, sur la',
      've, valeur d’entreprise, ev',
    ),
  ],
  from_the_shares: [
    [
      crossed(
        'from, starting from, off',
        `${equityEnglish}, offer equity value, offer value, offer price of the shares`,
      ),
      'is equity plus, equals equity plus, is market cap plus, is the market cap plus, equity value plus, equity plus net, equity plus debt',
    ].join(', '),
    [
      crossed('à partir de, pars de, part de, partant de, parti de', equityFrench),
      'de la capi, de la capitalisation, de l’equity',
      'c’est l’equity plus, c’est la capi plus, est la capitalisation plus, c’est la valeur des titres plus',
    ].join(', '),
  ],
  goes_on_top: [
    'goes on top, go on top, comes on top, is added, gets added, are added, is put back, always on top',
    's’ajoute, vient en plus, viennent en plus, est ajoutée, on l’ajoute, je l’ajoute, on la rajoute',
  ],
  gross_basis: ['on gross debt, uses gross debt', 'dette brute'],
  gross_debt: ['gross debt, debt in gross terms', 'dette brute, endettement brut'],
  gross_reasoning: [
    'reason in gross debt, think in gross debt, look at gross debt, only gross debt counts, cash does not count, cash is not counted, cash is not deducted, cash is not netted',
    'raisonne en dette brute, raisonne en brut, regarde la dette brute, dette brute qui compte, trésorerie n’entre pas, trésorerie ne compte pas, cash ne compte pas, cash n’entre pas, trésorerie conservée n’entre pas',
  ],
  gross_word: ['gross', 'brut, brute'],
  heavier_debt: [
    'more indebted, more debt, heavier debt, bigger debt, more leveraged',
    'plus endettée, plus endetté, plus de dette, dette plus lourde, dette plus élevée',
  ],
  higher_ev: [
    crossed('higher, bigger, larger, greater, lower, smaller', enterpriseValueEnglish),
    crossed(
      enterpriseValueFrench,
      ', toujours',
      'plus élevée, plus haute, plus grande, supérieure, plus basse, plus faible, inférieure',
    ),
  ],
  holds_the_cash: [
    crossed(
      'includes, contains, comprises, counts',
      'the cash, cash, the company’s cash, its cash',
    ),
    crossed('comprend, inclut, contient, compte', 'la trésorerie, le cash, les liquidités'),
  ],
  including_word: ['including, even', 'y compris, même'],
  is_put_on_top: [
    'must be added, should be added, is added, are added, gets added, added on top, added back, comes on top, goes on top, to be added, piled on top, is put on top, increases',
    'doit être ajoutée, doit être rajoutée, est ajoutée, est rajoutée, s’ajoute, se rajoute, vient en plus, vient par-dessus, à ajouter, à rajouter, vient gonfler, vient augmenter, vient majorer',
  ],
  lands_on_shares: [
    [
      crossed(
        'and land on, and get, and i get, and arrive at, and that gives',
        'the equity, the equity value, the value of the shares, what the shareholders have, the shareholders’ value',
      ),
      'i get an equity value, gives an equity value, gives the equity value',
    ].join(', '),
    [
      crossed(
        'tombe sur, j’arrive à, arrive à, j’obtiens, on obtient, j’arrive sur',
        'la valeur des actions, la valeur des titres, la valeur pour les actionnaires, aux fonds propres, la part des actionnaires',
      ),
      'obtiens une valeur des titres, donne une valeur des titres',
    ].join(', '),
  ],
  lbo_add_cash: [
    'add cash to, add the cash back, cash is added to, plus the cash',
    'ajoute la trésorerie, ajoute le cash, rajoute la trésorerie, rajoute le cash, trésorerie s’ajoute à, plus la trésorerie',
  ],
  lbo_as_it_is: [
    'as is, as it stands, without touching, without deducting, without netting',
    'telle quelle, sans toucher, sans retirer, sans déduire, en brut',
  ],
  lbo_cash_at_bank: [
    'cash in the bank, money in the bank, cash on the account, cash on hand',
    'cash en banque, argent en banque, cash en caisse, trésorerie disponible, argent sur le compte',
  ],
  lbo_cash_word: ['cash', 'trésorerie, cash'],
  lbo_gross_as_is: [
    'take gross debt, use gross debt, gross debt over, gross debt divided, on gross debt, leave the cash out, ignore cash',
    'prend la dette brute, dette brute divisée, dette brute sur ebitda, dette brute rapportée, sur la dette brute, ignore la trésorerie, laisse la trésorerie, oublie la trésorerie',
  ],
  lbo_net_leverage_word: ['leverage', 'levier'],
  lbo_takes_off: [
    'count, deduct, netted, come off, subtract, taken off, take into account, matter',
    'compter, déduire, déduite, déduit pas, retrancher, soustraire, retirer, netter',
  ],
  lbo_undivided_debt: [
    'gross debt, whole debt, full debt, debt as it is',
    'dette brute, toute la dette, dette entière, dette telle quelle',
  ],
  left_as_they_are: [
    'as they are, as it is, as is, untouched, unadjusted, raw, straight, without adjusting, already, taken directly, no adjustment',
    'tel quel, sans retouche, sans correction, brut, bruts, déjà, sans ajuster, sans y toucher',
  ],
  left_out_of_account: [
    'ignore it, leave it out, no need to adjust, can be ignored, forget it, forget about it',
    'n’en tient pas compte, l’ignore, oublie, n’a pas à la retirer, inutile de la retirer, pas besoin d’en tenir compte',
  ],
  loan_size: [
    'amount of the new debt, size of the loan, size of the new loan, by the new debt, by the new loan, by the money borrowed, by the face value, full amount of the loan, by the loan, amount of the loan, by the debt raised, by the amount raised, by the amount borrowed, by everything it borrows, by as much as it borrows',
    'montant du prêt, montant du crédit, montant du nouvel emprunt, montant de la nouvelle dette, montant du nouveau prêt, taille du prêt, autant que l’emprunt, autant que la dette levée, montant de l’emprunt, montant emprunté, montant levé, montant de la dette',
  ],
  loans_and_cash_summed: [
    crossed(
      'sum of, total of, adds up, is made up of, adds',
      'loans and cash, the loans and the cash, borrowings and cash, the borrowings and the cash, the loans and cash, debt and cash, the debt and the cash, all debt and cash',
    ).concat(
      ', loans plus cash, borrowings plus cash, borrowings plus the cash, debt plus cash, debt plus the cash, loans plus the cash, loans together with the cash, debt together with the cash',
    ),
    crossed(
      'somme des emprunts et, somme de la dette et, total des emprunts et, total de la dette et, addition des emprunts et, addition de la dette et, emprunts plus, dette plus, emprunts auxquels on ajoute, dette à laquelle on ajoute',
      'de la trésorerie, du cash, la trésorerie, le cash, des liquidités',
    ),
  ],
  looks_past: [
    'no need to look at, no need to adjust, no need to correct, no need to consider, no need to deduct, not need to adjust, not need to look at, not have to adjust, without adjusting, without looking at, without correcting for, without deducting, whatever the, regardless of, no adjustment for',
    'pas besoin de regarder, pas besoin d’ajuster, pas besoin de corriger, sans ajuster, sans corriger, sans regarder, sans tenir compte, inutile d’ajuster, inutile de regarder, inutile de corriger, sans déduire, quelle que soit, aucun ajustement, indépendamment de',
  ],
  loses_its_debt: [
    'deduct, adjust, correct, take off, subtract, remove, net off',
    'retirer, corriger, ajuster, retrancher, déduire, enlever, soustraire',
  ],
  makes_ev: [
    'gives ev, gives enterprise value, equals ev, equals enterprise value',
    'donne la ve, donne l’ev, donne la valeur d’entreprise',
  ],
  market_values: [
    'market cap, market capitalisation, market capitalisations, market value, equity value',
    'capitalisation, capitalisations, valeur boursière, valeur de marché',
  ],
  may_not_be_deducted: [
    'is not ours to deduct, cannot be deducted, can not be deducted, may not be deducted, must not be deducted',
    'ne se déduit pas, ne peut pas se déduire, ne peut être déduite, ne doit pas être déduite, ne peut pas être déduite',
  ],
  minus_debt: [
    crossed(
      'minus, less, subtract, deduct, take off, i subtract, knock off',
      'net debt, debt, borrowings, financial debt, loans',
    ),
    crossed(
      'moins, soustraire, soustrais, déduire, déduis, retirer, retire, enlever, enlève, retrancher',
      'dette nette, dette, dette financière, emprunts, dettes, endettement net',
    ),
  ],
  money_goes: [
    'spend, spent, spends, dividend, buyback, pay out, paid out, acquisition, invest, invested, leaves, left the company, distributed, used, uses, once the cash, when the cash',
    'dépense, dépensé, dépensée, dividende, rachat d’actions, verse, versé, distribué, distribue, acquisition, investit, investi, quitte, sort, utilisé, utilise, une fois le cash, quand le cash, brute',
  ],
  more_debt_the_more: [
    'the more debt, the more net debt, the higher net debt',
    'plus la dette nette est, plus on a de dette, plus il y a de dette, plus la société a de dette',
  ],
  more_net_debt: [
    'higher net debt, more net debt, bigger net debt, larger net debt, higher the net debt, the more debt',
    'dette nette plus élevée, plus de dette nette, dette nette plus forte, dette nette plus grande, dette nette augmente, dette nette est élevée, plus la dette nette',
  ],
  multiple_covers_it: [
    crossed(
      'multiple',
      'already takes care, already reflects, already includes, already accounts, already captures, already allows for, takes care, already contains, already prices, already factors',
    ),
    crossed(
      'multiple',
      'en tient déjà compte, tient déjà compte, intègre déjà, l’intègre déjà, reflète déjà, la reflète déjà, comprend déjà, inclut déjà, l’inclut déjà, contient déjà, s’en charge',
    ),
  ],
  multiplied_too: [
    'is multiplied too, multiplied as well, also multiplied, gets multiplied, times the multiple too',
    'se multiplie elle aussi, est multipliée aussi, multipliée elle aussi, se multiplie aussi, multipliée par le multiple',
  ],
  must_be_adjusted: [
    'has to be adjusted, must be adjusted, needs adjusting, needs to be adjusted, has to be corrected, must be corrected, should be adjusted, needs an adjustment, requires an adjustment, must be lever adjusted, needs correcting',
    'doit être corrigée, doit encore être corrigée, doit être ajustée, doit encore être ajustée, se corrige de, s’ajuste de, est à corriger, est à ajuster, nécessite un ajustement, doit être retraité',
  ],
  net_cash_off_ev: [
    'net cash comes off ev, take net cash off ev, net cash gets deducted from ev, net cash is deducted from ev, net cash is taken off ev',
    'trésorerie nette se retire de la ve, trésorerie nette se déduit de la ve, trésorerie nette vient en moins de la ve, on retire la trésorerie nette de la ve',
  ],
  net_cash_word: [
    'net cash',
    'cash net, trésorerie nette, position nette de trésorerie, trésorerie excédentaire',
  ],
  net_debt_down: [
    `${crossed('net debt', goesDown[0])}, ${crossed('enterprise value, ev', goesDown[0])}`,
    `${crossed('dette nette', goesDown[1])}, ${crossed('valeur d’entreprise, ve', goesDown[1])}`,
  ],
  net_debt_goes_up: [
    crossed(
      'net debt, net debt will, net debt would, net debt also, net debt therefore',
      'goes up, go up, rises, rise, increases, increase, climbs, is higher, jumps',
    ),
    crossed(
      'dette nette, dette nette va, dette nette aussi, endettement net',
      'augmente, augmenter, monte, monter, grimpe, est plus élevée, progresse, s’alourdit',
    ),
  ],
  net_debt_rises: [
    'net debt was higher, net debt were higher, net debt is higher, net debt rises, net debt goes up, net debt increases, higher net debt, more net debt, bigger net debt',
    'dette nette était plus élevée, dette nette plus élevée, dette nette monte, dette nette augmente, plus de dette nette',
  ],
  net_debt_sans_cash: [
    'net debt ignores cash, net debt leaves out cash, net debt does not include cash, net debt is just the loans',
    'dette nette ignore la trésorerie, dette nette hors trésorerie',
  ],
  net_income_name: ['net income, net profit, bottom line', 'résultat net, bénéfice net'],
  no_difference_to_them: [
    'changes nothing, makes no difference, does not change anything, not change its share, not change their share',
    'ça ne change rien, cela ne change rien, ne change rien pour',
  ],
  no_fresh_loan: [
    'no new loan, no loan drawn, not borrowed, without borrowing, without a new loan, no extra loan, not drawn',
    'sans nouvel emprunt, sans avoir emprunté, sans emprunter, aucun nouvel emprunt, pas emprunté, rien emprunté, sans rien emprunter',
  ],
  not_owners_debt: [
    crossed(
      'debt, net debt, the debt',
      'is the banks problem, is the bank s problem, only concerns the banks, only concerns the bank, only concerns lenders, is not the shareholders concern, does not concern shareholders, does not concern the shareholder, does not concern equity, is a matter for the banks',
    ),
    crossed(
      'dette, dette nette, dette ça',
      'concerne les banques, concerne que les banques, ne concerne que les banques, regarde les banques, ne regarde pas l’actionnaire, ne regarde pas les actionnaires, ne concerne pas l’actionnaire, ne concerne pas les actionnaires, est l’affaire des banques, est le problème des banques',
    ),
  ],
  not_part_of_price: ['not in the price', 'fait pas partie du prix, n’entre pas dans le multiple'],
  nothing_to_do_with_it: [
    'nothing to do with it, nothing to do with that, not come into it, plays no part, beside the point',
    'rien à voir, n’y change rien, n’entre pas en compte, n’intervient pas, compte pas là-dedans',
  ],
  off_the_ev: [
    crossed(
      'take off, take away from, taken off, comes off, subtract from, deduct from, deducted from, subtracted from, remove from',
      'ev, enterprise value',
    ),
    crossed(
      'retire de, retranche de, déduit de, soustrait de, enlève de, retirer de, déduire de, retrancher de, soustraire de, se déduit de, se retire de, retirerait de, retrancherait de, déduirait de',
      've, ev, valeur d’entreprise',
    ),
  ],
  off_the_shares: [
    'off the equity value, off equity value, off the market cap, off the equity',
    'de la capi, de la capitalisation, de la valeur des titres',
  ],
  only_debt_counts: [
    'only the debt counts, only debt counts, only the loans count, only what it owes counts',
    'seule la dette compte, il n’y a que la dette qui compte, seuls les emprunts comptent',
  ],
  only_gross_counts: [
    'only gross debt counts, only gross debt matters, only the gross matters',
    'seul l’endettement brut compte, seul le brut compte',
  ],
  only_gross_debt: [
    crossed('only, just, simply, only the, solely', 'gross debt, debt gross of cash'),
    crossed('seulement, uniquement, juste, simplement, que', 'dette brute, endettement brut'),
  ],
  only_pays_shares: [
    crossed('only, just', 'pays for, buys', 'the shares, the equity'),
    crossed('ne paie que, n’achète que', 'les actions, les titres'),
  ],
  onto_equity: [
    [
      crossed(
        'added to, goes onto, comes on top of, goes on top of, add it to, is put on',
        equityEnglish,
      ),
      'to the equity, to the cost of equity, on the cost of equity, to equity as well, cost of equity too, equity side, to both',
    ].join(', '),
    [
      crossed(
        's’ajoute à, s’additionne à, vient en plus de, ajoutée à, s’ajoute aux, en plus de, l’ajoute à',
        equityFrench,
      ),
      'aux fonds propres, aux capitaux propres, au coût des fonds propres, sur les fonds propres, sur le coût des fonds propres, côté fonds propres',
    ].join(', '),
  ],
  onto_ev: [
    'ev plus net debt, enterprise value plus net debt, add debt to ev, add net debt to enterprise value',
    'ajouter dette nette à ve, ve plus dette nette, ajouter dette à ve, ajouter dette nette à valeur d’entreprise',
  ],
  onto_ev_word: [
    crossed(
      'added to, goes onto, comes on top of, goes on top of, add it to, on top of',
      enterpriseValueEnglish,
    ),
    crossed(
      's’ajoute à, vient en plus de, ajoutée à, en plus de, l’ajoute à, par-dessus',
      enterpriseValueFrench,
    ),
  ],
  owed_figure: [
    'we owe, they owe, it owes, each owes, of debt, of net debt, in debt, owed to the banks',
    'qu’on doit, qu’elle doit, qu’ils doivent, que chacun doit, de dette, d’endettement',
  ],
  owed_money: [
    'debt, leverage, borrowings, indebtedness, debts',
    'dette, dettes, levier, endettement',
  ],
  owes_plus_cash: [
    crossed(
      'owes the bank, owes, borrowed, borrowings',
      'plus the cash, plus the money, plus its cash, plus what it holds, plus the money it holds',
    ),
    crossed(
      'doit, doit à la banque, les emprunts',
      'plus la trésorerie, plus le cash, plus l’argent',
    ),
  ],
  owners_end: [
    'equity, shareholders, value of the shares, per share, share price',
    'valeur des titres, fonds propres, actionnaires, par action, valeur des actions, prix du titre, prix de l’action',
  ],
  plain_cash_left_out: [
    'cash has no place, cash has nothing to do, cash plays no part, without touching the cash, leaving cash out, ignoring cash, without looking at cash',
    'sans toucher au cash, sans toucher à la trésorerie, sans compter le cash, sans compter la trésorerie, trésorerie n’y entre pas, cash n’y entre pas, cash n’a rien à y faire',
  ],
  plain_is_greater: [
    'the higher, the bigger, the larger, the greater',
    'est élevée, est grande, monte, augmente',
  ],
  plain_more_cash_held: [
    'more cash it holds, more cash it has, more cash a company, more cash the company, more cash there is, more cash in the bank, more cash you have',
    'plus elle a de cash, plus elle a de trésorerie, plus il y a de cash, plus il y a de trésorerie, plus la société a de cash, plus la société a de trésorerie',
  ],
  plus_net_debt: [
    'put the net debt back on, put net debt back on, puts the debt back on, put back the net debt, add net debt, adding net debt, plus net debt, net debt is added, net debt gets added, net debt on top, add debt, plus debt, add back net debt, add back debt',
    'remet la dette nette, remet la dette par-dessus, rajoute la dette nette, rajoute la dette, ajouter aussi dette nette, plus dette nette, ajouter dette, rajouter dette, dette nette s’ajoute, dette nette en plus',
  ],
  real_cash_too: [
    'as real cash, as good as cash, like any other cash, just like normal cash',
    'comme de la vraie trésorerie, comme du vrai cash, comme du cash normal',
  ],
  seller_settles_debt: [
    [
      crossed('seller', 'pays his debts, pays off his, repays his, clears his, settles his'),
      'seller pays back the debt, seller repays the debt, seller pays off the debt, seller keeps the debt, debt is repaid by the seller',
    ].join(', '),
    [
      crossed(
        'vendeur',
        'paie ses dettes, rembourse ses dettes, solde ses dettes, règle ses dettes',
      ),
      'vendeur rembourse la dette, vendeur garde la dette, vendeur solde la dette, dette remboursée par le vendeur, vendeur conserve la dette',
    ].join(', '),
  ],
  settled_in_full: [
    'euro for euro, pays in full, paid in full, pays the full, full value, at face value, dollar for dollar, one for one, at par, always pays it, without any discount, no discount',
    'euro pour euro, intégralement, en totalité, plein tarif, à sa valeur nominale, à cent pour cent, sans décote, sans aucune décote, entièrement, au pair',
  ],
  shares_gain: [
    crossed(
      'value per share, price per share, share price, equity value, equity',
      'rises, would rise, goes up, would go up, increases, would increase, is higher, would be higher, gains',
    ),
    crossed(
      'valeur par action, prix par action, cours, valeur des titres, valeur des fonds propres, valeur de l’action',
      'monte, monterait, augmente, augmenterait, est plus élevée, serait plus élevée, grimpe, progresse',
    ),
  ],
  stays_off: [
    'stays off, remains off, stays in the notes, remains in the notes, still off balance sheet, is off balance sheet, are off balance sheet',
    'reste hors bilan, demeure hors bilan, est hors bilan, sont hors bilan, reste en annexe, figure seulement en annexe',
  ],
  stays_with_seller: [
    'not his problem, not our problem, stay with the seller, remain with the seller, left with the seller, seller keeps the debt, seller repays the debt, stay behind',
    'restent chez le vendeur, restent au vendeur, restent avec le vendeur, vendeur garde la dette, vendeur garde les emprunts, problème du vendeur',
  ],
  stuck_or_not: [
    'trapped or not, stuck or not, blocked or not, even if it is trapped, even the trapped cash, wherever it is, whether or not it is trapped, whether or not it s trapped',
    'bloqué ou pas, bloqué ou non, même celui qui est bloqué, même celle qui est bloquée, où qu’il soit, où qu’elle soit',
  ],
  taken_on_by: [
    'taken over, assumed, pooled, shared by, carried by, moves to',
    'reprise par, assumée par, mise en commun, portée par, partagée par, passe à',
  ],
  takes_the_debt_off: [
    'take the net debt off, take net debt off, take the debt off, net the debt off, take debt off, deduct net debt, subtract net debt, strip out net debt',
    'retirer la dette nette, enlever la dette nette, retirer la dette, déduire la dette nette',
  ],
  the_bridge: [
    'bridge, price, equity value, debt',
    'bridge, passage, prix, négociation, valeur des titres, dette',
  ],
  thrown_together: [
    'pooled, merged, shared, combined, put together, common',
    'mise en commun, fusionnée, partagée, regroupée, mélangée',
  ],
  to_ev_word: [
    'to ev, to enterprise value, to get ev, to get enterprise value, reach ev, reach enterprise value, arrive at ev, arrive at enterprise value, onto ev, in ev, into ev, on the way up, to firm value',
    'à la ve, à l’ev, à la valeur d’entreprise, vers la ve, vers l’ev, vers la valeur d’entreprise, pour obtenir la ve, pour obtenir l’ev, pour obtenir la valeur d’entreprise, dans la ve, dans l’ev, pour avoir la ve, pour avoir l’ev, en remontant',
  ],
  to_reach: [
    'to get, to reach, to arrive, to find, to obtain, gives, makes',
    'pour avoir, pour obtenir, pour arriver, pour passer, pour trouver, donne, on obtient',
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
  without_the_debt: [
    crossed(
      'without touching, without subtracting, without deducting, without taking off, without removing, without adjusting for, without looking at, without bothering with, no need to look at, no need to touch, regardless of, irrespective of, no need to adjust for, no need for, no need to go through, no need to take off, no need to subtract, no need to deduct, skip, no need to consider, forget',
      DEBTS,
    ),
    crossed(
      'sans toucher à, sans retirer, sans déduire, sans retrancher, sans soustraire, sans enlever, sans passer par, sans tenir compte de, sans m’occuper de, sans s’occuper de, sans regarder, sans se soucier de, indépendamment de, quel que soit, quelle que soit, inutile de toucher à, pas besoin de toucher à, inutile de passer par, pas besoin de passer par, inutile de regarder, pas besoin de soustraire, pas besoin de retrancher, inutile de retrancher, pas besoin d’enlever',
      DETTES,
    ),
  ],
  without_the_till: [
    'without looking at the cash, ignoring the cash, never mind the cash, cash does not matter, cash does not come into it, cash plays no part',
    'sans regarder la caisse, sans regarder la trésorerie, sans toucher à la trésorerie, sans toucher au cash, sans tenir compte de la trésorerie, sans tenir compte du cash, trésorerie n’intervient pas, trésorerie ne joue pas',
  ],
  worth_more_word: [
    'worth more, more valuable, higher value, bigger value, more per share, higher equity, more for shareholders',
    'vaut davantage, valent davantage, vaut plus, valent plus, plus de valeur, davantage pour ses actionnaires',
  ],
};
