import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesUp } from '../directions.ts';
import { cash } from '../word-lists.ts';

const notThere =
  'at closing, right away, straight away, immediately, on day one, at once, the day of closing, on closing, in cash, upfront, when the deal closes, when we close, this year, now';

/** Deferred tax, in the words of those who get it wrong. */
export const deferredTaxMisstated: Lexicon = {
  cash_up: [crossed(cash[0], goesUp[0]), crossed(cash[1], goesUp[1])],
  deductible_step_up: [
    crossed(
      'goodwill, amortisation of goodwill, amortisation of the write up, write up, step up, extra amortisation, extra depreciation',
      'is tax deductible, is deductible, saves tax, reduces tax',
    ),
    crossed(
      'goodwill, amortissement du goodwill, amortissement de la réévaluation, réévaluation, amortissement supplémentaire',
      'est déductible, est fiscalement déductible, réduit l’impôt, fait économiser de l’impôt',
    ),
  ],
  dta_word: ['deferred tax asset, dta', 'impôt différé actif, ida, actif d’impôt différé'],
  dtl_word: ['deferred tax liability, dtl', 'impôt différé passif, idp, passif d’impôt différé'],
  gives_money_back: [
    'gives back, hands back, refunds, pays back, gives us back',
    'rend, nous rend, rembourse, restitue',
  ],
  is_an_asset: [
    'is an asset, as an asset, becomes an asset, creates an asset, asset side',
    'est un actif, comme un actif, à l’actif, crée un actif',
  ],
  larger_net_assets: [
    crossed(
      'increase, increases, raise, raises, add to, adds to, go up with',
      'net assets, book equity, equity',
    ),
    crossed(
      'augmente, augmentent, accroît, s’ajoute à, vient augmenter, gonfle',
      'actif net, capitaux propres, situation nette',
    ),
  ],
  latent_charge: [
    'that tax, tax on the revaluation, tax on that gain, deferred tax, deferred tax liability, dtl, tax on the write up, tax on the step up, tax liability, tax',
    'cet impôt, impôt sur la plus-value, impôt sur les plus-values, impôt différé, impôt différé passif, idp, impôt sur la réévaluation, impôt',
  ],
  more_cash_now: [
    'more cash, more money, cash up, cash rises, cash goes up, cash increases, save cash, cash saving, cash benefit',
    'plus de cash, plus de trésorerie, cash en plus, trésorerie monte, trésorerie augmente, économie de cash, économie de trésorerie, gain de trésorerie',
  ],
  more_tax_later: [
    'more tax later, more tax one day, more tax in the future, more tax next year',
    'plus d’impôt plus tard, plus d’impôt un jour, plus d’impôt demain, plus d’impôt à l’avenir',
  ],
  no_tax_effect: [
    'no tax effect, no tax impact, no tax consequence, not taxed, no deferred tax, no tax on, tax does not come, tax neutral, no tax involved, no tax to book',
    'aucun effet fiscal, aucun impact fiscal, aucune conséquence fiscale, pas d’effet fiscal, pas d’impact fiscal, pas d’impôt différé, pas imposée, sans effet fiscal, fiscalement neutre, aucun impôt',
  ],
  not_at_once: [
    'later, over time, unwinds, seller, asset deal, no cash, not, eventually, synergies, eps, only, nothing',
    'plus tard, au fil, vendeur, se reprend, pas, aucun, jamais, synergies, bpa, seulement, ensuite',
  ],
  settles_with: [
    'pay, pays, paid, paying, settle, settles, settled, due, owes, falls due, handed over',
    'paie, paye, payer, payé, payée, règle, régler, réglé, verse, verser, versé, acquitte, décaisse, dû, exigible',
  ],
  tax_asset: [
    'dta, tax asset, tax receivable, tax credit',
    'impôt différé actif, actif d’impôt différé, ida, créance d’impôt, crédit d’impôt',
  ],
  tax_back_now: [
    crossed(
      'get the tax back, recover the tax, get tax back, save the tax, get the tax relief',
      'this year, now, straight away, right away, immediately, today',
    ),
    crossed(
      'récupère l’impôt, récupère de l’impôt, économise l’impôt, récupérer l’impôt',
      'tout de suite, cette année, immédiatement, dès maintenant, aujourd’hui',
    ),
  ],
  tax_cash_same_year: [
    'saves tax this year, immediate tax saving, immediate cash tax saving, always deductible, deductible when you book it, deductible straight away, deductible as soon as',
    'économie d’impôt immédiate, toujours déductible, déductible immédiatement, déductible tout de suite, déductible dès la comptabilisation, déductible l’année même',
  ],
  tax_later: [
    'deferred tax, dtl, tax liability, tax effect, tax on it, future tax',
    'impôt différé, idp, passif d’impôt, dette d’impôt, effet fiscal, effet d’impôt',
  ],
  tax_lowers_goodwill: [
    crossed(
      'deferred tax, deferred tax liability, dtl',
      'reduces goodwill, lowers goodwill, cuts goodwill, decreases goodwill, brings goodwill down, makes goodwill smaller, is ignored, does not affect goodwill',
    ),
    crossed(
      'impôt différé, impôt différé passif, idp',
      'réduit le goodwill, diminue le goodwill, baisse le goodwill, fait baisser le goodwill, n’a pas d’effet sur le goodwill',
    ),
  ],
  tax_on_goodwill: [
    [
      crossed(
        'deferred tax, dtl, deferred tax liability',
        'on the goodwill, on goodwill, on the whole price, on the full price, on the whole purchase price',
      ).concat(', goodwill times the tax rate, tax rate times the goodwill'),
      'tax is computed on the goodwill, tax is calculated on the goodwill, computed on the goodwill, calculated on the goodwill, tax on the goodwill, dtl is on the goodwill, applied to the goodwill',
    ].join(', '),
    [
      crossed(
        'impôt différé, idp, impôt différé passif',
        'sur le goodwill, sur le prix, sur tout le prix',
      ).concat(', goodwill fois le taux d’impôt, taux d’impôt fois le goodwill'),
      'se calcule sur le goodwill, calculé sur le goodwill, porte sur le goodwill, s’applique au goodwill, se prend sur le goodwill, impôt sur le goodwill',
    ].join(', '),
  ],
  tax_saved_today: [
    'lets me deduct it on the spot, deducted on the spot, deductible right away, deductible immediately, saves cash tax, cash tax saving, lower cash tax, nothing to carry forward, tax refund, pay less tax this year',
    'déductible tout de suite, déductible immédiatement, déduit immédiatement, déduit tout de suite, économie d’impôt immédiate, économie de cash immédiate, rien à reporter, remboursement d’impôt',
  ],
  taxman_follows: [
    'accepts the new values, accepts the write up, accepts the step up, recognises the new values, recognises the write up, follows the new values, takes the new values',
    'accepte les nouvelles valeurs, accepte la réévaluation, reconnaît les nouvelles valeurs, reconnaît la réévaluation, suit les nouvelles valeurs, reprend les nouvelles valeurs',
  ],
  value_lifted: [
    'write up, step up, revaluation, revalued, uplift, higher value, new values, intangibles recognised, write the assets up, writing assets up, revaluing, revalue, mark up, marking up, fair valuing',
    'réévaluation, réévalué, réévalués, réévaluer, plus-value, écart d’évaluation, juste valeur, incorporels identifiés, ajustement de valeur, réévaluant, revalorisation',
  ],
  without_waiting: [
    [
      notThere,
      'the day we close, the day you close, the day of the deal, on signing, on the spot, the day we sign',
    ].join(', '),
    'le jour où on signe, le jour de la signature, sur-le-champ, le jour où on achète, dans la foulée, au moment de signer, au closing, au moment du closing, à la clôture, tout de suite, immédiatement, dès le closing, le jour du closing, comptant, en cash, le jour même, dès la clôture, à la signature, cette année, dès maintenant, au moment de l’acquisition, le jour de l’acquisition',
  ],
};
