import type { Lexicon } from '../../types.ts';

/** Keeping the client’s trust, in the words people use for it. */
export const clientRelationshipNotions: Lexicon = {
  public_matters: [
    'public, press, news, sector, industry, what anyone may read, bring back, steer back, change the subject, market, newspaper, filings',
    'public, publique, presse, actualité, secteur, ramène, revenir à, change de sujet, marché, journaux, communiqué',
  ],
};
