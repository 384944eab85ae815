import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about dates, rates and cycles. */
export const mistakenForRules = {
  merely_formal: [
    'presentation thing, question of presentation, matter of presentation, cosmetic, purely a convention, mere convention, display convention',
    'question de présentation, cosmétique, simple présentation, simple affichage, convention d’affichage, pure convention, question d’affichage',
  ],
  gained_first: [
    'gain on the early, gain on the first, gain at the start, gain early, early flows gain, first flows gain',
    'gagne sur les premières, gagne sur les premiers, gagne au début, premiers flux gagnent, premiers y gagnent',
  ],
  lost_again: [
    'lose on, lose it, lose at the end, lost on, give back, later ones lose, last ones lose',
    'reperd, perd sur, perd à la fin, rend à la fin, derniers perdent',
  ],
  value_unmoved: [
    'zero effect, no effect, no impact, not move, not change, makes no difference, comes out the same, same either way, nets out',
    'zéro effet, aucun effet, aucun impact, ne bouge pas, ne change pas, ne change rien, ne change pas le résultat, revient au même, ne bouge presque pas',
  ],
  half_onto_exponents: [
    'add half a year to, adds half a year to, add a half to, add 0 5 to, half a year longer, half a year more',
    'ajoute 0 5 à, ajoute 0, 5 à, ajoute un demi à, ajoute une demi année à, ajoute six mois à, rajoute six mois',
  ],
  like_the_flows: [
    'like the flows, like the cash flows, same as the flows, as for the flows',
    'comme les flux, comme pour les flux, comme les autres flux',
  ],
  either_method: [
    'whichever method, whatever the method, either method, both methods, in both cases',
    'quelle que soit la méthode, les deux méthodes, dans les deux cas, peu importe la méthode',
  ],
  half_exponent: ['four and a half, 4 5, 4.5', 'quatre ans et demi, quatre et demi, 4 5, 4, 5'],
  stays_whole: [
    'stays at year five, stays at the year end, always stays at, full five years, at the end of year five, full years',
    'reste en fin d’année, reste à cinq ans, reste actualisée sur cinq, cinq années pleines, années pleines',
  ],
  far_too_much: [
    'twenty percent, thirty percent, forty percent, fifty percent, 20%, 30%, 40%, 50%',
    'vingt pour cent, trente pour cent, quarante pour cent, cinquante pour cent, 20 %, 30 %, 40 %, 50 %',
  ],
  the_uplift: [
    'uplift, increase, rise, difference, effect',
    'hausse, écart, différence, effet, gain',
  ],
  by_half: ['by two, in half, by 2', 'par deux, par 2, en deux'],
  even_in: [
    'even for, even in, even with, even if, including',
    'même pour, même dans, même avec, même si, y compris',
  ],
  uneven_in_the_year: [
    'seasonal, retailer, christmas, ski resort, toy maker',
    'saisonnière, saisonnier, noël, distributeur, jouets, station de ski',
  ],
  makes_higher: [
    'raises, increases, lifts, pushes up, adds to',
    'augmente, relève, fait monter, renchérit, alourdit',
  ],
  makes_it_dearer: ['pushes, raises, increases, makes', 'pousse, augmente, renchérit, fait monter'],
  only_dividends_relieve: [
    'deducts, deduct, deductible, tax saving, tax shield, tax relief, save tax',
    'déduit, déduits, déductibles, économie d’impôt, avantage fiscal, bouclier fiscal',
  ],
  loan_at_fixed_rate: [
    'fixed rate, fixed-rate, debt is fixed, loan is fixed, rate is fixed',
    'taux fixe, taux est fixe, dette est fixe',
  ],
  bears_a_premium: [
    'carry a premium, carries a premium, pay a premium, pays a premium, carry a size premium, pay a size premium, need a premium, have a premium, bear a premium',
    'supportent une prime, supporte une prime, paient une prime, ont une prime, subissent une prime, portent une prime',
  ],
  margin_of_the_bank: [
    'same margin, bank’s margin, lender’s margin, lenders’ margin, credit margin, loan margin, margin',
    'marge de la banque, marge des banques, marge des prêteurs, marge de crédit, marge, spread',
  ],
  however_indebted: [
    'however much you borrow, however much debt, whatever the debt, whatever the leverage, whatever you borrow, at any leverage',
    'quel que soit l’endettement, quelle que soit la dette, quel que soit le levier, du niveau d’endettement, du niveau de dette, de l’endettement',
  ],
  lowers_its_margin: [
    'lower their margin, cut their margin, reduce their margin, ask for less, charge less, accept a lower rate, lower the rate, lower the margin, volume discount, lower their margins, cut the rate',
    'baissent leur marge, réduisent leur marge, diminuent leur marge, baisse sa marge, demandent moins, prêtent moins cher, baissent leur taux, moins le taux est élevé, plus le taux baisse, plus la marge baisse, prix de gros, taux baisse, marge baisse',
  ],
  only_sure_figure: [
    'only fact, only one that is a fact, only price we know, only certain price, only known price, only real price',
    'seul fait, seul prix connu, seul prix certain, seule certitude, seul chiffre sûr, seul prix réel',
  ],
  looks_backward: [
    'backward looking, looks backwards, looking back, belongs to the past',
    'tourné vers le passé, tournée vers le passé, regarde en arrière, du passé',
  ],
  straight_up_from_there: [
    'grow it, grows it, grow that, in a straight line, grown at, growing it, at inflation, with inflation, steady growth, constant growth',
    'fais croître, fait croître, en ligne droite, la croissance, fais progresser, croissance régulière, avec l’inflation, croissance constante, applique une croissance',
  ],
  arrives_later: [
    'come later, comes later, arrive later, arrives later, received later',
    'arrivent plus tard, arrive plus tard, tombent plus tard, encaisse plus tard',
  ],
  saves_tax: [
    'saves tax, save tax, saves you tax, lowers the tax bill',
    'économise de l’impôt, fait économiser de l’impôt, réduit l’impôt, économiser de l’impôt',
  ],
  from_the_first_loan: [
    'as soon as you borrow, as soon as it borrows, from the first euro, from the first debt, from the very first debt, straight away',
    'dès qu’on s’endette, dès le premier euro, dès la première dette, dès qu’elle s’endette, tout de suite',
  ],
  only_the_loans: [
    'only the loan, only loans, only the debt, only borrowing, only debt',
    'seuls les emprunts, seule la dette, seul le crédit, uniquement la dette, seul le coût de la dette',
  ],
  year_just_behind: [
    'this year’s numbers, this year’s figures, last year’s numbers, last year’s figures, latest numbers',
    'dernier exercice, chiffres de cette année, chiffres de l’an dernier, dernière année',
  ],
  no_need_of_whole_cycle: [
    'not need a full cycle, not need a whole cycle, no need for a whole cycle, no need for a full cycle',
    'pas besoin de tout un cycle, pas besoin d’un cycle, pas besoin du cycle complet, pas besoin d’un cycle complet',
  ],
} as const satisfies Lexicon;
