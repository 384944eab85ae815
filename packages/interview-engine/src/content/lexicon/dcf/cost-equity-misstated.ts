import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The cost of equity, in the words of those who get it wrong. */
export const costEquityMisstated: Lexicon = {
  applies_to_both: [
    'applies to both, for both, counts for both, both costs',
    'vaut pour les deux, s’applique aux deux, pour les deux, les deux coûts, aux deux',
  ],
  asks_less: [
    'ask for less, want less, settle for less, costs its owners less, costs them less, is less risky, is calmer, is safer, price does not move',
    'demandent moins, exigent moins, veulent moins, se contentent de moins, coûte moins à ses actionnaires, est moins risquée, est plus sûre, est plus tranquille, cours ne bouge pas',
  ],
  asks_less_than: [
    'ask for less than, ask less than, require less than, demand less than, content with less than',
    'exigent moins que, demandent moins que, réclament moins que, attendent moins que, se contentent de moins que',
  ],
  becomes_cheaper: [
    'gets cheaper, becomes cheaper, costs less and less, is getting cheaper',
    'devient moins cher, deviennent moins chers, coûte de moins en moins, deviennent meilleur marché',
  ],
  cheaper_than: [
    'cheaper than, costs less than, less expensive than, costs nothing compared, lower cost than',
    'moins cher que, coûte moins que, meilleur marché que',
  ],
  cost_only_their: [
    'only cost their, cost only their, cost nothing but, only costs the',
    'ne coûtent que leur, ne coûtent que le',
  ],
  costs_nothing: [
    'costs nothing, no cost, is free, costs us nothing, becomes free, comes free',
    'ne coûte rien, ne coûte plus rien, gratuit, gratuits, pas de coût, aucun coût',
  ],
  cuts_dividend: [
    'cut the dividend, stop the dividend, no dividend, without a dividend, suspend the dividend, skip the dividend, not pay a dividend, not pay dividends',
    'coupe le dividende, supprime le dividende, pas de dividende, arrête le dividende, ne verse plus de dividende, suspend le dividende, sans dividende',
  ],
  dear_source: [
    'is the expensive source, is the expensive one, is the dearer source, is the costly one',
    'est la source la plus chère, est l’argent cher, est la plus coûteuse, est la ressource la plus chère',
  ],
  dearer_than: [
    'dearer than, more expensive than, costs more than, costlier than, higher cost than',
    'plus cher que, coûte plus que',
  ],
  demands_less_than: [
    'ask for less than, demand less than, want less than, require less than, expect less than, accept less than, content with less than',
    'exigent moins que, demandent moins que, veulent moins que, attendent moins que, acceptent moins que',
  ],
  demands_more_than: [
    'ask for a higher return than, ask for more than, demand more than, want more than, require more than, expect more than',
    'exigent plus que, exigent davantage que, demandent plus que, demandent davantage que, veulent plus que, attendent plus que',
  ],
  distribution_free: [
    'has free equity, equity is free, equity for free, equity costs nothing, equity that costs nothing',
    'fonds propres gratuits, capital gratuit, fonds propres qui ne coûtent rien',
  ],
  dividend_paid: [
    'dividends paid in the year, dividends represent against, dividend against the price, dividends against the share price, dividends of the year, dividend over the price, pays out in dividends, paid out in dividends, dividend we pay, dividend they receive, dividend the shareholders receive, dividend paid to, dividend over the share price, dividend divided by, dividend rate, annual dividend, dividend yield, dividends it pays, dividends paid, dividend over price',
    'dividendes versés dans l’année, dividende par rapport au cours, dividende divisé par le cours, dividende rapporté au cours, dividende en pourcentage du cours, dividendes de l’année, verse en dividendes, distribue en dividendes, dividende qu’on leur verse, dividende qu’on verse, dividende que touchent, dividende que reçoivent, dividende distribué, taux de dividende, taux de distribution, dividende annuel, dividende qu’ils touchent, rendement du dividende, dividendes versés, dividende qu’elle verse, dividende sur cours, dividendes représentent par rapport au cours',
  ],
  equity_is_cheap: [
    'equity is cheap, equity is cheaper, equity is the cheap, equity is the cheapest, equity costs less',
    'fonds propres sont moins chers, fonds propres coûtent moins, fonds propres sont la source, capitaux propres coûtent moins, actionnaires demandent moins que',
  ],
  equity_tax_relief: [
    'equity gets the tax shield, tax shield on dividends, tax shield on equity, equity has a tax shield, dividends save tax, dividends are deducted, cost of equity after tax, equity is tax deductible, equity is deductible, tax saving on equity, dividends are tax deductible, both costs after tax, both after tax, tax off both, dividends lower the tax, tax saving on both, after tax cost of equity, cost of equity by one minus, equity also gets the tax shield, tax shield is on the dividends',
    'économie d’impôt sur les dividendes, dividendes se déduisent, fonds propres aussi sont déductibles, dividende est déductible, bouclier fiscal sur les fonds propres, fonds propres sont déductibles, dividendes sont déductibles, les deux coûts après impôt, les deux après impôt, dividendes réduisent l’impôt, aux deux coûts, dividendes font économiser de l’impôt',
  ],
  even_without: ['even, mean, means, although', 'même, veut dire, signifie, bien que'],
  feels_calmer: [
    'calmer, more relaxed, feel safer, reassured, more comfortable, sleep better, less worried, happier',
    'plus tranquilles, plus sereins, rassurés, plus calmes, moins inquiets, dorment mieux, plus contents',
  ],
  free_owner_money: [
    crossed(
      'shareholders’ money, owners’ money, own money, equity, the shareholders’ money',
      'is free, costs nothing, comes free, has no cost, does not cost anything',
    ),
    crossed(
      'argent des actionnaires, argent des propriétaires, argent des associés, fonds propres',
      'est gratuit, sont gratuits, ne coûte rien, ne coûtent rien, n’a pas de coût',
    ),
  ],
  illiquidity_premium: [
    'subtract a size premium, deduct a size premium, subtract a liquidity premium, subtract an illiquidity premium',
    '',
  ],
  is_cheaper_money: [
    'is cheaper, are cheaper, costs less, comes cheaper, is the cheap source',
    'est moins cher, sont moins chers, coûte moins, est la source bon marché',
  ],
  lenders_last: [
    'lenders come after, lenders are paid after, lenders are paid last, lenders come last, banks come last, banks are paid last, banks come after',
    'prêteurs passent après, prêteurs passent en dernier, banques passent après, prêteurs sont payés après, banques passent en dernier',
  ],
  lower_cost_of_equity: [
    'cheaper equity, equity is cheaper, less return, no market risk, cost is lower, ask for less, lower cost of equity, less volatile, less risky, lower risk, lower return, lower beta, cannot be estimated, cannot be computed, cannot be calculated, discount on the cost of equity',
    'coût des fonds propres plus bas, coût des fonds propres inférieur, coût du capital plus bas, rendement exigé plus bas, exige moins de rendement, pas de risque de marché, aucun risque de marché, coût est plus faible, coût est plus bas, demandent moins, coût des fonds propres est plus bas, moins risqué, moins volatil, décote sur le coût, impossible de calculer, ne peut pas calculer, ne peut pas estimer, coût des fonds propres plus faible',
  ],
  lower_risk_than: [
    'more risk than, riskier than, riskier position than, less safe than',
    'plus de risque que, plus risqué que',
  ],
  no_beta_at_all: [
    'no beta so zero, beta is zero, beta of zero, has no beta, it has no beta, no beta for it, zero, equal to one, of one',
    'bêta est nul, bêta de zéro, bêta égal à zéro, n’a pas de bêta, pas de bêta, zéro, égal à un, de un',
  ],
  no_cost_without_dividend: ['', 'tant qu’on ne verse pas de dividende'],
  not_listed: [
    'not on the stock exchange, not on the exchange, unlisted, not listed, private company, not quoted, is private, not traded',
    'pas en bourse, hors de la bourse, non coté, pas cotée, absence de cotation',
  ],
  only_dividends_relieve: [
    'deducts, deduct, deductible, tax saving, tax shield, tax relief, save tax',
    'déduit, déduits, déductibles, économie d’impôt, avantage fiscal, bouclier fiscal',
  ],
  owners_accept_less: [
    'shareholders ask for a lower return, shareholders require a lower return, shareholders accept a lower return, shareholders demand less',
    'actionnaires demandent un rendement plus faible, actionnaires acceptent un rendement plus faible, actionnaires exigent un rendement plus faible',
  ],
  owners_do_not_mind: [
    'owners do not care, shareholders do not care, owners do not mind, shareholders do not mind, indifferent to the debt, indifferent to leverage',
    'propriétaires se moquent, actionnaires se moquent, actionnaires se fichent, propriétaires se fichent, indifférents à la dette, indifférents au levier, indifférents à l’endettement',
  ],
  owners_want_less: [
    'shareholders accept a lower return, shareholders accept less, shareholders settle for less, cost of equity falls, cost of equity drops, cost of equity decreases, cost of equity declines, shareholders ask for less, shareholders want less, shareholders require less, shareholders demand less, owners ask for less, owners want less, shareholders accept a lower, owners accept less, shareholders expect less, less risk for shareholders, less risk for owners, beta falls, beta goes down, beta comes down, lowers the beta, safer for shareholders, shareholders safer, shareholders risk less, shareholders less worried',
    'actionnaires acceptent un rendement plus faible, actionnaires acceptent un rendement plus bas, actionnaires acceptent moins, actionnaires se contentent de moins, coût des fonds propres baisse, coût des fonds propres diminue, actionnaires exigent moins, actionnaires demandent moins, actionnaires veulent moins, actionnaires se contentent, bêta baisse, bêta diminue, bêta descend, réduit le bêta, risquent moins, protège les actionnaires',
  ],
  paid_first: [
    'paid first, served first, paid before lenders, paid before the lenders, come first, come before, have priority, first in line',
    'payés en premier, servis en premier, passent avant, payés avant, passent en premier, sont prioritaires, premiers servis',
  ],
  reduces_the_tax: [
    'reduce the tax, lower the tax, cut the tax, reduce taxes, lower the tax bill, save tax as well',
    'réduisent l’impôt, réduisent aussi l’impôt, diminuent l’impôt, baissent aussi l’impôt, économisent aussi de l’impôt',
  ],
  remains_as_it_was: [
    'stays put, stays the same, does not move, not change, is unchanged, stays flat, remains the same',
    'ne bouge pas, reste le même, ne change pas, est inchangé, reste inchangé, reste stable, reste identique',
  ],
  saves_tax: [
    'saves tax, saves you tax, lowers the tax bill',
    'économise de l’impôt, fait économiser de l’impôt, réduit l’impôt',
  ],
  settles_for_less: [
    'ask for less, ask less, want less, settle for less, demand less, accept less, require less',
    'demandent moins, réclament moins, exigent moins, se contentent de moins, veulent moins, acceptent moins',
  ],
  taxes_it_too: [
    'take the tax off that too, take tax off that too, take the tax off too, tax off that as well, take tax off it too, less tax as well, minus tax as well, after tax as well, after tax too, take the tax off it as well',
    'moins l’impôt aussi, après impôt aussi, l’impôt aussi, retire l’impôt aussi, enlève aussi l’impôt, aussi après impôt, également après impôt, net d’impôt aussi, eux aussi après impôt, aussi l’impôt',
  ],
  that_is: [
    'that’s the, it’s the, is the, is just the, is simply the, corresponds to the, that is, which is the',
    'c’est le, est le, ce sont les, correspond au, se résume au, c’est simplement le, soit le',
  ],
  low_beta: [
    'lower beta, low beta, lower the beta, beta falls, beta goes down, beta is low, beta is lower, beta decreases',
    'bêta plus faible, bêta faible, bêta est faible, bêta baisse, bêta diminue, bêta bas, bêta plus bas',
  ],
  cheap_equity: [
    'lower cost of equity, lower the cost of equity, lowers the cost of equity, cost of equity falls, cost of equity goes down, cost of equity is lower, lowers the return, reduces the cost of equity',
    'coût des fonds propres plus faible, coût des fonds propres plus bas, coût des fonds propres est plus faible, coût des fonds propres est bas, coût des fonds propres est faible, coût des fonds propres est plus bas, coût des fonds propres baisse, coût des fonds propres diminue, réduit le rendement exigé, réduit le coût des fonds propres',
  ],
  dear_equity: [
    'high cost of equity, higher cost of equity, higher the cost of equity, cost of equity rises, cost of equity goes up, cost of equity is high, cost of equity is higher, raises the cost of equity',
    'coût des fonds propres élevé, coût des fonds propres plus élevé, coût des fonds propres est élevé, coût des fonds propres est plus élevé, coût des fonds propres monte, coût des fonds propres augmente',
  ],
};
