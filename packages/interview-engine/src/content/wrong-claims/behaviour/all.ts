import { bankSpecificClaims } from './bank-specific.ts';
import { careerThreadClaims } from './career-thread.ts';
import { clientRelationshipClaims } from './client-relationship.ts';
import { confidentialityClaims } from './confidentiality.ts';
import { escalationClaims } from './escalation.ts';
import { integrityClaims } from './integrity.ts';
import { jobRealityClaims } from './job-reality.ts';
import { learningClaims } from './learning.ts';
import { motivationSpecificClaims } from './motivation-specific.ts';
import { prioritiseClaims } from './prioritise.ts';
import { starAClaims } from './star-a.ts';
import { starRClaims } from './star-r.ts';
import { starSClaims } from './star-s.ts';
import { starTClaims } from './star-t.ts';

export const claimsInBehaviour = {
  ...bankSpecificClaims,
  ...careerThreadClaims,
  ...clientRelationshipClaims,
  ...confidentialityClaims,
  ...escalationClaims,
  ...integrityClaims,
  ...jobRealityClaims,
  ...learningClaims,
  ...motivationSpecificClaims,
  ...prioritiseClaims,
  ...starAClaims,
  ...starRClaims,
  ...starSClaims,
  ...starTClaims,
};
