import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who mix up what comes off the price between signing and closing. */
export const mixedUpBridge = {
  ebitda_after_rent: [
    'ebitda after rent, ebitda after rents, ebitda net of rent, ebitda after leases, ebitda after lease costs',
    'ebitda après loyers, ebitda après loyer, ebitda net des loyers, ebitda net de loyers',
  ],
  ebitda_before_rent: [
    'ebitda before rent, ebitda before rents, ebitda without rent',
    'ebitda avant loyers, ebitda avant loyer, ebitda hors loyers',
  ],
  leases_deducted: [
    'deduct the leases, deduct leases, deduct the lease liability, deduct lease liabilities, leases as debt, lease liability as debt, leases in debt, leases in net debt, take off the leases, deduct them in full, leases in the debt',
    'déduit les loyers, déduis les loyers, loyers comme dette, loyers en dette, loyers dans la dette, locations en dette, contrats de location en dette, déduit la dette de loyers, déduit la dette locative, dette ifrs 16 en déduction, déduit quand même la dette locative',
  ],
  leases_not_deducted: [
    'leases out of debt, leases out of net debt, no leases in the debt',
    'loyers hors dette, loyers hors de la dette, locations hors dette, laisse les loyers hors, sans les loyers en dette',
  ],
  either_way: [
    'never, not both, double, twice, otherwise, if, consistent, mismatch, mistake, wrong, unless',
    'jamais, deux fois, sinon, si, cohérent, double, erreur, faux, sauf',
  ],
  both_at_once: [
    'want both, need both, you do both',
    'faut les deux, veut les deux, fait les deux',
  ],
  peg_word: [
    'the peg, normal level, reference level, target level',
    'bfr normatif, niveau normatif, le normatif, bfr de référence',
  ],
  closing_day_level: [
    'level on the day, level on the closing date, level at completion, day of closing, balance on the closing day',
    'celui du jour, jour du closing, niveau du jour, niveau au jour, à la date du closing, à la date de closing',
  ],
  not_debt: [
    'isn t debt, aren t debt, not a debt, not really debt',
    'pas de la dette, pas une dette, pas vraiment une dette',
  ],
  tax_ignored: [
    'tax never matters, tax does not matter, tax makes no difference, never net of tax, always gross, grossed up for tax, always before tax, whatever the tax, never after tax',
    'jamais net d’impôt, jamais nette d’impôt, toujours avant impôt, toujours brut, peu importe l’impôt, impôt n’y change rien, jamais après impôt, sans tenir compte de l’impôt',
  ],
  plan_assets_ignored: [
    'whatever the plan assets, regardless of plan assets, ignoring the plan assets, without the plan assets, whatever is in the fund, whatever the assets of the fund',
    'sans regarder les actifs, peu importe les actifs, sans les actifs de couverture, quels que soient les actifs',
  ],
  all_as_debt: [
    'everything to be debt, everything as debt, everything in net debt, everything into debt, more things in debt, as much debt as possible',
    'tout mettre en dette, tout passer en dette, tout classer en dette, tout compter en dette, un maximum de dette',
  ],
  plain_trued_up_then: [
    'adjusted after closing, adjust after closing, true up after closing, trued up after closing, true up the price at closing',
    'ajusté après le closing, ajuste après le closing, ajuste après closing, ajuste le prix après le closing, ajuste le prix à la clôture',
  ],
  risk_passes_late: [
    [
      crossed(
        'risk passes at, risk passes on, risk transfers at, risk moves at, value passes at',
        'closing, completion',
      ),
      crossed(
        'seller keeps the cash until, seller keeps the profits until, profits belong to the seller until',
        'closing, completion',
      ),
    ].join(', '),
    crossed(
      'risque passe au, risque est transféré au, transfert du risque au, profits restent au vendeur jusqu’au, cash reste au vendeur jusqu’au, résultats restent au vendeur jusqu’au',
      'closing',
    ),
  ],
  added_for_equity: [
    crossed(
      'are added, is added, get added, go on top, come on top',
      'to get to, to reach, to arrive at, to find',
    ),
    crossed(
      'sont ajoutés, on les ajoute, se rajoutent, s’ajoutent',
      'pour arriver, pour passer, pour obtenir, pour aller',
    ),
  ],
} as const satisfies Lexicon;
