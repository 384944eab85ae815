import type { Lexicon } from '../../types.ts';

/** What several points of this part of the trade are told with. */
export const dealsShared: Lexicon = {
  amiss_changes_nothing: [
    'not change the advice, not change anything, changes nothing, makes no difference, not change the price, not our business, none of our business, not matter, irrelevant, not our concern, not our problem, not my problem, no bearing',
    'ne change rien, change rien au conseil, n’a pas d’importance, n’a aucune importance, ne nous regarde pas, pas notre affaire, pas notre problème, sans effet, importe peu, ne joue pas, ne compte pas',
  ],
  deals_asset_purchase: [
    'sell the assets, selling the assets, buy the assets, assets are sold, asset deal, buying assets, asset purchase, asset sale, purchase of assets',
    'en vendant les actifs, vend les actifs, achète les actifs, cède les actifs, cession d’actifs, acheter les actifs, achat d’actifs, rachat d’actifs, asset deal, vente d’actifs, cession des actifs, achat des actifs',
  ],
  deals_fulfil: [
    'met, meet, fulfil, satisfy, lift, wait, arrive, precedent, until, between signing',
    'levée, remplies, satisfaire, réunies, attendre, attend, suspensive, arrivé, obtenir, tant que',
  ],
  deals_targeted_word: ['targeted, short list', 'ciblée, short list, liste courte'],
  flat_share_way: [
    'share deal, buy the shares, buying the shares, with the shares',
    'cession de titres, achètes les titres, achète les titres, acheter les titres, achetez les titres, en achetant les titres, avec les titres',
  ],
};
