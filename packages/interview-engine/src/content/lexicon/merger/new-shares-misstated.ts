import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { ofTheTarget } from '../word-lists.ts';

/** New shares issued, in the words of those who get it wrong. */
export const newSharesMisstated: Lexicon = {
  acquirer_count: [
    'acquirer’s shares, acquirer’s own shares, acquirer’s existing shares, acquirer’s outstanding shares, buyer’s shares, shares of the acquirer, acquirer shares, shares the acquirer has, our own shares, our share count, our shares outstanding, our existing shares, our number of shares, own number of shares',
    'actions de l’acquéreur, titres de l’acquéreur, actions de l’acheteur, nos propres actions, notre nombre d’actions, notre nombre de titres, nos actions',
  ],
  as_many_as_theirs: ['', 'autant d’actions nouvelles que la cible'],
  at_their_price: [
    'target’s share price, target’s own price, their share price, target’s price, at their price, their own price, seller’s share price',
    'cours de la cible, leur cours, cours de leur action, cours du vendeur, son cours à elle',
  ],
  by_profit: [
    'by the target’s earnings, by its earnings, by their earnings, by net income, by the target’s net income, by its net income, by profit, by its profit, by their profit, by the target’s profit',
    'par le bénéfice, par le résultat net, par ses bénéfices, par son bénéfice, par leur bénéfice, par le bénéfice de la cible, par le résultat de la cible, par son résultat',
  ],
  by_the_old_count: [
    'by the old three hundred, by the old number, by the old share count, by the old two hundred, by the old count',
    'par l’ancien nombre, par les anciennes actions, par l’ancien total',
  ],
  comes_into_it: [
    'come into it, come into play',
    'en ligne de compte, entre en jeu, entrent en jeu',
  ],
  count_is_left: [
    'leave the denominator, keep the denominator, leave the share count, keep the share count, same number of shares, same share count, share count stays, denominator stays, denominator does not change, denominator is unchanged, number of shares stays, share count is unchanged, no new shares, number of shares remains, share count does not change',
    'garde le dénominateur, laisse le dénominateur, même nombre d’actions, nombre d’actions ne change pas, nombre d’actions reste, dénominateur ne change pas, dénominateur ne bouge pas, dénominateur reste, nombre de titres reste, aucune action nouvelle, pas d’actions nouvelles',
  ],
  count_not_touched: [
    'not touch the count, not touch the number, not change the count, not change the denominator, not touch the denominator, not move the count, not move the denominator, no extra shares, same number of shares, same share count, number of shares stays, share count stays, denominator stays, denominator does not move, denominator does not change, count does not move, count does not change, number of slices stays, number of pieces stays, same number of slices, same number of pieces, shares replace, simply replace, only replace, just replace, swap of one paper, divide by the old, divide by the existing, divide by our existing, keep the old count, cancel each other, leaves the number of shares, leaves the share count, number of shares where it was, share count where it was',
    'ne touche pas au nombre, ne change pas le nombre, ne s’ajoutent pas, n’ajoutent rien, nombre d’actions ne change pas, dénominateur ne bouge pas, dénominateur ne change pas, dénominateur reste, nombre d’actions reste, nombre de titres reste, même nombre d’actions, même nombre de titres, nombre de parts reste, remplacent ceux de la cible, remplacent les leurs, ne font que remplacer, viennent remplacer, remplacent simplement, toujours par l’ancien, divise par l’ancien, divise toujours par les, seules les actions existantes, seuls les titres existants, laisse le nombre d’actions, laisse le nombre de titres',
  ],
  counts_only_later: [
    'only count from, only count next, only count the next, only count later, only start counting, count only from, only matter next year',
    'comptent seulement l’année, ne comptent qu’après, ne comptent qu’ensuite, ne comptent qu’à partir',
  ],
  creates_or_issues: [
    'issue, issues, issued, create, creates, increase, increases, raise, raises, add, adds, requires, require, lead to, print, involve',
    'émettre, émet, émission, créer, crée, augmente, augmenter, ajoute, oblige, nécessite, implique, entraîne, fait monter, gonfle',
  ],
  divided_by_eps: [
    crossed(
      'divided by, over, by',
      'eps, its eps, our eps, the eps, the acquirer’s eps, earnings per share, our earnings per share, its earnings per share',
    ),
    crossed(
      'divisé par, sur, par, divise par',
      'bpa, le bpa, son bpa, notre bpa, le bpa de l’acquéreur, le bénéfice par action, son bénéfice par action, notre bénéfice par action',
    ),
  ],
  divisor: [
    'denominator, share count, number of shares, count of shares, divisor',
    'dénominateur, diviseur, nombre d’actions, nombre de titres',
  ],
  earlier_count: [
    'existing shares, existing number of shares, old shares, old number of shares, original shares, current shares, share count before, number of shares before, same number of shares, same share count, shares as before, pre deal shares, acquirer’s shares, buyer’s shares, own share count, unchanged share count, shares it already has, shares already outstanding, standalone share count, original number of shares, shares as they were, shares as they are, shares in issue before, shares we already have',
    'actions anciennes, anciennes actions, actions existantes, titres existants, actions d’avant, nombre d’actions avant, ancien nombre d’actions, actions actuelles, actions de l’acquéreur, mêmes actions, même nombre d’actions, même nombre de titres, actions de départ, actions en circulation avant, nombre d’actions initial, titres déjà en circulation, actions déjà en circulation, actions d’origine, nombre de titres initial, titres d’avant, actions qu’on avait, titres anciens, anciens titres, nombre de titres avant',
  ],
  earnings_joined: [
    'combined net income, combined earnings, combined profit, two net incomes, both net incomes, sum of the earnings, total earnings, total net income, both profits, both companies’ earnings, pro forma net income, pooled earnings, joint earnings, new eps, pro forma eps, group earnings',
    'résultat cumulé, résultat net cumulé, résultat combiné, résultat net combiné, bénéfice cumulé, somme des résultats, somme des bénéfices, deux résultats, deux bénéfices, résultat total, résultats additionnés, bénéfices additionnés, résultat pro forma, bpa pro forma, bénéfice de l’ensemble, résultat de l’ensemble, nouveau bpa, bénéfice combiné',
  ],
  earns_its_keep: [
    'need to earn, have to earn, earn anything, need to be remunerated, earn the same, need earnings',
    'à gagner, à rapporter, besoin de gagner, besoin de rapporter, doivent rapporter, doivent gagner, à rémunérer, besoin d’être rémunérées',
  ],
  even_in_shares: [
    crossed(
      'even if, even when, even though, although',
      'we pay in, you pay in, it pays in, paid in, paying in, it is paid in, we issue, it issues, you issue',
    ),
    crossed(
      'même si, même quand, même lorsque, bien que',
      'on paie, paye, paie, émet, payé, règle',
    ),
  ],
  fewer_issued: [
    'issue fewer, issue less, fewer shares to issue, fewer new shares, need fewer shares',
    'émet moins, émettre moins, moins il émet, moins on émet, moins il faut émettre',
  ],
  fewer_of_ours: [
    'fewer shares, fewer new shares, less shares, less paper, fewer of ours, lower exchange ratio, lower ratio, ratio falls',
    'moins d’actions, moins de titres, moins de papier, parité plus basse, parité plus faible, parité baisse',
  ],
  issued_ones: [
    'new shares, new ones, shares issued, issued shares, shares we issue, number of shares, share count',
    'actions émises, actions nouvelles, nouvelles actions, les nouvelles, titres émis, titres nouveaux, nouveaux titres, nombre d’actions, nombre de titres',
  ],
  issued_paper: [
    'new shares, shares issued, shares we issue, issued shares, shares handed, shares given, shares the buyer issues, newly issued, shares created, additional shares, extra shares, shares paid out, paper issued, shares offered, shares we hand, shares you hand, shares we give, stock issued, stock we issue, shares it issues, shares they get',
    'actions nouvelles, nouvelles actions, actions émises, titres émis, titres remis, actions remises, titres nouveaux, nouveaux titres, actions créées, titres créés, actions supplémentaires, titres supplémentaires, papier émis, actions qu’on émet, titres qu’on émet, titres donnés, actions données',
  ],
  keeps_old_count: [
    crossed(
      'keep, hold, use, leave',
      'acquirer’s share count, acquirer’s number of shares, acquirer’s shares, number of shares, share count, old share count, original share count',
    ),
    crossed(
      'garde, conserve, laisse, maintiens, garder, conserver',
      'nombre d’actions, nombre de titres, actions de l’acquéreur, ancien nombre',
    ),
  ],
  lives_on: [
    'stay outstanding, remain outstanding, stay in circulation, remain in circulation, get added, are added, is added, survive, remain in the count, stay in the count, also count, count too, are kept, still count, keep existing, continue to exist, carry on',
    'restent, subsistent, s’ajoutent, sont ajoutées, sont conservées, continuent d’exister, comptent aussi, demeurent, existent toujours, sont maintenues, continuent de compter',
  ],
  more_issued: [
    'more shares it issues, more shares it has to issue, more shares we issue, more shares you issue, more new shares, more shares to issue',
    'plus il doit émettre, plus il émet, plus on émet, plus on doit émettre, plus il faut émettre',
  ],
  must_issue_more: [
    'more you issue, more you have to issue, more shares it must issue, more shares you must issue, more shares we must issue, issue more of them, issuing more shares, more new shares, have to issue more',
    'plus on en émet, plus il faut créer, plus il faut en émettre, plus on doit en émettre, en émettre davantage, émettre davantage, en émettre plus, plus d’actions nouvelles',
  ],
  new_added: [
    'plus, new, add, added, adding, including, issued, additional, all the shares, augmented, together',
    'plus, nouvelles, nouveaux, nouvelle, ajoute, ajouter, augmenté, augmentée, émises, émis, créées, créés, y compris, toutes les actions, total, auxquelles',
  ],
  no_bearing: [
    'has no bearing, have no bearing, plays no part, makes no difference, is irrelevant, are irrelevant, has no effect, have no effect',
    'n’a pas d’incidence, sans incidence, ne joue pas, sans importance, n’intervient pas, n’a aucun effet, n’ont aucun effet',
  ],
  not_counted: [
    'not count, not included, not enter, not affect, not matter, no effect, no impact, not change',
    'ne comptent pas, comptent pas, pas comptées, n’entrent pas, entrent pas, pas dans le calcul, aucun effet, aucun impact, ne changent rien, changent rien, ne changent pas, pas d’effet',
  ],
  on_acquirer_shares: [
    crossed(
      'times, multiplied by, multiply by, applied to, apply to',
      'acquirer’s shares outstanding, acquirer’s outstanding shares, acquirer’s number of shares, acquirer’s share count, acquirer’s total shares, our number of shares, our share count, our shares outstanding, shares of the acquirer',
    ),
    crossed(
      'fois, multiplié par, multipliée par, multipliées par, multiplie par, appliquée à, appliquée aux, appliqué aux, par',
      'nombre d’actions de l’acquéreur, nombre de titres de l’acquéreur, actions de l’acquéreur, titres de l’acquéreur, nos actions, nos titres',
    ),
  ],
  one_new_for_each: [
    'one for each, one for one, one share for each, one for every',
    'une pour une, une action pour une, un pour un, une pour chaque',
  ],
  our_price_words: [
    'acquirer’s price, acquirer’s share price, buyer’s price, buyer’s share price, price of the acquirer, bidder’s price, our share price, our stock price, our own price, our price, ours',
    'notre cours, notre prix, notre action, notre titre, cours de l’acquéreur, prix de l’acquéreur, cours de l’acheteur, action de l’acquéreur, titre de l’acquéreur, le nôtre, la nôtre',
  ],
  our_quote_down: [
    'our share price falls, our price falls, acquirer’s share price falls, our stock falls, our share drops, our price drops, our share price drops, our share falls',
    'notre cours baisse, notre action baisse, cours de l’acquéreur baisse, notre cours chute, notre titre baisse, notre cours tombe, notre action chute',
  ],
  outside_of: [
    'not enter, not part of, not in the, not included, has nothing to do with, outside the, left out of, no place in, not come into',
    'n’entre pas, entre pas, n’est pas dans, pas dans la, pas dans le, n’a rien à voir avec, hors de, ne fait pas partie, fait pas partie, n’intervient pas dans, intervient pas, pas incluse, ne compte pas dans',
  ],
  outside_the_count: [
    'go in the count, enter the count, come into the count, part of the count, added to the count',
    'entrent dans le compte, entrent dans le total, comptent dans le total, ajoutent au total, s’ajoutent aux anciennes',
  ],
  over_the_old_count: [
    crossed(
      'over, divided by, divide by, on',
      'original share count, original number of shares, pre deal share count, pre deal shares, acquirer’s original share count, acquirer’s old share count, same number of shares as before',
    ),
    crossed(
      'sur, par, divisé par, rapporté au',
      'nombre d’actions d’avant, nombre d’actions initial, nombre d’actions d’origine, ancien nombre d’actions, actions d’avant l’opération, nombre d’actions avant l’opération',
    ),
  ],
  over_the_ratio: [
    'by the ratio, by the exchange ratio, over the ratio, over the exchange ratio, by the swap ratio',
    'par la parité, par le ratio, sur la parité',
  ],
  price_down: [
    crossed(
      'acquirer’s share price, acquirer’s price, acquirer’s stock, our share price, our price, buyer’s share price, share price',
      'falls, drops, goes down, is lower, is low, declines',
    ),
    crossed(
      'cours de l’acquéreur, cours de l’acheteur, notre cours, cours, action de l’acquéreur',
      'baisse, chute, recule, est bas, descend, est plus bas',
    ),
  ],
  price_times_quote: [
    crossed(
      'price, purchase price, price paid',
      'times, multiplied by',
      'share price, acquirer’s share price',
    ),
    crossed('prix, prix payé, prix d’achat', 'fois, multiplié par', 'cours, cours de l’acquéreur'),
  ],
  price_up: [
    crossed(
      'the higher, the dearer',
      'acquirer’s share price, acquirer’s price, acquirer’s stock, our share price, our price, buyer’s share price, share price',
    ),
    crossed(
      'plus',
      'cours de l’acquéreur, cours de l’acheteur, notre cours, cours, action de l’acquéreur',
      'est élevé, est haut, monte, augmente, grimpe',
    ),
  ],
  profit_of_both: [
    'combined net income, combined profit, combined earnings, pro forma net income, pro forma earnings, total net income, both net incomes, two net incomes, group net income, profit of both, added up net income, pro forma eps, required net income, net income required, net income needed, target net income, the net income you need, profit needed, profit required, earnings needed, earnings required',
    'résultat combiné, résultat net combiné, bénéfice combiné, résultat pro forma, résultat net pro forma, somme des résultats, somme des deux résultats, deux résultats nets, résultat net total, résultat des deux, bénéfices des deux, bpa pro forma, résultat net cible, résultat net requis, résultat net nécessaire, résultat net à atteindre, résultat du groupe, résultat net du groupe, bénéfice nécessaire, résultat à atteindre, bénéfice requis, résultat visé, résultat qu’il faut',
  ],
  quote_of_target: [
    crossed(ofTheTarget, 'share price, stock price, quoted price, price per share, market price') +
      ', share price of the target, price of the target’s shares, price of a target share, price of one target share',
    'cours de la cible, cours du vendeur',
  ],
  ratio_name: [
    'exchange ratio, ratio of exchange, the ratio, swap ratio, share ratio, price ratio, ratio of the prices, ratio of the share prices',
    'rapport d’échange, parité, ratio d’échange, rapport des cours, rapport des prix, rapport des deux cours, ratio des cours',
  ],
  shares_had_only: [
    'existing shares only, existing shares alone, old shares only, original shares only, acquirer’s shares only, acquirer’s existing shares, acquirer’s shares alone, acquirer’s old shares, acquirer’s own shares, acquirer’s original shares, buyer’s existing shares, buyer’s shares only, buyer’s own shares, existing share count, old share count, original share count, acquirer’s share count, acquirer’s current shares, shares it had before, shares before the deal, same number of shares, same share count, our existing shares, our old shares, pre deal share count, old number of shares, existing number of shares, original number of shares',
    'seules actions existantes, seuls titres existants, seules anciennes actions, anciennes actions seulement, actions d’avant l’opération, ancien nombre d’actions, nombre d’actions initial, nombre d’actions actuel, nombre d’actions de l’acquéreur, nos actions existantes, nombre d’actions existant, seules actions anciennes, nombre d’actions ancien, seules actions de l’acquéreur, actions de l’acquéreur avant l’opération, actions actuelles de l’acquéreur',
  ],
  shares_handed_over: [
    'shares we hand, shares we give, shares we print, shares handed to, shares given to, new shares, shares issued',
    'actions qu’on donne, titres qu’on donne, actions qu’on remet, titres qu’on remet, actions données, titres remis, actions nouvelles, nouvelles actions, titres émis, actions émises',
  ],
  shares_of_target: [
    [
      crossed(
        ofTheTarget,
        'shares, old shares, existing shares, own shares, share count, outstanding shares',
      ) + ', shares of the target, old shares of the target',
      'their shares',
    ].join(', '),
    'actions de la cible, titres de la cible, leurs actions, leurs titres, actions existantes de la cible, actions cible, actions du vendeur',
  ],
  shares_to_banks: [
    'shares given to the banks, shares for the banks, shares to the bank, shares we give the bank, shares to the lenders',
    'actions données aux banques, actions données à la banque, actions aux banques, titres aux banques, actions remises aux banques, actions pour la banque, actions données aux prêteurs',
  ],
  shares_to_seller: [
    'new shares, shares issued, shares handed, shares given, issued shares, shares to the seller, seller’s shares, shares for the seller, shares we issue, shares we give, shares of the deal',
    'actions nouvelles, nouvelles actions, titres remis, actions remises, titres donnés, actions données, titres émis, actions émises, actions du vendeur, titres du vendeur, actions créées, titres créés',
  ],
  stays_as_is: [
    'not change, not move, stays the same, remains the same, unchanged, stays at, is not affected, no change, same as before',
    'ne change pas, change pas, ne bouge pas, bouge pas, reste le même, reste la même, reste à, inchangé, n’est pas affecté, identique',
  ],
  target_shares_too: [
    crossed(
      'plus, add, and, adding',
      'target’s existing shares, target’s outstanding shares, target’s own shares, target’s old shares, target’s share count, existing shares of the target',
    ).concat(
      ', both sets stay, both sets of shares, target’s shares stay, target’s shares remain, target’s shares continue, shares of the two companies together, add up the two share counts, add the two share counts, sum of the two share counts',
    ),
    crossed(
      'plus, et, ajoute, rajoute, avec',
      'actions existantes de la cible, titres existants de la cible, anciennes actions de la cible',
    ).concat(
      ', actions de la cible restent, titres de la cible restent, actions de la cible subsistent, additionne les actions des deux, additionne le nombre d’actions des deux, somme des actions des deux',
    ),
  ],
  times_it: [
    'times, multiply, multiplying, multiplies',
    'fois, multiplier, multiplie, multipliant',
  ],
  without_new_ones: [
    'without the new shares, without new shares, excluding the new shares, excluding new shares, ignoring the new shares, not the new shares, not the new ones, without the new ones, without counting the new, without the shares issued',
    'sans les actions nouvelles, hors actions nouvelles, sans les titres émis, sans les nouvelles, sans les titres nouveaux, sans compter les nouvelles, hors titres émis, sans ajouter les nouvelles',
  ],
};
