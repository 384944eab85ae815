export { ofCase } from './case-steps.ts';
export { afterNames, beforeNames, nervous, thesis, vague } from './listening.ts';
export { reactions } from './reactions.ts';
export { ofRealDeal } from './real-deal-steps.ts';
