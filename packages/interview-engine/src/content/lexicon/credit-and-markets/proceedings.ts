import type { Lexicon } from '../../types.ts';

/** The proceedings available, in the words people use for it. */
export const proceedingsNotions: Lexicon = {
  by_consent: [
    'friendly, soft stage, consensual, consent, agree, agreement, voluntary, voluntarily, negotiate, nobody is forced, cannot be forced, nobody can be forced, cannot force, not bound, not binding, without consent, contractual, unanimous, persuade',
    'voie douce, étape douce, amiable, accord, volontaire, volontariat, négocié, négocier, consensuel, personne n’est forcé, personne n’est obligé, personne ne peut être obligé, ne peut être forcé, pas contraint, contractuel, unanimité, consentement, sans contrainte',
  ],
  crisis_list_of_topics: [
    'look at confidentiality, look at the ranking, compare confidentiality, talk about confidentiality',
    'regarder la confidentialité, regarder le rang, comparer la confidentialité, parler de confidentialité, aborder la confidentialité',
  ],
  door_word: ['stage, door, phase, path, route', 'porte, phase, voie, monde, étape'],
  judge_word: [
    'magistrate, courtroom, courthouse, court, judge, tribunal, administrator, receiver, liquidator, judicial, imposed, supervised',
    'magistrat, palais de justice, devant le juge, tribunal, juge, judiciaire, administrateur, liquidateur, imposé, justice',
  ],
  last_stage: [
    'bottom of the ladder, last stage, last resort, worst case, if all fails, if that fails',
    'bas de l’échelle, dernier stade, dernier recours, au pire, bout du chemin, si tout échoue, si ça rate',
  ],
  public_word: [
    'everyone can read, everybody can read, everyone knows about those, posted on the door, in the newspaper, everybody sees it, everyone sees it, posted on the town hall door, on the public square, whole world knows, announced to the world, to the whole world, everyone finds out, everybody hears, everyone hears, all over town, public, published, publicly, everyone knows, everybody knows, disclosed, gazette, loud, official, announced, in the open, everybody can look it up',
    'tout le monde peut lire, tout le monde est au courant, tout est affiché, affiché, au journal, tout le monde le voit, affichée à la porte, affichée à la mairie, affiché à la mairie, sur la place publique, annoncé à tout le monde, tout le monde l’apprend, s’affiche, public, publique, publié, publiée, publicité, bodacc, tout le monde sait, tout le monde le sait, officiel, au grand jour, tout le monde peut le voir',
  ],
  quiet: [
    'whispered, outside knows, nothing published, without publishing, no one hears, nobody hears, hush, under wraps, nobody outside, no one outside, no outsider, nobody else hears, no one else hears, nobody else knows, away from prying eyes, curtains drawn, out of sight, hushed talks, in the drawing room, hushed, behind a closed door, nothing leaks out, in whispers, quiet room, among yourselves, among themselves, between ourselves, in the papers, stays in the room, stay in the room, hush hush, nobody hears about, nobody finds out, confidential, quiet, quietly, secret, secretly, discreet, discreetly, behind closed doors, private, not published, not public, nobody knows, no one knows, no publicity, out of the press, unannounced',
    'en privé, discrètement, personne ne le sait, sans rien publier, sans publier, personne n’entend, motus, sous le manteau, personne dehors, personne à l’extérieur, personne n’est au courant, personne d’autre n’est, à l’abri des regards, rideaux tirés, rideaux fermés, presse n’en sait rien, portes fermées, feutrées, feutré, au salon, en douce, à voix basse, loin des regards, porte fermée, ça chuchote, journal n’en saura rien, personne d’extérieur n’est au courant, discute entre soi, discuter entre soi, entre soi, entre quatre murs, reste dans la pièce, restent dans la pièce, ne fuite, personne n’apprend, ne s’ébruite, confidentiel, confidentialité, discret, secret, à huis clos, sans publicité, pas publié, pas public, personne ne sait, rien ne sort, personne d’autre ne sait, personne d’autre ne l’apprend, ne paraît dans la presse',
  ],
  rescue_closed_door: [
    'closed door, closed doors, closed room, in private, in secret, quietly',
    'porte fermée, portes fermées, porte close, huis clos, en privé, en secret, sans bruit',
  ],
  told_friendly_table: [
    'kitchen table, round a table, around a table',
    'autour d’une table, table de la cuisine',
  ],
  told_no_agreement: [
    'won’t agree, don’t agree, do not agree, cannot agree, can’t agree, talks fail, if a few refuse, unless someone refuses, if someone refuses, few who won’t sign',
    'ne s’entendent pas, n’arrivent pas à s’entendre, ne tombent pas d’accord, discussions échouent, pas d’accord entre eux, si quelques-uns refusent, si l’un refuse, quelques entêtés, si un seul boude',
  ],
};
