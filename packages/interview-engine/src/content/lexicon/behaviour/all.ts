import type { Lexicon } from '../../types.ts';
import { bankSpecificNotions } from './bank-specific.ts';
import { bankSpecificMisstated } from './bank-specific-misstated.ts';
import { careerThreadNotions } from './career-thread.ts';
import { careerThreadMisstated } from './career-thread-misstated.ts';
import { clientRelationshipNotions } from './client-relationship.ts';
import { clientRelationshipMisstated } from './client-relationship-misstated.ts';
import { confidentialityNotions } from './confidentiality.ts';
import { confidentialityMisstated } from './confidentiality-misstated.ts';
import { escalationNotions } from './escalation.ts';
import { escalationMisstated } from './escalation-misstated.ts';
import { integrityNotions } from './integrity.ts';
import { integrityMisstated } from './integrity-misstated.ts';
import { jobRealityNotions } from './job-reality.ts';
import { jobRealityMisstated } from './job-reality-misstated.ts';
import { learningNotions } from './learning.ts';
import { learningMisstated } from './learning-misstated.ts';
import { motivationSpecificNotions } from './motivation-specific.ts';
import { motivationSpecificMisstated } from './motivation-specific-misstated.ts';
import { prioritiseNotions } from './prioritise.ts';
import { prioritiseMisstated } from './prioritise-misstated.ts';
import { behaviourShared } from './shared.ts';
import { starANotions } from './star-a.ts';
import { starAMisstated } from './star-a-misstated.ts';
import { starRNotions } from './star-r.ts';
import { starRMisstated } from './star-r-misstated.ts';
import { starSNotions } from './star-s.ts';
import { starSMisstated } from './star-s-misstated.ts';
import { starTNotions } from './star-t.ts';
import { starTMisstated } from './star-t-misstated.ts';

export const behaviourLexicons: readonly Lexicon[] = [
  bankSpecificNotions,
  bankSpecificMisstated,
  careerThreadNotions,
  careerThreadMisstated,
  clientRelationshipNotions,
  clientRelationshipMisstated,
  confidentialityNotions,
  confidentialityMisstated,
  escalationNotions,
  escalationMisstated,
  integrityNotions,
  integrityMisstated,
  jobRealityNotions,
  jobRealityMisstated,
  learningNotions,
  learningMisstated,
  motivationSpecificNotions,
  motivationSpecificMisstated,
  prioritiseNotions,
  prioritiseMisstated,
  behaviourShared,
  starANotions,
  starAMisstated,
  starRNotions,
  starRMisstated,
  starSNotions,
  starSMisstated,
  starTNotions,
  starTMisstated,
];
