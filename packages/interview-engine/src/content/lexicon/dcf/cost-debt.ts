import type { Lexicon } from '../../types.ts';

/** The after-tax cost of debt, in the words people use for it. */
export const costDebtNotions: Lexicon = {
  banker: ['the banker, the bankers', 'banquier, banquiers'],
  charge_word: ['charge, price, worry', 'facturer, s’inquiéter'],
  credit_spread: ['spreads, credit margin', 'spread, marge de crédit'],
  deductible: [
    'deductible, saves tax, tax saving, tax relief, tax benefit, shielded, knock it off tax, off your tax bill, off the tax bill, comes off the tax, count it as a cost, counts as a cost, taxman hands back, taxman gives back, state hands back, state gives back, hands back a quarter, gives back a quarter, hands you back, hands us back, taxman helps, taxman pays part, taxman chips in, state chips in, state helps, tax helps, less tax, cuts the tax, cheap after tax, taxman lets, gives me back, taxman gives you back, taxman refunds, state gives me back, taxman pays me back, comes off my tax bill, interest comes off the tax, take the interest off, interest gets deducted',
    'déductible, déductibilité, économie d’impôt, économise de l’impôt, bouclier fiscal, avantage fiscal, fisc rend, fisc nous rend, état rend, état nous rend, fisc aide, état aide, fisc rembourse, état rembourse, fisc en paie, moins d’impôt, passe en charge, compte comme une charge, réduit l’impôt, fisc laisse, rend le fisc, rembourse le fisc, rend l’état, paie le fisc, prend à sa charge, à sa charge, m’en rend un quart, nous en rend un quart, fisc me rend, état me rend, réduisent mes impôts, déduis de mes impôts, intérêts se déduisent, intérêts sont déduits, se déduisent de l’impôt, déduits de l’impôt',
  ],
  doubles_its_rate: [
    'doubles its rate, doubles its margin, says no, shuts the tap, closes the tap',
    'double son taux, double sa marge, dit non, ferme le robinet',
  ],
  gets_scared: [
    'jumpy, begins to sweat, begin to sweat, sweats, gets nervous, lose sleep, loses sleep, starts to fear, fears, gets scared, get scared, grow nervous, gets worried, is worried, are worried, afraid, frightened, sweating, sleeps badly',
    's’énervent, transpirer, transpire, prend peur, prennent peur, dorment mal, dort mal, tremble, s’inquiète, s’inquiètent, est inquiet, sont inquiets, nerveux, nerveuse, a peur, ont peur, craint, craignent',
  ],
  once_taxed: [
    'after tax, net of tax, post tax, tax effected, tax affected, one minus the tax rate, one minus tax, one minus t, times one minus, times 0 75, 1 minus the tax, less tax, once tax is, tax gives back, taxman gives back',
    'après impôt, après is, net d’impôt, un moins le taux, un moins t, 1 moins le taux, un moins l’impôt, fois 0 75, net de fiscalité, après fiscalité, une fois l’impôt, une fois le fisc, une fois l’économie d’impôt, net d’is, après l’is, une fois récupéré, une fois déduit, que l’état me rend, que l’état nous rend',
  ],
  paid_by_taxman: [
    'partly paid by the taxman, paid by the taxman, picked up by the taxman, paid in part by the state, state pays part, taxman pays a quarter, taxman pays part, half on the taxman, paid for by the taxman, paid by the state',
    'payé en partie par le fisc, payé par le fisc, pris en charge par le fisc, pris en charge par l’état, payé par l’état, fisc en paie un quart, fisc paie un quart, aux frais du fisc, payés par le fisc, payés en partie par le fisc',
  ],
  raise_word: [
    'pushes everything up, push everything up, raise, hike, push up, put up',
    'pousse tout à la hausse, relever',
  ],
  relieves: [
    'give back, gives back, hand back, hands back, come back, comes back, get back, pick up part, picks up part, pays part, pay part, refund, save, lower, reduce, cut, shrink, chip in, carry, carries, carrying, bear, shoulder, eat into, eats into, deduct, knock off, off the bill, less tax, help, spare, spares, gives a quarter, gives me a quarter, gives us a quarter, hands a quarter, refunds a quarter, part of it back, lighten, lightens, bring down, brings down, brings the tax bill down, tax bill down, shaves, trims, knocks down, takes a bite out of, mops up, soaks up',
    'rendre, rend, revenir, revient, récupérer, récupère, prendre en charge, prend en charge, paie une partie, réduire, réduit, économiser, économise, baisser, alléger, allège, rembourser, porter, porte, supporter, grignote, déduire, en moins, aide, allègement, soulage, épargner, épargne, en rend un quart, me rend un quart, nous rend un quart, allègent, met la main à la poche, mis la main à la poche, fait maigrir, font maigrir, faire maigrir, fait fondre, font fondre, rabote, rabotent, dégonfle, dégonflent, fait baisser, font baisser, éponge, épongent',
  ],
  see_money_again: [
    'see its money again, see their money again, get its money back, get their money back, not being repaid, not be repaid, fear of default, less sure',
    'revoir son argent, revoir leur argent, ne pas être remboursé, ne pas être remboursée, revoir la couleur, plus sûre de, plus sûr de',
  ],
  tax_back: [
    'trims the tax bill, trim the tax bill, tax rebate, off the tax bill, saves thirty pence of tax, tax bill drops, tax bill falls, tax bill goes down, tax bill gets smaller, tax bill smaller, tax bill shrinks, pays less tax, cuts the tax bill, cut your tax, cut the tax bill, lowers the tax bill, lower tax bill, off my tax, get a quarter of it back, less tax, tax refund, taxman gives back, taxman pays, taxman helps, taxman has helped, saves tax, save tax, the state pays part, state pays a quarter, state chips in, government chips in, taxman chips in, taxman picks up',
    'ristourne d’impôt, gagner de l’impôt, rabot sur l’impôt, centimes d’impôt, réduit l’impôt, diminue l’impôt, réduit la facture fiscale, baisser l’impôt, diminuer l’impôt, alléger l’impôt, feuille d’impôt, récupère sur mes impôts, récupère sur l’impôt, moins d’impôt, moins d’impôts, l’État me rend, le fisc rend, le fisc me rend, le fisc paie, fisc en paie, fisc en prend, baisse l’impôt, allège l’impôt, économie d’impôt, l’État en paie, l’État paie un quart, l’État rembourse, l’État en rend, le fisc participe',
  ],
  widen: [
    'raise their price, puts his margin up, put their margin up, put their prices up, puts its price up, raises its price, push up their price, hikes its price, hike their price, hikes his price, wants more for it, widen, charge more, ask for more, spread, bigger margin, nervous, expensive, worried, afraid, default, coupon, jittery, get scared, want more',
    'montent leur prix, monte son prix, relève son prix, relève sa marge, relèvent leur marge, augmentent leur prix, montent leurs prix, font monter leur prix, augmente son prix, augmentent leurs prix, hausse son prix, fait payer plus, élargir, élargissent, écarter, marge, spread, plus cher, nerveux, inquiet, défaut, faillite, font payer, coupon, peur, montent leurs taux, augmentent leurs taux, se méfient, se crispent',
  ],
};
