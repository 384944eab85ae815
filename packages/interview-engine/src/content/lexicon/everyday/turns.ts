import type { Lexicon } from '../../types.ts';

/** Words that point: with this, for so much, each week, who knows. */
export const everydayTurnNotions = {
  turn_with_it: [
    'with this, with that, with it, with them, thanks to, once they own, owning it, buying it, by buying, this gives, that gives, it gives, now they',
    'avec ça, avec cette, avec ce, avec elle, avec eux, avec lui, grâce à, une fois à eux, en achetant, en l’achetant, en reprenant, ça leur donne, cela leur donne, ça lui donne',
  ],
  turn_short_of: [
    'depend on, dependent on, only one, single client, single product, one product, one country, no way to, had no, have no, has no, without any, not growing, stopped growing, shrinking, losing, flat, weak, behind, missing, lacked, too small, old, expire, expires, stuck, not enough, short of',
    'dépendent, dépendait, un seul, une seule, aucun moyen, n’avait pas, n’ont pas, n’avaient pas, sans aucun, ne grandit plus, ne pousse plus, recule, perdent, perdait, stagne, faible, en retard, manquait, manque, trop petit, vieux, vieillit, expire, coincé, pas assez, à court',
  ],
  turn_for_price: ['for, at, worth, price of', 'pour, à, valorisé, au prix de, contre'],
  turn_money_unit: [
    'billion, billions, bn, million, millions, a share, per share, apiece',
    'milliard, milliards, million, millions, par action, par titre, l’action, le titre',
  ],
  turn_same_public: [
    'same people, same users, same clients, same designers, same buyers, same job, same thing, two products, two tools, two brands, both make, both sell, overlapping, overlap, direct rival, direct rivals, competing products',
    'mêmes gens, mêmes utilisateurs, mêmes clients, mêmes acheteurs, même métier, même chose, deux produits, deux outils, deux marques, deux font, concurrents directs, doublon, se recoupent',
  ],
  turn_give_up: [
    'spin off, sell off, sell one, let go of, give up, carve out, get rid of, dispose, hand over, part with, promise, concession',
    'scission, céder, vendre l’un, lâcher, abandonner, détourer, se débarrasser, se séparer, promettre, concession',
  ],
  turn_knows: [
    'would know, will know, knows, know before, know first, hears, is told, gets told, finds out first, told first, gets a note, gets a mail, gets a call',
    'saura, saurait, le sait, sait avant, savoir en premier, l’apprend, serait prévenu, sera prévenu, est prévenu, mis au courant, reçoit un mot, reçoit une note, reçoit un mail, reçoit un appel',
  ],
  turn_each_time: [
    'every friday, every monday, every day, every week, every morning, every evening, each week, each day, each friday, twice a week, once a week, for three weeks, for a month, day after day',
    'chaque vendredi, chaque lundi, chaque jour, chaque semaine, chaque matin, chaque soir, tous les jours, tous les lundis, tous les vendredis, deux fois par semaine, une fois par semaine, pendant trois semaines, pendant un mois',
  ],
  turn_we_did: [
    'together, went through, go through, looked at, worked on, sat down, rehearsed, reviewed, went over, practised',
    'ensemble, reprenait, reprenions, regardait, regardions, travaillait, passait en revue, répétait, refaisait, relisait',
  ],
  turn_late_hour: [
    'in the morning, at night, midnight, at dawn, in the evening, o’clock, on sunday, on sundays, on saturday',
    'du matin, la nuit, minuit, à l’aube, du soir, le dimanche, le samedi',
  ],
  turn_desk_work: [
    'page, pages, slide, slides, comment, comments, spreadsheet, spreadsheets, model, redo, rework, formatting, emails, office, desk, fix, check',
    'page, pages, slide, slides, commentaires, remarques, tableau, tableaux, modèle, refaire, reprendre, mails, bureau, corriger, vérifier',
  ],
  turn_your_latest: [
    'your last, your latest, your recent, your biggest, your first, your own, you did, you led, you just',
    'votre dernière, votre dernier, vos dernières, votre récent, votre plus, votre première, vous avez fait, vous venez, vous avez mené',
  ],
  turn_deal_noun: [
    'deal, deals, sale, transaction, mandate, offer, bid, ipo, merger, file, report, analysts, juniors, partner',
    'deal, deals, opération, vente, cession, mandat, offre, fusion, dossier, rapport, analystes, juniors, associé',
  ],
  turn_what_it_earns: [
    'earns, makes, profit, earnings, result',
    'gagne, rapporte, bénéfice, résultat, profit',
  ],
  turn_times: ['times, multiple', 'fois, multiple'],
} as const satisfies Lexicon;
