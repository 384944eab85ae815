import type { Lexicon } from '../../types.ts';

/** The confidential, consensual stage, in the words people use for it. */
export const confidentialTalksNotions: Lexicon = {
  asked_only: [
    'ask you to, ask you for, invite you to, try to talk you',
    'vous demander, vous proposer, vous inviter, vous convaincre',
  ],
  conciliator: [
    'go-between, peacemaker, honest broker, middleman, conciliator, mediator, mandataire ad hoc',
    'bons offices, intermédiaire nommé, personne nommée par le juge, intermédiaire, conciliateur, mandataire, médiateur',
  ],
  creditor_side: [
    'company and its banks, company and its lenders',
    'entreprise et ses banques, débiteur et ses créanciers',
  ],
  early_stage: [
    'first stage, first phase, early stage, before the court, before court, at that stage, at this stage, in those talks, during the talks, during those talks',
    'première étape, première phase, phase amiable, avant le tribunal, à ce stade, dans ces discussions, pendant les discussions, pendant ces discussions, tant qu’on discute',
  ],
  everything_goes: [
    'everything happens, all happens, takes place, stage, phase',
    'se passe, se déroule, phase, étape',
  ],
  force_word: [
    'twist your arm, twist anyone’s arm, twist an arm, force, oblige, bind, bound, compel, impose',
    'tordre le bras, tord le bras, forcer, obliger, contraindre, contraint, imposer, lié',
  ],
  free_to_refuse: [
    'just say no, can say no, you say no, free to say no, free to refuse, free to leave, nobody can make you, cannot make you, it stops there, cannot force, not force you, no one can force, nobody can force, up to you, walk away, walks away, can refuse, may refuse, only sign what you like, only give what you want, no one can force you, nobody signs who, twist your arm, only those who want, if you do not sign you are not bound, keep all your rights, against their will, made to give anything up, make you sign, make you accept, make you agree, make you do, stay free, stays free, remain free, only those who agree, only those who say yes, only if they say yes, only bound if, walk out of the talks, entirely voluntary, voluntary, their own free will, can always say no, say no at any time, cannot be made to',
    'vous dites non, peut dire non, pouvez dire non, libre de refuser, libre de dire non, personne ne peut vous, ça s’arrête là, rien vous imposer, rien imposer, pas vous forcer, personne ne vous force, libre à vous, rien ne vous oblige, seuls ceux qui disent oui, pouvez refuser, peut refuser, peuvent refuser, pouvez partir, ne lâchez que ce que, ne veut pas signer ne signe pas, ne signe pas, que ce que vous voulez bien, tordre le bras, celui qui veut, ceux qui veulent, que celui qui veut, reste libre de refuser, contre son gré, vous faire signer, vous faire accepter, faire signer de force, vous y obliger, vous y contraindre, restez libre, reste libre, que ceux qui disent oui, que ceux qui acceptent, que ceux qui signent, que s’ils disent oui, bonne volonté, bon vouloir, de plein gré, toujours refuser, quitter la table, pas de cram down',
  ],
  proposal_word: [
    'proposal, plan, sign, deal, agree, table, offer',
    'proposition, plan, signer, accord, table, offre',
  ],
  rescue_made_to_accept: [
    'can be made to accept, can be forced to accept, is forced to accept, can be obliged to accept',
    'peut être obligé, peut être contraint, peut être forcé, est obligé d’accepter',
  ],
  rescue_mere_concern: [
    'care about, cares about, is important, matters to, a topic, a concern',
    'y tiennent, y tient, tiennent à, est important, un sujet, une préoccupation',
  ],
  told_nobody_imposes: [
    'nobody can impose, no one can impose, nobody can force, no one can force, nobody may force',
    'personne ne peut imposer, personne ne peut rien imposer, personne ne peut vous forcer, personne ne peut forcer',
  ],
};
