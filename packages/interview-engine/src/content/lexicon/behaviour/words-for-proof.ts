import type { Lexicon } from '../../types.ts';

/** Words held to be proof enough, and other shortcuts that are taken for a good answer. */
export const wordsForProof = {
  needs_no_showing: [
    'need no proof, needs no proof, need no proving, something you need to show, something you have to show, something you need to prove, something one shows, no need to show, no need to prove, requires no proof, speaks for itself',
    'besoin de preuve, besoin de preuves, besoin d’être prouvé, besoin d’être montrée, quelque chose qu’on prouve, quelque chose qu’on montre, à prouver par des actes, à être démontrée, inutile de la prouver',
  ],
  word_is_proof: [
    'proof enough, is all the proof, is enough proof, is the best proof, should be enough, is the proof',
    'preuve suffisante, suffit comme preuve, suffit à le prouver, est la meilleure preuve, vaut preuve, devrait suffire',
  ],
  all_that_counts: [
    'only thing that, only thing a bank, all that counts, all that matters, is enough, is what you hire, counts more than',
    'seule chose qui, seule chose que, seul critère, tout ce qui compte, suffit, c’est lui qu’on embauche, compte plus que',
  ],
  prove_nothing: [
    'prove nothing, proves nothing, say nothing, mean nothing, not matter, show nothing, tell you nothing',
    'ne prouvent rien, ne prouve rien, ne disent rien, ne veulent rien dire, ne compte pas, ne comptent pas, n’a pas d’importance',
  ],
  by_watching: [
    'by watching, from watching, watching somebody, watching someone, watching me, by looking at somebody, by observing, just watching',
    'en regardant, en me regardant, en le regardant, en observant, à regarder quelqu’un, à me regarder, en me voyant, en voyant faire',
  ],
  made_to_work: [
    'made to work, make him work, make her work, by working, by doing, by practising, by trying, on the job',
    'fait travailler, en travaillant, en faisant, en pratiquant, en essayant, fait faire',
  ],
  trifle_given: [
    'just the sector, only the sector, just the size, just the country, the sector and, the size and, a rough size, the stage it is',
    'juste le secteur, seulement le secteur, le secteur et, juste la taille, la taille et, juste le pays, une idée de la taille',
  ],
  moved_off: [
    'had him moved off, had her moved off, got him moved, got her moved, had him replaced, had her replaced, got him kicked, got her kicked, had him thrown, had her thrown',
    'l’ai fait virer, les ai fait virer, l’ai fait remplacer, l’ai fait sortir, l’ai fait exclure, l’ai fait dégager',
  ],
  whole_thing_alone: [
    'did the whole thing alone, did the whole thing myself, did the lot myself, did the lot alone, did the whole lot, finished it all alone',
    'fait le tout seul, fait le boulot de tous, fait toute leur partie, tout bouclé seul, tout fini seul',
  ],
  takes_any: [
    'any bank, the first bank, whichever bank, any team, first one, anyone who',
    'n’importe quelle banque, la première banque, première équipe, la première qui, celle qui',
  ],
  says_yes: [
    'says yes, will have me, takes me, would take me, wants me, offers first, makes an offer',
    'dit oui, dira oui, veut de moi, veut bien de moi, me prend, me prendra, fait une offre',
  ],
} as const satisfies Lexicon;
