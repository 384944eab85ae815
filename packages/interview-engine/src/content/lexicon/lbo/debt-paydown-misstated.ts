import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Paying down the debt, in the words of those who get it wrong. */
export const debtPaydownMisstated: Lexicon = {
  above_profit: [
    'before we get to that profit, before profit, above net income, before net income, reduces net income, lowers profit, reduces profit, lowers net income, in the income statement, through the p&l, through the income statement, before we get to profit',
    'avant le résultat, avant le bénéfice, réduit le résultat, réduisent le résultat, diminue le bénéfice, diminuent le résultat, au compte de résultat, dans le compte de résultat, en charge',
  ],
  already_in: [
    'already inside, is inside, already in, already deducted, already taken, already counted, already included, already reflected, already sits, are deducted in, is deducted in, are deducted before, is deducted before, included in',
    'déjà passé dans, sont déjà comptés dans, déjà dans, déjà déduit, déjà compté, déjà pris, déjà inclus, déjà retirées, est compris dans, sont compris dans, sont déduites',
  ],
  b_loan: ['term loan B, TLB, B loan, the B tranche', 'TLB, tranche B, term loan B, prêt B'],
  bank_has_the_benefit: [
    'bank that benefits, bank that gains, bank which gains, benefits the bank, benefits only the bank, benefits the lenders, only helps the bank, only good for the bank, gain for the bank, the bank gains, lenders gain',
    'banque qui en profite, banque qui y gagne, profite à la banque, profite aux banques, profite aux prêteurs, gain pour la banque, bénéficie à la banque, ne profite qu’à la banque, bon que pour la banque, au bénéfice de la banque',
  ],
  can_always_pay: [
    'can always pay, always able to pay, always able to repay, can always repay, can always service',
    'peut toujours payer, pourra toujours payer, peut toujours rembourser, pourra toujours rembourser',
  ],
  cash_may_not_repay: [
    'company’s cash is not used, cannot be used to repay, target’s cash is not used, cash is not used to repay',
    'pas le droit de servir, ne sert pas à rembourser, ne peut pas servir à rembourser',
  ],
  comes_in_minus: [
    'is subtracted, is deducted, comes off, is a minus, as a negative, with a minus',
    'se soustrait, se retranche, est déduit, est soustrait, en négatif, avec un signe moins, viennent en moins, vient en moins',
  ],
  cost_at_once: [
    'is an expense, are an expense, are expenses, is a cost, are a cost, goes through the p&l, hits the p&l, booked as an expense, booked as a cost, booked as expenses, already in ebitda, already deducted in ebitda, included in ebitda, reduces ebitda, lowers ebitda, go through the p&l',
    'passé en charge, est une charge, sont une charge, sont des charges, passent au compte de résultat, est déjà dans l’ebitda, sont déjà dans l’ebitda, réduit l’ebitda, réduisent l’ebitda, comptabilisés en charge',
  ],
  debt_stays_constant: [
    'debt stays constant, debt stays the same, debt remains constant, debt remains the same, debt does not move, debt stays flat, debt does not change, debt stays unchanged, debt is constant, debt is unchanged, debt balance stays',
    'dette reste constante, dette reste donc constante, dette reste la même, dette reste stable, dette ne bouge pas, dette ne change pas, dette reste inchangée, dette est constante, dette reste identique',
  ],
  deducted_in_ebitda: [
    'deducted in ebitda, taken off in ebitda, already in ebitda, included in ebitda, ebitda is after, ebitda already covers, ebitda comes after, already netted in ebitda',
    'déjà déduits dans l’ebitda, déduits de l’ebitda, déjà dans l’ebitda, compris dans l’ebitda, ebitda est après, l’ebitda est calculé après, ebitda tient déjà compte, ebitda couvre déjà',
  ],
  enough_for_bank: [
    'enough to pay the bank, enough to repay, enough for the bank, always enough to, can pay the bank, bank is covered, necessarily enough',
    'assez pour payer la banque, assez pour rembourser, de quoi payer la banque, de quoi rembourser, forcément assez, la banque est couverte',
  ],
  firm_value_noun: ['enterprise value, ev', 'valeur d’entreprise, ve'],
  first_term_loan: ['tla, term loan a, tranche a', 'tla, term loan a, tranche a'],
  in_equal_bits: [
    'equal instalments, in instalments, year by year, bit by bit, a bit every year, every year, each year',
    'par annuités, chaque année, par échéances, petit à petit, tous les ans, un peu chaque année',
  ],
  in_one_go: [
    'bullet, at maturity, at the end, in one go',
    'in fine, à l’échéance, à la fin, en une fois, d’un coup',
  ],
  is_a_wash: ['neutral, a wash, cancels out', 'neutre, s’annule'],
  is_after: [
    'is already after, is already net of, is after, comes after, is calculated after, is struck after, is net of, is what remains after, already covers, is left after, already takes, takes into account, takes account of, already deducts, already subtracts',
    'est déjà après, est déjà net de, est après, se calcule après, est calculé après, est net de, tient déjà compte de, intègre déjà, couvre déjà, prend déjà en compte, déduit déjà, prend en compte',
  ],
  is_paid_back: [
    'is paid, is repaid, is paid down, paid back, amortises',
    's’amortit, se rembourse, est remboursée, est amortie',
  ],
  lbo_a_source_of_value: [
    'a source of value, a source of gain, a source of return, a value driver, a driver of value, a lever of value, a value lever, value creation',
    'une source de valeur, une source de gain, une source de création, un moteur de création, un moteur de valeur, un levier de création, un levier de valeur, de la création de valeur, une composante du gain',
  ],
  lbo_all_of_it: [
    'all, every, everything, whole, entire, each',
    'tout, tous, entier, intégralité, totalité, chaque',
  ],
  lbo_amortising_swapped: [
    [
      crossed(
        'tla, term loan a, a loan, tranche a',
        'is bullet, is a bullet, falls due in one, is repaid at the end, is repaid at maturity, is repaid in one go, comes due in one',
      ),
      crossed(
        'tlb, term loan b, b loan, tranche b',
        'amortises every year, amortises each year, is repaid every year, is repaid each year, gets chipped away',
      ),
    ].join(', '),
    [
      crossed(
        'tla, tranche a, term loan a',
        'est in fine, est remboursée à la fin, se rembourse à la fin, est remboursée in fine',
      ),
      crossed(
        'tlb, tranche b, term loan b',
        's’amortit chaque année, est amortie chaque année, est remboursée chaque année, est amortissable',
      ),
    ].join(', '),
  ],
  lbo_bit_by_bit: [
    'bit by bit, little by little, in instalments, amortises, repaid every year, paid back every year',
    's’amortit, amortissable, petit à petit, par annuités, remboursée chaque année',
  ],
  lbo_create_word: [
    'create, add, bring, change, generate, worth',
    'créer, ajouter, apporter, changer, générer, rapporte',
  ],
  lbo_debt_grows: [
    `${crossed('debt, loan, debt pile', 'grows, gets bigger, goes up, rises, increases, swells', 'every year, each year, over time')}, meant to get bigger, get bigger every year, debt should grow, debt keeps growing, loans grow every year`,
    `${crossed('dette, endettement', 'augmente, grossit, monte, gonfle', 'chaque année, tous les ans, au fil du temps')}, dette doit grossir, dette doit augmenter`,
  ],
  lbo_debt_untouched: [
    'never repay debt, debt is not repaid, not repay the debt, never paid down, never pay down, debt stays untouched, debt untouched, never used to repay, not repaid during, nothing is repaid, no debt is repaid, debt stays the same, debt is rolled over, never repaid',
    'rembourse jamais la dette, jamais remboursée, dette n’est jamais, pas rembourser la dette, pas remboursée pendant, rembourse rien, rien n’est remboursé, dette reste la même, dette ne bouge pas',
  ],
  lbo_goes_up_to_fund: [
    'straight up to the fund, up to the fund, out to the fund, back to the fund every, up to the owners, out to the shareholders, pays itself the cash, up to the investors, sent up to the investors, upstreamed to the fund, handed to the investors, shared out to the shareholders, shared out among, split among the shareholders, paid to the shareholders',
    'remonté au fonds, va au fonds, part au fonds, versé au fonds, remonte aux actionnaires, remonte chez le fonds, remonte aux investisseurs, remonte tous les ans, remonte chaque année, reversé aux investisseurs, distribué aux investisseurs, partagé entre les actionnaires, distribué aux actionnaires, réparti entre les actionnaires, versé aux actionnaires',
  ],
  lbo_hands_out: [
    'pays out, distribute, hand out, upstream',
    'distribuer, verser, remonter, reverser',
  ],
  lbo_money_lost: [
    'money lost, lost money, money gone, gone for good, loss for the shareholder, loss for the fund, loss for the equity, is a loss, as a loss, lost for the, cost to the fund, cost for the fund, out of our pocket, deducted from the gain, off the gain, reduces the gain, lowers the gain, eats into the gain, reduces our gain, destroys value, makes us poorer, less for the shareholders, less for the fund, leaves less for',
    'argent perdu, perte pour, perdu pour, est une perte, comme une perte, sort de sa poche, sort de notre poche, à déduire du gain, retranche du gain, réduit le gain, diminue le gain, ampute le gain, coûte au fonds, coûte à l’actionnaire, détruit de la valeur, appauvrit, moins pour l’actionnaire, moins pour le fonds, moins pour les actionnaires',
  ],
  lbo_mostly_dividends: [
    'mostly from dividends, mainly from dividends, mainly through dividends, mostly through dividends, return comes from dividends',
    'surtout par les dividendes, surtout des dividendes, principalement par les dividendes, essentiellement des dividendes, essentiellement par les dividendes, grâce aux dividendes annuels',
  ],
  lbo_never_word: [
    'never, at any point, during the hold',
    'jamais, aucun moment, pendant la détention',
  ],
  lbo_no_difference: [
    'no difference, does not matter, regardless, does not come into it, changes nothing, whatever has been repaid',
    'ne change rien, pas d’importance, peu importe, n’entre pas en compte, n’intervient pas, sans tenir compte',
  ],
  lbo_no_value: [
    'no value, creates nothing, adds nothing, does not create, not create value, not add value, zero value, neutral for the shareholders, not count as value, worth nothing, no gain',
    'aucune valeur, ne crée rien, crée rien, n’ajoute rien, ajoute rien, pas de valeur, rapporte rien, ne rapporte rien, apporte rien, neutre pour, aucun gain, pas de la création',
  ],
  lbo_nobody_richer: [
    'moves money around, shifts money around, nobody gets richer, no one gets richer, nobody is richer, no richer',
    'déplace de l’argent, personne ne s’enrichit, n’enrichit personne, pas plus riche',
  ],
  lbo_nothing_word: [
    'nothing, no value, zero, no equity, not anything, anything',
    'rien, aucune valeur, zéro, pas de valeur',
  ],
  lbo_opening_debt: [
    'debt raised at entry, entry debt, original debt, initial debt, opening debt, debt at entry, debt we started with',
    'dette d’entrée, dette initiale, dette de départ, dette levée à l’entrée, dette du départ, dette d’origine, dette à l’entrée',
  ],
  lbo_out_as_dividend: [
    'as dividends, in dividends, goes up to us, goes straight to the fund, upstreamed to the fund, distributed to the fund, distributed to shareholders, distributed to the sponsor, paid out to shareholders',
    'en dividende, sous forme de dividende, distribué aux actionnaires, reversé au fonds, distribué au fonds',
  ],
  lbo_paid_to_fund: [
    'dividend, paid out, goes to the fund, go out, distributed, goes to the sponsor, upstream, pays itself',
    'dividende, remonte au fonds, remonte chaque année, distribué, versé au fonds, se verse',
  ],
  lbo_paydown_moves_ev: [
    crossed(
      'paydown, deleveraging, repaying debt, debt repayment, paying down debt',
      'increases the enterprise value, raises the enterprise value, reduces the enterprise value, increases enterprise value, lowers the enterprise value, increases the multiple',
    ),
    crossed(
      'désendettement, remboursement, remboursement de la dette',
      'augmente la valeur d’entreprise, réduit la valeur d’entreprise, augmente la ve, baisse la ve, réduit la ve, augmente le multiple',
    ),
  ],
  lbo_pik_word: ['pik, payment in kind, capitalised interest', 'pik, intérêts capitalisés'],
  lbo_pocket_to_pocket: [
    'pocket to another, pocket to the other, from one pocket',
    'poche dans l’autre',
  ],
  lbo_same_as_entry: [
    'same as at entry, same as entry, same as on entry, same as day one, unchanged from entry, full entry debt, entire entry debt',
    'même qu’à l’entrée, identique à l’entrée, inchangée depuis l’entrée',
  ],
  lbo_spare_cash: [
    'spare euro, spare cash, every euro, excess cash, free cash, surplus, the cash, cash flow, cash generated, cash left, cash the company makes',
    'excédent, excédents, cash disponible, cash dégagé, cash généré, trésorerie, flux, le cash, chaque euro',
  ],
  lbo_sweep_wrong: [
    crossed(
      'cash sweep, sweep, excess cash, excess cash flow',
      'goes to the mezzanine first, repays the mezzanine first, repays the mezzanine, pays the mezzanine first, goes to the shareholders, goes to shareholders, is paid to the fund, is paid to the sponsor, pays dividends',
    ),
    crossed(
      'cash sweep, excédent de cash, excédent de trésorerie',
      'rembourse d’abord la mezzanine, rembourse la mezzanine, va d’abord à la mezzanine, va aux actionnaires, va au fonds, est versé au fonds, est distribué',
    ),
  ],
  lbo_swells: [
    'gets bigger, grows, swells, piles up, balloons',
    'grossit, enfle, gonfle, s’alourdit, ne fait que croître',
  ],
  lbo_value_of_business: [
    'value of the business, value of the company, value of the firm, the business itself',
    'valeur de l’entreprise, valeur de la société, valeur de la boîte, valeur de l’affaire',
  ],
  loan_is_unchanged: [
    'loan does not change, debt does not change, debt has not changed, debt has not moved, debt did not move, debt does not move, loan is the same, debt is the same, debt never moves, still the full debt, not been repaid, nothing was repaid',
    'dette ne change pas, dette n’a pas changé, dette n’a pas bougé, dette ne bouge pas, emprunt ne change pas, dette est la même, toujours la même dette, rien n’a été remboursé, dette reste entière',
  ],
  loan_sits_there: [
    'loan just sits there, debt just sits there, debt is left as it is, leave the debt as it is, loan never moves, debt never moves, loan stays put, debt stays put, leaves the loan alone',
    'laisse la dette telle quelle, dette reste telle quelle, dette ne bouge pas, dette reste intacte, prêt ne bouge pas, emprunt ne bouge pas, crédit ne bouge pas, on ne touche pas à la dette, prêt reste tel quel',
  ],
  more_repaid: [
    'more you pay down, more you repay, more we repay, more is repaid, more debt you repay, more debt we repay, faster you repay',
    'plus on rembourse, plus on se désendette, plus vite on rembourse, plus tu rembourses',
  ],
  must_have_paid: [
    'has by definition paid, has by definition covered, has necessarily paid, already paid its lenders, can always service, guarantees the debt service, means it can repay, always able to repay, means the bank is paid',
    'a forcément payé, a nécessairement payé, a forcément couvert, garantit le remboursement, peut toujours rembourser',
  ],
  paid_already: [
    'after it has paid, after paying, once it has paid, after they have paid',
    'une fois payés, après avoir payé, après paiement',
  ],
  repaid_at_the_way_out_only: [
    'only repaid at exit, repaid only at exit, only repaid when we sell',
    'rembourse qu’à la sortie, remboursée qu’à la fin, remboursée seulement à la sortie',
  ],
  still_owed_in_full: [
    'is still the original, still the original, is still the initial',
    'doit toujours, toujours la dette d’origine, toujours la même dette',
  ],
  still_owes_it_all: [
    'still owe the full, still owe all, still owe the whole, owe the whole, owe just as much, same debt as on day one',
    'doit toujours les, doit toujours tout, doit toujours la totalité, doit encore la totalité, doit encore tout, doit toujours autant, même dette qu’au premier jour',
  ],
  still_the_same_sum: [
    'is still the full, still the original',
    'est toujours de la totalité, est encore celle du départ',
  ],
  takes_it_away: [
    'comes off, is taken off, gets taken off, has to come off, I take off, we take off, deduct it, I deduct it, we deduct it, subtract it, comes off too, comes off as well',
    'on les enlève, je les enlève, on l’enlève, on les retire, je les retire, on les déduit, je les déduis, à enlever de, à retirer de, je les retire aussi, on les retire aussi, se déduit en plus, se déduisent en plus, je la retire aussi, on la retire aussi',
  ],
  target_stays_out: [
    'target is not concerned, company is not concerned, not by the target, target pays nothing, target repays nothing',
    'cible n’est pas concernée, pas par la cible, cible ne paie rien, cible ne rembourse rien, cible ne paye rien',
  ],
  the_less_received: [
    'less you get, less we get, less is left for us, less you receive',
    'moins on touche, moins on récupère, moins il nous reste',
  ],
  the_more_repaid: [
    'more you repay, more we repay, more it repays, more debt you repay',
    'plus on rembourse, plus il rembourse, plus elle rembourse',
  ],
  to_the_exit: [
    'until exit, to exit, each year, every year, throughout the hold, dividends, during the hold',
    'jusqu’à la sortie, chaque année, pendant toute la détention, tout au long, dividendes, pendant la détention',
  ],
  tranche_b_gradual: [
    'term loan b amortises, tlb amortises, b is paid down every year',
    'TLB s’amortit, tranche B s’amortit, TLB est amortissable, tranche B est amortissable',
  ],
  value_bridge: ['bridge, value creation', 'bridge, création de valeur, pont'],
  value_for_owners: [
    'value of the shares, value of the equity, equity value, exit equity, equity at exit, our proceeds',
    'valeur des titres, valeur de l’equity, equity de sortie, valeur des fonds propres, fonds propres de sortie, fonds propres à la sortie, valeur du capital, ce qui revient au fonds',
  ],
  what_we_receive: [
    'what I get, what we get, what I receive, what the fund gets, what the fund receives, what we receive, what we get at the end, our proceeds, our share at the end, what goes to the fund, from our proceeds, from the proceeds, from the exit equity, from the sponsor’s proceeds',
    'de ce que je touche, de ce qu’on touche, ce que touche le fonds, ce qu’on touche, ce que je touche, ce qui nous revient, ce qu’on récupère, de ce qu’on récupère, ce qu’on reçoit, de ce qu’on reçoit, notre part à la fin, du produit de la vente, du prix de sortie, du produit de cession, des fonds propres de sortie',
  ],
  whole_gain_is: [
    'total gain is, bridge explains, bridge is about, gain is the rise in, value creation is',
    'gain total c’est, création de valeur c’est, gain c’est, pont explique',
  ],
};
