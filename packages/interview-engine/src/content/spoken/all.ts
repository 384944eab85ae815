export { ofCase } from './case-steps.ts';
export { followUpWords } from './follow-up-words.ts';
export { afterNames, beforeNames, nervous, thesis, vague } from './listening.ts';
export { personaWords } from './persona-words.ts';
export { reactions } from './reactions.ts';
export { ofRealDeal } from './real-deal-steps.ts';
