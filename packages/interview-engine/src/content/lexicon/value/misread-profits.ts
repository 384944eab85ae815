import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said wrongly of the profit a multiple is taken of, and what tells it from the truth. */
export const misreadProfitsNotions = {
  // The profit in it.
  published_figure: [
    'reported ebitda, published ebitda, headline ebitda, ebitda as reported, reported figure, reported number, published figure, reported profit, the reported one',
    'ebitda publié, ebitda affiché, résultat publié, chiffre publié, l’ebitda tel que publié, sur le publié, ebitda comptable',
  ],
  one_offs_left_in: [
    crossed(
      'one offs, exceptional gains, exceptional gain, exceptionals, one off gain, one off gains, exceptional items, non recurring items, one time items, the gain',
      'included, left in, kept in, stay in, and all',
    ),
    crossed(
      'exceptionnels, gains exceptionnels, éléments exceptionnels, gain exceptionnel, produits exceptionnels, non récurrents, plus-values, plus-value',
      'compris, comprise, comprises, inclus, incluse, restent dedans, reste dedans',
    ),
  ],
  more_honest: [
    'more honest, more reliable, more objective, safer than, cleaner than, better than adjusted, more truthful, harder to manipulate',
    'plus honnête, plus fiable, plus objectif, plus sûr, plus sincère, vaut mieux que l’ajusté, moins manipulable',
  ],
  one_off_gain: [
    'one off gain, one off gains, exceptional gain, exceptional profit, one off profit, one off income, disposal gain, capital gain, windfall, the gain',
    'gain exceptionnel, gains exceptionnels, produit exceptionnel, produits exceptionnels, plus-value, plus-values, profit exceptionnel, aubaine',
  ],
  one_off_cost: [
    'one off cost, one off costs, one off charge, exceptional cost, exceptional charge, restructuring cost, restructuring costs, restructuring charge',
    'charge exceptionnelle, charges exceptionnelles, coût exceptionnel, coûts exceptionnels, coûts de restructuration, charges de restructuration, perte exceptionnelle',
  ],
  multiple_sinks: [
    crossed('multiple', 'goes down, falls, drops, comes down, shrinks, gets lower, decreases'),
    crossed('multiple', 'baisse, diminue, recule, descend, tombe, se réduit, devient plus bas'),
  ],
  multiple_climbs: [
    crossed('multiple', 'goes up, rises, climbs, increases, gets higher, moves up'),
    crossed('multiple', 'monte, augmente, grimpe, remonte, s’élève, devient plus haut'),
  ],
  ebitda_climbs: [
    crossed('ebitda', 'goes up, rises, increases, climbs, gets higher'),
    crossed('ebitda', 'monte, augmente, grimpe, remonte'),
  ],
  ebitda_sinks: [
    crossed('ebitda', 'goes down, falls, drops, decreases, comes down, shrinks'),
    crossed('ebitda', 'baisse, diminue, recule, descend, tombe'),
  ],
  one_offs_kept: [
    crossed(
      'keep, leave, include',
      'exceptional gains, exceptional gain, one off gain, one off gains, non recurring gains, disposal gains',
    ),
    crossed(
      'garde, laisse, conserve, inclus',
      'gains exceptionnels, gain exceptionnel, plus-values, plus-value, produits exceptionnels',
    ),
  ],
  otherwise_word: [
    'before, until, otherwise, unless, with it in, left in, looks',
    'avant, sinon, autrement, tant que, avec, semble, paraît, l’air',
  ],
  invests_heavily: [
    'capex heavy, heavy on capex, asset heavy, heavy industry, invests a lot, lots of capex, big capex, capex hungry',
    'industrie lourde, lourde en capex, gourmande en capex, très capitalistique, gros investissements, investit beaucoup, beaucoup de capex',
  ],
  // Said of others, or of two that differ.
  as_if_word: [
    'pretend, pretends, as if, as though, treats, assumes, ignores, imply',
    'fait comme si, comme si, prétend, fait semblant, ignore, suppose',
  ],
  compared_pair: [
    'with each other, with one another, same footing, their capex, their investment',
    'leurs investissements, leurs capex, l’un avec l’autre, l’une avec l’autre, sur le même plan, d’une boîte à l’autre, d’une société à l’autre',
  ],
  wear_is_charged: [
    'depreciation has been charged, depreciation is charged, depreciation has already been charged, depreciation has been deducted, depreciation is deducted, depreciation is included, depreciation has already been deducted, depreciation is already in, capex is already in, capex has already been deducted, after depreciation',
    'amortissements sont déduits, amortissements sont comptés, amortissements sont dedans, amortissement est déduit, amortissements y sont, capex est dedans, capex est déjà déduit, capex sont déjà déduits, après amortissements',
  ],
} as const satisfies Lexicon;
