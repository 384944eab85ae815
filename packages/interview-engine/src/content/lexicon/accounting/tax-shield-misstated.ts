import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesUp, staysPut } from '../directions.ts';

/** The tax effect, in the words of those who get it wrong. */
export const taxShieldMisstated: Lexicon = {
  by_the_charge: [
    'by the depreciation, by the full depreciation, by the whole depreciation, by the full charge, by the whole charge, by the full amount, by the whole amount, by the entire depreciation, by the extra depreciation',
    'de la dotation, de toute la dotation, de l’amortissement, de la totalité, de toute la charge',
  ],
  could_not_care: [
    'forget about it, can be forgotten, do not care, who cares, leave it out, can be ignored, of no interest here',
    's’en moque, s’en fiche, m’en moque, m’en fiche, on s’en passe, laisse tomber',
  ],
  counted_in: [
    'counted in, included in, added to, add to, goes into, belongs in, in the free cash flow, in the cash flow',
    's’ajoute aux, compté dans, ajouté au, entre dans, inclus dans, va dans le flux, intègre au flux',
  ],
  debt_dearer: [
    'borrowing gets more expensive, borrowing gets dearer, borrowing costs more, loans get more expensive, increases the cost of debt, debt more expensive, interest more expensive, higher cost of debt, debt dearer',
    'emprunter devient plus cher, emprunter coûte plus, dette plus chère, renchérit, intérêts plus chers',
  ],
  dividend_deducted: [
    'dividends are tax deductible, dividends are deductible, dividend is tax deductible, dividends save tax',
    'dividendes sont déductibles, dividende est déductible, déduit les dividendes de l’impôt',
  ],
  full_loan: [
    'the whole loan, the loan itself, the whole amount borrowed, all of the debt, whole debt, entire loan, full amount of the loan, full hundred',
    'toute la dette, tout l’emprunt, dette entière, emprunt entier, montant emprunté, totalité de la dette, totalité de l’emprunt, montant de la dette, montant de l’emprunt',
  ],
  gains_from_shield: [
    'most out of the tax shield, benefits most from the tax, benefits the most from the tax, full tax saving, still saves tax, saves just as much tax, tax shield all the same',
    'profite le plus de l’économie d’impôt, profite pleinement de l’économie d’impôt, économise autant d’impôt, profite quand même de l’économie d’impôt, économise quand même de l’impôt',
  ],
  gains_more_from: [
    'benefits even more from, benefits more from, benefits most from, gains more from, profits more from',
    'profite encore plus de, profite davantage de, profite le plus de, bénéficie davantage de, bénéficie encore plus de',
  ],
  has_tax_break: [
    'tax break, a tax advantage, saves tax, the tax saving',
    'avantage fiscal, avantage d’impôt, économie d’impôt',
  ],
  heard_depreciates_price: [
    'depreciate the price, amortise the price, deduct the price, write off the price, step up',
    'amortir le prix, déduire le prix, réamortir, réévaluer les actifs',
  ],
  heard_no_difference: [
    'makes no difference, no difference, changes nothing, is neutral, the same either way, plays no role',
    'ne change rien, aucune différence, aucun effet, est neutre, revient au même, ne joue pas',
  ],
  heard_old_book_value: [
    'old book value, seller’s book value, seller’s old book, old tax value, seller’s old basis, historical book value, old values',
    'ancienne valeur comptable, valeur comptable du vendeur, anciennes valeurs, ancienne valeur fiscale, valeur historique, valeur nette comptable du vendeur',
  ],
  heard_only_with: [
    'only exists when, only exists if, only exists in, only when, only if, only in, only comes with, only works, only with',
    'n’existe que, que si on, que dans, que quand, réservée à, qu’en, uniquement en, uniquement si, seulement si',
  ],
  higher_tax: [
    'if tax climbs, higher tax, tax rate goes up, tax goes up, tax rate rises, more tax, tax increase, tax rises',
    'impôt augmente, impôt grimpe, impôt s’alourdit, impôt plus élevé, impôt monte, hausse de l’impôt, hausse d’impôt, is plus élevé',
  ],
  interest_not_deducted: [
    crossed(
      'interest, interest is, the interest',
      'not deductible, not tax deductible, paid out of after tax',
    ),
    crossed(
      'intérêts, intérêts ne sont',
      'ne sont pas déductibles, pas déductibles, non déductibles',
    ),
  ],
  is_taxed: [
    'is taxed, are taxed, gets taxed, being taxed',
    'est imposé, sont imposés, est taxé, sont taxés',
  ],
  loss_making_firm: [
    'company that makes losses, loss-making company, loss-making, company with losses, company that loses money',
    'société en perte, entreprise en perte, société déficitaire, entreprise déficitaire, société qui perd de l’argent',
  ],
  makes_it_dearer: ['pushes, raises, increases, makes', 'pousse, augmente, renchérit, fait monter'],
  more_tax_said: [
    'more tax, higher tax, more in tax, tax bill higher',
    'plus d’impôt, davantage d’impôt, impôt plus élevé',
  ],
  more_tax_word: [
    'higher tax bill, more tax, a higher tax',
    'plus on paie d’impôt, plus d’impôt, alourdit l’impôt, davantage d’impôt',
  ],
  more_wear_word: [
    'higher depreciation, more depreciation, the more you depreciate, the more we depreciate',
    'plus on amortit, plus l’amortissement, plus les amortissements, plus d’amortissements, davantage d’amortissements',
  ],
  never_touches: ['never touches, never affects', 'ne touche jamais, n’affecte jamais'],
  no_tax_correction: [
    'no tax adjustment, not adjust for tax, not adjust it for tax, without adjusting for tax, no adjustment for tax, not tax affect, no one minus tax, not net of tax, tax plays no part',
    'sans correction d’impôt, pas d’ajustement fiscal, sans ajustement fiscal, sans le un moins, pas net d’impôt, sans déduire l’impôt, impôt n’intervient pas',
  ],
  not_deductible: [
    'not deductible, not tax deductible, no tax deduction',
    'pas déductible, non déductibles',
  ],
  not_let_deduct: [
    'not let you deduct, not let us deduct, not let it deduct, not allow you to deduct, not allow the deduction, not accept the depreciation, ignores depreciation',
    'ne laisse pas déduire, ne permet pas de déduire, n’accepte pas la dotation, n’admet pas la dotation, ignore la dotation',
  ],
  not_touch: ['touch, affect, change, influence', 'toucher, affecter, changer'],
  nothing_with_tax: [
    'nothing to do with tax, no effect on tax, no impact on tax, no bearing on tax',
    'rien à voir avec l’impôt, aucun effet sur l’impôt, sans effet sur l’impôt, aucun impact sur l’impôt',
  ],
  one_less_rate: ['one minus, 1 minus, one less the', 'un moins le, un moins, 1 moins'],
  one_minus_tax: [
    'one minus t, one minus the rate, after tax amount, after tax depreciation, one minus tax, one minus the tax, 1 minus t, 1 minus tax',
    'un moins le taux, montant après impôt, montant net d’impôt, dotation nette d’impôt, dotation après impôt, un moins t, un moins l’is, un moins l’impôt, 1 moins t',
  ],
  onto_the_total: [
    'off the whole result, off the final result, off the whole average, on the whole result, on the whole average, off the total rate, applies to the total, on the total rate',
    'sur tout le résultat, sur le résultat final, sur la moyenne entière, sur toute la moyenne, sur le taux total, applique au total, sur le total',
  ],
  out_of_taxed_profit: [
    'out of profit that’s been taxed, out of profit that has been taxed, out of taxed profit, out of after tax profit, after the tax has been paid, once tax has been paid, paid out of profit after tax, out of profit after tax, paid out of taxed profit, out of net profit',
    'sur le bénéfice déjà imposé, sur un bénéfice déjà imposé, sur le résultat déjà imposé, une fois l’impôt payé, après l’impôt, sur du bénéfice imposé, se paient sur le bénéfice après impôt, payés sur le bénéfice après impôt, sortent du bénéfice après impôt, se paient après impôt',
  ],
  own_deduction: [
    'save, saves, saving, deductible, deduct, deduction, company pays less, taxable profit',
    'économise, économie, déductible, déductibles, déduit, déduction, société paie moins, résultat imposable',
  ],
  right: ['right, correct, proper', 'bon, correct, juste'],
  saved_on_interest: [
    'tax saved on interest, tax saved on the interest, tax saving on the debt, tax relief on interest, tax the interest saves, tax we save on the interest, tax we save on interest',
    'impôt économisé sur les intérêts, économie d’impôt sur les intérêts, économie d’impôt de la dette, impôt économisé grâce aux intérêts, impôt que font gagner les intérêts, impôt qu’on économise sur les intérêts, impôt que les intérêts économisent, économie d’impôt des intérêts',
  ],
  shield_word: [
    'tax shield, tax saving, tax deductibility, interest deduction',
    'bouclier fiscal, économie d’impôt, déductibilité des intérêts, économie fiscale',
  ],
  slip_buys_shares: [
    'buys the shares, share deal, purchase of the shares',
    'achète les titres, cession de titres, share deal, rachat des titres, achat des titres',
  ],
  slip_tax_step: [
    'step up, tax base, depreciate the price, tax basis',
    'réévaluation fiscale, step up, base fiscale, amortir le prix',
  ],
  stays_gross: [
    'stays gross, is gross, stays before tax, kept before tax, is taken before tax, taken gross',
    'se prend avant impôt, reste brut, se prend brut, reste avant impôt',
  ],
  tax_not_down: [
    `${crossed('tax, taxes, tax bill, tax charge, tax base', staysPut[0])}, ${crossed('tax, taxes, tax bill, tax charge', goesUp[0])}, pay the same tax, pays the same tax, exactly the same tax, pay more tax, pays more tax, tax is calculated before, tax is computed before, not tax deductible, not deductible, no tax saving, no tax effect, saves no tax, not save tax, no effect on tax, taxman ignores, taxman does not care`,
    `${crossed('impôt, impôts, base imposable', staysPut[1])}, ${crossed('impôt, impôts', goesUp[1])}, le même impôt, autant d’impôt, plus d’impôt à payer, impôt se calcule avant, impôt est calculé avant, pas déductible, non déductible, pas d’économie d’impôt, aucune économie d’impôt, aucun effet fiscal, fisc ne reconnaît pas`,
  ],
  tax_paid_by: [
    'tax paid by, paid in tax by, withheld by',
    'impôt payé par, impôt que paie, impôt acquitté par, impôt retenu par',
  ],
  tax_raises_it: [
    [
      crossed(
        'tax raises, tax increases, taxes raise, tax pushes up, tax adds to',
        'the cost of debt, cost of debt',
      ).concat(', gross the cost of debt up, gross up the cost of debt, gross the debt up'),
      'cost of debt plus tax, add the tax to the cost of debt, increase the cost of debt by the tax, grossed up, gross it up, one plus the tax, divide by one minus',
    ].join(', '),
    'impôt augmente le coût de la dette, impôt renchérit la dette, impôt relève le coût de la dette, impôt fait monter le coût de la dette, impôt alourdit le coût de la dette, majore le coût de la dette de l’impôt, majoré de l’impôt, majore de l’impôt, coût de la dette plus l’impôt, ajoute l’impôt au coût de la dette, impôt renchérit, divise par un moins, un plus le taux d’impôt',
  ],
  tax_stays_out: [
    'tax does not come into, tax does not enter, tax plays no role, no tax adjustment, no adjustment for tax, without any tax adjustment, tax has nothing to do',
    'impôt n’intervient pas, impôt n’entre pas, sans correction d’impôt, impôt n’a rien à voir, sans toucher à l’impôt, sans tenir compte de l’impôt, pas de correction d’impôt',
  ],
  tax_untouched: [
    'no effect on tax, no effect on the tax, no impact on tax, no impact on the tax, not change the tax, not affect the tax, not reduce the tax, not lower the tax, not save tax, not save any tax, not tax deductible, not deductible, increases the tax, increases tax, raises tax, raises the tax, adds to the tax, no influence at all on the amount of tax, no influence on tax, no bearing on the tax',
    'aucun effet sur l’impôt, aucun impact sur l’impôt, ne change pas l’impôt, ne réduit pas l’impôt, ne réduisent pas l’impôt, pas déductible, augmente l’impôt, fait monter l’impôt, font monter l’impôt, pas d’effet sur l’impôt, pas d’impact sur l’impôt, ne change rien à l’impôt, aucune influence sur l’impôt, n’influence pas l’impôt',
  ],
  tax_up: [
    crossed('tax, taxes, tax bill, tax charge', goesUp[0]) + ', pay more tax, pays more tax',
    crossed('impôt, impôts', goesUp[1]) + ', paie plus d’impôt',
  ],
  whole_charge: [
    'whole depreciation, all the depreciation, the whole charge, all of the depreciation, full depreciation, entire depreciation',
    'toute la dotation, dotation entière, tout l’amortissement, l’amortissement en entier, la dotation en entier',
  ],
  whole_wacc: [
    'multiply the whole thing, times the whole thing, take the whole thing, whole wacc, entire wacc, total wacc, final wacc, wacc itself, resulting wacc, overall wacc, full wacc, whole average, wacc as a whole, all of the wacc',
    'multiplie le tout, multiplier le tout, multiplie l’ensemble, tout le cmpc, cmpc entier, cmpc final, cmpc total, ensemble du cmpc, le total, moyenne entière, totalité du cmpc, cmpc en entier, tout le wacc',
  ],
};
