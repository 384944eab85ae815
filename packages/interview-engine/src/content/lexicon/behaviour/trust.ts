import type { Lexicon } from '../../types.ts';

/** What candidates say of secrets, weaknesses and juniors that speaks against them. */
export const misjudgedTrust = {
  trust_half_words: [
    'answer in veiled terms, speak in veiled terms, let him understand, let him guess, let him read between',
    'répondrais à demi mot, réponds à demi mot, dirais à demi mot, parlerais à demi mot, dirais à mots couverts, laisserais entendre, lui ferais comprendre, lui laisserais deviner',
  ],
  trust_sign: ['smile, hint, nod, silence', 'sourire, indice, signe, silence, clin d’œil'],
  trust_disclosure: [
    'disclosure, a breach, a leak, disclosing',
    'divulgation, une fuite, divulguer, une violation',
  ],
  trust_secrecy: [
    'confidentiality, secrecy, secret',
    'confidentialité, le secret, secret professionnel, discrétion',
  ],
  trust_only_covers: [
    'only applies, applies only, only covers, only concerns, only binds, ends when, stops when',
    'ne vaut que, ne s’applique que, ne concerne que, n’engage que, ne tient que, s’arrête',
  ],
  trust_no_longer: [
    'no longer confidential, not confidential any more, not confidential anymore, is not confidential',
    'n’est plus confidentiel, n’est plus confidentielle, n’est plus secret, n’est pas confidentiel',
  ],
  trust_may_know: [
    'is entitled to know, deserves to know, nothing forbids, nothing prevents me',
    'a droit de savoir, rien n’interdit, rien ne m’empêche, mérite de savoir',
  ],
  trust_duty: ['duty, secrecy, confidentiality', 'devoir, secret, confidentialité, responsabilité'],
  trust_lies_with: [
    'sits with, rests with, lies with, is with',
    'pèse sur, repose sur, incombe à, concerne',
  ],
  trust_the_director: ['md, director, partner, not with me', 'md, directeur, associé, pas moi'],
  trust_director_answers: [
    'md chooses to answer, director chooses to answer, md answers, director answers, partner answers',
    'md choisit de répondre, md répond, directeur répond',
  ],
  trust_allowed: [
    'it is allowed, then it is fine, it is okay',
    'c’est permis, c’est autorisé, alors c’est bon',
  ],
  trust_barter: ['exchange, swap, trade, bargain', 'échange, troc, donnant donnant'],
  trust_i_give: [
    'i tell him, i give him, i would tell him, give and take',
    'je lui dis, je lui donne, je lui dirais, je lui donnerais, donnant donnant',
  ],
  trust_no_need: [
    'no need, need not, not need, not necessary, no reason, no point, not worth',
    'pas besoin, inutile, aucune raison, pas nécessaire, pas la peine',
  ],
  trust_supervisors: [
    'supervisor, compliance, my director, my manager, my boss, my md',
    'conformité, compliance, responsable, directeur, mon chef, hiérarchie',
  ],
  trust_flaw_stays: [
    'no point working on, no point in working, nothing i can do, not do anything about it, nothing to be done, need not correct, no need to correct, only strengths matter, resolves itself, nothing in place',
    'n’y peux rien, y peux rien, rien mis en place, se règle tout seul, se corrige tout seul, rien à y faire, rien à corriger, seules ses forces, seules les forces, seules mes forces, pas besoin de corriger, à moitié corrigé',
  ],
  trust_others_there: [
    'there to catch, there for that, will catch it, there to correct',
    'là pour ça, là pour corriger, là pour relire, là pour rattraper',
  ],
  trust_too_good: [
    'perfectionism, too honest, too generous, too ambitious, too passionate, too motivated, too organised, too meticulous, too helpful, too invested, too dedicated, do things too well, too rigorous, too conscientious, too loyal',
    'perfectionnisme, trop honnête, trop généreux, trop ambitieux, trop passionné, trop motivé, trop organisé, trop minutieux, trop serviable, trop investi, trop de rigueur, trop bien faire, trop rigoureux, trop rigoureuse, trop consciencieux',
  ],
  trust_flaw_harmless: [
    'not a problem in, no problem in, does not matter in, not even a weakness, not a weakness in, is not a weakness',
    'ne gêne pas, pas gênant, n’est pas un problème, n’est même pas un défaut, pas un défaut',
  ],
  trust_knows_better: [
    'know better, knows better, better than the others, better than they do',
    'sais mieux, mieux que les autres, mieux qu’eux, en sais plus',
  ],
  trust_remarks: [
    'listen, feedback, remarks, comments, criticism',
    'écoute, remarques, retours, critiques, commentaires',
  ],
  trust_hands_over: [
    'hand over, handed over, delegate, delegated, give, gave, giving, coached',
    'confié, délégué, donné, déléguer, confier, laissé, former',
  ],
  trust_no_follow_up: [
    'never look at it, not answering questions, without answering, never review, without reviewing, no feedback, without feedback, left him alone, left her alone, leaving him alone, leaving her alone, did not like, do not like',
    'sans répondre, sans retour, sans feedback, sans relire, sans regarder, ne jamais relire, n’aimais pas, en le laissant seul, en la laissant seule',
  ],
  trust_review: [
    'feedback, review, reviewing, coaching, explaining, explanations',
    'feedback, retour, retours, relecture, explications, explication, expliquer',
  ],
  trust_slows: ['slows, holds back', 'ralentit, ralentissent, freine, freinent'],
  trust_becomes_rival: [
    'becomes a competitor, become a competitor, becomes a rival, becomes a threat, take my place',
    'devient un concurrent, devient concurrent, devient un rival, devient une menace, prendra ma place',
  ],
  trust_good_or_bad: ['good or bad, born good', 'bon ou mauvais, bons ou mauvais, naît bon'],
  trust_from_day_one: [
    'from the first day, from day one, nothing a manager, nothing changes',
    'dès le premier jour, rien n’y change, rien ne change',
  ],
  trust_no_diagnosis: [
    'not need a diagnosis, need no diagnosis, no diagnosis needed, repeat the instruction louder, never looked at why, never looked into why',
    'pas besoin de diagnostic, pas à chercher ce qui, jamais cherché pourquoi',
  ],
  trust_lacks: ['lacked, lacks, had no, without', 'manquait de, manque de, n’avait pas de, sans'],
  trust_talent: ['talent, gift', 'talent, don'],
  trust_fixes_it: [
    'fixed it myself, corrected it myself, redid it myself, fix it myself',
    'corrigeais moi même, corrigé moi même, refaisais moi même, refait moi même, corrigeais tout',
  ],
  trust_unknown_to_him: [
    'without telling him, without telling her, without saying, best way, overnight',
    'sans lui dire, sans le lui dire, sans rien lui dire, meilleure façon, la nuit',
  ],
  trust_gives: [
    'tell him, give him, answer him, share, let him know, show him',
    'lui dire, lui donner, lui répondre, partager, lui dirais, lui donnerais, lui répondrais, partagerais, lui dis, lui donne, lui réponds, lui montrer, lui montrerais',
  ],
  trust_condition: [
    'as long as, provided, if he promises, if he signs, if he keeps, on condition, so long as, if he pays, since he, because he',
    'tant que, pourvu que, s’il promet, s’il signe, s’il garde, à condition, s’il paie, du moment que, puisqu’il, parce qu’il',
  ],
  trust_piece: [
    'where it stands, where the process stands, where the deal stands, how far along, the timetable, price range, order of magnitude, name of the, number of bidders, that we work for, the main points, the stage, a little, a bit, something',
    'où en est, le stade, l’avancement, le calendrier, une fourchette, ordre de grandeur, le nom de, nombre de candidats, que nous travaillons pour, qu’on travaille pour, les grandes lignes, un peu, deux ou trois choses',
  ],
  trust_denies: [
    'would deny, invent a story, lie to him',
    'démentirais, lui mentirais, inventerais',
  ],
  trust_hates: [
    'hate, cannot stand, can not stand, cannot bear, dislike, do not like, do not enjoy, cope badly, cope very badly, get angry, have no patience for, refuse to take, do not take, do not accept',
    'déteste, ne supporte pas, supporte pas, supporte mal, supporte très mal, n’aime pas, horreur de, horreur des, refuse les, n’accepte pas, accepte mal, m’énerve',
  ],
  trust_core: [
    'numbers, figures, spreadsheets, excel, long hours, late nights, working late, teamwork, working in a team, deadlines, pressure, checking, detail, details, feedback, criticism, being corrected, instructions',
    'chiffres, excel, tableurs, horaires, travailler tard, travail en équipe, travailler en équipe, délais, pression, détail, détails, vérifier, relire, retours, critiques, remarques, consignes, ordres',
  ],
  trust_only_praise: [
    'nothing bad, only good things, nothing negative, only praise, nothing but good, no criticism of me',
    'que du bien, rien de négatif, rien à redire, que des compliments, aucun reproche',
  ],
} as const satisfies Lexicon;
