import type { Lexicon } from '../../types.ts';

/** The cost of equity, in the words people use for it. */
export const costEquityNotions: Lexicon = {
  ask_return: [
    'keeps both, keeps everyone happy, hoping to earn, hope to earn, hoping to make, hope to make, would like to earn, expect to make, ask, want, demand, require, expect, insist, need a return, price in, hurdle, look for, look to earn, hope to get, wish to earn, hold out for, need to be paid, would like, keep happy, keeps happy, hope for, hopes for, count on earning',
    'veule, mettent à table, contente, compter toucher, comptent toucher, souhaitent, visent, exiger, exigeraient, demander, vouloir, veut, veulent, attendre, attend, réclamer, se fait payer, se font payer, rendement attendu, espérer, compter gagner, voudrait, voudraient, aimerait, contenter, satisfaire, réclame, réclament',
  ],
  family_owner: [
    'the family, the boss, the founder, the partners, the uncle, my mates, mates, the friends, my friends, my brother',
    'la famille, le patron, du patron, le fondateur, les associés, des associés, ce que je réclame, ce que je veux moi, les copains, des copains, mes copains, les amis, mes amis, mon frère',
  ],
  last_paid: [
    'paid after everyone, eats last, back of the queue, end of the line, last to see, last to get, last, paid after, come after, behind the lenders, behind lenders, nervous, paid before me, gets paid before, served after everyone, end of the queue, gets the leftovers, gets what is left, after everybody else, after everyone else, bottom of the pile, first to lose',
    'payé après tout le monde, servi en dernier, mange en dernier, bout de la file, derniers à voir, voient l’argent en dernier, en bout de chaîne, passe après, en dernier, après les prêteurs, derrière les prêteurs, nerveux, servi après tout le monde, passe avant moi, passent avant moi, en bout de file, payé avant moi, ramasse les restes, touche ce qui reste, après tous les autres, premier à perdre, trinque en premier',
  ],
  owners_should_get: [
    'would accept, minimum for a shareholder, minimum a shareholder, should get, should earn, ought to get, ought to earn, need to earn, have to earn, fair return, must be paid, should be paid',
    'accepterait, accepteraient, le minimum pour un actionnaire, doivent toucher, doit toucher, devraient toucher, doivent gagner, doit gagner, devraient gagner, doivent recevoir, faut offrir, faut promettre, doit rapporter, devrait rapporter',
  ],
  safe: [
    'no worries, without worry, safe money, safe savings, sleeping soundly, safe, safest, riskless, perfectly sure, no risk, without risk, default free, any risk, any chance, zero risk, no chance, rock solid, cannot lose, nothing can go wrong, doing nothing, do nothing, sitting at home, asleep at night',
    'sans prendre le moindre, le moindre risque, sans souci, argent sûr, sans trembler, placement tranquille, dormant tranquille, parfaitement sûr, totalement sûr, sans risque, sans aucun risque, sans danger, aucun risque, zéro risque, sûr et certain, béton, à toute épreuve, taux sûr, placement sûr, plus sûr, en ne faisant rien, sans rien faire, sans rien risquer, sans bouger',
  ],
  sleepless: [
    'sleepless nights, for the fright, for the worry, for my nerves, for being scared, for taking the risk',
    'nuits blanches, pour la peur, pour le stress, pour l’angoisse, pour mes nerfs, pour le risque pris',
  ],
};
