import type { Localised } from '../localised.ts';
import type { ConceptId } from './concepts/index.ts';

/** Something candidates say that is false, in a form that folded text can be searched for. */
export interface WrongClaim {
  readonly id: string;
  /** The concept it gets wrong. */
  readonly concept: ConceptId;
  readonly correction: Localised;
  readonly said: readonly RegExp[];
}

export const wrongClaims: readonly WrongClaim[] = [
  {
    id: 'ev_adds_cash',
    concept: 'net_debt',
    correction: {
      en: 'Cash is subtracted on the way to EV, not added.',
      fr: 'La trésorerie se soustrait pour obtenir la VE, elle ne s’ajoute pas.',
    },
    said: [
      /\b(?:market cap\w*|equity value|equity) plus (?:the )?cash\b/,
      /\b(?:capitalisation|valeur des titres|fonds propres) plus (?:la )?tresorerie\b/,
      /\b(?:add|adding) (?:the )?cash (?:to|and)\b/,
      /\b(?:on )?ajoute la tresorerie\b/,
    ],
  },
  {
    id: 'goodwill_amortised_ifrs',
    concept: 'goodwill',
    correction: {
      en: 'Under IFRS goodwill is tested for impairment, not amortised.',
      fr: 'En IFRS le goodwill fait l’objet d’un test de dépréciation, il n’est pas amorti.',
    },
    said: [
      /\bgoodwill (?:is|gets) (?:then )?amorti[sz]ed (?:\w+ ){0,4}(?:under|in) ifrs\b/,
      /\bunder ifrs (?:\w+ ){0,3}goodwill is amorti[sz]ed\b/,
      /\bgoodwill est amorti (?:\w+ ){0,4}ifrs\b/,
      /\ben ifrs (?:\w+ ){0,3}goodwill est amorti\b/,
    ],
  },
  {
    id: 'impairment_costs_cash',
    concept: 'noncash_addback',
    correction: {
      en: 'An impairment is non-cash.',
      fr: 'Une dépréciation n’est pas décaissée.',
    },
    said: [
      /\bimpairment (?:costs|uses|consumes|reduces) (?:the )?cash\b/,
      /\bdepreciation (?:du goodwill )?(?:coute|consomme|reduit) (?:de )?(?:la )?tresorerie\b/,
    ],
  },
  {
    id: 'depreciation_no_cash_effect',
    concept: 'tax_shield',
    correction: {
      en: 'Depreciation lowers tax, so cash rises by the tax saved.',
      fr: 'L’amortissement réduit l’impôt : la trésorerie monte de l’économie d’impôt.',
    },
    said: [
      /\b(?:cash (?:is|stays|remains) (?:unchanged|the same|flat)|no (?:effect|impact) on cash)\b.{0,40}\b(?:depreciation|non cash)\b/,
      /\bdepreciation\b.{0,60}\b(?:no (?:effect|impact) on cash|cash (?:is|stays|remains) (?:unchanged|the same|flat))\b/,
      /\bamortissement\b.{0,60}\b(?:aucun (?:effet|impact) sur la tresorerie|tresorerie (?:est |reste )inchangee)\b/,
    ],
  },
  {
    id: 'interest_in_ufcf',
    concept: 'ufcf',
    correction: {
      en: 'Unlevered cash flow is before interest.',
      fr: 'Le flux disponible se calcule avant les intérêts.',
    },
    said: [
      /\b(?:subtract|deduct|minus|less) (?:the )?interest (?:expense )?(?:\w+ ){0,4}unlevered\b/,
      /\bunlevered (?:free )?cash flows? (?:is|are) after interest\b/,
      /\bon deduit les interets (?:\w+ ){0,5}flux disponible\b/,
    ],
  },
  {
    id: 'levered_at_wacc',
    concept: 'discounting',
    correction: {
      en: 'Levered flows go with the cost of equity; WACC discounts unlevered flows.',
      fr: 'Le CMPC actualise les flux avant frais financiers ; les flux aux actionnaires, le coût des fonds propres.',
    },
    said: [
      /\bdiscount (?:the )?(?:levered|net income)\b.{0,40}\bwacc\b/,
      /\bactualise (?:le resultat net|les flux apres interets)\b.{0,40}\b(?:cmpc|wacc)\b/,
    ],
  },
  {
    id: 'debt_always_lowers_wacc',
    concept: 'wacc',
    correction: {
      en: 'Beyond a point more debt raises both costs and WACC with them.',
      fr: 'Au-delà d’un certain levier, les deux coûts montent et le CMPC avec eux.',
    },
    said: [
      /\b(?:more )?(?:debt|leverage) always (?:lowers|reduces|decreases) (?:the )?wacc\b/,
      /\b(?:dette|levier) (?:baisse|reduit|diminue) toujours le (?:cmpc|wacc)\b/,
    ],
  },
  {
    id: 'ev_changes_with_debt',
    concept: 'capital_neutral',
    correction: {
      en: 'Raising debt and keeping the cash leaves net debt, EV and equity value unchanged.',
      fr: 'Lever de la dette et garder la trésorerie laisse dette nette, VE et valeur des titres inchangées.',
    },
    said: [
      /\b(?:ev|enterprise value) (?:rises|increases|goes up) (?:by|with) (?:the )?(?:\w+ ){0,3}debt\b/,
      /\b(?:ve|valeur d entreprise) (?:monte|augmente) (?:du montant )?(?:de|avec) la dette\b/,
    ],
  },
  {
    id: 'accretive_is_value',
    concept: 'accretion',
    correction: {
      en: 'Accretion is arithmetic: an accretive deal can destroy value.',
      fr: 'La relution est arithmétique : une opération relutive peut détruire de la valeur.',
    },
    said: [
      /\baccreti(?:ve|on) (?:\w+ ){0,3}always (?:\w+ ){0,3}(?:good|creates? value)\b/,
      /\brelut(?:ive?|ion) (?:\w+ ){0,4}toujours (?:\w+ ){0,3}(?:bonne?|de la valeur)\b/,
    ],
  },
  {
    id: 'pro_rata_recovery',
    concept: 'absolute_priority',
    correction: {
      en: 'Claims are paid in order of rank, not pro rata.',
      fr: 'Les créances sont payées par rang, pas au prorata.',
    },
    said: [
      /\b(?:all|every) (?:the )?(?:lenders?|creditors?) (?:\w+ ){0,4}pro rata\b/,
      /\btous les (?:preteurs|creanciers) (?:\w+ ){0,4}(?:au )?prorata\b/,
    ],
  },
  {
    id: 'linear_irr',
    concept: 'irr',
    correction: {
      en: 'IRR compounds: it is not the gain divided by the years.',
      fr: 'Le TRI se compose : ce n’est pas le gain divisé par les années.',
    },
    said: [
      /\b(?:gain|profit|return) divided by (?:the )?(?:\w+ )?(?:number of )?years\b/,
      /\bgain divise par (?:le nombre d )?annees\b/,
    ],
  },
];
