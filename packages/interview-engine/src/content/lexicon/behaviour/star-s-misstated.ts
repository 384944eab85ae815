import type { Lexicon } from '../../types.ts';

/** The situation, in the words of those who get it wrong. */
export const starSMisstated: Lexicon = {
  a_stuck_junior: [
    'stuck, struggles, struggle, struggling, slow junior, makes mistakes, weak junior, bad junior, falls behind, juniors who fail, blocked, junior who, somebody struggles, could not do it, cannot do it, is slow, fails',
    'bloque, bloquent, galère, rame, patine, en difficulté, se trompe, junior faible, junior lent, junior qui, n’y arrivait pas, n’avance pas, ne suit pas',
  ],
  advice_admits: [
    'admit, confess, own up, reveal, mention',
    'avouer, reconnaître, admettre, mentionner',
  ],
  advice_damage: [
    'went badly, went wrong, damage, cost, consequence, consequences, a loss, harm',
    'conséquence, conséquences, mal tourné, mal passé, dégâts, dommage, coût, perte',
  ],
  advice_failure_to_tell: [
    'failure story, best failure, good failure, right failure, failure to tell, failure you talk about, failure you tell, failure one tells, ideal failure',
    'bon échec, meilleur échec, échec à raconter, histoire d’échec, récit d’échec, échec qu’on raconte, échec idéal',
  ],
  advice_picks: [
    'picked, pick, chose, choose, tell a, select',
    'choisi, choisit, choisir, choisis, raconte, raconter',
  ],
  advice_win: [
    'win, success, victory, triumph, came out on top, come out on top, turned out well, ended well, looks good',
    'réussite, succès, victoire, triomphe, bien terminé, bien fini, s’est bien passé, à mon avantage',
  ],
  conduct_failure: ['failure, mistake, failed', 'échec, faute, raté'],
  conduct_too_well: [
    'total success, complete success, great success, success in the end, everybody congratulated, everyone congratulated, keep up with me, days early, too good, did it too well, worked too hard, worked too well, so good that, did too much, keep up with my pace',
    'succès total, vrai succès, grand succès, suivre mon rythme, trop bien fait, trop bon, trop bien travaillé, travaillé trop bien, tellement bon que, tout le monde m’a félicité',
  ],
  no_look_at_the_cause: [
    'never looked at what, did not look at what, never looked into, no situation to look, not ask what, never asked what, did not ask what was, not care what was wrong, not my business why, did not matter why',
    'pas cherché à le savoir, pas cherché à savoir, pas cherché à comprendre, pas regardé ce qui, jamais demandé ce qui, pas de situation à regarder, peu importait pourquoi, rien à comprendre',
  ],
  out_of_laziness: [
    'is just lazy, are just lazy, is lazy, are lazy, simply lazy, just laziness, always laziness, not try, do not try, does not want, no effort, lack of effort, not want to work, does not want to work, did not want to work',
    'de la paresse, de la fainéantise, est paresseux, sont paresseux, est fainéant, de la flemme, manque d’effort, mauvaise volonté, ne fait pas d’effort, ne veut pas, ne voulait pas travailler, ne veut pas travailler, n’a pas envie, ne voulait pas faire',
  ],
  outright_only_failure: [
    'my only failure, my only real failure, my biggest failure, my worst failure',
    'mon seul échec, mon seul vrai échec, mon plus gros échec, mon pire échec',
  ],
  outright_robbed: [
    'deserved to win, should have won, deserved first place, were the best anyway',
    'méritait de gagner, méritais de gagner, méritions de gagner, aurait dû gagner, étaient les meilleurs quand même',
  ],
  plainly_lazy: [
    'was just lazy, was simply lazy, is just lazy, was a slacker',
    'était juste paresseux, était juste paresseuse, était simplement paresseux, était feignant, était juste feignant',
  ],
  what_was_wrong_there: [
    'wrong, the problem, the cause, struggle, lazy, laziness, stuck, the situation',
    'n’allait pas, le problème, la cause, bloquait, bloque, paresse, la situation, difficulté',
  ],
};
