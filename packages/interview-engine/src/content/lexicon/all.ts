import type { Lexicon } from '../types.ts';
import { acts } from './acts.ts';
import { accountingMistakes } from './accounting-mistakes.ts';
import { accountingMoves } from './accounting-moves.ts';
import { accountingSlips } from './accounting-slips.ts';
import { accountingNotions } from './accounting.ts';
import { firstThoughtsOfAccounts } from './accounting/first-thoughts.ts';
import { plainEntries } from './accounting/plain-entries.ts';
import { plainFlows } from './accounting/plain-flows.ts';
import { misplacedNotions } from './accounting/places.ts';
import { reversedAccountNotions } from './accounting/reversals.ts';
import { wrongTurnNotions } from './accounting/wrong-turns.ts';
import { restructuringNotions } from './restructuring.ts';
import { restructuringTurnedRound } from './restructuring/turned-round.ts';
import { valueNotions } from './value.ts';
import { reversedBidsNotions } from './value/reversed-bids.ts';
import { reversedChoicesNotions } from './value/reversed-choices.ts';
import { reversedMethodsNotions } from './value/reversed-methods.ts';
import { reversedMultiplesNotions } from './value/reversed-multiples.ts';
import { reversedTermsNotions } from './value/reversed-terms.ts';
import { untruthsBesideNotions } from './value/untruths-beside.ts';
import { firstMistakesOfJudgement } from './value/first-mistakes-of-judgement.ts';
import { firstMistakesOfMultiples } from './value/first-mistakes-of-multiples.ts';
import { misvaluedNotions } from './value/misvalued.ts';
import { misdiscountedNotions } from './dcf/misdiscounted.ts';
import { firstThoughtsOfValue } from './value/first-thoughts.ts';
import { plainClaims } from './value/plain-claims.ts';
import { wrongSignNotions } from './value/signs.ts';
import { untruthsOfEvNotions } from './value/untruths-of-ev.ts';
import { untruthsOfMethodsNotions } from './value/untruths-of-methods.ts';
import { untruthsOfMultiplesNotions } from './value/untruths-of-multiples.ts';
import { dcfNotions } from './dcf.ts';
import { lboNotions } from './lbo.ts';
import { everydayBuyoutNotions } from './everyday/buyouts.ts';
import { everydayDcfNotions } from './everyday/dcf.ts';
import { everydayDiscountingNotions } from './everyday/discounting.ts';
import { everydayNeighbourNotions } from './everyday/neighbours.ts';
import { everydayValuingNotions } from './everyday/valuing.ts';
import { mergerNotions } from './merger.ts';
import { dealsNotions } from './deals.ts';
import { misjudgedAdvice } from './deals/advice-misjudged.ts';
import { misjudgedBids } from './deals/bids-misjudged.ts';
import { misjudgedCarveOuts } from './deals/carve-outs-misjudged.ts';
import { misjudgedCases } from './deals/cases.ts';
import { misjudgedClearances } from './deals/clearances-misjudged.ts';
import { offersTurnedRound } from './deals/offers-turned-round.ts';
import { firstSlipsOfDeals } from './deals/first-slips.ts';
import { saleToldSimply } from './deals/sale-told-simply.ts';
import { casesToldSimply } from './deals/cases-told-simply.ts';
import { saleTurnedRound } from './deals/sale-turned-round.ts';
import { termsTurnedRound } from './deals/terms-turned-round.ts';
import { dealUntruths } from './deals/untruths.ts';
import { marketNotions } from './market.ts';
import { misreadDeals } from './market/deals-misread.ts';
import { misreadMarkets } from './market/markets-misread.ts';
import { misjudgedOffers } from './market/offers-misjudged.ts';
import { misjudgedPrices } from './market/prices-misjudged.ts';
import { misjudgedSales } from './market/sales-misjudged.ts';
import { firstThoughtsOfMarkets } from './market/first-thoughts.ts';
import { plainReasons } from './market/plain-reasons.ts';
import { stepsLeftOut } from './market/steps-left-out.ts';
import { behaviourNotions } from './behaviour.ts';
import { badAdvice } from './behaviour/bad-advice.ts';
import { candour } from './behaviour/candour.ts';
import { misjudgedChoices } from './behaviour/choices.ts';
import { command } from './behaviour/command.ts';
import { misjudgedConduct } from './behaviour/conduct.ts';
import { evasions } from './behaviour/evasions.ts';
import { pretences } from './behaviour/pretences.ts';
import { firstSlipsOfConduct } from './behaviour/first-slips.ts';
import { maximsOfChoice } from './behaviour/maxims-of-choice.ts';
import { maximsOfConduct } from './behaviour/maxims-of-conduct.ts';
import { maximsOfTrust } from './behaviour/maxims-of-trust.ts';
import { toldSimply } from './behaviour/told-simply.ts';
import { misjudgedTrust } from './behaviour/trust.ts';
import { everydayNotions } from './everyday/accounts.ts';
import { everydayValueNotions } from './everyday/value.ts';
import { everydayCaseNotions } from './everyday/cases.ts';
import { everydayDealNotions } from './everyday/deals.ts';
import { everydayJudgementNotions } from './everyday/judgements.ts';
import { everydayPeopleNotions } from './everyday/people.ts';
import { everydayTurnNotions } from './everyday/turns.ts';
import { everydayMarketNotions } from './everyday/market.ts';
import { everydayMergerNotions } from './everyday/merger.ts';
import { everydayRestructuringNotions } from './everyday/restructuring.ts';
import { everydayStoryNotions } from './everyday/stories.ts';
import { flatDenials, plainlyWrongFlows } from './dcf/plainly-wrong-flows.ts';
import { plainlyWrongTurns } from './dcf/plainly-wrong-turns.ts';
import { plainlyWrongTurnsOfBuyouts } from './lbo/plainly-wrong-turns.ts';
import { plainlyWrongLinks } from './dcf/plainly-wrong-links.ts';
import { plainlyWrongLinksOfBuyouts } from './lbo/plainly-wrong-links.ts';
import { plainlyWrongRates } from './dcf/plainly-wrong-rates.ts';
import { plainlyWrongEnds } from './dcf/plainly-wrong-ends.ts';
import { plainlyWrongJudgements } from './dcf/plainly-wrong-judgements.ts';
import { plainlyWrongStructures } from './lbo/plainly-wrong-structures.ts';
import { plainlyWrongReturns } from './lbo/plainly-wrong-returns.ts';
import { plainlyWrongRules } from './lbo/plainly-wrong-rules.ts';
import { things } from './things.ts';
import { untruthsOfDealing } from './untruths/dealing.ts';
import { untruthsOfMoney } from './untruths/money.ts';
import { untruthsOfTheTrade } from './untruths/trade.ts';

