import type { Lexicon } from '../../types.ts';

/** How the wrong company is given to a DCF, or depreciation a life of its own. */
export const slipsOfSuitability = {
  it_is_the: [
    'it’s the, it is the, it’s actually, it is actually, it’s precisely, it’s exactly, dcf is actually, is actually, is precisely, is in fact, it remains the, that’s where',
    'c’est le, c’est la, c’est justement, c’est au contraire, c’est précisément, c’est même, est justement, est précisément, reste le, reste la',
  ],
  tool_of_choice: [
    'best tool, right tool, ideal tool, best method, right method, most suitable, most appropriate, best approach, right approach, tool of choice, best way to value, most useful tool, only method that, only tool that',
    'meilleur outil, bon outil, outil idéal, meilleure méthode, bonne méthode, plus adapté, plus adaptée, plus approprié, bonne approche, meilleure approche, seule méthode qui, seul outil qui',
  ],
  sees_growth_alone: [
    'only one that sees, only method that sees, only method that looks, only one that looks, only one that captures, only method that captures, it captures the growth, captures all the growth, captures the growth, so much growth to value, multiples cannot see, multiples can not see, able to see the growth',
    'seul qui voit, seul qui voie, seul à voir, lui seul regarde, lui seul voit, seul à regarder, seul qui regarde, seul qui capte, seul à capter, il capte la croissance, capte toute la croissance, seule à voir, seule qui regarde',
  ],
  favours_word: [
    'rely on, lean on, always use, go for, prefer, favour, would use, trust, recommend',
    'privilégie, préfère, m’appuie sur, recommande, utilise toujours, ferais, prendrais, fais toujours, me fie',
  ],
  steady_firm: [
    'utility, utilities, toll road, toll roads, motorway, regulated company, regulated companies, regulated utility, water company, infrastructure, stable firms, boring companies, predictable companies, predictable business',
    'utilities, autoroute, autoroutes, société régulée, sociétés régulées, service public, infrastructure, infrastructures, entreprises stables, sociétés prévisibles, société d’eau, concession, concessions',
  ],
  clear_view: [
    'too easy to predict, flows are predictable, too predictable, too stable, too flat, too regular, very predictable',
    'trop prévisible, trop prévisibles, trop stables, trop réguliers, facile à prévoir, très prévisibles',
  ],
  at_equity_cost: [
    'at the cost of equity, at cost of equity, using the cost of equity, use the cost of equity, with the cost of equity, at the capm rate, use the capm rate, using capm, at what shareholders require, at what the shareholders require, at what shareholders want, at the return shareholders require, at the rate shareholders require, at the shareholders’ required return, at the equity rate',
    'au coût des fonds propres, au coût des capitaux propres, avec le coût des fonds propres, au coût de l’equity, au taux du medaf, au medaf, prends le coût des fonds propres, prends le medaf, au rendement exigé par les actionnaires, au taux exigé par les actionnaires, au rendement demandé par les actionnaires, au coût du capital des actionnaires, au taux que demandent les actionnaires',
  ],
  rate_of_the_dcf: [
    'discount rate is, discount rate should be, rate is, rate I use is, rate we use is',
    'taux d’actualisation c’est, taux d’actualisation est, le taux c’est, le taux est, taux retenu est, comme taux je prends',
  ],
  owners_requirement: [
    'cost of equity, return shareholders ask, return the shareholders ask, return shareholders require, what shareholders require, what the shareholders require, what shareholders ask, what shareholders want, shareholders’ required return',
    'coût des fonds propres, coût des capitaux propres, coût de l’equity, ce que demandent les actionnaires, ce qu’exigent les actionnaires, ce que veulent les actionnaires, rendement exigé par les actionnaires, rendement demandé par les actionnaires',
  ],
  both_funders_in_it: [
    'wacc, blend, blended, mix, mixes, weighted, weights, average, combined',
    'cmpc, wacc, mélange, mixe, pondéré, pondérée, moyenne, combine',
  ],
  levered_word: [
    'levered, flow to equity, flows to equity, equity cash flows, dividends, dividend, if the flows, if I had',
    'flux aux actionnaires, flux actionnaires, dividendes, dividende, si les flux, si j’avais, après service',
  ],
  levered_at_equity_cost: [
    'flows to equity, flow to equity, after interest at the cost of equity',
    'flux aux actionnaires au coût, flux après intérêts au coût',
  ],
  set_aside_cash: [
    'put aside, puts aside, money set aside, cash set aside, is set aside, company sets aside, firm sets aside, it sets aside, saved up, saves up, in a reserve, is a reserve, a reserve for, builds a reserve, a fund for, in a fund, a kitty, savings pot, is savings, piggy bank, kept in the bank, keeps in the bank, accumulated to replace, saves the',
    'mis de côté, mise de côté, met de côté, mettre de côté, mettent de côté, mets de côté, une réserve, en réserve, une épargne, épargne, cagnotte, provisionné en banque, bas de laine, gardé en banque, garde en banque, accumulé pour remplacer, un fonds pour',
  ],
  brings_cash_in: [
    'brings cash in, brings in cash, brings in money, brings money in, is a cash inflow, is an inflow, is money coming in, generates cash, creates cash',
    'entrée d’argent, entrée de cash, entrée de trésorerie, fait rentrer du cash, fait rentrer de l’argent, rapporte du cash, génère du cash, crée du cash, rentrée d’argent, est un encaissement',
  ],
} as const satisfies Lexicon;
