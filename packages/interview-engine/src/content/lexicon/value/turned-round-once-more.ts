import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is false about working capital, deals, profits and shares in further words, and what is true beside it. */
export const valueTurnedRoundOnceMore = {
  comes_in_short: [
    'below it, below that, below that level, under it, under that level, lower than that, lower than agreed, less than agreed, below the agreed, under the agreed, falls short, comes up short, comes in light, comes in short',
    'en dessous, en dessous de ce niveau, sous ce niveau, moins que prévu, moins que convenu, inférieur à ce niveau, plus bas que prévu, plus bas que convenu, arrive en dessous, il en manque',
  ],
  comes_in_ample: [
    'above it, above that, above that level, over that level, higher than agreed, more than agreed, above the agreed, comes in high, comes in heavy',
    'au-dessus de ce niveau, plus que prévu, plus que convenu, supérieur à ce niveau, plus haut que prévu, plus haut que convenu, arrive au-dessus',
  ],
  other_case_named: [
    'above, over, surplus, excess, otherwise, the other way round, conversely, vice versa',
    'au-dessus, surplus, excédent, sinon, à l’inverse, inversement, dans le cas contraire, et réciproquement',
  ],
  shortage_named: [
    'below, under, shortfall, short, otherwise, the other way round, conversely, vice versa',
    'en dessous, manque, insuffisance, sinon, à l’inverse, inversement, dans le cas contraire, et réciproquement',
  ],
  price_raised_for_it: [
    crossed(
      'the price',
      'goes up, rises, increases, is raised, is increased, climbs, gets bigger',
    ) +
      ', adjusted upwards, adjusted up, buyer pays more, buyer pays extra, buyer pays the difference, buyer owes the difference, buyer tops up, buyer owes a top up, seller gets more, seller is paid more, seller pockets the difference, seller gets the difference, cheque gets bigger, cheque goes up',
    'prix monte, prix augmente, prix grimpe, prix est relevé, revu à la hausse, ajusté à la hausse, ajuste à la hausse, acheteur paie plus, acheteur paie la différence, acquéreur paie la différence, acheteur doit la différence, acheteur complète, acheteur rajoute, vendeur touche plus, vendeur reçoit plus, vendeur empoche la différence, vendeur touche la différence, chèque grossit, chèque augmente, chèque monte',
  ],
  price_cut_for_it: [
    crossed('the price', 'goes down, falls, drops, is cut, is reduced, comes down') +
      ', adjusted downwards, adjusted down, buyer pays less, seller pays the difference, seller owes the difference, seller gives back, cheque gets smaller, cheque shrinks, buyer gets money back',
    'prix baisse, prix descend, prix est réduit, prix est coupé, revu à la baisse, ajusté à la baisse, ajuste à la baisse, acheteur paie moins, vendeur paie la différence, vendeur doit la différence, vendeur rend, chèque diminue, chèque rétrécit, acheteur récupère la différence',
  ],
  deals_bear: [
    crossed(
      'precedents, past deals, deal multiples, transaction multiples, precedent transactions, deals, transactions',
      'never include, never contain, never carry, never have, never reflect, do not contain, do not carry, do not reflect, do not have, come without, are free of, strip out',
    ),
    crossed(
      'transactions, transactions comparables, transactions passées, transactions précédentes, multiples de transaction, multiples de transactions, deals, précédents',
      'ne comprennent jamais, n’incluent jamais, ne contiennent jamais, n’intègrent jamais, ne comportent jamais, n’ont jamais, ne reflètent jamais, ne comportent pas, ne reflètent pas, n’ont pas, n’intègrent aucune, ne comprennent aucune, ne comportent aucune, ne tiennent pas compte de',
    ),
  ],
  control_money: [
    'control premium, premium, premium for control, takeover premium',
    'prime de contrôle, prime, prime d’acquisition, prime sur le cours',
  ],
  below_without_fail: [
    'always below, always lower, always under, always cheaper, always less than, always come out lower, always come out below, always come in below, systematically below, systematically lower, necessarily lower, invariably lower, never above, never higher than, never exceed',
    'toujours en dessous, toujours au-dessous, toujours sous, toujours inférieurs, toujours plus bas, toujours moins chers, toujours moins chères, systématiquement en dessous, systématiquement inférieurs, systématiquement plus bas, forcément plus bas, forcément inférieurs, forcément en dessous, jamais au-dessus, jamais supérieurs',
  ],
  multiples_of_the_market: [
    'trading multiples, trading comps, market multiples, listed peers, stock market multiples, comps, comparables',
    'multiples boursiers, comparables boursiers, multiples de bourse, multiples cotés, pairs cotés, comparables cotés, la bourse',
  ],
  still_for_lenders: [
    crossed(
      'still belongs to, still goes to, still serves, still pays, also belongs to, also goes to, also serves, is shared between, is shared by, is also for, is still for, goes both to',
      'lenders, the lenders, banks, the banks, everyone, everybody, the creditors, creditors, debt holders, the debt holders',
    ),
    crossed(
      'revient encore, revient aussi, revient toujours, appartient encore, appartient aussi, va encore, va aussi, profite aussi, sert encore, se partage entre, est partagé entre, rémunère encore, rémunère aussi',
      'aux banques, aux prêteurs, aux créanciers, les banques, les prêteurs, les créanciers, à tout le monde, à tous, banques et actionnaires, prêteurs et actionnaires, la banque, à la banque, le prêteur',
    ),
  ],
  which_takes_in_debt: [
    crossed(
      'which includes, which contains, which still includes, which comprises, that includes, debt included in',
      'debt, the debt, net debt, the net debt, borrowings, the borrowings, the lenders',
    ),
    crossed(
      'qui comprend, qui inclut, qui contient, qui englobe, qui intègre, qui comprend aussi, qui inclut aussi, qui comprend encore',
      'la dette, les dettes, la dette nette, les emprunts, les prêteurs',
    ),
  ],
  down_to_equity: [
    crossed(
      'get to, arrive at, come to, go to, go down to, walk to, move to, land on',
      'the equity, equity, the shares',
    ),
    crossed(
      'passer, arriver, descendre, aller, aboutir',
      'aux fonds propres, aux titres, aux capitaux propres, à l’equity, aux actions',
    ),
  ],
  called_empty: [
    'tells nobody, tells nobody anything, tells them nothing, tells you nothing, tells us nothing, tells the board nothing, says nothing, means nothing, means very little, proves nothing, helps nobody, explains nothing, lazy, meaningless, useless, pointless, no use, hides',
    'ne dit rien, ne veut rien dire, ne sert à rien, n’apprend rien, n’explique rien, n’aide personne, n’a pas de sens, n’a aucun sens, paresseux, inutile, masque, cache',
  ],
  coming_year: [
    'next year’s ebitda, next year’s earnings, the year ahead, forward numbers, forward figures, forward ebitda, forward earnings',
    'chiffres forward, agrégats forward, ebitda forward, ebitda de l’an prochain, ebitda de l’année prochaine',
  ],
  works_with: [
    'use, quote, take, base, go with, rely on, work with, work on',
    'prends, retiens, utilise, cale, travaille, raisonne, me base, m’appuie',
  ],
  earns_what_it_wants: [
    'keep its return, make its return, get its return, meet its return, earning what it needs, earn what it needs, reach its return, clear its hurdle',
    'garder son rendement, tenir son rendement, faire son rendement, atteindre son rendement, garder son tri, tenir son tri, faire son tri, sortir son rendement',
  ],
  heavy_investment: [
    'plough half its profit back, profit back into machines, plough back into machines, put back into machines, back into equipment, reinvest heavily, spend on machines',
    'remettre dans les machines, remet dans les machines, réinjecter dans les machines, remettre dans l’outil, remettre dans ses machines, réinvestir lourdement',
  ],
  head_office: [
    'cost of the centre, people at the top, head office staff',
    'état-major, le sommet du groupe, les gens du siège, la tête du groupe',
  ],
  rather_a_span: [
    'rather than one number, rather than a single number, rather than one figure, low and a high, not one number',
    'plutôt qu’un seul chiffre, plutôt qu’un chiffre unique, plutôt qu’un chiffre, un bas et un haut, pas un chiffre unique',
  ],
  and_so_on: [
    'all these things, all those things, all of these things',
    'toutes ces choses-là, tous ces sujets, tous ces éléments',
  ],
} as const satisfies Lexicon;
