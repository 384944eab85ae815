import type { Lexicon } from '../../types.ts';

/** Pension deficits, in the words of those who get it wrong. */
export const pensionDeficitMisstated: Lexicon = {
  plan_assets_ignored: [
    'whatever the plan assets, regardless of plan assets, ignoring the plan assets, without the plan assets, whatever is in the fund, whatever the assets of the fund',
    'sans regarder les actifs, peu importe les actifs, sans les actifs de couverture, quels que soient les actifs',
  ],
  tax_ignored: [
    'tax never matters, tax does not matter, tax makes no difference, never net of tax, always gross, grossed up for tax, always before tax, whatever the tax, never after tax',
    'jamais net d’impôt, toujours avant impôt, toujours brut, peu importe l’impôt, impôt n’y change rien, jamais après impôt, sans tenir compte de l’impôt',
  ],
};