/** All notions; one that several files know has the words of all of them. */
export const lexicons: readonly Lexicon[] = [
  acts,
  things,
  accountingNotions,
  accountingMistakes,
  accountingMoves,
  accountingSlips,
  misplacedNotions,
  reversedAccountNotions,
  wrongTurnNotions,
  restructuringNotions,
  restructuringTurnedRound,
  valueNotions,
  untruthsOfEvNotions,
  wrongSignNotions,
  untruthsOfMultiplesNotions,
  untruthsOfMethodsNotions,
  untruthsBesideNotions,
  reversedMethodsNotions,
  reversedMultiplesNotions,
  reversedBidsNotions,
  reversedTermsNotions,
  reversedChoicesNotions,
  firstMistakesOfMultiples,
  firstMistakesOfJudgement,
  misvaluedNotions,
  misdiscountedNotions,
  dcfNotions,
  lboNotions,
  everydayDcfNotions,
  everydayDiscountingNotions,
  everydayValuingNotions,
  everydayNeighbourNotions,
  everydayBuyoutNotions,
  mergerNotions,
  dealsNotions,
  dealUntruths,
  firstSlipsOfDeals,
  saleToldSimply,
  casesToldSimply,
  saleTurnedRound,
  termsTurnedRound,
  offersTurnedRound,
  misjudgedCases,
  misjudgedAdvice,
  misjudgedBids,
  misjudgedCarveOuts,
  misjudgedClearances,
  marketNotions,
  misjudgedOffers,
  misreadDeals,
  misjudgedPrices,
  misreadMarkets,
  misjudgedSales,
  stepsLeftOut,
  behaviourNotions,
  misjudgedChoices,
  misjudgedConduct,
  misjudgedTrust,
  toldSimply,
  maximsOfChoice,
  maximsOfConduct,
  maximsOfTrust,
  firstSlipsOfConduct,
  pretences,
  command,
  candour,
  evasions,
  badAdvice,
  everydayNotions,
  everydayValueNotions,
  everydayMergerNotions,
  everydayMarketNotions,
  everydayTurnNotions,
  everydayPeopleNotions,
  everydayJudgementNotions,
  everydayCaseNotions,
  everydayDealNotions,
  everydayRestructuringNotions,
  everydayStoryNotions,
  untruthsOfMoney,
  untruthsOfDealing,
  untruthsOfTheTrade,
  firstThoughtsOfAccounts,
  firstThoughtsOfValue,
  firstThoughtsOfMarkets,
  plainFlows,
  plainEntries,
  plainClaims,
  plainReasons,
  flatDenials,
  plainlyWrongFlows,
  plainlyWrongTurns,
  plainlyWrongTurnsOfBuyouts,
  plainlyWrongLinks,
  plainlyWrongLinksOfBuyouts,
  plainlyWrongRates,
  plainlyWrongEnds,
  plainlyWrongJudgements,
  plainlyWrongStructures,
  plainlyWrongReturns,
  plainlyWrongRules,
];
