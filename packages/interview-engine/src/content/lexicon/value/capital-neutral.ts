import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Why EV does not depend on the financing, in the words people use for it. */
export const capitalNeutralNotions: Lexicon = {
  clients_careless: [
    'customers do not care, clients do not care, customers could not care, machines do not care, workers do not care, factory does not care',
    'clients se moquent, clients s’en moquent, clients se fichent, machines se moquent, clients ne savent pas, clients ignorent',
  ],
  comes_from_earning: [
    'comes from what it earns, comes from what it makes, depends on what it earns, depends on what it makes, comes from its customers, comes from its business',
    'vient de ce qu’elle gagne, vient de ses clients, vient de ce qu’il gagne, vient de ce qu’elle rapporte, dépend de ce qu’elle gagne, dépend de ce qu’elle rapporte',
  ],
  different_leverage: [
    'different leverage, different capital structures, different debt levels, different levels of debt, different gearing, leveraged company with, with and without debt, one on credit, one bought on credit, one with a loan, identical firms, identical shops, twin',
    'endettements différents, structures financières différentes, leviers différents, société à levier, avec et sans dette, endettée et une sans, l’un acheté à crédit, l’une à crédit, l’une endettée, jumeaux, jumelles, boîtes identiques',
  ],
  funding_mix: [
    [
      crossed('swap a, swaps a, replace a, replaces a', 'loan for, loan with'),
      'swap loans, loans for shares, your own money, took out a loan, takes out a loan, how it was paid, how it was bought, who lends, debt or shares, loan or shares, loans or shares, bank money or, paying in cash, paying cash, with what money, whose money, mix of lenders, blend of debt, proportion of debt, who funds it, changes who funds, financing, funding, capital structure, capital mix, mix of debt and equity, debt and equity mix, debt equity mix, paid for, pay for it, who pays, leverage, levered, gearing, indebted, mortgage, more debt, much debt, less debt, swap debt, refinance, refinanced, debt for equity, equity for debt, where the money comes from, loan or none, borrow, loan or no loan, on credit, how you paid',
    ].join(', '),
    [
      crossed(
        'remplace, remplacent, remplacer, échange, échangent, troque',
        'un crédit, un prêt, un emprunt, de la dette',
        'par, contre',
      ),
      'avec son argent, façon de payer, dette ou actions, dette ou fonds propres, d’où vient l’argent, d’où viennent les fonds, d’où vient le financement, payer comptant, payer cash, avec quel argent, l’argent de qui, dosage entre, dosage dette, répartition entre prêteurs, proportion de dette, financement, structure financière, structure du capital, structure de capital, levier, endettée, endetté, répartition entre dette, mix dette, part de dette, payé avec, argent vient, emprunt, refinancer, remplacer la dette, remplace de la dette, remplace des actions, à crédit',
    ].join(', '),
  ],
  hardly_sensitive: [
    'barely depends, hardly depends, barely sensitive, hardly sensitive, not sensitive, not very sensitive, insensitive, barely moves, hardly moves, barely changes, not depend, little affected, robust to, immune to, independent of, not affected by, unaffected by',
    'peu sensible, pas sensible, insensible, guère sensible, à peine sensible, dépend peu, dépend à peine, ne dépend pas, ne dépend guère, bouge à peine, bouge peu, ne bouge pas, indépendant de, pas affecté par',
  ],
  indifferent_to: [
    'not know that, could not care, not notice, bricks do not care, walls do not care, tables do not care, not give a damn, does not care, do not care, not care how, not care about, does not know how, do not know how, does not depend, do not depend, not matter how, not matter whether, makes no difference how, could not care less',
    's’en moque, s’en fiche, ne savent pas que, ne sait pas que, n’en savent rien, s’en fichent, s’en moquent, s’en contrefiche, n’en ont rien à faire, s’en soucie pas, se moque de, se fiche de, ne se soucie pas, ne savent pas comment, ne sait pas comment, ne dépend pas, ne regarde pas comment, ne bouge pas selon, ne change pas selon, ne varie pas selon',
  ],
  it_moves: ['ratio, multiple, it, stays, same', 'ratio, multiple, il, elle, reste, même, rapport'],
  levering_up: [
    'leverage goes up, leverage rises, gearing goes up, gearing rises, takes on debt, more debt, raises debt, raising debt, borrows, borrowing, adds debt, adding debt, new debt, additional debt, extra debt, indebted, levered, leveraged, the loan',
    'levier augmente, levier monte, plus de dette, lever de la dette, levée de dette, emprunte, emprunter, endettement, plus de levier, endettée, nouvelle dette, recourir à la dette, sans dette, ajouter de la dette, avec levier, dette supplémentaire',
  ],
  on_credit_or_not: [
    'on credit or out of, on credit or in cash, bought on credit or, paid on credit or, with a loan or out of',
    'à crédit ou de, à crédit ou comptant, payé à crédit ou, acheté à crédit ou, avec un prêt ou de',
  ],
  paying_for_it: [
    'how you pay for, how it is paid, how i pay for, how we pay for, how you paid for, way you pay, way we pay, way it is paid for',
    'façon de payer, façon dont on paie, façon dont on la paie, manière de payer, comment on la paie, comment on le paie, comment on paie',
  ],
  pie_word: ['pizza, pie, cake', 'pizza, gâteau, tarte'],
  plain_as_before: [
    'this morning, yesterday, the day before, as before, not a penny more, not a cent more, still worth, worth the same, worth what it was, before and after, not worth more, worth as much, no more and no less, no more no less',
    'ce matin, hier, la veille, comme avant, qu’avant, ni plus ni moins, vaut toujours, toujours la même valeur, vaut pareil, vaut la même, vaut autant, avant et après, avant comme après, ne vaut pas plus',
  ],
  plain_borrowing_act: [
    'lent them money, lent it money, lent them the money, lent it the money, a loan, the loan, taking a mortgage, borrowing, borrowed, borrow, bank money, the funding, the financing, debt',
    'prêté de l’argent, prêté l’argent, prêter de l’argent, un crédit, le crédit, emprunter, la dette, le financement, de la banque',
  ],
  plain_knows_no_lender: [
    'not know who lent, not care who lent, not know whose money, not care whose money, not know who paid, not know who financed, not know who funded, not care who paid, not care who financed, not care who funded, not care where the money, not know where the money, blind to financing, blind to the financing, blind to funding',
    'ne sait pas qui a prêté, se fiche de savoir qui, se moque de savoir qui, ne sait pas qui paie, ne sait pas qui finance, se fiche de qui, se moque de qui, se fiche d’où vient, se moque d’où vient, aveugle au financement, aveugle à la structure, ne sait pas qui l’a payé, ne savent pas qui les a',
  ],
  plain_loan_or_not: [
    'with your savings or, with savings or, in cash or with, savings or a loan, out of your pocket or, cash or a loan, loan or savings, borrowed a lot or, owes a lot or, banks or shareholders who, banks or owners who, lenders or shareholders who, out of your own pocket or, savings or the bank’s, paid with savings or, mortgage or not, loan or not, loan or no loan, debt or no debt, debt or not, with or without debt, whether or not, however you paid, however it was paid, whoever paid, whoever put, whoever funded, no matter who, no matter how you paid, borrowed or not, with or without a mortgage, with or without a loan, with or without borrowing, with or without loans, lent or put in, lent or paid in',
    'avec votre épargne ou, avec son épargne ou, avec ton épargne ou, avec mon épargne ou, comptant ou à crédit, cash ou à crédit, de votre poche ou, de sa poche ou, crédit ou épargne, emprunté beaucoup, beaucoup ou pas du tout, banque ou les actionnaires qui, banques ou les actionnaires qui, banque ou les propriétaires qui, tes économies ou, vos économies ou, ses économies ou, mes économies ou, payé cash ou, crédit ou non, crédit ou pas, dette ou pas, dette ou non, emprunt ou pas, emprunt ou non, avec ou sans crédit, avec ou sans dette, avec ou sans emprunt, que j’aie un crédit, peu importe qui, peu importe comment, peu importe la façon, peu importe le crédit, payé comptant ou, avec ou sans hypothèque, avec ou sans prêt, peu importe que, prêté ou apporté, prêtés ou apportés',
  ],
  plain_no_better_for_it: [
    'not make the factory, not make the business, not make the shop, not make the company, not make it better, not make it worth, not make it any better, not make it sell, not make it earn, not make the flat, not make the house, neither better nor worse, no better and no worse, no better or worse',
    'ne rend pas l’usine, ne rend pas l’affaire, ne rend pas la boutique, ne rend pas l’entreprise, ne la rend pas, ne rend pas la société, ne fait pas vendre, ne fait pas gagner, ne rend pas l’appartement, ne rend pas la maison, ni meilleure ni moins bonne, ni meilleure ni pire, ni meilleur ni pire, ni mieux ni moins bien',
  ],
  plain_only_the_split: [
    'only decides who gets, only changes who gets, just decides who gets, just changes who gets, not how big the pie, only changes the split, just changes the split, only moves the split, moves the slices, only moves the shares, only decides how it is shared, only changes how it is shared, not the size of the pie, not the size of the cake, size of the pizza, not the number of slices, how it is carved, how it is cut, just re-cut, re-cut the cake',
    'décide seulement qui, ne décide que de qui, change seulement qui, change juste qui, ne change que le partage, ne change que la répartition, pas la taille du gâteau, change seulement le partage, change juste le partage, change seulement la répartition, déplace juste les parts, déplace seulement les parts, déplace les parts, découpage qui change, partage qui change, répartition qui change, taille de la pizza, pas le nombre de parts, juste le découpage',
  ],
  plain_same_stuff: [
    'ovens, croissants, same customers, same clients, same machines, same staff, same recipes, same bread, same products, sells as much, sell as much, sells no more, sell more, earns as much, makes as much, brings in as much, throws off the same, same flows, same cash flows, same sales, same profit before, not the assets, same assets, no more customers, no new customers, as many customers, works the same',
    'fours, croissants, mêmes clients, mêmes machines, mêmes recettes, mêmes salariés, même pain, mêmes produits, vend autant, vend pareil, ne vend pas plus, vend plus, gagne autant, rapporte autant, produit autant, mêmes flux, mêmes ventes, mêmes actifs, pas les actifs, pas plus de clients, autant de clients, tourne pareil, marche pareil',
  ],
  same_operations: [
    'how the business earns, same the day after, what earns the money, factories are the same, same business, same company, same assets, same cash flows, same customers, same factories, same plants, business is the same, business has not changed, business does not change, operations are not, operations have not, operations do not, plants any better, operations, cash flows are the same, not a better business, business untouched, business is not',
    'façon dont elle gagne, pareille le lendemain, même activité, même société, même business, mêmes flux, mêmes clients, mêmes actifs, mêmes usines, activité est la même, activité ne change pas, activité reste, exploitation ne change pas, flux ne changent pas, flux d’exploitation, flux opérationnels, actifs opérationnels, outil, opérations, activité opérationnelle, exploitation est la même, exploitation reste, l’activité, l’exploitation',
  ],
  same_volume_word: [
    'eat just as much, same fares, same number of, sells as many, one more widget, sell one more',
    'mangent autant, achètent autant, viennent autant, mêmes courses, même nombre de, vend autant, boulon de plus, vendre un de plus',
  ],
  savings_or_bank: [
    'savings or the bank, savings or with the bank, paid with savings or, own money or the bank, cash or with a loan, cash or a mortgage, paid cash or, savings or with a loan',
    'tes économies ou, vos économies ou, ses économies ou, mes économies ou, payé cash ou, cash ou avec un crédit, cash ou avec un prêt, argent de la banque ou, comptant ou avec',
  ],
  stays_put: [
    'where it was, not an inch, worth as much, just as much, worth what they were, worth what it was, worth exactly what it, worth what it is worth, not blink, not flinch, not bat an eyelid, not stir, unchanged, same, flat, neutral, stable, not change, not move, no change, no effect, no impact, not affected, unaffected, identical, not touch, untouched, nothing happened, not budge, budge, stay where, as before, stays put, washes out, cancels, offset, net out, net to zero, nets off, a wash, constant, nothing new, exactly what they were, not altered, no difference, what they were worth, worth yesterday',
    'vaut pareil, même prix, c’est pareil, d’un pouce, vaut autant, vaut donc autant, rapporte autant, bouge pas, bougent pas, change pas, changent pas, varie pas, valent ce qu’elles valaient, vaut ce qu’elle valait, vaut ce qu’il valait, exactement ce qu’elle valait, vaut ce qu’elle vaut, vaut ce qu’il vaut, ne bronche pas, ne bronche, bat pas un cil, ne frémit pas, ne cille pas, inchangé, ne change pas, ne bouge pas, pas bouger, pas changer, identique, stable, neutre, aucun effet, aucun impact, sans effet, pas d’effet, pas d’impact, constante, reste où elle était, comme avant, la même, les mêmes, compense, annule, se neutralisent, opération blanche, jeu à somme nulle, net nul, ne varie pas, ne varient pas, n’évolue pas, aucun changement, aucune variation, aucune différence, hier',
  ],
  swaps_its_funding: [
    [
      crossed(
        'swaps, swap, replaces, replace, trades, trade',
        'shares for loans, equity for loans, shares for debt, shares with debt, shares by debt',
      ),
      crossed(
        'replaces, swaps, exchanges, replace, swap',
        'debt by equity, debt with equity, debt for equity, equity by debt, equity with debt, equity for debt, debt for shares',
      ),
    ].join(', '),
    [
      crossed(
        'remplace, troque, échange',
        'ses actions par de la dette, des actions par de la dette, des actions contre de la dette, du capital par de la dette',
      ),
      crossed(
        'remplace, échange, troque',
        'de la dette par, la dette par, des actions par, les fonds propres par, de la dette contre, du capital par',
      ),
    ].join(', '),
  ],
  unmoved_by_debt: [
    [
      crossed(
        'not affected by, not at all affected by, unaffected by, not depend on, independent of, neutral to, insensitive to, not distorted by, immune to, not impacted by, not influenced by',
        'leverage, debt, capital structure, financing, gearing, the leverage, the capital structure, the debt',
      ),
      'not move with debt, not move with the debt, not change with debt, not vary with debt, not vary with leverage, the same with or without debt',
    ].join(', '),
    [
      crossed(
        'pas affecté par, pas du tout affecté par, pas touché par, pas influencé par, pas impacté par, ne dépend pas de, ne dépend pas du tout de, indépendant de, insensible à, insensible au, neutre à, neutre par rapport à, neutre vis-à-vis de, neutre au',
        'l’endettement, endettement, la dette, dette, levier, structure financière, la structure financière, structure du capital',
      ),
      'bouge pas avec l’endettement, bouge pas avec la dette, varie pas avec la dette, varie pas avec l’endettement, change pas avec la dette, change pas avec l’endettement, même avec ou sans dette, pareil avec ou sans dette',
    ].join(', '),
  ],
  whatever_the: [
    'regardless, irrespective, whatever, whichever, no matter, independent, neutral, indifferent, insensitive, blind, agnostic, before financing, before the financing, the same however, however it is, however you, same whether, not affected, unaffected, not depend, not care, does not matter how, separate, not know how, has nothing to do with, does not change with',
    'quel que soit, quels que soient, peu importe, qu’importe, indépendant, neutre, insensible, indifférent, indifférente, avant financement, avant le financement, avant tout financement, ne dépend pas, ne se soucie pas, se moque, se fiche, ne savent pas comment, ne sait pas comment, ne change pas selon, ne bouge pas selon, rien à voir avec, pas influencée, pas affectée, pas la façon dont, que ce soit, séparé, deux choses distinctes',
  ],
  who_paid: [
    'who paid, who put up the money, who funded, who financed, whose money, where the money came from, who lent',
    'qui a payé, qui paie, qui a financé, qui a mis l’argent, d’où vient l’argent, à qui est l’argent, qui a prêté, qui l’a payé',
  ],
};
