import type { Lexicon } from '../../types.ts';

/** What candidates say of their path and their choice that speaks against them. */
export const misjudgedChoices = {
  choice_no_plan: [
    'whatever offer came, whatever came, took whatever, whichever came first, no plan behind, no particular reason, no real reason, no line through, no connection between, not connected, just the next one, simply the next one',
    'aucun rapport entre eux, aucun lien entre, sans lien entre eux, sans raison particulière, aucune raison particulière, pas de raison particulière, pris ce qui venait, au hasard des offres, pris ce qui se présentait',
  ],
  choice_line: ['line, thread, connection, logic', 'fil, lien, logique, cohérence'],
  choice_path: ['cv, career, path, internships', 'cv, parcours, stages, carrière'],
  choice_pointless: [
    'pointless, useless, no use, what for, why there should',
    'pourquoi il faudrait, à quoi bon, inutile, ne sert à rien',
  ],
  choice_crowd: [
    'because everyone, because everybody, since everyone, like everyone else, because my friends, because all my friends, as everyone did',
    'parce que tout le monde, comme tout le monde, puisque tout le monde, parce que mes amis, comme toute ma promo',
  ],
  choice_leftover: [
    'what was left, all that was left, first to answer, first to reply, only one that answered, only one to answer, first that said yes, only offer i got, fell back on',
    'ce qui restait, restait que ça, premier à répondre, première à répondre, premiers à répondre, seule à répondre, seul à répondre, première à dire oui, faute de mieux, me suis rabattu',
  ],
  choice_refused: [
    'rejected me, refused me, turned me down, did not want me, said no to me',
    'm’ont refusé, m’a refusé, m’ont recalé, m’ont dit non',
  ],
  choice_any_job: [
    'any job, any position, any post, any role, whatever job, whatever role, whatever the job, no preference, learn anything',
    'n’importe quel poste, n’importe quel métier, n’importe quel job, absence de préférence, aucune préférence, pas de préférence, peu importe le poste, peu importe le métier',
  ],
  choice_need: [
    'need this job more, need the job more, because i need, i need a job, i need the money, need it more than',
    'besoin de ce poste, besoin de ce travail, besoin d’un travail, besoin d’argent, plus besoin que lui',
  ],
  choice_left: ['left, quit, leaving, dropped', 'quitté, parti, partie, arrêté, abandonné'],
  choice_too_hard: [
    'too much work, too hard, too many hours, hours were too long, too tiring, too demanding',
    'trop de travail, trop dur, trop d’heures, horaires trop longs, trop fatigant, trop exigeant',
  ],
  choice_wants: [
    'want, chose, choose, picked, came, apply, applied, am here, attract, drawn, interest me',
    'veux, choisi, choisis, viens, venu, postule, postulé, suis là, attire, intéresse, motive',
  ],
  choice_for_perks: [
    'for the bonus, for the money, for the salary, for the pay, for the prestige, for the exit, for the exits, for the name, for the business card, for the status, because it pays, because the pay, because you pay, because the salary',
    'pour le bonus, pour la paie, pour le salaire, pour l’argent, pour le prestige, pour la rémunération, pour le statut, parce que ça paie, parce que la paie, parce que le salaire, parce que vous payez',
  ],
  choice_the_work: ['work itself, job itself, the work', 'le métier lui même, le travail'],
  choice_secondary: [
    'is secondary, comes second, does not matter, matters less',
    'est secondaire, passe après, importe peu, compte moins',
  ],
  choice_higher_bid: [
    'if another offers, if someone offers more, another bank offers more, another pays more, leave for more',
    'si une autre propose, si un autre propose, si une autre paie, au plus offrant',
  ],
  choice_trades: ['audit, consulting, trading, markets', 'audit, conseil, trading, marchés'],
  choice_same_trade: [
    'same job, same work, same thing, interchangeable, makes no difference, makes no real difference, all the same',
    'même métier, même travail, même chose, interchangeables, interchangeable, c’est tout pareil, aucune différence, pour moi c’est pareil',
  ],
  choice_banks: ['banks, houses, teams', 'banques, maisons, équipes'],
  choice_indifferent: [
    'makes no difference which, no difference to me, do not mind which, do not care which, one bank or another, any of them would',
    'en vaut une autre, vous ou une autre, peu importe laquelle, m’est égal, laquelle importe peu',
  ],
  choice_not_looked: [
    'not know your deals, not know your transactions, not looked at your, not looked into your, not read about your, do not know any of your',
    'pas regardé vos, ne connais pas vos, rien lu sur vous, ne connais aucune de vos',
  ],
  choice_knowing: [
    'knowing, know your, talking to, speaking to, meeting, contacting, networking, calling, conversations',
    'connaître, échanges, échanger, parler à, contacter, rencontrer, appeler, étudier vos, discussions',
  ],
  choice_teaches_nothing: [
    'teach nothing, teaches nothing, teaches you nothing, frowned upon, looks bad',
    'n’apprennent rien, n’apprend rien, mal vu',
  ],
  choice_on_my_word: [
    'take my word, on my word, no need for proof, needs no proof, not need proof, no proof needed, just believe me',
    'sur parole, pas besoin de preuves, pas besoin de preuve, aucune preuve à, rien à prouver',
  ],
  choice_your_balance_sheet: [
    'your balance sheet, your lending, your loans',
    'votre bilan, vos crédits, vos prêts',
  ],
  choice_independent: ['boutique, independent', 'boutique, indépendant, indépendante'],
  choice_lends: [
    'lends to, lend to, lending to, by lending',
    'prête à, prêtent à, prêter à, en prêtant',
  ],
  choice_deal_trade: [
    'm and a, m&a, investment banking, the job',
    'm&a, fusion acquisition, banque d’affaires, le métier',
  ],
  choice_stock_picking: [
    'lending money to, manage savings, managing savings, manage money for, managing money for, certify the accounts, certifying accounts, stock portfolio, stock portfolios, share portfolio, managing portfolios, picking shares, picking stocks, stock picking, market activity, buying and selling shares',
    'gérer l’argent des, gérer l’épargne, prêter de l’argent, certifier les comptes, placer l’argent, portefeuille boursier, portefeuilles boursiers, bonnes actions, gérer des portefeuilles, gérer le portefeuille, activité de marché',
  ],
  choice_superlative: [
    'i am exceptional, simply exceptional, i am the best, one of a kind, i am outstanding',
    'je suis exceptionnel, je suis exceptionnelle, je suis le meilleur, je suis la meilleure, hors du commun',
  ],
  choice_rival: [
    'candidate next door, next candidate, other candidate, other candidates, the others, person next door, his school, her school',
    'autre candidat, autres candidats, les autres, le suivant, candidat suivant, candidat d’à côté, son école',
  ],
  choice_inferior: [
    'weaker than me, weaker than i, worse than me, cannot model, my level, not as good, not as strong, less than me',
    'pas mon niveau, pas le niveau, vient d’une université, moins fort que moi, moins bon, ne sait pas modéliser, moins que moi',
  ],
  choice_school: ['school, university, degree', 'école, université, diplôme'],
  choice_only_that: [
    'only thing that counts, all that counts, that alone should, alone should settle, settles it',
    'que ça qui compte, seul qui compte, seule chose qui compte, ne regarde que',
  ],
  choice_tells: [
    'start, starting, begin, go through, read, detail, walk you through, take you through',
    'détailler, raconter, commencer, commence, lire, reprendre, dérouler, détaille',
  ],
  choice_childhood: [
    'secondary school, high school, my childhood, where i was born, every line, every job, job by job, every subject, read it out',
    'depuis le bac, depuis le lycée, mon enfance, chaque matière, chaque job, chaque ligne, job par job, ligne à ligne',
  ],
  choice_long_time: [
    'five minutes, six minutes, seven minutes, eight minutes, about five',
    'cinq minutes, six minutes, sept minutes, huit minutes',
  ],
  choice_takes: ['takes, needs, lasts', 'prend, prendrai, dure, il faut, il me faut, j’ai besoin'],
  choice_against_structure: [
    'structure is useless, structure is no use, prefer to improvise, rather improvise, more than structure, exhaustive rather than, leaving anything out, leave nothing out',
    'préfère improviser, exhaustif que structuré, mieux vaut être exhaustif, sans plan, tout dire plutôt, structure ne sert à rien',
  ],
  choice_easy: [
    'because it was close, because it was easy, because it was easier, because my parents, my parents wanted, my father wanted, never interested in finance, no interest in finance, since my parents, chose by chance, picked at random, no idea what banking',
    'parce que mes parents, mes parents voulaient, mon père voulait, près de chez moi, choisi au hasard, choisis au hasard',
  ],
  choice_most: [
    'most motivated, hardest working, most talented, most brilliant, smartest, better than any other, better than all',
    'le plus motivé, la plus motivée, le plus brillant, la plus brillante, le plus travailleur, le plus intelligent, meilleur que les autres, meilleure que les autres, le plus doué',
  ],
  choice_connections: [
    'my father knows, my uncle knows, father is a friend, my family knows, knows your ceo',
    'mon père connaît, mon oncle connaît, ma famille connaît, père est un ami, connaît votre président',
  ],
  choice_hours: [
    'hours, nights, weekends, workload, pace',
    'horaires, nuits, week ends, rythme, charge de travail',
  ],
  choice_light: [
    'are light, is light, are easy, is relaxed, bearable, like anywhere else, as in any job, lighter than, shorter than, only for show, rarely late, mostly a legend, a cliché',
    'tranquille, tranquilles, légers, légère, comme ailleurs, comme partout, moins longs, plus courts, rarement tard, une légende, un cliché, pas plus longs',
  ],
  choice_does_deals: [
    'carry out deals, close deals, closes deals, negotiate the price, negotiates the price, carry the deal, sign the deal',
    'mènent les transactions, mène les transactions, négocient le prix, négocie le prix, signent les deals, concluent les opérations',
  ],
  choice_site: ['website, brochure, brand', 'site, plaquette, marque'],
  choice_suffices: [
    'is enough, tells me everything, tells me enough, all i need',
    'suffit, tout ce qu’il faut',
  ],
  choice_stepping_stone: [
    'stepping stone, springboard, name on my cv, and then leave, leave for a fund',
    'tremplin, nom sur mon cv, puis je partirai, puis partir en fonds, ligne sur mon cv',
  ],
  choice_all_banks: [
    'all banks, all the banks, all investment banks, every bank',
    'toutes les banques, toutes ces banques, toutes les maisons',
  ],
} as const satisfies Lexicon;
