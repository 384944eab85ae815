import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is falsely said of where rates stand, who sets them and what they do to deals. */
export const ratesMisread = {
  misread_bad_for_deals: [
    'harder M&A, M&A gets harder, M&A harder, deals harder, deals get harder, deals more difficult, M&A more difficult, M&A becomes difficult, deals stop, deals dry up, M&A stops, M&A slows, M&A freezes, less M&A, hurts lbos, hurts lbo, hurts M&A, hurts sponsors, hurts buyouts, kills lbos, kills lbo, kills deals, breaks lbos, bad for lbos, bad for M&A, bad for deals, bad for sponsors, bad for buyouts, lbos no longer work, lbos stop working, cut their offers, lower their offers, buyers offer less, buyers bid less, companies are worth less, company is worth less, targets are worth less, heavier discount, discounted more heavily, discount more heavily, take debt out, need less debt, use less debt, put less debt, less leverage, lower leverage, leverage falls, irr falls, irr drops, irrs fall, returns fall, lower irr, lower returns, discount rate rises, discount rate goes up, raises the discount rate, raise the discount rate, borrowing gets dearer, borrowing becomes dearer, borrowing costs rise, debt gets dearer, debt costs more, gap widens, buyers and sellers drift apart',
    'mauvais pour le M&A, acheteurs et vendeurs s’éloignent, M&A devient difficile, M&A s’arrête, M&A ralentit, moins de M&A, casse les lbo, casse le lbo, tue les lbo, pénalise les lbo, pénalise les fonds, pénalise le M&A, mauvais pour les lbo, lbo ne passent plus, lbo passent moins, deals s’arrêtent, opérations s’arrêtent, moins d’opérations, moins de deals, actualise plus fort, actualise davantage, sociétés valent moins, entreprises valent moins, boîtes valent moins, acheteurs baissent leurs offres, offrent moins, fonds paient moins, mettre moins de dette, moins de dette, moins de levier, retirer de la dette, tri baisse, tri des fonds baisse, tri chute, tri recule, rendements baissent, monter le taux d’actualisation, taux d’actualisation monte, taux d’actualisation augmente, augmente le taux d’actualisation, dette coûte plus cher, dette devient plus chère, emprunter coûte plus, crédit plus cher, écart se creuse, mauvaise nouvelle pour les fonds',
  ],
  misread_good_for_deals: [
    'M&A gets easier, deals get easier, easier deals, more M&A, more deals, helps lbos, good for lbos, good for M&A, good for deals, good for sponsors, good for funds, funds pay you more, sponsors pay more, buyers offer more, buyers bid more, companies are worth more, lighter discount, more leverage, higher leverage, irr rises, irr goes up, higher irr, higher returns, returns rise, discount rate falls, lowers the discount rate, borrowing gets cheaper, debt gets cheaper, buyers and sellers together, buyers and sellers agree, buyers and sellers meet, gap closes, gap narrows, easier to agree, funds can pay you more',
    'bon pour le M&A, M&A repart, facilite le M&A, facilite les deals, plus d’opérations, plus de deals, bon pour les lbo, favorable aux lbo, favorable aux fonds, fonds peuvent payer plus, fonds paient plus, acheteurs offrent plus, sociétés valent plus, entreprises valent plus, actualise moins fort, plus de levier, tri monte, tri grimpe, tri augmente, taux d’actualisation baisse, baisser le taux d’actualisation, dette coûte moins, dette moins chère, écart se referme, fonds peuvent vous payer plus, vendeurs et acheteurs se mettent, acheteurs et vendeurs se mettent, acheteurs et vendeurs se rapprochent, vendeurs et acheteurs se rapprochent, se mettent plus facilement d’accord',
  ],
  misread_not_so_simple: [
    'but, still, yet, although, even though, even if, despite, nevertheless, not necessarily, people think, used to, before, until, once, wait for, than when, the other way, in reverse, conversely, whereas, unless, instead, rather than, compared with, than in',
    'mais, pourtant, bien que, même si, malgré, cependant, pas forcément, on pense souvent, avant, jusqu’à, inverse, inversement, alors que, sauf, au lieu, plutôt que, par rapport, qu’en',
  ],
  market_rates_lower: [
    'lower rate, rates have come down, rates came down, rates have fallen, rates eased, rates are falling, the fed cuts, the ecb cuts, fed cuts, ecb cuts, central bank cuts, the lower the rate',
    'taux ont baissé, taux ont reflué, taux se détendent, bce baisse, fed baisse, banque centrale baisse, le taux baisse, baisse de taux, détente des taux',
  ],
  market_rates_higher: [
    'rates are up, rates have risen, rates have gone up, rates are rising, the fed hikes, the ecb hikes, fed hikes, ecb hikes, central bank hikes, the higher the rate, the higher the rates, higher interest, higher rate',
    'taux sont montés, taux ont monté, taux ont augmenté, bce monte, bce relève, fed relève, fed monte, le taux est élevé, taux est élevé, taux montent',
  ],
  misread_tax_saving: [
    'tax shield, tax saving, tax savings, deducts, deduct, deducted, deduction, deductible interest, tax benefit',
    'économie d’impôt, économies d’impôt, bouclier fiscal, déduit, déduire, déduction, déductible, déductibles, avantage fiscal',
  ],
  misread_bigger_saving: [
    'bigger the tax, bigger tax, higher the tax shield, larger tax, larger the tax, more tax is saved, more interest to deduct, deduct more, deducts more, deduct less, deducts less, less interest to deduct, smaller tax shield, less tax shield, thanks to the tax',
    'plus grosse économie d’impôt, moins d’intérêts à déduire, économie d’impôt est forte, économie d’impôt est importante, économie d’impôt est grosse, plus d’économie d’impôt, plus on déduit, déduit plus, déduit moins, plus d’intérêts à déduire, économie d’impôt augmente, moins d’économie d’impôt, grâce à l’économie, grâce à la déduction',
  ],
  misread_funds_gain: [
    'higher the irr, higher irr, irr goes up, irr rises, higher returns, more they earn, more it returns, better the return, better returns, lbos pay more, lbos return more, better for the fund, better for sponsors',
    'tri monte, plus le tri, tri augmente, tri grimpe, lbo rapportent plus, rapporte plus, rapportent davantage, meilleur rendement, gagnent plus, mieux pour le fonds, mieux pour les fonds',
  ],
  misread_costs_more: [
    'costs more than, outweighs, outweighed, does not make up, not compensate, not offset, only part of, only a part, only partly, net of tax, still costs',
    'coûte plus que, ne compense pas, compense pas, qu’une partie, en partie, net d’impôt, coûte quand même',
  ],
  misread_far_too_high: [
    '9%, 9.5%, 11%, 12%, 13%, 14%, 15%, 18%, 20%, nine percent, eleven percent, twelve percent, thirteen percent, fifteen percent, twenty percent, around twelve, around nine, about nine, about twelve',
    '9 %, 11 %, 12 %, 13 %, 14 %, 15 %, 18 %, 20 %, neuf pour cent, onze pour cent, douze pour cent, treize pour cent, quinze pour cent, vingt pour cent',
  ],
  misread_policy_maker: [
    'ecb, fed, federal reserve, bank of england, central banks, policy rate, policy rates, deposit rate, central bank rate, central bank rates',
    'bce, fed, banque d’angleterre, banques centrales, taux directeur, taux directeurs, taux de dépôt',
  ],
  misread_rates_noun: [
    'rates, interest rates, policy rates, central bank rates, they',
    'taux, taux d’intérêt, taux directeurs',
  ],
  misread_highest_ever: [
    'highest level ever, highest levels ever, highest ever, the highest they’ve ever been, never been so high, never been higher, never been this high, higher than ever, at record highs, at a record high, at all time highs, highest they have ever been',
    'jamais été aussi hauts, jamais été aussi élevés, jamais été plus hauts, au plus haut historique, à des niveaux records, à un niveau record, plus hauts que jamais, du jamais vu, au plus haut de leur histoire',
  ],
  misread_fallen_by_far: [
    'lost seventy, lost sixty, lost half, lost fifty, lost eighty, down seventy percent, seventy percent down, down sixty percent, sixty percent down, down by half, halved, at their lowest in, crashed seventy',
    'perdu soixante-dix, perdu soixante, perdu cinquante, perdu la moitié, perdu quatre-vingts, chuté de soixante-dix, chuté de moitié, divisée par deux, divisé par deux, perdu 70, perdu 50, perdu 60',
  ],
  misread_indices: [
    'equities, stocks, stock markets, stock market, equity markets, share prices, s&p, cac, indices, the market',
    'bourse, marchés actions, actions, cac, s&p, indices, cours',
  ],
  misread_below_zero: [
    'is negative, are negative, still negative, in negative territory, below zero, minus half, minus zero point five',
    'est négatif, sont négatifs, toujours négatif, encore négatif, en territoire négatif, sous zéro, en dessous de zéro, moins zéro cinq',
  ],
  misread_long_yield: [
    'ten year, ten year yield, 10 year, ten year rate, long rates, long rate, long term rates, mortgage rates, bond yields, government yields',
    'oat, dix ans, taux à dix ans, taux long, taux longs, taux de l’oat, 10 ans, taux des obligations',
  ],
  misread_sets_it: [
    'sets, fixes, decides on, decides, dictates, controls',
    'fixe, fixent, fixe elle-même, décide, décide du, impose, choisit',
  ],
  misread_short_or_market: [
    'short, short rate, not, market, markets, investors, only, overnight, influence, influences, expectations',
    'court, courts, pas, marché, marchés, investisseurs, influence, anticipations, au jour le jour',
  ],
  misread_same_as_policy: [
    'same as the policy rate, equal to the policy rate, identical to the policy rate, same as the deposit rate, same level as the policy rate, always equal to the',
    'égal au taux directeur, égaux au taux directeur, identique au taux directeur, identiques au taux directeur, même que le taux directeur, mêmes que le taux directeur, égal au taux de dépôt, égal à celui de la bce',
  ],
  misread_only_for_funds: [
    'rates only affect funds, rates only concern funds, rates only hit funds, not feel rates, rates only matter for private equity, rates only matter for funds, rates only matter to funds, rates only matter for sponsors, rates only affect private equity, corporates do not care about rates, corporate deals do not feel them',
    'industriels s’en fichent, industriels s’en moquent, corporates s’en fichent, taux ne concernent que les fonds, taux ne touchent que les fonds, industriels se fichent des taux',
  ],
  misread_high_market: [
    crossed(
      'stock markets, shares, share prices, equities, stocks, market, stock market',
      'are high, is high, rise, rises, go up, goes up, are strong, is strong, climb',
    ),
    crossed(
      'bourse, marchés, cours, actions, marché',
      'est haute, sont hauts, est haut, monte, montent, sont élevés, est élevé, est forte, grimpe, grimpent',
    ),
  ],
  misread_no_way_out: [
    'cannot exit, can’t exit, unable to exit, cannot sell, cannot list, no exits, window closes, window shuts, ipo window closes, deals stop, M&A stops, fewer deals, prefer paying in cash, rather pay in cash, avoid paying in shares, avoid paying in stock, should pay cash, prefer to pay in cash, better to pay in cash',
    'n’arrivent plus à sortir, fenêtre d’ipo se ferme, ne peuvent plus sortir, ne peuvent pas sortir, ne sortent plus, fenêtre se ferme, M&A s’arrête, deals s’arrêtent, moins d’opérations, préfèrent payer en cash, évitent de payer en titres, mieux vaut payer en cash, mieux vaut payer en numéraire, vaut mieux payer en cash',
  ],
} as const satisfies Lexicon;
