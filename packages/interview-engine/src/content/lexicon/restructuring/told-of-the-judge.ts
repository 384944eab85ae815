import type { Lexicon } from '../../types.ts';

/** The quiet talks and the court as people tell them who know none of their names. */
export const toldOfTheJudge = {
  quiet: [
    'quiet room, among yourselves, among themselves, between ourselves, in the papers, stays in the room, stay in the room, hush hush, nobody hears about, nobody finds out',
    'discute entre soi, discuter entre soi, entre soi, entre quatre murs, reste dans la pièce, restent dans la pièce, ne fuite, personne n’apprend, ne s’ébruite',
  ],
  judge_word: ['courtroom, courthouse', 'palais de justice, devant le juge'],
  free_to_refuse: [
    'make you sign, make you accept, make you agree, make you do, stay free, stays free, remain free, only those who agree, only those who say yes, only if they say yes, only bound if, walk out of the talks, entirely voluntary, voluntary, their own free will, can always say no, say no at any time, cannot be made to',
    'vous faire signer, vous faire accepter, faire signer de force, vous y obliger, vous y contraindre, restez libre, reste libre, que ceux qui disent oui, que ceux qui acceptent, que ceux qui signent, que s’ils disent oui, bonne volonté, bon vouloir, de plein gré, toujours refuser, quitter la table, pas de cram down',
  ],
  early_stage: [
    'first stage, first phase, early stage, before the court, before court, at that stage, at this stage, in those talks, during the talks, during those talks',
    'première étape, première phase, phase amiable, avant le tribunal, à ce stade, dans ces discussions, pendant les discussions, pendant ces discussions, tant qu’on discute',
  ],
  asked_only: [
    'ask you to, ask you for, invite you to, try to talk you',
    'vous demander, vous proposer, vous inviter, vous convaincre',
  ],
  claims_frozen: [
    'go after the company, put on ice, is on ice, on hold, cannot seize, can not seize, cannot collect, no longer collect, send in your bill, right to collect, hands are tied, hands tied',
    'plus question d’attaquer, ne pouvez plus attaquer, peut plus attaquer, mis en pause, en pause, mis sous cloche, peut plus rien réclamer, plus rien réclamer, pieds et poings liés, mains liées, vous envoyez votre note',
  ],
  public_word: [
    'announced to the world, to the whole world, everyone finds out, everybody hears, everyone hears, all over town',
    'annoncé à tout le monde, tout le monde l’apprend, tout le monde est au courant, sur la place publique, s’affiche',
  ],
  security_held: [
    'pledge, mortgage, collateral, security',
    'gage, hypothèque, nantissement, sûreté, garantie',
  ],
} as const satisfies Lexicon;
