import type { Lexicon } from '../../types.ts';

/** The public proceedings that bind everyone, in the words people use for it. */
export const collectiveProceedingsNotions: Lexicon = {
  bound_anyway: [
    'dragged along, in it too, like it or not, against your will, even if you refuse, swept along, imposed on you, even if you said no, even the unhappy, over the grumblers, drag you along, drags you along, ties you too, ties you as well, even if you are against, whether you like it or not, majority counts for all, majority binds all, majority counts for everyone',
    'on vous entraîne, vous êtes dedans, dedans aussi, malgré vous, contre votre gré, même si vous refusez, embarqué, que ça vous plaise, vous imposer, même si vous avez dit non, mécontents compris, vaut pour tous, sur les râleurs, vous embarquer, vous embarque, vous lie aussi, même si vous êtes contre, que ça vous plaise ou non, majorité vaut pour tous, majorité s’impose à tous',
  ],
  claims_frozen: [
    'nobody may chase, may sue, nobody can sue, no longer seize, cannot seize, can no longer enforce, wait your turn, not collect on your own, no longer collect, no longer sue, nobody may grab, nobody can grab, no one can grab, nobody may collect, nobody can collect, no one can collect, nobody gets to grab, everybody is stuck, all blocked, help himself any more, stops being paid what is old, pressed pause, presses pause, no longer call the loan, may seize anything, nobody may seize, nobody can seize, old claims wait, hands are tied, nobody can collect alone, go after the company, put on ice, is on ice, on hold, can not seize, cannot collect, send in your bill, right to collect, hands tied, frozen, freeze, moratorium, cannot sue, cannot enforce, stop enforcing, stop claiming, stop suing, file your claim, file a claim, file claims, proof of debt, proof of claim, lodge, bind, bound, stop paying, are stayed, is stayed, get stayed',
    'plus personne ne réclame, personne ne peut poursuivre, ne pouvez plus saisir, peut plus saisir, plus rien saisir, attendre votre tour, gelées, plus poursuivre, plus agir seul, plus personne n’a le droit de réclamer, personne ne peut réclamer, plus personne ne peut saisir, tout le monde est bloqué, geler les poursuites, réclamer son dû, plus rien réclamer, anciennes créances, appuyé sur pause, appuie sur pause, plus exiger le prêt, plus personne ne saisit, personne ne saisit rien, saisit rien, vieilles dettes attendent, mains liées, personne ne peut recouvrer, plus question d’attaquer, ne pouvez plus attaquer, peut plus attaquer, mis en pause, en pause, mis sous cloche, peut plus rien réclamer, pieds et poings liés, vous envoyez votre note, gelé, poursuites, déclarer, cesse de réclamer, inscrit ce qu’on lui doit, interdiction de payer, s’impose à tous, lie tout le monde, discipline collective, plus se faire payer seul, personne ne peut se servir, plus personne ne peut se servir, plus le droit de réclamer',
  ],
  dissenters_bound: [
    'binds those who said no, binds even, forced on those, imposed on those who, bound by the plan, dissenters are bound, dissenting creditors, even on the lender, binds those who voted against',
    's’impose même, s’impose à ceux, s’impose aussi, impose aux récalcitrants, lie même ceux, lie ceux qui, s’impose au prêteur, vote contre',
  ],
  security_held: [
    'pledge, mortgage, collateral, security',
    'gage, hypothèque, nantissement, sûreté, garantie',
  ],
  vote_word: [
    'vote, votes, voted, two thirds, majority, majority wins, vote by class, class vote',
    'vote, votent, voté, deux tiers, majorité, majorité l’emporte, vote par classe, vote des classes',
  ],
};
