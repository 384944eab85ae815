import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** Sweeping words of candidates on proof, blame, results and on whose turn it is. */
export const sweepingWords = {
  sweep_status: [
    'name of my school, my school’s name, my school, top school, a good school, the school i went to, my degree, my diploma, my grades, my grade, my ranking, my cv, my name, applying, the fact that i applied, fact that i applied, having applied, my application, sending an application, an application, being here today',
    'nom de l’école, nom de mon école, mon école, grande école, mon diplôme, mes notes, mon classement, mon cv, mon nom, poser sa candidature, posé ma candidature, ma candidature, postuler, le fait de postuler, simple fait de postuler, fait d’avoir postulé, être ici aujourd’hui, avoir postulé',
  ],
  sweep_proves: [
    'proves, proves it, is proof, is proof enough, proof enough, is the proof, shows it, shows my, shows that i, is enough to show, is enough to prove, speaks for itself, enough to prove, says it all',
    'prouve, prouvent, se prouve par, est prouvée, est la preuve, suffit à prouver, suffit à montrer, suffisent à prouver, suffit à démontrer, parle de lui-même, parle pour moi, preuve suffisante, montre assez, dit tout',
  ],
  sweep_drive: [
    'motivation, motivated, my interest, i want it, want this job, i want the job, my drive, commitment',
    'motivation, motivé, motivée, mon intérêt, mon envie, que je veux ce poste, engagement',
  ],
  sweep_nothing_to_prove: [
    'nothing left to prove, nothing more to prove, nothing to prove, no need to prove, not need to prove, have proved everything',
    'plus rien à prouver, plus rien à démontrer, rien à prouver, rien à démontrer, pas besoin de prouver, tout prouvé, n’a plus à prouver',
  ],
  sweep_meeting_people: [
    'meeting the teams, meeting the team, meeting people, meet people, meeting analysts, meeting your team, talking to analysts, talking to juniors, talking to people, talk to people, speaking to analysts, calling analysts, coffee chats, coffee chat, networking, coming to your events, going to events',
    'rencontrer les équipes, rencontrer l’équipe, rencontrer des analystes, rencontrer des gens, aller parler à, parler à des juniors, parler à des analystes, appeler des analystes, les cafés avec des analystes, le réseautage, venir à vos événements, aller aux événements, prendre des cafés',
  ],
  sweep_adds_nothing: [
    'adds nothing, brings nothing, proves nothing, is useless, is pointless, are pointless, are useless, no point in, no use, a waste of time, always backfires, backfires, works against you, turns against you, changes nothing, never adds anything, not add anything, shows nothing',
    'n’y ajoute rien, n’y ajoute jamais rien, n’ajoute rien, n’apporte rien, ne sert à rien, ne prouve rien, n’a aucun intérêt, se retourne contre, se retourne toujours contre, perte de temps, ne change rien, joue contre vous, est inutile, aucun intérêt',
  ],
  sweep_unprepared: [
    'not prepare anything, prepared nothing, not prepare at all, not prepared anything, no preparation, done nothing special, did nothing more',
    'rien préparé, pas préparé, aucune préparation, rien fait de plus, rien fait de particulier',
  ],
  sweep_on_purpose: [
    'on purpose, deliberately, intentionally, that is deliberate, no need to, not needed, because motivation',
    'c’est voulu, exprès, volontairement, délibérément, pas besoin, inutile, parce que la motivation',
  ],
  sweep_asks_for_more: [
    'the more you ask, the more one asks, the more i ask, the more you want to earn, the higher the salary you ask, the bigger the salary, the higher the pay you ask',
    'plus on demande, plus je demande, plus vous demandez, plus on veut gagner, plus le salaire demandé est, plus on réclame',
  ],
  sweep_hours: [
    'hours, long hours, the nights, late nights, the hours thing, nights like that, such nights, these nights, evenings like that, such evenings',
    'horaires, nuits, nuits blanches, ce genre de soirée, ces soirées, ce genre de nuit, ces nuits, les nuits',
  ],
  sweep_is_a_myth: [
    'is a myth, are a myth, a legend, an urban legend, are exaggerated, is exaggerated, a fairy tale, never happen, never happens, do not exist, not exist, do not happen, belong to the past, a thing of the past',
    'un mythe, une légende, une légende urbaine, exagéré, exagérés, n’existent pas, n’existe pas, n’arrive jamais, n’arrivent jamais, du passé, c’est du folklore, des histoires pour faire peur',
  ],
  sweep_office_day: [
    'does nine to six, works nine to six, work nine to six, nine to six like, nine to five, nine to seven, finishes at six, leaves at six, out by six, home by seven, done by six, like everyone else, forty hours a week',
    'neuf heures dix-huit heures, du neuf heures, finit à dix-huit heures, finit à 18 heures, part à dix-huit heures, sort à dix-neuf heures, finit à six heures, heures de bureau, quarante heures par semaine, 35 heures, trente-cinq heures, comme tout le monde, neuf heures dix-neuf heures',
  ],
  sweep_analyst: [
    'analyst, analysts, a junior, juniors, banker, bankers, we, you',
    'analyste, analystes, un junior, les juniors, banquier, banquiers, on',
  ],
  sweep_early: [
    'first month, first months, first week, first day, first year, from day one, month one, straight away, right away',
    'premier mois, premiers mois, première semaine, premier jour, première année, d’entrée, tout de suite',
  ],
  sweep_runs_it: [
    'running the negotiation, running negotiations, run the negotiation, runs the negotiation, lead the negotiation, leading the negotiation, negotiate yourself, negotiating yourself, negotiate with the ceo, run the deal, running the deal, lead the deal, decide the price, sit opposite the ceo',
    'mène la négociation, mène les négociations, mène déjà la négociation, négocie soi-même, négocie lui-même, négocier soi-même, dirige le dossier, conduit la négociation, pilote la négociation, décide du prix',
  ],
  sweep_mostly_dinners: [
    crossed(
      'mostly, mainly, above all, all about',
      'client dinners, dinners, lunches, travelling, business trips, golf, cocktails',
    ),
    crossed(
      'surtout, essentiellement, avant tout',
      'des dîners, des déjeuners, des voyages, du golf, des cocktails, des déplacements',
    ),
  ],
  sweep_not_my_doing: [
    'none of it was my doing, not my doing, nothing to do with me, was the intern who sent, was the intern who clicked, was the intern who made, the intern’s fault, the intern’s click, the intern’s mistake, it was the team’s fault, the team’s fault, i had nothing to do, not me it was, my team made for you, your team made for you, somebody else’s mistake, the others’ fault',
    'n’y étais pour rien, n’y suis pour rien, c’est le stagiaire qui a cliqué, c’est le stagiaire qui a envoyé, c’est le stagiaire qui s’est trompé, c’est le stagiaire qui a oublié, erreur du stagiaire, faute du stagiaire, faute de l’équipe, c’est l’équipe qui a raté, c’est l’équipe qui s’est trompée, ce sont les autres qui ont raté, pas moi c’est le, pas moi c’est l’équipe, faute des autres, à cause du stagiaire, rien à me reprocher',
  ],
  sweep_still_mine: [
    'but it was mine, my fault, my responsibility, i had not checked, i hadn’t checked, i should have, i take, my name on it, but i, on me, was mine, i own, whose fault, not the intern, i did not say, could have blamed, tempted to, easy to say, never the',
    'ma faute, ma responsabilité, je n’avais pas relu, pas vérifié, j’aurais dû, j’assume, mais c’était moi, mais je, pas la faute, pas le stagiaire, j’aurais pu, tenté de, tentée de, facile de dire, c’était à moi, jamais la faute',
  ],
  sweep_nobody_saw: [
    'nobody notices, nobody noticed, no one notices, no one noticed, client saw nothing, client noticed nothing, client did not notice, client didn’t notice, client did not see, nobody saw, no one saw, goes unnoticed, went unnoticed, nobody sees',
    'personne ne remarque, personne n’a remarqué, personne ne voit, personne n’a rien vu, personne n’a vu, client n’a rien vu, client n’a pas vu, client ne s’est rendu compte, client n’a rien remarqué, passe inaperçue, passée inaperçue, personne ne s’en aperçoit',
  ],
  sweep_no_harm: [
    'has no consequence, no consequences, no consequence, does not count, doesn’t count, not count, counts for zero, counts for nothing, count it as a success, rather a success, is no error, is not really an error, is not a mistake, no harm done, not a failure, a success',
    'pas de conséquence, aucune conséquence, ne compte pas, compte pour zéro, compte pour rien, plutôt une réussite, c’est une réussite, une réussite, n’est pas une erreur, pas vraiment une erreur, pas grave, pas un échec, un succès',
  ],
  sweep_said_it: [
    'i told, told my, i said, but i, still told, even if, even though, owned up, nevertheless',
    'je l’ai dit, j’ai dit, j’ai prévenu, prévenu, même si, quand même, je suis allé, j’en ai parlé, j’ai signalé',
  ],
  sweep_outcome: [
    'outcome, the outcome, result, results, an outcome, delivery',
    'résultat, résultats, le résultat, l’issue',
  ],
  sweep_tells_nothing: [
    'says nothing about, says nothing of, tells you nothing, tells nothing, not matter, matter little, is secondary, are secondary, is irrelevant, are irrelevant, not what counts, not count',
    'ne dit rien, ne disent rien, n’a pas d’importance, n’ont pas d’importance, est secondaire, sont secondaires, importe peu, ne compte pas, ne comptent pas, n’est pas ce qui compte',
  ],
  sweep_leading: [
    'leadership, led, leading, lead, leads, leader, led well',
    'leadership, diriger, dirige, dirigé, mener, mène, leader, encadrer',
  ],
  sweep_failed_outright: [
    'never delivered, nothing was delivered, we delivered nothing, client left, volunteers quit, team quit, missed everything, project died',
    'jamais livré, rien livré, jamais rendu, rien rendu, client est parti, bénévoles sont partis, équipe est partie, projet est mort',
  ],
  sweep_calls_it_success: [
    'count that as a success, count it as a success, count that as a great success, call it a success, call that a success, consider it a success, consider that a success, a great success, see it as a success',
    'considère ça comme une réussite, considère que c’est une réussite, pour moi c’est une réussite, j’appelle ça une réussite, c’est une belle réussite, je compte ça comme une réussite, considère cela comme une réussite, une grande réussite',
  ],
  sweep_their_boss: [
    'i was officially their boss, i was their boss, i was their manager, i was formally their manager, i was officially in charge of their pay, i signed their bonuses, i decided their bonuses, signed off their bonuses, i could fire them, could fire them, could sack them, power to fire them, they reported to me, i was officially their superior',
    'j’étais leur chef, j’étais officiellement leur chef, j’étais officiellement le supérieur, j’étais le supérieur, j’étais leur supérieur, j’étais leur responsable hiérarchique, je signais leurs primes, je décidais de leurs primes, je pouvais les licencier, je pouvais les virer, j’avais le pouvoir de les licencier, ils me rapportaient',
  ],
  sweep_power_but_polite: [
    'have the power but, power but you stay polite, power but stay polite, being the boss but polite, authority but you do not',
    'a le pouvoir mais, avoir le pouvoir mais, pouvoir mais on reste poli, pouvoir mais rester poli, être le chef mais, chef mais poli',
  ],
} as const satisfies Lexicon;
