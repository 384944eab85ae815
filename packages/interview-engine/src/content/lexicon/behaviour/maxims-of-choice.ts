import type { Lexicon } from '../../types.ts';

/** What no banker would say of the job, of his motives and of proof. */
export const maximsOfChoice = {
  says_otherwise: [
    'is not, are not, was not, not the, not that, not only, not because, not measured, not say more, not worth, rather than, contrary to, unlike, no illusion, instead of, i used to think, some people, people think, they say',
    'n’est pas, ne sont pas, n’était pas, ce n’est, pas parce, pas seulement, pas que, ne vaut pas, plutôt que, contrairement, aucune illusion, au lieu de, je pensais, certains pensent, on pense souvent',
  ],
  spared_weekends: [
    'never work weekends, never work at weekends, never work on weekends, not work weekends, not work at weekends, no late nights',
    'ne bosse pas le samedi, ne travaille pas le samedi, ne bosse pas le week end, ne travaille pas le week end, ne travaille jamais le week end, pas de nuits',
  ],
  light_week: [
    'weekends are free, have your weekends, get your evenings, have your evenings, evenings off, in banking it is calmer, banking is calmer, banking is quieter, free weekends, weekends to yourself, weekends to myself, keep your weekends, weekends are yours, hardly ever late, home for dinner every, evenings to yourself, evenings are free, done by seven, done by six, gone by seven, gone by six, office hours, normal hours, forty five hours, fifty hours at most, lighter than people, lighter than they say, not as hard as people, easier than people, hours are overstated, nights are rare, plenty of free time, plenty of time for',
    'rentre chez lui à, en banque c’est plus calme, week ends sont libres, week ends restent libres, a ses week ends, ses week ends libres, garde ses week ends, ses soirées libres, soirées sont libres, rarement tard, horaires de bureau, horaires normaux, heures de bureau, quarante cinq heures, cinquante heures maximum, nuits sont rares, plus léger qu’on, moins dur qu’on, moins dur que ce qu’on, plus tranquille qu’on, on part tôt, on sort tôt, du temps libre',
  ],
  same_pace_as_there: [
    'same hours as audit, same hours as in audit, same pace as audit, same pace as in audit, same hours as consulting, no harder than audit, no harder than consulting, fewer hours than audit, fewer hours than consulting, less work than audit, less work than in audit, less work than consulting',
    'même qu’en audit, mêmes qu’en audit, pareil qu’en audit, comme en audit, même qu’en conseil, mêmes qu’en conseil, moins qu’en audit, moins qu’en conseil, pas pire qu’en audit, pas plus qu’en audit, pas plus qu’en conseil',
  ],
  pace_noun: [
    'hours, pace, rhythm, workload, nights',
    'horaires, rythme, heures, charge de travail, nuits',
  ],
  pitch_noun: ['pitch, pitches, pitch book, pitching', 'pitch, pitchs, présentation commerciale'],
  always_won: [
    'as good as signed, practically signed, almost signed, nearly always win, almost always win, always becomes a, always turns into a, always leads to a, most of them close, almost all of them close, guarantees the mandate, guarantees a mandate, deal is done',
    'pratiquement signée, pratiquement signé, quasiment signée, quasi signée, presque signée, presque toujours gagné, presque toujours signé, toujours un mandat, garantit le mandat, mandat est gagné, c’est gagné, finissent presque tous, aboutissent presque tous, aboutit presque toujours',
  ],
  speaks_to_the_top: [
    'negotiating with the chief executive, negotiating with ceos, negotiating with chief executives, negotiating with the board, advising ceos, talking to ceos, meeting ceos, across from the ceo, in front of ceos, in front of the board',
    'négocier avec le dirigeant, négocier avec les dirigeants, négocier avec les patrons, négocier avec des pdg, négocier avec le pdg, en face du pdg, face aux patrons, conseille directement les patrons, parle directement aux pdg',
  ],
  most_of_the_day: [
    'most of your day, most of my day, most of the day, all day, most of your time, most of the time, every day, day to day',
    'le plus clair, la plupart du temps, toute la journée, l’essentiel du temps, l’essentiel de la journée, tous les jours, au quotidien',
  ],
  plays_the_market: [
    'taking positions, take positions, takes positions, trading options, trades options, day trading, betting on, bet on shares, bets on, playing the market, plays the market, speculating, speculate, trading stocks, trading crypto',
    'prendre des positions, prend des positions, trader des options, trade des options, parier sur, parie sur, jouer en bourse, joue en bourse, spéculer, spécule, boursicoter',
  ],
  what_an_analyst_does: [
    'what an analyst, what an m&a analyst, what analysts do, what m&a is, what bankers do, what you do here, same skill as, same job as, same thing as m&a, job of an analyst',
    'ce que fait un analyste, ce qu’on fait en m&a, ce que font les banquiers, ce que vous faites, métier d’analyste, c’est ça le m&a, même métier que, travail d’analyste, quotidien d’un analyste',
  ],
  worth_noun: [
    'valuation, price, valuing, value',
    'valorisation, valoriser, prix, valeur, évaluation',
  ],
  exact_science: [
    'exact science, only one correct, only one right, one single correct, purely mathematical, pure maths, just mathematics, no judgement involved, leaves no room for, one true price, one right answer',
    'science exacte, un seul prix juste, un seul bon prix, un seul juste prix, une seule bonne réponse, une seule bonne valeur, purement mathématique, que des maths, aucune place au jugement, ne laisse aucune place, prix exact',
  ],
  is_measured_in: [
    'measured by, measured in, comes down to, is the, is simply the, is my, comes from, depends on, is about the, starts with the',
    'se mesure au, se mesure à, c’est le, c’est l, c’est la, c’est d’abord le, tient au, dépend du, vient du, vient de la, se résume au, passe par le',
  ],
  drive_of_mine: [
    'motivation, drive, what motivates me, what drives me, what gets me up',
    'motivation, ce qui me motive, ce qui me fait lever, moteur, ce qui m’anime',
  ],
  plain_reward: [
    'bonus, salary, pay, paycheck, money, compensation, the fee',
    'bonus, salaire, argent, rémunération, paie, chèque, paye',
  ],
  more_of_it: [
    'the bigger the, the higher the, the more you pay, the more i am paid, the better paid, the better the',
    'plus le bonus, plus le salaire, plus on me paie, plus je suis payé, mieux je suis payé, mieux on me paie, plus la paie, plus il y a d’argent',
  ],
  more_driven: [
    'the harder, the more motivated, the more i work, the more i give, the more i will',
    'plus je serai motivé, plus je serai motivée, plus je suis motivé, plus je travaille, plus je bosse, plus je donne, plus on travaille',
  ],
  comes_for_it: [
    'comes for the money, come for the money, here for the money, in it for the money, comes for the pay, want the money, hungry for money',
    'vient pour l’argent, viennent pour l’argent, vient pour le salaire, vient pour le bonus, là pour l’argent, là pour le salaire, là pour le bonus, aime l’argent, veut gagner de l’argent',
  ],
  works_harder: [
    'work harder, works harder, will always work, outwork, works more, work more, best worker, best workers, best motivated, stays longer',
    'travaille plus, travaillera plus, travaillera toujours, travaille toujours plus, travaille mieux, bosse plus, bossera plus, se donne plus, donne tout, reste plus longtemps',
  ],
  words_over_acts: [
    'say more than acts, say more than deeds, say more than facts, say more than examples, count more than acts, count more than facts, than acts do, than facts do, acts can be arranged, facts can be arranged, facts can be faked, acts can be faked, anyone can list facts, character counts more, personality counts more, attitude counts more than',
    'disent plus que les actes, disent plus que des actes, disent plus que les faits, parlent plus que les actes, comptent plus que les actes, comptent plus que les faits, compte plus que les faits, compte plus que les actes, les actes s’arrangent, les faits s’arrangent, actes ça s’arrange, caractère compte plus, personnalité compte plus',
  ],
  sought_after: [
    'better offer elsewhere, better offer from, a better offer, other offers, several offers, offers elsewhere, in demand, sought after, others want me, competitors want me, whom others want, wanted by others, banks want me, headhunters',
    'meilleure offre ailleurs, une meilleure offre, d’autres offres, plusieurs offres, offres ailleurs, convoité, convoitée, courtisé, courtisée, vos concurrents me veulent, très demandé, banques me veulent, on me réclame, chasseurs de têtes',
  ],
  motivated_word: ['motivation, motivated', 'motivation, motivé, motivée'],
  mere_presence: [
    'being in the room, being there, being present, whoever is present, whoever was present, having been there, having attended, sitting in on, to have been present, to be in the room, having sat in, being staffed on',
    'être dans la salle, être présent, être là, avoir assisté, qui assiste, quiconque est présent, le simple fait d’être, avoir été présent, avoir été là, être staffé sur',
  ],
  counts_as_done: [
    'is the result, is a result, is the achievement, is an achievement, has closed it, counts as, is what counts, is already a, is enough, means i closed, has done the deal, as good as',
    'c’est le résultat, est le résultat, c’est un résultat, est un résultat, c’est déjà, vaut résultat, l’a signé, l’a signée, l’a conclu, c’est l’avoir fait, revient à, suffit, c’est ça qui compte',
  ],
} as const satisfies Lexicon;
