import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who mix up profits and multiples. */
export const mixedUpMultiples = {
  after_what_it_precedes: [
    'after interest, after the interest, after tax, after taxes, after depreciation, after amortisation, net of interest, net of tax, net of depreciation, once interest is paid, once the interest is paid, once you have paid interest, once taxes are paid',
    'une fois les intérêts payés, une fois qu’on a payé les intérêts, une fois les impôts payés, après intérêts, après les intérêts, après impôt, après impôts, après l’impôt, après amortissements, après les amortissements, net d’impôt, net d’intérêts, une fois payés les intérêts',
  ],
  gives_the_equity: [
    'is the equity value, gives the equity value, gives equity value, gives me equity value, is the market cap, gives the market cap, is the value of the shares',
    'donne la valeur des titres, donne la valeur des fonds propres, c’est la valeur des titres, donne la capitalisation, donne la capi, c’est la capitalisation, c’est ce que touchent les actionnaires, c’est ce que reçoivent les actionnaires',
  ],
  by_the_multiple: ['by the multiple, by its multiple', 'par le multiple, par son multiple'],
  lenders_alone: [
    crossed(
      'only goes to, goes only to, only belongs to, belongs only to, is only for',
      'lenders, the lenders, the banks, creditors, debt holders',
    ),
    crossed(
      'ne revient qu’aux, revient uniquement aux, revient seulement aux, revient aux seules, revient aux seuls',
      'prêteurs, banques, créanciers',
    ),
  ],
  one_off_money: [
    'one offs, one off gains, one off gain, property gain, gain on the building, gain on a building, gain on the property, disposal gain, exceptional items, exceptional gain, exceptionals, non recurring items',
    'exceptionnels, éléments exceptionnels, exceptionnel, plus-value, plus-values, plus-value sur l’immeuble, plus-value de cession, non récurrents',
  ],
  belongs_in_profit: [
    'stays in ebitda, stays in, belongs in the ebitda, belongs in ebitda, belongs in, should stay in, leave it in, keep it in, leave them in, keep them in, part of ebitda',
    'reste dans l’ebitda, restent dans l’ebitda, fait partie de l’ebitda, font partie de l’ebitda, je la laisse, je les laisse, on la laisse, on les laisse dedans, je la garde, je les garde, on la garde dans, fait partie de la vie, font partie de la vie',
  ],
  left_in_on_purpose: [
    crossed(
      'put, keep, leave, count, include',
      'the one offs in, one offs in, the exceptionals in',
    ),
    crossed(
      'garde, gardes, laisse, compte, inclus',
      'exceptionnels dans l’ebitda, éléments exceptionnels dans l’ebitda, exceptionnels dedans',
    ),
  ],
  margin_counted_already: [
    'margin is already in ebitda, margins are already in ebitda, margin is already counted, margin is in the ebitda already',
    'marge est déjà dans l’ebitda, marge est déjà comptée, marge est déjà dedans, marges sont déjà dans l’ebitda',
  ],
  risk_of_the_bank: [
    'risk is for the bank, risk is for the lenders, risk is the bank s business, risk is the bank s problem, risk is the banker s problem, risk is the lender s problem',
    'risque c’est l’affaire du banquier, risque c’est l’affaire des banques, risque c’est l’affaire de la banque, risque est l’affaire du banquier, risque c’est le problème du banquier, risque c’est le problème des banques, risque ne regarde que la banque',
  ],
  asset_heavy_one: [
    'capital intensive, asset heavy, more machines, more assets behind, invests the most, needs more machines, heaviest investor, more capital intensive, the one that invests more',
    'capitalistique, besoin de plus de machines, plus d’actifs derrière, investit le plus, investit davantage, plus de machines, plus d’usines',
  ],
  its_the_dear_one: [
    'gets the higher multiple, deserves the higher multiple, deserves a higher multiple, is the one at twelve, trades higher, is worth more times, is the pricier one, gets a premium',
    'c’est elle qui se paie, mérite un multiple plus haut, mérite un multiple plus élevé, se paie plus cher, c’est celle à douze, c’est celle à 12, vaut plus cher, a le multiple le plus élevé',
  ],
  market_rewards: [
    'market rewards, market pays up for, investors reward, market likes, market pays more for, investors pay more for',
    'marché récompense, marché paie plus cher, investisseurs récompensent, marché préfère, bourse récompense',
  ],
  the_dear_one_named: [
    'twelve times one, twelve times company, one at twelve, one at twelve times, more expensive one, 12 times one, one at 12, 12x one',
    'celle à douze, celle à douze fois, celle à 12, celle à 12 fois, la plus chère des deux',
  ],
  is_overvalued: ['is overvalued, is too expensive', 'est surévaluée, est trop chère'],
  maybe_word: [
    'not, only, then, maybe, might, could, may, perhaps, before, after, whether, if, unless, necessarily, either',
    'pas, peut-être, pourrait, peut, avant, après, si, sauf, forcément, seulement, alors, soit',
  ],
  leases_no_effect: [
    'no impact on the multiple, no effect on the multiple, no impact on multiples, no impact on the comparison',
    'aucun effet sur le multiple, aucun impact sur le multiple, aucune incidence sur le multiple, pas d’impact sur le multiple, pas d’effet sur le multiple',
  ],
  debt_untouched: [
    'leaves net debt alone, leaves debt alone, leaves debt unchanged, leaves net debt unchanged, debt does not change, net debt does not change, no effect on debt, no effect on net debt, without touching the debt',
    'dette ne change pas, dette ne bouge pas, sans toucher à la dette, dette nette inchangée, aucun effet sur la dette, dette reste la même, dette nette ne bouge pas',
  ],
  already_in_ebitda: [
    'already in ebitda, already in the ebitda, already included in ebitda, included in ebitda, already deducted from ebitda, deducted in ebitda',
    'déjà dans l’ebitda, déjà compris dans l’ebitda, déjà déduit de l’ebitda, déjà déduits de l’ebitda, compris dans l’ebitda, déjà pris en compte dans l’ebitda',
  ],
  is_after_capex: [
    'is after capex, is already after capex, is struck after capex, is already struck after capex, is net of capex, is already net of capex, is after investment, is calculated after capex, comes after capex',
    'est après capex, est déjà après capex, est calculé après capex, est après investissements, est déjà net de capex, est net de capex, c’est après capex, est déjà après investissements',
  ],
  copes_with: [
    'copes, handles, deals well with, deals fine with, works fine, works well, takes care of',
    'gère bien, gère très bien, supporte bien, marche bien, tient compte des différences',
  ],
  capex_differs: [
    'differences in capex, different levels of capex, capex needs differ, unequal capex',
    'différences de capex, niveaux de capex différents, écarts de capex, capex inégal',
  ],
  same_trade_same_price: [
    'same ebitda means same value, same ebitda same value, same ebitda so same value, same ebitda means same price',
    'même ebitda donc même valeur, même ebitda même valeur, même ebitda donc même prix, même ebitda même prix',
  ],
  works_everywhere: [
    'works for every sector, works for all sectors, works for every industry, works for any sector, fits every sector',
    'marche dans tous les secteurs, fonctionne dans tous les secteurs, vaut pour tous les secteurs, valable dans tous les secteurs, marche pour tous les secteurs',
  ],
  stays_best: [
    'works best, is at its best',
    'marche le mieux, fonctionne le mieux, est le plus adapté',
  ],
  deposits_called_debt: [
    'deposits in net debt, deposits in the debt, deposits as debt, deposits as net debt',
    'dépôts en dette, dépôts en dette nette, dépôts dans la dette, dépôts dans la dette nette, dépôts en dette financière',
  ],
  bottom_line_means_nothing: [
    'net income means nothing, net income is meaningless, net income makes no sense, earnings mean nothing, net profit means nothing',
    'résultat net n’a pas de sens, résultat net ne veut rien dire, bénéfice ne veut rien dire, résultat net n’a aucun sens, bénéfice n’a pas de sens',
  ],
  for_mature_ones: [
    crossed(
      'for, on, only for, with, to',
      'mature companies, mature firms, profitable companies, profitable firms, mature profitable companies, mature and profitable companies, very profitable companies',
    ),
    crossed(
      'pour les, pour des, sur les, sur des, aux',
      'sociétés mûres, sociétés matures, boîtes mûres, boîtes matures, sociétés rentables, boîtes rentables, sociétés très rentables, entreprises mûres, entreprises rentables',
    ),
  ],
  profit_required: [
    'need a profit, needs a profit, requires a profit, need profits, must have a profit, must be profitable',
    'faut un bénéfice, faut forcément un bénéfice, faut un résultat, faut forcément un résultat, faut du bénéfice, faut des bénéfices, faut être rentable, suppose un bénéfice',
  ],
  goes_with_word: [
    'is calculated with, is computed with, is calculated on',
    'se calcule avec, est calculé avec',
  ],
  ranks_after_interest: ['after interest', 'après intérêts, après les intérêts'],
  paired_with: [
    'goes with, go with, with, matches, against, is matched with, belongs with',
    'va avec, vont avec, avec, face à, en face de, se rapporte à',
  ],
} as const satisfies Lexicon;
