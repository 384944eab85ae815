import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Capital expenditure, in the words people use for it. */
export const capexNotions: Lexicon = {
  bought_outright: [
    'paid up front, paid upfront, paid outright, paid at once, paid straight away, paid for at once, paid in one go, paid cash, pay up front, pay for it today, paid on day one',
    'payé comptant, payé cash, payé tout de suite, payé d’un coup, paie d’un coup, payé en une fois, réglé comptant, se paie comptant, se paient tout de suite',
  ],
  build: ['build, built, construct', 'construire, construit, bâtir'],
  cash_leaves_now: [
    'money goes out today, money goes out now, money goes out first, money leaves today, paid for today, cash goes out now, cash goes out today, has to be paid today, costs a fortune, cost a fortune, cost a lot up front, goes out at once, leaves at once, leaves right away, goes out right away, gone at once, has to be paid now',
    'argent sort aujourd’hui, argent part aujourd’hui, se paie aujourd’hui, coûte une fortune, coûtent une fortune, part tout de suite, sort tout de suite, part d’un coup, sort d’un coup, part immédiatement, sort immédiatement',
  ],
  cheque_written: [
    'write a cheque for, wrote a cheque for, sign a cheque for, signed a cheque for, hand over money for',
    'fait un chèque pour, signe un chèque pour, signé un chèque pour, sors le chéquier pour',
  ],
  come_out: [
    'go out, goes out, really spent, leaves',
    'partent vraiment, part vraiment, vraies sorties, vraie sortie, sortent vraiment, sortis, dépensés',
  ],
  comes_out_then: [
    'out go, out goes, out comes, comes out, come out, so that comes out, walks out of the door, is gone from the cash, gone from the cash, goes out of the door, out of the window',
    'il sort, en sort, ça sort, sort de la caisse, sortent de la caisse, s’en va, s’en vont, filent chez, file chez, partent chez, part chez, envolés, s’envolent',
  ],
  flatter: [
    'flatter, inflate, dress up, embellish, boost',
    'embellir, gonfler, flatter, habiller, améliorer',
  ],
  heavy_investment: [
    [
      crossed(
        'buy new, buying new, change its, change the, replace its, replace the',
        'lorries, trucks, vans, ovens, kilns, kit, planes, ships',
      ),
      'spend on the network, spend half its profit, spends a fortune on, factories, renew its kit, replaces its machines, renew its machines, on kit, burn through equipment, burn through machines, eat their assets, eats its assets, use up their assets, uses up its assets, keep the machines running, plough half its profit back, profit back into machines, plough back into machines, put back into machines, back into equipment, reinvest heavily, spend on machines, capex, capital expenditure, capital intensive, capital heavy, capital light, asset heavy, asset light, reinvest, investment, machines, stand still, replace the assets, upkeep, spending, how much capital, capital they burn, ovens, buy equipment',
    ].join(', '),
    [
      crossed(
        'racheter des, racheter ses, changer ses, changer les, remplacer ses',
        'camions, fours, bateaux, avions, outils',
      ),
      'dépenser dans le réseau, dépenser la moitié, usines, dépense une fortune, renouveler son matériel, renouveler ses machines, remplacer ses machines, usent du matériel, use du matériel, en matériel, usent leurs actifs, use ses actifs, mangent leurs actifs, mange ses actifs, racheter des machines, faire tourner les machines, remettre dans les machines, remet dans les machines, réinjecter dans les machines, remettre dans l’outil, remettre dans ses machines, réinvestir lourdement, capex, investissement, investissent, capitalistique, gourmand en capital, lourd en capital, maintenance, maintien, réinvestir, entretien, machines, équipements, usure, travaux, fours',
    ].join(', '),
  ],
  invest_need: [
    'investment needs, maintenance investment, maintenance spend, capital heavy, capital intensive, capital light, asset light, light on investment, low investment, heavy investment, little investment',
    'capex en retard, capex de maintien, capex pèse, besoins d’investissement, peu d’investissement, investissements lourds, capitalistique, travaux repoussés, travaux que vous avez repoussés',
  ],
  invest_word: ['investment, capex, machines, equipment', 'investissement, capex, machines'],
  keep_alive: [
    'just to stand still, only to stand still, pouring money into, keep pouring money, money back in the hole, keep them alive, keep it alive, keep it running, keep it going, keep digging, stay the same size',
    'rien que pour continuer, juste pour continuer, remettre de l’argent dans le trou, remettre au pot, garder en vie, garder en état, continuer à creuser, tenir debout, entretenir',
  ],
  lbo_buys_again: [
    'buying, replacing, goes back into, goes into, eats, swallows, eaten by',
    'rachète, remplacer, repart dans, remettre dans, part dans, avale, part en, repartir en',
  ],
  lbo_little: [
    'low, little, light, small, limited, modest, few, minimal, not much, not need, not eat, not require, less, two or three percent, without, barely, hardly, cheap to run',
    'faible, peu, léger, légère, limité, modeste, petit, petits, pas beaucoup, pas besoin, moins, réduit, minimal, sans, pas gourmand, pas trop, deux ou trois pour cent',
  ],
  lbo_money_hungry: [
    'hardly any money has to go back, little has to go back in, almost nothing to put back, runs on a few, next to nothing to invest, hardly anything to invest, nothing to invest, runs on people and laptops, runs on laptops, not hungry for equipment, nothing heavy to buy, capital light, asset light, not eat money, not need much investment, eats little money, throws off cash',
    'presque rien à remettre, pas grand-chose à remettre, rien à réinjecter, rien à investir, peu à investir, rien à remettre, peu d’argent à remettre, tourne avec trois, rien de lourd à acheter, peu capitalistique, pas capitalistique, peu gourmand, pas besoin d’investir',
  ],
  lbo_must_avoid: [
    'must not, not want, should not, avoid, steer clear, not a place where, not one where, not the kind of',
    'faut pas, veut pas, éviter, fuir, doit pas, pas une boîte où, pas une affaire où, surtout pas',
  ],
  lbo_no_need: [
    'next to nothing in, almost nothing in, without pouring, nothing to replace, need not be replaced, lasts for decades, last for years, hardly needs, without building, without buying, not need, not require, not eat, no need, without having to, not have to, little need, needs little, needs hardly, without replacing, without spending, without investing, runs without, little to spend, hardly any',
    'rien à racheter, rien à remplacer, presque rien à dépenser, sans remettre, tient longtemps, tiennent longtemps, durent longtemps, sans construire, sans acheter, pas besoin, sans avoir à, n’a pas à, pas nécessaire, ne nécessite pas, ne demande pas, ne réclame pas, peu besoin, pas obligé, sans qu’il faille, sans devoir, sans remplacer, sans investir, sans dépenser, presque pas',
  ],
  lbo_nothing_left_for_bank: [
    'nothing would be left for, nothing left for the, nothing left for the bank, nothing is left for the bank, nothing left for the debt, nothing left to repay, nothing left for lenders, cannot go to the bank, cannot repay debt, not there for the bank',
    'ne reste rien pour les, ne reste rien pour, reste rien pour la banque, reste rien pour la dette, plus rien pour rembourser, plus rien pour la banque, plus rien pour la dette, rien pour le banquier',
  ],
  lbo_spend_on_assets: [
    'gear, trucks, vans, ovens, tools, buildings, foundry, furnaces, workshops, cranes, in kit, in its machines, into its machines, into machines, new kit, new lorries, capex, capital expenditure, investment, maintenance spending, capital intensive, asset light, asset heavy, machines, equipment, plants, factories, reinvest, renew, upkeep, capital spending, machinery, kit, sites, ships, hardware, refurbishment, spending on',
    'camions, fours, engins, bâtiments, outillage, fonderie, ateliers, grues, chaînes de montage, dans ses machines, dans les machines, dans son matériel, dans le matériel, racheter du matériel, capex, investissement, réinvestir, maintenance, capitalistique, machines, équipements, usines, renouveler, entretien, immobilisations, matériel, outil, flotte, rénovation',
  ],
  lbo_swallows_money: [
    'swallow money, swallow cash, eat money, eat up cash, goes straight back into, keep buying new, keep replacing, gobble up cash',
    'avale de l’argent, avaler du cash, repart dans, engloutir, racheter sans cesse, remettre tout ce, remplacer sans cesse',
  ],
  lender_gets_crumbs: [
    'gets crumbs, only crumbs, crumbs for the bank, nothing for the bank, leaves the bank hungry',
    'des miettes, que des miettes, rien pour la banque, plus rien pour la banque',
  ],
  light_things: [
    'desks, phones, laptops, computers, people and screens',
    'bureaux, téléphones, ordinateurs, écrans, des gens et des',
  ],
  new_word: ['new, extra, additional, another', 'nouveau, nouvelle, supplémentaire'],
  not_same: [
    'not the same, not have the same, do not have same, do not share same, nothing in common, not comparable',
    'pas la même, pas le même, ni la même, ni le même, rien en commun, pas comparables',
  ],
  only_needs: [
    'only needs, needs only, just needs, runs on, all it needs is, works with',
    'n’a besoin que, besoin que de, tourne avec, lui suffit, marche avec, qu’il lui faut',
  ],
  open_new: ['open, set up', 'ouvrir, ouverture de'],
  overdue_works: [
    'should have been redone, should’ve been redone, should have been replaced, should’ve been replaced, should have been repaired, should have been fixed, should’ve been fixed',
    'aurait fallu refaire, aurait dû refaire, aurait fallu changer, aurait dû changer, aurait dû être refait, aurait dû être changé, aurait fallu réparer',
  ],
  paid_down: [
    'real notes, notes out of the drawer, cash out of the drawer, cheque written, cash on the nail, cash down, real money',
    'vrais billets, des vrais billets, vrai chèque, payés comptant, payé comptant',
  ],
  parked_in_capex: [
    'parked in capex, put in capex, put through capex, put into capex, pushed into capex, moved to capex, moved into capex, shifted to capex, shifted into capex, booked in capex, hidden in capex, sitting in capex, run through capex, called capex, dressed up as capex',
    'passé en capex, passée en capex, mis en capex, mise en capex, glissé en capex, cachés en capex, caché en capex, basculé en capex, inscrit en capex, rangé en capex, logé en capex, comptabilisé en capex, déguisés en capex, passé en immobilisations, passée en immobilisations',
  ],
  pays_out_cash: [
    'pay for, shell out, put down cash, put cash down, stump up, find the cash for, fork out',
    'sortir le cash, sortir l’argent, sortir les sous, sort le cash, sort l’argent, mettre l’argent, avancer l’argent, débourser, avance la matière, avance les salaires',
  ],
  postponed: [
    'should have replaced, should have been replaced, not been replaced, never replaced, postponed, deferred, delayed, overdue, underspent, underinvested, catch up, put off, neglected, cut before the sale',
    'aurait dû remplacer, pas remplacé, pas remplacées, auraient dû être, repoussé, en retard, différé, reporté, sous-investi, rattraper, rattrapage, gelé, coupé avant',
  ],
  pushed_word: ['pushed, moved, shifted', 'déplacé, passé, glissé'],
  renews_often: [
    crossed(
      'change, changes, replace, replaces, renew, rebuy, buy, buys',
      'its, new',
      'lorries, trucks, vans, ovens, kilns, kit, machines, planes, ships',
      'every',
    ),
    [
      crossed(
        'changer, remplacer, racheter, renouveler, change, remplace, rachète',
        'ses, des',
        'camions, machines, fours, bateaux, avions, outils, ordinateurs',
        'tous les',
      ),
      'changer ses machines, machines tous les trois ans, remplacer son matériel',
    ].join(', '),
  ],
  right_now: [
    'today, straight away, at once, immediately, this month',
    'aujourd’hui, tout de suite, d’un coup, ce mois-ci',
  ],
  spend_word: [
    'spend, shell out, fork out, lay out, put money into, money goes into',
    'dépenser, débourser, argent part dans',
  ],
  turns_to_cash: [
    'turns into cash, converts into cash, conversion, ebitda to cash, ends up as cash, cash left, cash is left, cash after, free cash flow, ebitda minus capex, ebitda less capex, different cash, real cash, eats, swallow, left in the pocket, left in its pocket, in hand, stays in the pocket, turns into money',
    'moins dans la poche, reste moins dans, transformer en cash, se convertit, conversion, ebitda moins capex, cash restant, reste de cash, reste en cash, cash après, flux disponible, free cash flow, absorbe, mange, avale, reste en poche, reste dans la poche, reste en main, devient de l’argent, se transforme en argent',
  ],
  went_on_word: [
    'went on, spent on, gone on',
    'sont partis en, sont passés en, partis dans, passés dans',
  ],
  year_slice: [
    'a tenth a year, a tenth each year, small slice each year, a slice each year, a bit each year, little bit every year, spread over ten years, spread over its life, over its useful life, a fraction a year, in small slices',
    'un dixième par an, dixième chaque année, petit bout chaque année, petit bout par an, une fraction par an, un morceau par an, un peu chaque année, une tranche par an, étalé sur dix ans, par petites tranches',
  ],
};
