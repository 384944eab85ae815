import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Asset deal against share deal, in the words of those who get it wrong. */
export const assetShareDealMisstated: Lexicon = {
  deals_allows: [
    'give, allow, bring, get, obtain, offers, has, have, create, lets',
    'donner, permettre, permet, apporter, obtient, offre, ouvre droit, bénéficie',
  ],
  deals_buyer_wants_shares: [
    'buyer prefers shares, buyer prefers buying shares, buyer wants shares, buyer likes share deal',
    'acheteur préfère titres, acheteur préfère acheter titres, acquéreur préfère titres, acquéreur préfère acheter titres, acheteur veut titres, acheteur préfère cession de titres',
  ],
  deals_inherits_word: [
    'inherits, takes on all, assumes all, takes over all, takes everything, take over everything, comes with all liabilities, gets every liability, gets all the liabilities, all past liabilities',
    'hérite, reprend tous, reprend tout, assume tous, récupère tous, récupère tout, embarque tous',
  ],
  deals_is_more_complex: [
    'is more complicated, is more complex, is slower',
    'est plus compliquée, est plus complexe, est plus lente',
  ],
  deals_is_simpler: [
    'is simpler, is easier, is quicker, simpler and quicker, is faster',
    'est plus simple, est plus rapide, est plus facile, plus simple et plus rapide',
  ],
  deals_share_purchase: [
    'sell the shares, shares are sold, selling shares, buy the shares, share deal, buying shares, share purchase, share sale, purchase of shares, purchase of the company, buys company',
    'achetant les actions, vend les titres, vendre les titres, achète les titres, cède les titres, vente des actions, cession d’actions, cession de titres, achat de titres, rachat des titres, share deal, vente des titres, achète la société',
  ],
  flat_debts_never_follow: [
    'never follow the shares, do not follow the shares, never come with the shares, do not come with the shares',
    'suivent jamais les actions, suivent pas les actions, suivent pas les titres, suivent jamais les titres, ne viennent pas avec les titres',
  ],
  flat_leave_behind: [
    'leave the bad contracts behind, leave the debts behind, leave the past behind, leave behind the debts, leave the lawsuits behind, choose what he keeps, pick what he wants',
    'choisit ce qu’il garde, choisit ce qu’il prend, laisse les dettes, laisse le passé, laisser les mauvais contrats',
  ],
  flat_stays_with_seller: [
    'stay with the old owner, stay with the seller, remain with the seller, remain with the old owner, remain his problem, stay his problem, stay behind with',
    'restent chez l’ancien propriétaire, reste chez l’ancien, restent chez le vendeur, restent au vendeur, restent à l’ancien, restent pour le vendeur, restent chez l’ancien patron',
  ],
  flat_with_shares: [
    'with shares, with a share deal, in a share deal, buying the shares',
    'avec les titres, en titres, dans une cession de titres, en achetant les titres',
  ],
  heard_basis_rises: [
    'basis is stepped up, basis gets stepped up, tax basis rises',
    'base fiscale est réévaluée, base fiscale remonte',
  ],
  heard_buys_the_firm: [
    'buy the shares, buying the company, acquire the stock, acquire the shares, buy the whole company',
    'achète les titres, rachetant la société, acquiert les titres, achète toute la société',
  ],
  heard_leaves_lawsuits: [
    'leave out the lawsuits, leave the lawsuits, leave the skeletons, leave out the debts',
    'laisser les procès, laisser les cadavres, laisser les dettes',
  ],
  heard_listed_only: [
    'liabilities listed, debts listed, liabilities named, liabilities you accept, liabilities you agree, liabilities written, liabilities disclosed, disclosed liabilities, debts mentioned',
    'dettes listées, passifs listés, dettes déclarées, passifs déclarés, passifs acceptés, dettes acceptées, dettes prévues au contrat, dettes inscrites',
  ],
  heard_owes_for_the_past: [
    'responsible for its past, liable for its past',
    'responsable de son passé, responsable du passé',
  ],
  heard_stays_with_seller: [
    'stays with the seller, remains with the seller, stay with him, is the seller’s problem',
    'reste chez le vendeur, reste au vendeur, reste chez le cédant, restent à la charge du vendeur',
  ],
  heard_undisclosed: [
    'wasn’t disclosed, not disclosed, undisclosed, hidden liabilities, unknown liabilities, old liabilities',
    'n’a pas été déclaré, passifs cachés, passifs non déclarés, passifs inconnus, dettes cachées, vieux litiges',
  ],
  sale_chosen_only: [
    'only, listed, chosen, selected, agreed, named, specific, exception, except',
    'seulement, uniquement, que ceux, listés, choisis, prévus, désignés, sauf, ne, sélectionnés',
  ],
  sale_comes_with: [
    'comes with, comes from, belongs to, requires, needs, is an advantage of, is a benefit of, arises in, only in, only with, is obtained with, is available in, goes with, exists in, comes in',
    'vient avec, va avec, suppose, nécessite, est l’avantage de, n’existe qu’en, s’obtient avec, s’obtient en, est propre à, est possible en, est possible avec, accompagne',
  ],
  sale_gives: [
    'gives, allows, lets, brings, offers, creates, gets, provides, triggers, means, permits',
    'donne, permet, offre, apporte, entraîne, procure, ouvre droit à, crée',
  ],
  sale_leaves_old_debts: [
    crossed(
      'leaves, leave, leaves behind, avoid, avoids, escapes, escape, excludes, exclude, is protected from, is free of, gets rid of',
      'liabilities, past liabilities, all liabilities, the liabilities, old liabilities, old debts, hidden liabilities',
    ) +
      ', liabilities stay with the seller, liabilities remain with the seller, past stays with the seller, liabilities are left behind',
    [
      crossed(
        'laisse, laisser, évite, éviter, échappe aux, échapper aux, exclut, exclure, se débarrasse des, à l’abri des, protégé des, écarte',
        'passifs, passif, passifs passés, anciens passifs, dettes passées, passifs cachés, passif passé',
      ) +
        ', passifs restent chez le vendeur, passif reste chez le vendeur, passé reste chez le vendeur, passifs restent au vendeur',
      'laisse les litiges, laisse les vieux litiges, laisse les vieilles dettes, laisse les passifs',
    ].join(', '),
  ],
  sale_new_basis: [
    'step up, new tax basis, higher tax basis, revalue the assets, depreciate the price, amortise the price',
    'step up, réévaluation fiscale, réévaluation des actifs, réévalue les actifs, amortir le prix, base amortissable, base fiscale réévaluée',
  ],
  sale_no_difference: [
    'no difference, same thing, comes to the same, does not matter, irrelevant, identical, same result, purely formal, result is the same, all the same, equivalent, same for both, no consequence, interchangeable',
    'ne change rien, aucune différence, pas de différence, revient au même, même chose, peu importe, n’a pas d’importance, identique, purement formel, question de forme, même résultat, résultat est le même, équivalent, équivalents, même pour les deux, sans conséquence, interchangeables, indifférent, c’est pareil',
  ],
  sale_old_debts: [
    'all liabilities, past liabilities, old liabilities, hidden liabilities, every liability, tax liabilities, old debts, the liabilities, whole history, liabilities automatically',
    'passifs passés, anciens passifs, passifs cachés, les passifs, l’ensemble des passifs, passif fiscal, tout le passé, dettes passées, tout l’historique',
  ],
  sale_takes_on: [
    'takes, inherits, assumes, gets, picks up, keeps, ends up with, comes with',
    'reprend, reprendre, hérite, récupère, assume, embarque, prend, garde, supporte',
  ],
  sale_wants: [
    'prefer, prefers, want, wants, push for, favour, favours, likes, asks for, insist on, would rather have, would rather do, better off with, lean towards, gains from, looks for, would rather',
    'préférer, préfère, veut, veulent, pousse, cherche, demande, privilégie, réclame, aime mieux, a intérêt à, ont intérêt à, penche, gagne à, exige',
  ],
  wrongly_form: [
    'the form, form of the deal, structure of the deal, assets or shares, shares or assets, between the two',
    'la forme, actifs ou titres, titres ou actifs, entre les deux, forme de la vente',
  ],
  wrongly_past_comes: [
    'skeletons come along, past comes along, all the skeletons, inherit, all the old debts come, every lawsuit comes, old lawsuits come, past comes with it',
    'squelettes suivent, casseroles suivent, tout le passé, vieilles dettes suivent, procès suivent, hérite de tout, passé vient avec, cadavres dans le placard',
  ],
  wrongly_picks: [
    'pick what he wants, chooses what he takes, choose what to take, cherry-pick, leave the rest, leaves the junk',
    'choisit ce qu’il prend, choisit ce qu’il veut, trie, laisse le reste, prend ce qu’il veut, fait son marché',
  ],
  wrongly_the_assets: [
    'take the assets, buy the assets, only buy the assets, bought the assets, asset deal, picks the assets, assets alone',
    'achète les actifs, prend les actifs, achat d’actifs, rachat d’actifs, cession d’actifs, prenant les actifs, actifs seuls',
  ],
  wrongly_the_shares: [
    'with shares, with the shares, buy the shares, share deal, take the shares, take the company whole, bought the shares',
    'avec les titres, achète les titres, cession de titres, rachat de titres, prend les titres, prend la société entière, avec les actions',
  ],
};
