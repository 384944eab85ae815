import type { Lexicon } from '../../types.ts';

/** How people tell, in everyday words, what happened to them and what they would do. */
export const everydayStoryNotions = {
  story_after_time: [
    'in the end, by the end, at the end, after a month, after six weeks, after two weeks, weeks later, months later, a year later, that summer, eventually, today, next day, following week, by june, by then, from then, after that, to this day, within three months, in three months, by spring, within a month, within two months',
    'à la fin, au bout du compte, au bout d’un mois, au bout d’un an, au final, finalement, mois plus tard, semaines plus tard, un an plus tard, un an après, un mois après, aujourd’hui, le lendemain, semaine suivante, en juin, en trois mois, en deux mois, en un mois, en six semaines',
  ],
  story_went_well: [
    'in use, is used, still used, use it, using it, runs that, runs it, runs the, does it alone, on her own, on his own, trains the, presented it, presented together, started a company, work together, worked together, kept him on, kept her on, kept me on, asked me back, took me back, they agreed, he agreed, she agreed, both agreed, all agreed, we agreed, was accepted, they accepted, he accepted, she accepted, accepted it, adopted, signed, shipped, delivered, handed in, nothing to correct, anything to correct, found nothing, no longer found, no mistakes, fewer mistakes, passed, got the job, was hired, settled, found a middle way, made her an offer, made him an offer, made me an offer, got an offer, shook hands, still share a, still friends, still see each other, without a single mistake, without a mistake',
    'sert encore, s’en sert, s’en servent, l’utilisent, l’utilise, gère seule, gère seul, le fait seul, la fait seule, forme les, présenté lui même, présenté elle même, présenté ensemble, monté une boîte, retravaillent ensemble, travaillent ensemble, l’ont gardé, l’ont gardée, m’ont gardé, m’ont rappelé, demandé de revenir, accepté, adopté, signé, livré, rendu, rien à corriger, plus rien à, plus de fautes, moins de fautes, a eu le poste, embauché, réglé, trouvé un entre deux, trouvé un compromis, a reçu une offre, serré la main, vivent encore, travaillent encore, encore amis, sans une seule erreur, sans une faute',
  ],
  story_as_planned: [
    'as planned, on the friday, on the day, on schedule, as promised, in time, two days early, one day early, a day early',
    'comme prévu, le jour dit, le vendredi, dans les temps, comme promis, à temps, un jour en avance, deux jours avant',
  ],
  story_went_badly: [
    'stayed empty, were empty, was empty, lost, left, walked out, cancelled, refused, called off, missed it, too late, complained, never came, did not come',
    'vide, vides, perdu, parti, annulé, refusé, raté, trop tard, plaint, jamais venu, pas venus, tombé à l’eau',
  ],
  story_share: [
    'third, half, quarter, most of, all of, none of, everyone',
    'tiers, moitié, quart, la plupart, tous, aucun, personne, tout le monde',
  ],
  story_on_my_own: [
    'myself, on my own, first, so that the others, so the others, so that they',
    'moi même, tout seul, toute seule, en premier, pour que les autres, pour qu’ils, pour qu’elle',
  ],
  story_did: [
    'did, made, took, gave, used, kept, learned',
    'fait, pris, donné, mis, gardé, appris, utilisé',
  ],
  story_ask: [
    'asked me, asked for, wanted me to, expected me, needed me to, got asked to, was asked to, had been asked to',
    'm’a demandé, ont demandé, m’avait demandé, attendait que je, voulait que je, voulaient que je, on m’a confié, m’a chargé de, m’a chargée de, on me demande, me demande de sortir',
  ],
  sorted_or_listed: [
    'sorted, ranked, listed, ordered, arranged, put',
    'classé, rangé, trié, listé, ordonné, mis',
  ],
  story_no_power: [
    'without giving me, without a title, without any title, no title, not their boss, nobody was my, no power, nobody reported, could not order, could not tell them, could not give orders, above me, grades above, the youngest, none of them worked, nobody there worked, nobody worked for, owed me anything, owed me nothing, just the trainee, only the trainee, just the intern, only an intern, being just a, none of them depended on me, no leader, nobody in charge, commanded nobody, gave orders to nobody',
    'sans me donner, sans titre, aucun titre, pas leur chef, sous mes ordres, sans pouvoir, aucun pouvoir, donner d’ordre, au dessus de moi, le plus jeune, la plus jeune, chef d’aucun, chef d’aucune, chef de personne, patron de personne, aucun ne travaillait, me devait rien, que l’apprenti, que stagiaire, qu’un stagiaire, que le stagiaire, ne dépendait de moi, ne dépendaient de moi, dépendait de moi, n’étais que, commandais à personne, commandais personne, donnais d’ordres à personne, autorité sur personne',
  ],
  story_scene: [
    'picture, imagine, small team, boss abroad, boss was away, boss was on holiday, client wanted, client who wanted, by monday, by friday, that evening, same evening, had to go out, had to leave, it was my',
    'imaginez, petite équipe, patron à l’étranger, patron était en vacances, client voulait, client qui voulait, pour lundi, pour vendredi, soir même, devait partir, c’était mon, on était trois, on était quatre, on était cinq, nous étions trois',
  ],
  story_place: [
    'team, fund, sale of, a sale, file, book, client, lender, office, room, budget, group, bank, company, shop, meeting',
    'équipe, fonds, vente, dossier, client, prêteur, bureau, salle, budget, groupe, banque, société, boutique, réunion',
  ],
  story_lost_work: [
    'typed in, hard coded, full of, follow them, could follow, wrong, messy, at midnight, opened his mouth, open her mouth, lost as soon, no idea',
    'tapés à la main, en dur, pleines de, pleins de, suivre, faux, en vrac, à minuit, ouvrir la bouche, perdu dès, aucune idée',
  ],
  story_their_work: [
    'her sheets, his sheets, her pages, his pages, her model, his model, her emails, his emails, her file, his file, her work, his work, new girl, new guy, new boy, the intern, newcomer, her slides, his slides',
    'ses feuilles, ses pages, son modèle, ses mails, son fichier, ses fichiers, son travail, une nouvelle, un nouveau, la nouvelle, le nouveau, le stagiaire, la stagiaire, ses slides',
  ],
  story_happens_less: [
    'still happens but less, happens less, less often, rarely, only one file, only once since, not once since, almost never, gone down, better now, not happened since',
    'arrive encore mais moins, arrive moins, moins souvent, rarement, un seul fichier, une seule fois depuis, pas une fois depuis, presque jamais, mieux maintenant, plus arrivé depuis',
  ],
  story_my_tool: [
    'list, checklist, alarm, reminder, rule, notebook, template, post it, screen',
    'liste, alarme, rappel, règle, carnet, modèle, pense bête, écran',
  ],
  story_caught: [
    'caught, spotted, saved me, avoided, found',
    'attrapé, repéré, sauvé, évité, trouvé',
  ],
  story_hand_on: [
    'hand over, delegate, give away, let go, pass on, speak up, ask for help',
    'confier, déléguer, donner, lâcher, passer, prendre la parole, demander de l’aide',
  ],
  story_first: [
    'first, before anything else, to begin with',
    'd’abord, avant tout, pour commencer',
  ],
  story_how_long: [
    'how long, how much time, each one takes, each takes, will take, how bad, how serious, how big, does it move, does it change, is it just, is it only, same slip, same mistake, does not fit, will not fit, which one, which of',
    'combien de temps, chacun prend, ça prend, va prendre, si c’est grave, est ce grave, est ce que ça, ça bouge, ça change, c’est juste, même bêtise, même erreur, même faute, ne rentre pas, ne tient pas, lequel',
  ],
  story_look: [
    'look at, check, see whether, see if, count, size, work out, estimate',
    'regarde, vérifie, voir si, compte, calcule, évalue, estime, chiffre',
  ],
  story_all_else: [
    'everything else, the rest, other work, anything else',
    'le reste, autre travail, les autres tâches',
  ],
  story_waits: ['wait, later, on hold, stop', 'attendre, attend, plus tard, en pause, arrête'],
  story_both_know: [
    'have to know, must know, need to know, has to know, should know, know about each other, same email, same mail, put them together, both in copy, in the loop',
    'doivent savoir, doit savoir, soient au courant, être au courant, le sache, le sachent, même mail, en copie, mis au courant, se parlent',
  ],
  story_speak: [
    'say, tell, warn, announce, admit, mention',
    'dire, dis, dirais, préviens, prévenir, annoncer, avouer, signaler',
  ],
  story_cannot_manage: [
    'not make it, cannot do both, can not do both, not manage both, not finish both, cannot finish both',
    'n’y arriverai pas, n’y arriverais pas, pas faire les deux, pas finir les deux, pas tenir les deux, ne passera pas',
  ],
  story_he_wonders: [
    'he knows i, he knows we, he will know, he will think, he would think, he would wonder, he will wonder, he would fear, he could never trust, would trust me, will trust me, hate me doing',
    'il sait que, il saura que, il se dira, il se demandera, il pensera que, il craindra, me fera plus confiance, nous fera confiance',
  ],
  story_talk_of: [
    'talk about, speak about, gossip, tell others, say about, repeat',
    'parle de, parlerai de, parler de, raconte, racontons, répète, dis de',
  ],
  story_one_word: [
    'single word, one word, slightest word, a word, a wink, a nod, a silence, a smile, a hint',
    'seul mot, un mot, moindre mot, clin d’œil, hochement, silence, sourire, un indice',
  ],
  story_gives_away: [
    'give it away, gives it away, betray, move the share price, move the price, moves the stock, crime, offence, illegal, insider, leak',
    'trahir, trahit, bouger le cours, bouger le titre, délit, illégal, initié, fuite, c’est déjà dire',
  ],
  story_above_me: [
    'somebody above me, someone above me, my boss, my director, control people, compliance people, the people in charge, person in charge, my manager',
    'quelqu’un au dessus, mon chef, ma cheffe, mon directeur, ma directrice, gens du contrôle, personne en charge, mon responsable, ma hiérarchie',
  ],
  story_you_here: [
    'here, you only, you do not, of you, you advised, you worked, you are, your clients',
    'ici, vous ne, vous n’êtes, vous avez accompagné, vous êtes, vos clients',
  ],
  story_house_trait: [
    'only give advice, only advise, not lend, not trade, nothing else to sell, beginner, in the room, first month, whole file, start to end, family, small team, no balance sheet, independent, no lending, by deal',
    'que des conseils, que du conseil, prêtez pas, pas de marché, dans l’équipe, débutant, dans la salle, premier mois, famille, petite équipe, pas de bilan, indépendant',
  ],
  story_step: [
    'i left, i quit, i started out, i began, first a, first accounting, then a, then i went, i moved to, i dropped, i went there, i joined',
    'j’ai quitté, j’ai commencé, d’abord un, d’abord l, ensuite un, ensuite une, j’y suis allé, je suis passé, je suis parti, j’ai rejoint, j’ai laissé tomber',
  ],
  story_reason: [
    'since i wanted, because i wanted, one before, left me with, missing something, i missed, cared more, on the side that, closer to',
    'car je voulais, parce que je voulais, d’avant m’avait, me manquait, m’intéressait plus, du côté de, plus près de',
  ],
  story_buyer_side: [
    'buyer, signing, closing, the deal, the acquirer, takeover, the seller, stock pitch, mandate, the bankers',
    'acheteur, signature, closing, le deal, l’acquéreur, rachat, le vendeur, bourse, du métier, mandat, les banquiers',
  ],
} as const satisfies Lexicon;
