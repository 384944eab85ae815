import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Ownership and control, in the words of those who get it wrong. */
export const ownershipMisstated: Lexicon = {
  amiss_keeps_control: [
    'keeps control, retain control, remains in control, stays in control, still controls, control stays with the family, without losing control, still in control, keep the control, still be in control, still call the shots, keep running it, changes nothing to control',
    'garde le contrôle, conserve le contrôle, reste aux commandes, garde la main, reste en contrôle, sans perdre le contrôle, contrôle toujours, conserve la main, reste maître, ne change rien au contrôle, change rien au contrôle',
  ],
  amiss_minority: ['minority', 'minoritaire'],
  amiss_over_half: [
    '60, 70, 80, 55, 51, 65, 75, sixty, seventy, eighty, fifty one, fifty five, majority, two thirds, three quarters, more than half, 60%, 70%, 80%, 55%, 51%, 65%, 75%',
    '60, 70, 80, 55, 51, 65, 75, soixante, quatre vingt, cinquante et un, majorité, deux tiers, trois quarts, plus de la moitié, 60%, 70%, 80%, 55%, 51%, 65%, 75%',
  ],
  amiss_pays_premium: [
    'pays a control premium, pays a premium for control',
    'paie une prime de contrôle, paie la prime de contrôle',
  ],
  amiss_remaining: [
    'keeps 60, keeps sixty, keeps 70, keeps seventy, keeps 51, retains, keeping the majority, keep a majority, not, no longer, buyback',
    'garde 60, garde soixante, garde 51, conserve 51, conserve 60, garde la majorité, conserve la majorité, plus, pas',
  ],
  amiss_rights_none: [
    'never any rights, never has rights, never has any rights, has no rights, have no rights, no rights at all, no say, no veto, no protection, no governance rights, gets nothing but dividends, asks for nothing, no board seat, never asks for, no conditions, never any say, no minority protection, never gets a veto',
    'ne cède rien d’autre, jamais de droits, jamais aucun droit, n’a aucun droit, aucun droit, pas de droits, ne demande jamais, sans droit, jamais de veto, pas de gouvernance, aucune protection, aucune gouvernance, jamais de siège, pas de siège, ne demande rien, sans conditions, n’a pas son mot à dire',
  ],
  astray_has_no_say: [
    'has no say, have no say, no say in, keeps quiet, stays silent, has no voice, cannot block anything, can block nothing, sleeping partner, just sits there, asks for nothing',
    'se tait, ne bloque rien, ne demande rien',
  ],
  astray_minority_fund: [
    'minority fund, minority investor, minority shareholder, minority partner, fund with thirty, the fund',
    'fonds minoritaire, investisseur minoritaire, actionnaire minoritaire, associé minoritaire, un minoritaire, le fonds',
  ],
  astray_minority_in: [
    'minority fund, minority investor, minority stake, minority sale, thirty percent, thirty per cent, a third, fund comes in, opening the capital, a small stake',
    'fonds minoritaire, investisseur minoritaire, part minoritaire, cession minoritaire, ouvrir le capital, ouverture du capital, trente pour cent, un tiers, un fonds entre',
  ],
  bigger_stake: [
    'deserves more, should own more, gets more, bigger stake, bigger share, larger stake, larger share, more of the company, higher stake, higher share',
    'mérite plus, mérite davantage, doit avoir plus, doivent avoir plus, devrait avoir plus, plus grosse part, plus grande part, part plus grande, part plus élevée, part plus importante, plus du capital, davantage du capital',
  ],
  brings_more_debt: [
    'more debt it brings, more debt the target brings, more debt a side brings, more debt you bring, more it owes',
    'plus elle apporte de dette, plus la cible apporte de dette, plus elle doit d’argent, plus on apporte de dette',
  ],
  by_old_ones: [
    'divided by the old ones, over the old ones, divided by the existing ones, over the existing ones, divided by the old shares, divided by the ones we had',
    'divisées par les anciennes, sur les anciennes, rapportées aux anciennes, divisées par les existantes, sur les existantes, rapportées aux existantes',
  ],
  by_other_means: [
    'sell, sells, sold, selling, fund, minority, investor, double, votes, voting, block, loses, no longer, more than, above, shareholders’ agreement, golden share, not',
    'vend, vendre, vendu, cède, céder, cédé, fonds, minoritaire, investisseur, double, droits de vote, bloquer, perd, plus de, au-dessus, pacte, pas, action préférentielle',
  ],
  by_our_old_shares: [
    'by the acquirer’s shares, by our shares, by the old shares, by the shares we had, by the existing shares',
    'par les actions de l’acquéreur, par nos actions, par les anciennes actions, par les actions existantes',
  ],
  cases_listing: ['ipo, listing, listed, stock exchange', 'bourse, introduction, cotée, ipo'],
  cases_loses_control: [
    'lose control, gives up control, no longer controls',
    'perd le contrôle, perdre le contrôle, perd la main, ne contrôle plus, abandonne le contrôle',
  ],
  cases_minority: ['minority', 'minoritaire'],
  cases_no_rights: [
    'no veto, no board seat, no seat, no rights, no say, asks for nothing, nothing in return, without any right',
    'sans contrepartie, ni siège, ni veto, aucun droit, aucun veto, aucun siège, ne demande rien, pas son mot à dire',
  ],
  counter_blocking: ['blocking minority', 'minorité de blocage'],
  counter_minority_fund: [
    'minority fund, minority investor',
    'fonds minoritaire, investisseur minoritaire',
  ],
  counter_names_boss: ['decides everything', 'nomme le directeur, nomme le patron, décide de tout'],
  counter_runs_it: ['runs the company', 'commande'],
  deals_lose_control: [
    'lose control, lost control, gives up control, hands over control, control is lost, control passes, takes control, controls company, names the management, appoints the management, runs the company, decides everything, lose the helm',
    'perd le contrôle, perdre le contrôle, abandonne le contrôle, cède le contrôle, perte de contrôle, perdu le contrôle, contrôle est perdu, prend le contrôle, nommer la direction, décide de tout, dirige la société, perdez la main, perdre la main',
  ],
  deals_small_share: [
    'a third, one third, thirty percent, 30, 30%, forty percent, 40, 40%, minority, below hundred percent, small stake, ten percent',
    'un tiers, trente pour cent, 30, 30%, quarante pour cent, 40, 40%, minoritaire, sous cent pour cent, minorité, dix pour cent, en dessous de cent',
  ],
  debt_makes_holders: [
    'lenders get votes, lenders get a vote, lenders vote, lenders have votes, lenders become shareholders, lenders become owners, lenders take a stake, lenders own, lenders get shares, bank becomes a shareholder, banks become shareholders, bank gets votes, banks vote, bank owns part, bank gets shares, debt dilutes, borrowing dilutes, loans dilute, borrowing is what hands over, borrowing creates new shares, debt creates new shares, borrowing means issuing, debt means issuing shares, borrowing adds shares, debt adds shares, creditors vote, creditors get votes, borrowing gives away control, debt gives away control, borrowing costs you control, debt costs you control',
    'prêteurs votent, prêteurs deviennent actionnaires, prêteurs entrent au capital, banques entrent au capital, banque entre au capital, banque devient actionnaire, banques deviennent actionnaires, banques votent, banquiers votent, prêteurs détiennent une part, dette dilue, emprunt dilue, s’endetter dilue, dette crée des actions, emprunt crée des actions, créanciers votent',
  ],
  ebitda_name: ['ebitda', 'ebitda, excédent brut, ebe'],
  ebitda_share: [
    'ebitda share, share of ebitda, share of the ebitda, ebitda contribution, ebitda split, percent of ebitda, percent of the ebitda, percentage of ebitda, % of ebitda, proportion of ebitda',
    'part d’ebitda, part de l’ebitda, part dans l’ebitda, contribution à l’ebitda, prorata de l’ebitda, prorata d’ebitda, pourcentage d’ebitda, % de l’ebitda, proportion d’ebitda',
  ],
  ebitda_share_word: [
    'ebitda share, share of ebitda, share of the ebitda, ebitda contribution',
    'part d’ebitda, part de l’ebitda, contribution à l’ebitda',
  ],
  equals_by_definition: [
    'by definition, by nature, means',
    'par définition, par nature, veut dire, signifie, c’est',
  ],
  falls_or_stands_at: [
    'go down to, goes down to, drop to, fall to, keep only, with only, even with, with, left with, own only',
    'descendre à, descend à, tomber à, garder seulement, ne garder que, avec seulement, même avec, avec',
  ],
  fresh_shares: [
    'new shares, shares issued, issued shares, shares we issue, shares it issues, extra shares, additional shares, shares created, shares you issue, shares handed, new stock, newly created shares',
    'actions nouvelles, nouvelles actions, titres émis, actions émises, titres nouveaux, nouveaux titres, actions créées, titres créés, titres remis, actions remises, actions supplémentaires, titres supplémentaires, actions à émettre, titres à émettre',
  ],
  gets_bigger_part: [
    'bigger ownership, larger ownership, higher ownership, larger stake, bigger stake, higher stake, more of the company, bigger share of, larger share of, deserves more',
    'plus grosse part, part plus grande, part plus élevée, davantage du capital, mérite plus, mérite davantage, plus grande part',
  ],
  gets_more_of_it: [
    'more ownership it should, more ownership, bigger stake, larger stake, bigger share, more it should get',
    'plus grosse part, plus sa part, part plus grande, plus elle doit recevoir, plus elle reçoit',
  ],
  gives_by_law: [
    'by law, automatically gives, automatically lets, legally, lets them appoint, gives them the right, entitles them, is enough to appoint',
    'de droit, légalement, automatiquement, leur permet de nommer, donne le droit, permet de nommer, suffit pour nommer, la loi leur donne',
  ],
  goes_by: [
    'follows, mirrors, matches, tracks, is simply, goes by, is set by, is given by, based on',
    'suit, reflète, épouse, se cale sur, est donnée par, se lit dans, égale à',
  ],
  goes_by_prices: [
    'use the prices, use the share prices, use share prices, take the prices, take the share prices, use the two prices, use both prices, compare the share prices',
    'prend les cours, utilise les cours, prend les prix, utilise les prix, compare les cours, rapporte les cours',
  ],
  half_each: [
    'fifty fifty, fifty percent, 50%, 50 50, 50 %, half each, half of the shares, half the shares, half of the capital, half and half',
    'cinquante cinquante, cinquante pour cent, 50 %, 50 50, moitié chacun, moitié du capital, moitié des actions, moitié moitié',
  ],
  half_the_board: [
    'half of the board, half the board, half the seats, half of the seats, half of the directors, joint control, control is shared, shared control',
    'la moitié du conseil, moitié des sièges, moitié des administrateurs, contrôle conjoint, contrôle partagé',
  ],
  heard_for_ever: ['always, only ever', 'toujours, jamais plus, forcément, rien que'],
  heard_just_the_same: [
    'always the same, always equal, the same thing, always identical',
    'toujours les mêmes, toujours égaux, toujours identiques, la même chose, toujours pareils',
  ],
  heard_neutral_for_control: [
    'neutral for control, neutral on control, no effect on control, doesn’t touch control, nothing to do with control',
    'neutre pour le contrôle, neutre sur le contrôle, neutre côté contrôle, neutre en termes de contrôle, sans effet sur le contrôle, aucun effet sur le contrôle',
  ],
  heard_nobody_diluted: [
    'nobody is diluted, no one is diluted, no dilution',
    'personne n’est dilué, aucune dilution, pas de dilution',
  ],
  heard_one_share: ['one share, a share, each share', 'une action, chaque action, un titre'],
  heard_one_vote: ['one vote, a single vote', 'une voix, une seule voix, un droit de vote'],
  heard_same_share: [
    'keep exactly the percentage, keep the percentage, keep the same percentage, keep their percentage, same percentage as before, keep the same share, still own the same',
    'gardent leur pourcentage, gardent le même pourcentage, gardent exactement, conserve sa part, conservent leur part',
  ],
  heard_votes: ['votes, voting rights', 'voix, droits de vote'],
  holder_of_a_part: [
    'minority fund, minority investor, minority holder, minority shareholder, a minority',
    'fonds minoritaire, investisseur minoritaire, actionnaire minoritaire, un minoritaire',
  ],
  holders_untouched: [
    'not dilute, dilutes nobody, dilutes no one, no dilution of control, leaves everyone’s percentage, leaves every holder’s percentage, leaves their percentage, leaves control untouched, leaves control intact, percentage does not change, percentages do not change, percentage exactly where, keeps their percentage, keeps its percentage, keeps full control, keeps control intact, keep the same percentage, keeps the same stake, no effect on control, no effect on ownership, not touch control, not touch ownership, not affect control, not affect ownership, not change who owns, not change ownership, not change control, changes nothing to control, way to keep control, protects control, wants to keep control use',
    'ne dilue personne, ne dilue pas, ne dilue en rien, aucune dilution du contrôle, laisse le contrôle intact, pourcentage ne change pas, pourcentage ne bouge pas, garde le même pourcentage, conserve le même pourcentage, garde tout le contrôle, protège le contrôle, préserve le contrôle',
  ],
  into_the_capital: [
    'become shareholders, become owners, get votes, voting rights, get a vote, take a stake, own part, own shares, on the register, part of the company, piece of the company, part of the business',
    'au capital, deviennent actionnaires, droit de vote, part de la société, part de l’entreprise, morceau de la société',
  ],
  just_gives: [
    'gives, is, equals, equal, means, match, matches, directly, itself, simply, translates into, same as, mirrors, follows, tells you, get',
    'donne, est, égale, égal, signifie, correspond, directement, même, simplement, se traduit, reflète, suit, restent ceux, reste celle, reste celui, fait, ont droit',
  ],
  keeps_everything: [
    'keeps all, keeps the whole, keeps everything, bears all, carries all, bears the whole, all the risk stays, all the synergies stay, carries the whole, takes all the risk, on its own, stays with the acquirer, stays with the buyer, stays entirely with, risk stays with',
    'garde tout, garde la totalité, garde pour lui, garde tous, conserve tout, conserve la totalité, supporte seul, porte seul, supporte tout, porte tout, garde l’intégralité, conserve l’intégralité, reste chez l’acquéreur, reste à l’acquéreur, reste entièrement, reste pour l’acquéreur',
  ],
  keeps_it_all: [
    crossed(
      'in shares, in stock',
      'buyer keeps all, acquirer keeps all, we keep all, buyer keeps everything, acquirer keeps everything, buyer bears the whole, acquirer bears all, buyer bears all',
    ),
    crossed(
      'en titres, en actions',
      'acquéreur garde toutes, acquéreur garde tout, acheteur garde tout, on garde toutes, acquéreur porte tout, acquéreur porte seul',
    ),
  ],
  leaves_alone: [
    'no effect on, no impact on, not affect, not change, not touch, not dilute, leaves, never touches',
    'pas d’effet sur, aucun effet sur, ne change pas, ne change rien, ne touche pas, ne dilue pas, laisse, sans effet sur',
  ],
  makes_it: ['means, gives, hands', 'donne, veut dire, signifie, attribue'],
  market_let_a_fund_in: [
    'let a fund in, bring a fund in, bringing in a fund',
    'faire entrer un fonds, laisser entrer un fonds, entrée d’un fonds',
  ],
  market_lose_command: [
    'lose control, not be the boss',
    'perdre le contrôle, perdez le contrôle, perte du contrôle, perdez les commandes',
  ],
  market_loses_control: ['lose control, lose the control', 'perdre le contrôle, perd le contrôle'],
  market_minority_in: [
    'minority investor, minority stake, minority partner, open the capital',
    'minoritaire, ouvrir le capital, ouverture du capital',
  ],
  market_small_slice: [
    'minority, thirty percent, 30 percent, twenty percent, 20 percent, 30%, 20%',
    'minoritaire, trente pour cent, vingt pour cent, 30 pour cent, 30%, 20%',
  ],
  mastery_word: [
    'control, in control, controls, controlling',
    'contrôle, contrôler, contrôlent, aux commandes, maîtrise',
  ],
  means_that: ['means, equals, that’s', 'veut dire, signifie, c’est, égale, implique'],
  merger_of_equals: ['equals', 'égaux'],
  misstated_decides_all: [
    'decides everything, decides alone, decides on everything, controls everything, rules alone, full control, keeps all the power, runs everything, calls all the shots, passes any resolution, wins every vote, still appoints, appoints management, appoints the management, still decides',
    'décide de tout, décide seule, contrôle tout, garde tout le pouvoir, a tout le pouvoir, commande seule, dirige seule, plein contrôle, contrôle total, fait tout passer, gagne tous les votes, continue à nommer, nomme toujours, c’est elle qui décide',
  ],
  misstated_no_share_at_all: [
    'without any shares, without holding any shares, without a single share, without owning anything, with no shares, even with no shares',
    'sans aucune action, sans détenir d’actions, sans une seule action, sans rien détenir, sans détenir aucun titre, sans aucun titre',
  ],
  misstated_small_block: [
    '20% of the votes, 30% of the votes, with twenty percent, with thirty percent, with 20%, with 25%, with 30%, with a third, with a quarter, even with a third, largest shareholder, biggest shareholder, largest single shareholder, main shareholder, 20 percent of the votes, twenty percent of the votes, thirty percent of the votes, a minority of the votes',
    '20 % des droits, 30 % des droits, 20 % des voix, 30 % des voix, avec 20 %, avec 25 %, avec 30 %, avec vingt pour cent, avec trente pour cent, avec un tiers, avec un quart, premier actionnaire, plus gros actionnaire, principal actionnaire, actionnaire principal, une minorité des voix, vingt pour cent des droits, vingt pour cent des voix, trente pour cent des voix',
  ],
  moiety_each: [
    crossed(
      'each side, each one, each company, both sides, each',
      'gets half, has half, owns half, takes half',
    ) + ', fifty fifty by definition',
    'moitié-moitié, moitié moitié, chacun la moitié, la moitié chacun, une moitié chacun, moitié pour chacun',
  ],
  more_indebted_side: [
    'more net debt, with more debt, more indebted, heavier debt, most indebted',
    'plus de dette, plus endettée, plus endetté, davantage de dette',
  ],
  more_levered: [
    'more levered, more leveraged, more indebted, more debt, higher leverage, heavier debt, most indebted, most levered, higher debt, higher net debt, more net debt, brings the debt, bigger debt, heavily indebted, most debt',
    'plus endettée, plus endetté, plus de dette, dette plus élevée, dette plus lourde, plus de levier, endettement plus élevé, très endettée, plus grosse dette, apporte la dette',
  ],
  more_owing: [
    'more debt, more indebted, higher debt, heavier debt, bigger debt, because of its debt, owes more, target owes more',
    'plus de dette, plus endettée, plus endetté, dette plus élevée, dette plus lourde, doit davantage, grâce à sa dette, cible doit plus, a plus de dettes, davantage de dettes',
  ],
  net_of_debt_already: [
    'already net of debt, already after debt, already includes the debt, already equity value, gives equity value directly, directly gives equity, straight to equity value',
    'déjà nette de dette, déjà après dette, intègre déjà la dette, donne directement la valeur des titres, tient déjà compte de la dette, en valeur des titres directement',
  ],
  new_ones_too: [
    'plus, and the new, and new, including, included, add, as well as, together with, adding, with the new',
    'plus, et les nouvelles, et les titres, y compris, augmenté, augmentées, ajoute, ainsi que, auxquelles, comprises, avec les nouvelles, et des',
  ],
  not_diluted: [
    'not diluted, not be diluted, never diluted, keep the same percentage, keep their percentage',
    'ne sont pas dilués, pas dilués, n’est pas dilué, gardent le même pourcentage, gardent leur pourcentage',
  ],
  of_the_group: [
    'of the company, of the group, of the combined, of the equity, of the capital, of the shares, of the new',
    'du capital, du groupe, de la société, du nouvel ensemble, des actions, des titres, de l’ensemble, du nouveau groupe, pour elle',
  ],
  of_the_whole: [
    'of the company, of the group, of the combined, of the capital, of the new company, of the new group, of the equity, percent ownership',
    'du groupe, du capital, de la société, de l’ensemble, du nouvel ensemble, du nouveau groupe',
  ],
  old_shares_word: [
    'old shares, existing shares, original shares',
    'anciennes actions, actions existantes, actions anciennes, anciens titres, titres existants',
  ],
  over_old_shares: [
    'over our existing shares, over the existing shares, over the old shares, over our old shares, divided by our existing, divided by the existing, divided by the old shares, out of our existing, out of our old, out of the old, new shares over existing, new over old, divided by the acquirer’s shares, over the acquirer’s shares, new shares divided by existing, divided by the acquirer’s existing',
    'sur nos actions existantes, sur les actions existantes, sur nos anciens titres, sur les anciens titres, sur les anciennes actions, sur les titres existants, divisé par les actions existantes, rapporté aux actions existantes, rapportés aux titres existants, rapportées aux anciennes, nouvelles sur anciennes, nouveaux sur anciens',
  ],
  over_our_own: [
    'over our, divided by our, out of our, over the existing, over our existing, divided by the existing, over the old, on our',
    'sur nos, divisé par nos, rapporté à nos, sur les nôtres, divisées par les nôtres, sur nos propres, sur les actions existantes, rapportées aux nôtres, sur les actions anciennes',
  ],
  owed_as_much: [
    'should own, should get, should have, deserves, deserve, must get, simply get, is entitled, should receive, has to own',
    'doit avoir, doit détenir, doivent avoir, mérite, a droit à, ont droit à, devrait avoir, devraient avoir, équitable',
  ],
  own_the_lot: [
    'hundred percent, 100%, all of the capital, the whole company, all of it',
    'cent pour cent, 100 %, tout le capital, la totalité du capital',
  ],
  paid_in_money: [
    'in cash, with cash, pay cash, paid cash, cash deal, cash payment, cash offer, all cash',
    'en numéraire, en cash, comptant, paiement cash, opération cash, avec du cash, contre du cash, réglant cash',
  ],
  paid_in_paper: [
    'share deal, stock deal, with shares, in shares, in stock, share payment, stock payment, paper, take shares, receive shares, accept shares, share exchange, stock swap, share swap',
    'en actions, en titres, échange de titres, avec des titres, contre des titres, reçoivent des titres, reçoivent des actions, prennent des titres, acceptent des titres, échange d’actions, avec des actions, par échange',
  ],
  paid_in_paper_yet_out: [
    crossed(
      'in shares, in stock, with shares, with stock',
      'target’s shareholders, target shareholders, sellers, seller',
      'are out, is out, leave completely, walk away, have no risk, bear no risk, take no risk, carry no risk, get certainty, get a certain value',
    ),
    crossed(
      'en titres, en actions',
      'actionnaires de la cible, vendeurs, vendeur, cédants',
      'sortent complètement, sort complètement, ne prennent aucun risque, ne prend aucun risque, ne portent aucun risque, sont sortis, est sorti',
    ),
  ],
  paid_off_yet_in: [
    crossed(
      'in cash, with cash',
      'target’s shareholders, target shareholders, sellers, seller',
      'keep a stake, keep a share, keep part, stay shareholders, remain shareholders, stay invested, remain invested, become shareholders, still own, still vote, carry the risk',
    ),
    crossed(
      'en cash, en numéraire',
      'actionnaires de la cible, vendeurs, vendeur, cédants',
      'gardent une part, garde une part, restent actionnaires, reste actionnaire, deviennent actionnaires, conservent une part, restent investis, reste investi',
    ),
  ],
  part_held: [
    'ownership, stake, percentage held, share of the group, share of the combined, share of the new group, share of capital, percentage of the combined, target shareholders own, target holders own, target holders get, target shareholders get, what they own, part of the group',
    'part des actionnaires, part de la cible, part du capital, part de l’acquéreur, détention, pourcentage du capital, quote-part, poids des actionnaires, participation, part du groupe, part du nouvel ensemble, actionnaires de la cible détiennent, actionnaires de la cible ont, pourcentage détenu, répartition du capital, sa part, leur part',
  ],
  pays_debt: ['borrowing, a loan, debt', 'par endettement, s’endetter, emprunter, emprunt, dette'],
  price_ratio: [
    'ratio of the prices, ratio of prices, ratio of share prices, ratio of the share prices, price ratio',
    'rapport des cours, ratio des cours, rapport des prix, ratio des prix, rapport entre les cours',
  ],
  read_in_prices: [
    'comes from the prices, read from the prices, read in the prices, read off the prices, read off the share prices, from the prices alone, from the two prices, share prices tell, follows the share prices, follows the prices, follows from the prices, price against price, sum of the prices, whatever the number of shares, number of shares does not matter',
    'se lit dans les cours, se déduit des cours, se déduit des prix, vient des cours, dépend des cours, dépend seulement des cours, rapport des deux cours, rapport des cours, somme des cours, somme des deux cours, somme des deux prix, nombre de titres n’y change rien, quel que soit le nombre d’actions, peu importe le nombre d’actions',
  ],
  read_straight_in_prices: [
    crossed(
      'reads, read, comes, follows, is read, taken, is taken, just follows, simply follows',
      'straight from the prices, directly from the prices, straight off the prices, directly off the prices, directly from the share prices, straight from the share prices, ratio of the share prices, ratio of the prices, two share prices',
    ),
    'directement dans les prix, directement dans les cours, découle directement des cours, suit directement les cours',
  ],
  regardless_of: [
    'even if, even when, regardless of, irrespective of, whatever, no matter, however much, whoever, independent of, whichever, without looking at, it does not matter',
    'même si, même quand, quel que soit, quels que soient, peu importe, indépendamment, sans regarder, sans tenir compte, qu’une des deux, que l’une, que l’un, qu’il y ait, qu’elle soit',
  ],
  same_as: [
    'same, equal, is simply, is just, identical, corresponds, exactly, directly, that is',
    'même, égal, c’est simplement, tout simplement, identique, correspond, exactement, directement, c’est-à-dire',
  ],
  same_percentage_kept: [
    crossed(
      'keep, retain, have, hold, own, stay at, remain at',
      'exactly the same percentage, same percentage, same stake, exactly the same stake, same share of the company, same share of the votes, same slice, same votes, same voting rights, full percentage, same proportion, same weight, percentage, percentages',
    ) +
      ', percentage is unchanged, percentage does not move, percentage stays the same, stake does not move, stake stays the same, lose no control, lose nothing in control, give up no control, give nothing up, as much control as before, not losing any control',
    crossed(
      'garder, avoir, conserver, restent à, restent au, maintiennent, possèdent',
      'exactement le même pourcentage, même pourcentage, même part, exactement la même part, même participation, mêmes droits de vote, même poids, même proportion, même fraction, leur pourcentage, leurs pourcentages',
    ) +
      ', pourcentage reste le même, pourcentage ne change pas, part ne bouge pas, participation ne bouge pas, ne perdent aucun contrôle, ne cèdent rien, contrôle n’est jamais un sujet, contrôle n’est pas un sujet, autant de contrôle qu’avant',
  ],
  seizes_the_helm: [
    'gets control, takes control, controls the board, runs the company, control of the board, has control, decides everything',
    'prend le contrôle, prend forcément, contrôle le conseil, contrôle du conseil, décide de tout, dirige l’entreprise, a le contrôle',
  ],
  sellers_of_it: [
    'sellers, seller, target’s holders, target’s shareholders, target shareholders, target holders, selling shareholders, vendor, vendors',
    'vendeurs, vendeur, actionnaires de la cible, cédants, cédant, apporteurs',
  ],
  share_of_ebitda: [
    'ebitda share, share of ebitda, ebitda contribution, contribution to ebitda, ebitda percentage, percentage of ebitda, ebitda split, relative ebitda',
    'part d’ebitda, part de l’ebitda, contribution à l’ebitda, contribution en ebitda, pourcentage d’ebitda, part dans l’ebitda, poids dans l’ebitda',
  ],
  share_power_with: [
    'share power with, share the power with, share control with',
    'partage le pouvoir avec, partage le contrôle avec',
  ],
  shares_fate: [
    'stay exposed, remain exposed, exposed to, share the risk, share in, take part, keep part, bear part, carry part, participate, stay in, benefit from, spread the risk, shares risk, splits the risk',
    'partage, partagent, exposés, participent, participe, profitent, profite, bénéficient, portent une part, supportent une part, restent associés, répartit le risque',
  ],
  shares_we_have: [
    'we already have, we have already, we already had, we have today, we had before, already outstanding, already in issue, outstanding today, existing shares, shares we had, old shares, current shares, existing ones, old ones, we started with',
    'qu’on a déjà, qu’on avait déjà, que nous avons déjà, on a déjà, on avait, déjà en circulation, déjà existantes, actions existantes, titres existants, anciennes actions, anciens titres, celles d’avant, actions actuelles, titres actuels, actions d’avant, actions de départ',
  ],
  slip_listing: [
    'ipo, listing, going public',
    'entrer en bourse, introduction en bourse, ipo, cotation, aller en bourse, s’introduire en bourse',
  ],
  slip_quick_discreet: [
    'fastest, quickest, discreet, few obligations, no obligations, cheapest, simplest',
    'plus rapide, plus discrète, discrète, discret, peu d’obligations, aucune obligation, plus simple, moins chère',
  ],
  sliver_of_capital: [
    'ten percent, fifteen percent, five percent, twenty percent, ten or fifteen, 10 percent, 15 percent, 20 percent, 5 percent, 10%, 15%, 20%, 5%, a tiny stake, a small stake, a fifth, a tenth of, a quarter of the shares',
    'dix pour cent, quinze pour cent, cinq pour cent, vingt pour cent, dix ou quinze, 10 pour cent, 15 pour cent, 20 pour cent, 10 %, 15 %, 20 %, une petite part, un cinquième, un dixième, un quart des titres',
  ],
  splits_by: [
    'over, out of, divide, as a share of, as a percentage of',
    'divise, diviser, sur, rapporté à, par',
  ],
  stake_is_kept: [
    crossed(
      'leaves, leave, keeps, keep',
      'percentage untouched, percentage unchanged, holders’ percentage untouched, ownership unchanged, ownership untouched, percentages unchanged, stake unchanged, everyone’s stake, everyone’s percentage, stakes unchanged, control unchanged, control intact, existing holders’ percentage, existing shareholders’ stake',
    ) +
      ', no dilution, without dilution, does not dilute, do not dilute, not diluting, without diluting, avoids dilution, keeps the same percentage, keep the same percentage, keeps his stake, keep their stake, same percentage',
    crossed(
      'laisse, laissent, garde, conserve, préserve',
      'pourcentage intact, pourcentage inchangé, pourcentage de chacun, participation inchangée, part inchangée, part de chacun, contrôle intact, contrôle inchangé, actionnariat inchangé, pourcentages inchangés, actionnariat intact',
    ) +
      ', pas de dilution, sans dilution, ne dilue pas, ne diluent pas, aucune dilution, sans diluer, évite la dilution, garde le même pourcentage, gardent le même pourcentage, garde sa part, gardent leur part, garde son pourcentage',
  ],
  stake_taken: [
    'shares, ownership, stake, equity, own, capital, company, group, percent, split, percentage, percentages',
    'capital, actions, détention, parts, part, participation, pourcentage, pourcentages, titres, groupe, ensemble, détiennent',
  ],
  stake_words: [
    'own, hold, held, ownership, stake, their share, share of the company, share of the group, share of the combined, their part',
    'détenir, détient, détiennent, détention, part dans l’ensemble, leur part, part de la cible, part du capital, part du nouvel ensemble, possèdent, actionnariat, participation, poids des actionnaires',
  ],
  stays_the_master: [
    'still be in control, still in control, keeps control, stay in control, remain in control, still controls, in charge, still decides, decides everything, still runs everything, still decide everything',
    'garde le contrôle, conserve le contrôle, reste aux commandes, reste maître, contrôle toujours, garde la main, décide encore, décide de tout, décide toujours, garde le pouvoir',
  ],
  straight_out_of: [
    'comes straight from, follows directly, is directly, is simply, equals, is set by, comes directly from, is fixed by, follows ebitda, read straight from, is given by, must match, should match, has to match',
    'vient directement, découle directement, est directement, est simplement, égale, est fixée par, se déduit directement, suit l’ebitda, doit refléter, doit correspondre, correspond à, est donnée par',
  ],
  strays_majority: [
    'majority of the votes, majority of votes, majority of the voting rights, the majority, more than half the votes',
    'majorité des votes, majorité des voix, majorité des droits de vote, la majorité, plus de la moitié des voix',
  ],
  strays_most_sold: [
    crossed('sixty, seventy, fifty five, 60, 70', 'percent sold, percent gone'),
    crossed('soixante, soixante dix, cinquante cinq, 60, 70', 'pour cent vendus, pour cent cédés'),
  ],
  strays_still_rules: [
    'still controls, keeps control, still in control, still decides',
    'garde le contrôle, contrôle toujours, contrôle encore, décide toujours, reste maître, garde la main',
  ],
  strays_useless: [
    'is useless, are useless, means nothing, is worth nothing, is no use, counts for nothing, not protect',
    'ne sert à rien, sert à rien, ne vaut rien, ne veut rien dire, ne protège pas, ne pèse rien',
  ],
  sum_of_quotes: [
    'sum of both prices, sum of the prices, both share prices, two share prices, two prices, prices added together, share prices added',
    'somme des cours, total des cours, deux cours, deux prix, somme des prix, cours additionnés',
  ],
  takes_none: [
    'none of it, no risk, none of the risk, nothing, no part of, no share of, take none, do not share, no exposure, all the risk, all of the risk, all the synergy risk, whole risk, entire risk, everything, full risk',
    'aucun risque, rien, aucune part, tout le risque, tous les risques, la totalité du risque, tout reste, tout garde, garde tout, entier le risque',
  ],
  they_then_have: [
    'end up with, own, they get, they hold, they’d own, their stake, stake, ownership, target holders get',
    'détiennent, se retrouvent avec, leur part, auront, en ont, leur détention, possèdent, détention, part de la cible',
  ],
  votes_word: ['votes, voting rights, votes do, shareholding', 'votes, droits de vote, voix'],
  whatever_the_votes: [
    'not the votes, not by votes, whatever the votes, whatever its votes, regardless of votes, not the shareholding, even with a minority, even without a majority, even as a minority, with a minority of votes',
    'pas les votes, pas les voix, peu importe les votes, pas le capital, même minoritaire, même sans majorité, même avec une minorité, même en minorité, quels que soient les votes',
  ],
  who_decides: [
    'control, ownership, votes, the family, family’s stake',
    'contrôle, famille, actionnariat, votes, pouvoir',
  ],
  who_runs_it_daily: [
    'whoever runs, who runs the business, whoever manages, who manages, day to day, whoever is chief executive, who runs it, runs the company, family runs, stays ceo, remains ceo, stays chief executive, remains chief executive, stays chairman',
    'celui qui dirige, celle qui dirige, ceux qui dirigent, qui dirige au quotidien, qui gère, au quotidien, qui dirige, tient les manettes, reste directeur général, reste pdg, reste dg, reste président, reste à la tête, reste dirigeant',
  ],
};
