import type { Lexicon } from '../types.ts';
import { acts } from './acts.ts';
import { casesToldInPassing } from './deals/cases-in-passing.ts';
import { casesGoneAstray } from './deals/cases-astray.ts';
import { casesAtTheCounter } from './deals/at-the-counter.ts';
import { turnedRoundAtTheCounter } from './market/turned-round-at-the-counter.ts';
import { marketsAtTheCounter } from './market/at-the-counter.ts';
import { adviceInPlainWords } from './deals/advice-in-plain-words.ts';
import { divisionsInPlainWords } from './deals/divisions-in-plain-words.ts';
import { plainScenes } from './behaviour/plain-scenes.ts';
import { saidOutright } from './behaviour/said-outright.ts';
import { peopleInPlainWords } from './behaviour/people-in-plain-words.ts';
import { bidsAndDivisionsTurnedRound } from './deals/bids-and-divisions-turned-round.ts';
import { mergersToldOverDinner } from './merger/told-over-dinner.ts';
import { mergersAssertedInPlainWords } from './merger/asserted-in-plain-words.ts';
import { mergersInPlainWords } from './merger/in-plain-words.ts';
import { mergersGotBackwards } from './merger/got-backwards.ts';
import { mergersOverTheFence } from './merger/over-the-fence.ts';
import { dealsAssertedFlatly } from './deals/asserted-flatly.ts';
import { crisisAssertedFlatly } from './restructuring/asserted-flatly.ts';
import { dealsToldInBrief } from './deals/told-in-brief.ts';
import { crisisToldInBrief } from './restructuring/told-in-brief.ts';
import { dealsToldByImage } from './deals/told-by-image.ts';
import { dealsToldWrongly } from './deals/told-wrongly.ts';
import { crisisToldWrongly } from './restructuring/told-wrongly.ts';
import { salesToldOverDinner } from './deals/told-over-dinner.ts';
import { knownDealsTurnedRound } from './deals/known-deals-turned-round.ts';
import { familyMoneyTurnedRound } from './deals/family-money-turned-round.ts';
import { casesTurnedRound } from './deals/cases-turned-round.ts';
import { behaviourTurnedRound } from './behaviour/turned-round.ts';
import { behaviourTurnedRoundWithOthers } from './behaviour/turned-round-with-others.ts';
import { accountingMistakes } from './accounting-mistakes.ts';
import { accountingMoves } from './accounting-moves.ts';
import { accountingSlips } from './accounting-slips.ts';
import { accountingNotions } from './accounting.ts';
import { flatlyWrongAccounts } from './accounting/flatly-wrong.ts';
import { flatlyWrongBridge } from './accounting/flatly-wrong-bridge.ts';
import { flatlyWrongCycle } from './accounting/flatly-wrong-cycle.ts';
import { flatlyWrongGoodwill } from './accounting/flatly-wrong-goodwill.ts';
import { shortlyWrongAccounts } from './accounting/shortly-wrong.ts';
import { shortlyWrongDeals } from './accounting/shortly-wrong-deals.ts';
import { firstThoughtsOfAccounts } from './accounting/first-thoughts.ts';
import { householdAccounts } from './accounting/household-words.ts';
import { householdDeals } from './accounting/household-deals.ts';
import { plainEntries } from './accounting/plain-entries.ts';
import { accountsAcrossTheTable } from './accounting/across-the-table.ts';
import { accountsToldToLaymen } from './accounting/told-to-laymen.ts';
import { accountsAtTheMarketStall } from './accounting/at-the-market-stall.ts';
import { valuesOverTheGardenFence } from './value/over-the-garden-fence.ts';
import { goodsToldToLaymen } from './accounting/told-to-laymen-of-goods.ts';
import { dealsToldToLaymen } from './accounting/told-to-laymen-of-deals.ts';
import { valueToldToLaymen } from './value/told-to-laymen.ts';
import { valueToldAtTheTable } from './value/told-at-the-table.ts';
import { valueFalselyAtTheTable } from './value/falsely-at-the-table.ts';
import { valueToldInTheStreet } from './value/told-in-the-street.ts';
import { valueToldByImage } from './value/told-by-image.ts';
import { valueFalselyByImage } from './value/falsely-by-image.ts';
import { plainFlows } from './accounting/plain-flows.ts';
import { plainlyWrongAccounts } from './accounting/plainly-wrong.ts';
import { plainlyWrongAmounts } from './accounting/plainly-wrong-amounts.ts';
import { misplacedNotions } from './accounting/places.ts';
import { reversedAccountNotions } from './accounting/reversals.ts';
import { wrongWayAccountNotions } from './accounting/taken-the-wrong-way.ts';
import { secondThoughtsOfAccounts } from './accounting/second-thoughts.ts';
import { secondThoughtsOfDeals } from './accounting/second-thoughts-of-deals.ts';
import { wrongTurnNotions } from './accounting/wrong-turns.ts';
import { wrongRescueInOtherWords } from './restructuring/wrong-in-other-words.ts';
import { wrongValueInOtherWords } from './value/wrong-in-other-words.ts';
import { rescueInOtherWords } from './restructuring/in-other-words.ts';
import { valueInOtherWords } from './value/in-other-words.ts';
import { toldToFriendsOfBids } from './value/told-to-friends-of-bids.ts';
import { toldToFriendsOfPrices } from './value/told-to-friends-of-prices.ts';
import { valueSaidOverTheCounter } from './value/said-over-the-counter.ts';
import { valueSaidFlatlyAndFalsely } from './value/said-flatly-and-falsely.ts';
import { valueFalseInFreshWords } from './value/false-in-fresh-words.ts';
import { valueHeardInFreshWords } from './value/heard-in-fresh-words.ts';
import { toldToFriendsOfShares } from './value/told-to-friends-of-shares.ts';
import { restructuringNotions } from './restructuring.ts';
import { pricesMisread } from './market/prices-misread.ts';
import { ratesMisread } from './market/rates-misread.ts';
import { reasonsMisread } from './market/reasons-misread.ts';
import { routesMixedUp } from './restructuring/routes-mixed-up.ts';
import { saidOfACrisis } from './restructuring/said-of-a-crisis.ts';
import { saidOfPayments } from './restructuring/said-of-payments.ts';
import { saidOfTheCourts } from './restructuring/said-of-the-courts.ts';
import { toldOverDinner } from './market/told-over-dinner.ts';
import { toldInInterviews } from './deals/told-in-interviews.ts';
import { heardInInterviews } from './market/heard-in-interviews.ts';
import { toldOverCoffee } from './behaviour/told-over-coffee.ts';
import { toldOfTheQueue } from './restructuring/told-of-the-queue.ts';
import { crisisSaidInPassing } from './restructuring/said-in-passing.ts';
import { dealsSaidInPassing } from './deals/said-in-passing.ts';
import { toldOfTheJudge } from './restructuring/told-of-the-judge.ts';
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
import { misreadMethodsNotions } from './value/misread-methods.ts';
import { misreadMultiplesNotions } from './value/misread-multiples.ts';
import { misreadProfitsNotions } from './value/misread-profits.ts';
import { notionsFalselyInPlainWordsOfBids } from './value/falsely-in-plain-words-of-bids.ts';
import { valueTurnedAgainstThePoint } from './value/turned-against-the-point.ts';
import { valueTurnedRoundOnceMore } from './value/turned-round-once-more.ts';
import { notionsFalselyInPlainWords } from './value/falsely-in-plain-words.ts';
import { firstThoughtsOfValue } from './value/first-thoughts.ts';
import { plainClaims } from './value/plain-claims.ts';
import { mixedUpValues } from './value/mixed-up-values.ts';
import { mixedUpCounts } from './value/mixed-up-counts.ts';
import { mixedUpBridge } from './value/mixed-up-bridge.ts';
import { mixedUpMethods } from './value/mixed-up-methods.ts';
import { mixedUpMultiples } from './value/mixed-up-multiples.ts';
import { crossedOverValues } from './value/crossed-over-values.ts';
import { crossedOverMultiples } from './value/crossed-over-multiples.ts';
import { saidOfTheBridge } from './value/said-of-the-bridge.ts';
import { saidOfEnterpriseValue } from './value/said-of-enterprise-value.ts';
import { heardOfBids } from './value/heard-of-bids.ts';
import { heardOfGroups } from './value/heard-of-groups.ts';
import { wrongSignNotions } from './value/signs.ts';
import { untruthsOfEvNotions } from './value/untruths-of-ev.ts';
import { untruthsOfMethodsNotions } from './value/untruths-of-methods.ts';
import { untruthsOfMultiplesNotions } from './value/untruths-of-multiples.ts';
import { saidPlainly } from './dcf/said-plainly.ts';
import { toldToAFriend } from './dcf/told-to-a-friend.ts';
import { workshopWords } from './dcf/workshop-words.ts';
import { dcfToldByImage } from './dcf/told-by-image.ts';
import { takenForGranted } from './dcf/taken-for-granted.ts';
import { dailyUntruths } from './dcf/daily-untruths.ts';
import { plainDcfUntruths } from './dcf/plain-untruths.ts';
import { slipsOfJudgement } from './dcf/slips-of-judgement.ts';
import { slipsOfMethod } from './dcf/slips-of-method.ts';
import { slipsOfRates } from './dcf/slips-of-rates.ts';
import { slipsOfSuitability } from './dcf/slips-of-suitability.ts';
import { heardOfEnds } from './dcf/heard-of-ends.ts';
import { heardOfFlows } from './dcf/heard-of-flows.ts';
import { heardOfRates } from './dcf/heard-of-rates.ts';
import { dcfTurnedRound } from './dcf/turned-round.ts';
import { dcfNotions } from './dcf.ts';
import { lboNotions } from './lbo.ts';
import { everydayBuyoutNotions } from './everyday/buyouts.ts';
import { buyoutsToldSimply } from './everyday/buyouts-told-simply.ts';
import { lendersToldSimply } from './everyday/lenders-told-simply.ts';
import { everydayDcfNotions } from './everyday/dcf.ts';
import { everydayDiscountingNotions } from './everyday/discounting.ts';
import { everydayNeighbourNotions } from './everyday/neighbours.ts';
import { everydayValuingNotions } from './everyday/valuing.ts';
import { everydayNotionsOfBuyers } from './everyday/what-buyers-get.ts';
import { everydayNotionsOfPrices } from './everyday/what-buyers-pay.ts';
import { mergerNotions } from './merger.ts';
import { dealsNotions } from './deals.ts';
import { misjudgedAdvice } from './deals/advice-misjudged.ts';
import { misjudgedBids } from './deals/bids-misjudged.ts';
import { misjudgedCarveOuts } from './deals/carve-outs-misjudged.ts';
import { misjudgedCases } from './deals/cases.ts';
import { arguedCases } from './deals/cases-argued.ts';
import { misstatedCases } from './deals/cases-misstated.ts';
import { heardOfASale } from './deals/heard-of-a-sale.ts';
import { heardOfTerms } from './deals/heard-of-terms.ts';
import { heardOfOffers } from './deals/heard-of-offers.ts';
import { heardOfACrisis } from './restructuring/heard-of-a-crisis.ts';
import { heardOfPayment } from './merger/heard-of-payment.ts';
import { heardInPlainWordsOfDeals } from './deals/heard-in-plain-words.ts';
import { misstatedProcess } from './deals/process-misstated.ts';
import { misjudgedClearances } from './deals/clearances-misjudged.ts';
import { offersTurnedRound } from './deals/offers-turned-round.ts';
import { firstSlipsOfDeals } from './deals/first-slips.ts';
import { saleToldSimply } from './deals/sale-told-simply.ts';
import { casesToldSimply } from './deals/cases-told-simply.ts';
import { saleTurnedRound } from './deals/sale-turned-round.ts';
import { termsTurnedRound } from './deals/terms-turned-round.ts';
import { dealUntruths } from './deals/untruths.ts';
import { marketsToldAtTheTable } from './market/told-at-the-table.ts';
import { peopleToldAtTheTable } from './behaviour/told-at-the-table.ts';
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
import { endings } from './behaviour/endings.ts';
import { inOnesOwnWords } from './behaviour/in-ones-own-words.ts';
import { evasions } from './behaviour/evasions.ts';
import { pretences } from './behaviour/pretences.ts';
import { firstSlipsOfConduct } from './behaviour/first-slips.ts';
import { sweepingWords } from './behaviour/sweeping-words.ts';
import { wordsOfTurn } from './behaviour/words-of-turn.ts';
import { maximsOfChoice } from './behaviour/maxims-of-choice.ts';
import { maximsOfConduct } from './behaviour/maxims-of-conduct.ts';
import { maximsOfTrust } from './behaviour/maxims-of-trust.ts';
import { toldSimply } from './behaviour/told-simply.ts';
import { wordsForProof } from './behaviour/words-for-proof.ts';
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
import { mergersToldSimply } from './everyday/mergers-told-simply.ts';
import { everydayRestructuringNotions } from './everyday/restructuring.ts';
import { everydayStoryNotions } from './everyday/stories.ts';
import { flatDenials, plainlyWrongFlows } from './dcf/plainly-wrong-flows.ts';
import { plainlyWrongTurns } from './dcf/plainly-wrong-turns.ts';
import { plainlyWrongTurnsOfBuyouts } from './lbo/plainly-wrong-turns.ts';
import { plainlyWrongLinks } from './dcf/plainly-wrong-links.ts';
import { plainlyWrongLinksOfBuyouts } from './lbo/plainly-wrong-links.ts';
import { mistakenForJudgement } from './dcf/mistaken-for-judgement.ts';
import { mistakenForRules } from './dcf/mistaken-for-rules.ts';
import { plainlyWrongRates } from './dcf/plainly-wrong-rates.ts';
import { plainlyWrongEnds } from './dcf/plainly-wrong-ends.ts';
import { plainlyWrongJudgements } from './dcf/plainly-wrong-judgements.ts';
import { plainlyWrongStructures } from './lbo/plainly-wrong-structures.ts';
import { misspokenBuyouts } from './lbo/misspoken.ts';
import { misspokenBuyoutsBesides } from './lbo/misspoken-besides.ts';
import { misspokenMarkets } from './market/misspoken.ts';
import { misspokenMarketsBesides } from './market/misspoken-besides.ts';
import { mistakenForBuyoutRules } from './lbo/mistaken-for-rules.ts';
import { mistakenForPrices } from './lbo/mistaken-for-prices.ts';
import { mistakenForTerms } from './lbo/mistaken-for-terms.ts';
import { mistakenForTranches } from './lbo/mistaken-for-tranches.ts';
import { plainlyWrongReturns } from './lbo/plainly-wrong-returns.ts';
import { plainlyWrongRules } from './lbo/plainly-wrong-rules.ts';
import { buyoutsToldUpsideDown } from './lbo/told-upside-down.ts';
import { buyoutsInFreshWords } from './lbo/in-fresh-words.ts';
import { buyoutsSaidAtTheTable } from './lbo/said-at-the-table.ts';
import { buyoutsMistold } from './lbo/buyouts-mistold.ts';
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
  wrongWayAccountNotions,
  wrongTurnNotions,
  plainlyWrongAccounts,
  plainlyWrongAmounts,
  restructuringNotions,
  restructuringTurnedRound,
  saidOfACrisis,
  saidOfPayments,
  saidOfTheCourts,
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
  misreadMethodsNotions,
  misreadMultiplesNotions,
  misreadProfitsNotions,
  misdiscountedNotions,
  dcfNotions,
  dcfTurnedRound,
  saidPlainly,
  toldToAFriend,
  workshopWords,
  dcfToldByImage,
  takenForGranted,
  plainDcfUntruths,
  dailyUntruths,
  slipsOfJudgement,
  slipsOfMethod,
  slipsOfSuitability,
  slipsOfRates,
  lboNotions,
  everydayDcfNotions,
  everydayDiscountingNotions,
  everydayValuingNotions,
  everydayNotionsOfPrices,
  everydayNotionsOfBuyers,
  everydayNeighbourNotions,
  everydayBuyoutNotions,
  buyoutsToldSimply,
  lendersToldSimply,
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
  misstatedCases,
  arguedCases,
  misstatedProcess,
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
  endings,
  wordsForProof,
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
  mergersToldSimply,
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
  valueTurnedAgainstThePoint,
  valueTurnedRoundOnceMore,
  notionsFalselyInPlainWords,
  notionsFalselyInPlainWordsOfBids,
  firstThoughtsOfValue,
  crossedOverMultiples,
  crossedOverValues,
  mixedUpMultiples,
  mixedUpMethods,
  mixedUpBridge,
  mixedUpCounts,
  mixedUpValues,
  firstThoughtsOfMarkets,
  plainFlows,
  householdAccounts,
  secondThoughtsOfAccounts,
  secondThoughtsOfDeals,
  householdDeals,
  plainEntries,
  accountsAcrossTheTable,
  accountsToldToLaymen,
  accountsAtTheMarketStall,
  valuesOverTheGardenFence,
  goodsToldToLaymen,
  dealsToldToLaymen,
  valueToldToLaymen,
  valueToldAtTheTable,
  valueFalselyAtTheTable,
  valueToldInTheStreet,
  valueToldByImage,
  valueFalselyByImage,
  plainClaims,
  valueInOtherWords,
  toldToFriendsOfBids,
  toldToFriendsOfPrices,
  toldToFriendsOfShares,
  valueSaidOverTheCounter,
  valueSaidFlatlyAndFalsely,
  valueFalseInFreshWords,
  valueHeardInFreshWords,
  wrongValueInOtherWords,
  rescueInOtherWords,
  wrongRescueInOtherWords,
  saidOfTheBridge,
  saidOfEnterpriseValue,
  plainReasons,
  flatDenials,
  heardOfBids,
  heardOfGroups,
  heardOfRates,
  heardOfFlows,
  heardOfEnds,
  plainlyWrongFlows,
  plainlyWrongTurns,
  plainlyWrongTurnsOfBuyouts,
  plainlyWrongLinks,
  plainlyWrongLinksOfBuyouts,
  plainlyWrongRates,
  mistakenForRules,
  mistakenForJudgement,
  plainlyWrongEnds,
  plainlyWrongJudgements,
  plainlyWrongStructures,
  plainlyWrongReturns,
  plainlyWrongRules,
  buyoutsMistold,
  buyoutsToldUpsideDown,
  buyoutsInFreshWords,
  buyoutsSaidAtTheTable,
  mistakenForBuyoutRules,
  mistakenForTerms,
  mistakenForPrices,
  mistakenForTranches,
  misspokenBuyouts,
  misspokenBuyoutsBesides,
  misspokenMarkets,
  misspokenMarketsBesides,
  heardOfASale,
  heardOfTerms,
  heardOfOffers,
  heardOfACrisis,
  heardOfPayment,
  heardInPlainWordsOfDeals,
  flatlyWrongAccounts,
  flatlyWrongCycle,
  flatlyWrongGoodwill,
  flatlyWrongBridge,
  shortlyWrongAccounts,
  shortlyWrongDeals,
  routesMixedUp,
  toldOfTheQueue,
  toldOverDinner,
  heardInInterviews,
  toldInInterviews,
  marketsAtTheCounter,
  marketsToldAtTheTable,
  peopleToldAtTheTable,
  turnedRoundAtTheCounter,
  casesToldInPassing,
  casesGoneAstray,
  casesAtTheCounter,
  toldOverCoffee,
  toldOfTheJudge,
  ratesMisread,
  reasonsMisread,
  pricesMisread,
  sweepingWords,
  wordsOfTurn,
  adviceInPlainWords,
  divisionsInPlainWords,
  peopleInPlainWords,
  inOnesOwnWords,
  saidOutright,
  plainScenes,
  behaviourTurnedRound,
  behaviourTurnedRoundWithOthers,
  casesTurnedRound,
  familyMoneyTurnedRound,
  bidsAndDivisionsTurnedRound,
  knownDealsTurnedRound,
  mergersToldOverDinner,
  mergersAssertedInPlainWords,
  mergersInPlainWords,
  mergersGotBackwards,
  mergersOverTheFence,
  salesToldOverDinner,
  dealsToldWrongly,
  dealsToldByImage,
  dealsAssertedFlatly,
  dealsToldInBrief,
  crisisToldInBrief,
  crisisAssertedFlatly,
  crisisToldWrongly,
  crisisSaidInPassing,
  dealsSaidInPassing,
];
