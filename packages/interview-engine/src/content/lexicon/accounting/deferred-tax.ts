import type { Lexicon } from '../../types.ts';

/** Deferred tax, in the words people use for it. */
export const deferredTaxNotions: Lexicon = {
  against_tax: [
    'against tax, against the tax, against this year’s tax, against our tax, off this year’s tax, off the tax bill',
    'contre l’impôt, imputer sur l’impôt, imputer sur les impôts, déduire de l’impôt, retirer de l’impôt, compter pour l’impôt, sur l’impôt de cette année',
  ],
  basis_gap: [
    'tax base, tax basis, tax value, tax books, temporary difference, timing difference, books and tax, book and tax, value for tax, reverses',
    'base fiscale, valeur fiscale, différence temporaire, différence temporelle, décalage temporaire, décalage dans le temps, comptable et fiscal, comptable et le fiscal, se retourne, s’inverse',
  ],
  deduct: ['deduct, deduction', 'déduire, déduit, déductible, déduction'],
  later_for_tax: [
    'until we scrap, until you scrap, until it is scrapped, when it is scrapped, until we sell, until you sell, until it is sold, only counts when, only counts once, only when you sell, only when we sell, only when i sell, only once it is sold, deduct it when, deduct it once, deducted when, deductible when, deductible only when',
    'à la mise au rebut, à la casse, qu’à la vente, qu’à la cession, qu’au moment de la vente, qu’à la sortie, qu’à la revente, qu’en cas de cession, déduire qu’à, déduire que, déductible qu’à, déductible que, qu’au moment de la cession',
  ],
  not_accepted: [
    'not accept, not recognise, ignores, does not care, not follow, not believe, knows nothing',
    'n’accepte pas, ne reconnaît pas, ignore, s’en moque, ne suit pas, ne veut pas savoir',
  ],
  not_accepted_yet: [
    'does not accept the loss yet, does not accept it yet, does not recognise it yet, not accept the loss yet, does not believe you yet, will let us off, will let you off, give us the benefit over',
    'n’accepte pas encore, ne l’accepte pas encore, ne reconnaît pas encore, ne la reconnaît pas encore, en fera profiter',
  ],
  one_day: [
    'down the line, at some point, later, future, one day, some day, eventually, subsequent years, when it is sold, years to come, down the road, next years, deferred, something to come, get rid of, when we sell it, when you sell it',
    'le moment venu, plus tard, à l’avenir, futur, un jour, ultérieurement, années suivantes, par la suite, quand il sera vendu, à terme, différé, reporté, se débarrassera, se débarrasse, quand on vendra, la revendra',
  ],
  owed_one_day: [
    'owe, owed, one day, some day, later, over the years, in the end, down the road, bill, will go to, will have to pay, come knocking, coming years, more to pay, pay more, in future, eventually, next years, tomorrow, waiting, to come, still to pay, slate, on the slate, a tab, iou, bill for later',
    'devra, devrons, dû, un jour, plus tard, avec les années, au fil des ans, à terme, facture, ira à, réclamer, faudra payer, années qui viennent, plus à payer, paiera plus, à l’avenir, tôt ou tard, demain, bientôt, nous attend, à venir, encore à payer, ardoise, note à payer, facture pour plus tard, addition pour plus tard',
  ],
  plain_owes_me_later: [
    'relief when we sell, relief when you sell, deduction when, relief later, when we sell it, i will get, i ll get, we ll get, you ll get, get it back, get back, get some back, will come back, will give me, owes me, owe me, owe us, owes us, they owe, a favour, a voucher, a credit note, claim on the tax, will save later, will pay less later, pay later, owe later, only counts later, only when you sell, when i scrap, when i sell, what he will owe, what it will owe, claim on the state, claim on the taxman, iou from the state, iou from the tax, credit with the tax, iou from the taxman, tax credit of, tax credit for, tax credit until',
    'déduction quand, déduction le jour, quand on le vendra, je récupérerai, on récupérera, me doit, nous doit, me devra, me rendra, me rendront, un avoir, un bon à valoir, une créance sur, quand je vendrai, quand on vendra, le jour où je vends, le jour de la vente, plus tard, à la revente, qu’il nous devra, créance sur l’État, créance sur le fisc, créance sur lui, avoir sur l’État, une sorte d’avoir, avoir sur le fisc, crédit sur le fisc, crédit d’impôt de, crédit d’impôt jusque',
  ],
  put_by: ['aside, to one side, put by, in reserve', 'de côté, en réserve'],
  right_away: [
    'immediately, right away, straight away, at once, today, now, this year, in the same year, on the spot',
    'immédiatement, tout de suite, aussitôt, cette année, dès maintenant, aujourd’hui, sur le champ',
  ],
  stale_value: [
    'old figure, old value, old number, still sees, still counts, for our books, only our books, not allowed to deduct, cannot deduct, may not deduct',
    'ancien chiffre, ancienne valeur, vieux chiffre, voit toujours, dans nos livres, ne peut pas déduire, pourra pas déduire',
  ],
  tax_basis: [
    'not deductible, not tax deductible, tax base, tax basis, tax value, tax books, tax office, tax authorities, taxman, no tax relief, only in the accounts, not for tax',
    'pas déductible, non déductible, base fiscale, valeur fiscale, fisc, administration fiscale, garde les anciens prix, anciennes valeurs, sans déduction, pas fiscalement, pas reconnue fiscalement',
  ],
  tax_claim: [
    'deferred tax, dtl, tax liability, future tax, tax later, tax owed later, latent tax, tax on the write up, tax on the step up, tax on the uplift, tax on that gain, tax on the gain, pay later, to be paid later, state will want, state will ask, taxman will want, taxman will ask, will be owed, as owed, bill later',
    'impôt différé, idp, passif d’impôt, dette d’impôt, impôt futur, impôt plus tard, impôt latent, fiscalité latente, impôt sur la réévaluation, paiera plus tard, un jour on paiera, état voudra, état réclamera, fisc voudra, fisc réclamera, réclamé plus tard, sera réclamé, comme dû, sera dû',
  ],
  tax_people: [
    'taxman, state, government, treasury, tax, revenue people, revenue service, taxes, taxation',
    'fisc, état, impôt, impôts, administration fiscale, trésor public, percepteur',
  ],
  tax_promise: [
    'tax break later, tax relief later, promise of a tax, promise of tax, tax saving later, tax still to be saved',
    'économie d’impôt plus tard, promesse d’économie d’impôt, promesse d’impôt, avantage fiscal plus tard',
  ],
  voucher_word: [
    'voucher, credit note, iou, ticket on him, claim on him',
    'bon à valoir, un avoir, une créance sur elle, une créance sur lui, une créance sur l’État, une sorte d’avoir, promesse du fisc',
  ],
  write_up: [
    'write up, write things up, write them up, written up, step up, revalue, mark up, uplift to fair value, remeasure, restate',
    'réévaluer, réestimer, remettre à sa valeur, plus-value latente, revaloriser, réestiment',
  ],
};
