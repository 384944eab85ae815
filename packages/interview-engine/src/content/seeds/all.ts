import type { Seed } from '../types.ts';
import { accountingSeeds } from './accounting.ts';
import { evEquitySeeds } from './ev-equity.ts';
import { valuationSeeds } from './valuation.ts';
import { dcfSeeds } from './dcf.ts';
import { lboSeeds } from './lbo.ts';
import { mergerModelSeeds } from './merger-model.ts';
import { dealProcessSeeds } from './deal-process.ts';
import { restructuringSeeds } from './restructuring.ts';
import { marketSeeds } from './market.ts';
import { behaviouralSeeds } from './behavioural.ts';
import { caseHypotheticalSeeds } from './case-hypothetical.ts';
import { caseRealSeeds } from './case-real.ts';

/** Every question, in the order of its topics. */
export const seeds: readonly Seed[] = [
  ...accountingSeeds,
  ...evEquitySeeds,
  ...valuationSeeds,
  ...dcfSeeds,
  ...lboSeeds,
  ...mergerModelSeeds,
  ...dealProcessSeeds,
  ...restructuringSeeds,
  ...marketSeeds,
  ...behaviouralSeeds,
  ...caseHypotheticalSeeds,
  ...caseRealSeeds,
];
