import type { Lexicon } from '../../types.ts';

/** The forecast, in the words people use for it. */
export const forecastNotions: Lexicon = {
  ask_how: ['ask how, what would have to, have to believe', 'demande comment, faudrait croire'],
  bad_phase: [
    'trough, downturn, bad patch, bad year, bottom of the cycle, slump, full cycle, whole cycle, entire cycle, ups and downs, up and a down, bad one, bad stretch, lean years, good and bad, full swing, highs and lows, good and a bad, down once, boom and a bust, boom and bust, good years and bad, summer and winter, sunny and rainy, rain and shine, merry go round, up down and up, fat and lean',
    'creux, bas de cycle, mauvaise passe, mauvaise année, cycle complet, cycle entier, phase basse, hauts et bas, retournement, mauvaise période, vaches maigres, bonnes et mauvaises, le haut et le bas, hauts et des bas, hausse et baisse, et une mauvaise, bonne période, monter et redescendre, hausse et une baisse, été et l’hiver, beau temps et la pluie, aussi les mauvaises, monté baissé, monte et baisse, gras et maigre',
  ],
  bad_weather: [
    'rainy, rain, storm, washout, drought, winters, flood',
    'pluie, pourris, orage, tempête, déluge, sécheresse, hivers',
  ],
  build_word: ['build, model, forecast', 'construire, construit, modéliser'],
  business_plan: [
    'detailed budget, plan, management case, seller’s case, budget, forecast period, explicit period',
    'budget détaillé, plan chiffré, plan, horizon explicite, période explicite, budget',
  ],
  cycle_word: ['cycle, cyclical', 'cycle, cyclique'],
  dcf_own_view: [
    'my own, our own, own case, own view, own forecast, honest guess, my idea',
    'mon propre, ma propre, mes propres, notre propre, nos propres, ma version, mon cas, mon idée',
  ],
  driver_word: ['driver, assumption, lever', 'moteur, levier, hypothèse'],
  drivers: [
    'price, volume, capacity, hires, salespeople, customers, new sites, openings, driver, market share, signed, contracts, tables, waiters, dreams, bits',
    'prix, volume, capacité, recrutements, embaucher, commerciaux, ouvertures, clients, moteur, levier, parts de marché, signé, contrats',
  ],
  enough_years: [
    'enough years ahead, enough years to see, enough years out, write out enough years',
    'assez d’années pour voir, assez d’années devant',
  ],
  forced_to_guess: [
    'forced to invent, have to invent, made to invent, making it up, no idea what it will earn, not know what it will earn, you’re guessing, you are guessing, when you are guessing, write what you like, write whatever you like, write anything you like, tea leaves, nobody can contradict, no one can contradict',
    'obligé d’inventer, forcé d’inventer, obligée d’inventer, tu inventes, vous inventez, ne sais pas ce qu’il encaissera, ne sait pas ce qu’il encaissera, tu devines, on devine, vous devinez, écrire ce que tu veux, écrire ce qu’on veut, écrire ce que vous voulez, écrire n’importe quoi, lit dans le marc, lire dans le marc, peut te contredire, peut vous contredire',
  ],
  foresee: [
    'build out the numbers, build out the years, pencil in, put numbers on, draw up, jot down, paint a picture, outlook for revenue, outlook for sales, outlook for costs, forecast, project, projection, predict, estimate, foresee, write down, lay out, map out, work out, sketch, roll forward, extend, extrapolate, anticipate, guess, model, imagine, picture, expects, write out, set out, put down, draw, drawn',
    'budgéter, mettre des chiffres sur, dessiner, dessine, esquisser, coucher sur le papier, couche sur le papier, raconte ce que, se raconte, noir sur blanc, prévoir, prévois, prévoit, prévision, projeter, projection, estimer, anticiper, deviner, modéliser, dérouler, établir, allonger, simuler, construire, construis, chiffrer, imaginer, écrire, écris, écrit, pose année par année, modèle, mettre sur le papier, dessines',
  ],
  forward_curve: [
    'forward curve, forward prices, price deck, consensus price, futures say, futures price, futures curve, futures market, analysts agree, analysts think, analysts expect',
    'courbe à terme, courbe forward, prix à terme, prix de consensus, prix long terme, contrats à terme, marché à terme, analystes pensent, analystes attendent, analystes prévoient, analystes s’attendent',
  ],
  future_accounts: [
    'future income statements, future accounts, forward income statements, projected accounts',
    'comptes de résultat futurs, comptes futurs, comptes prévisionnels, compte de résultat prévisionnel',
  ],
  good_bad: [
    'good times and the bad, good years and the bad, good ones and bad ones, feast and a famine, feast and famine, a feast and a, flood and drought, sunshine and rain, slump and a recovery, slump and one recovery, crisis and a recovery, good spell, bad spell, good patch, good stretch, fat and lean, good year and a bad, a boom and a bust, boom and bust, high and low, good ones and bad, fat ones and lean ones, good and rotten, good and bad, good and a bad, good times, bad times, good years, bad years',
    'bons et les mauvais, bonnes et les mauvaises, belles et mauvaises, festin et une famine, festin et famine, pluie et beau temps, crue et une sécheresse, étés et des hivers, crise et une reprise, récession et une reprise, bonne et une mauvaise période, bonne période, années fastes et, grasses et maigres, un boom et une crise, boom et krach, le haut et le bas, hauts et bas, bonnes et des mauvaises, une bonne et une mauvaise, bons et mauvais, bons et des mauvais, bonne et une mauvaise, bonnes et mauvaises, bonnes années, mauvaises années, mauvais moments',
  ],
  good_weather: [
    'sunny, sunshine, heatwave, summers, fine weather',
    'soleil, canicule, beau temps, étés',
  ],
  guess_word: [
    'guess, guesswork, assumed, made up, invented, written the answer',
    'deviner, supposé, inventer, pari, écrit la réponse, hypothèse',
  ],
  hires_word: [
    'customers, people, hires, salespeople, staff, sites, tables, waiters, clients',
    'clients, personnes, embauches, commerciaux, salariés, sites, usines, tables, serveurs, vendeurs',
  ],
  if_guess: ['if you can guess, if you can predict, if you can forecast', 'si on peut prévoir'],
  in_out: ['comes in, goes out, go out', 'rentre, sort'],
  machine_speed: [
    'run that fast, runs that fast, run at that speed, turn that fast, machine even run, plant even run, who would serve them, who’d serve them, served by whom, who’s going to sell',
    'tourne à cette vitesse, tourne aussi vite, servis par qui, qui va les servir, qui va vendre, vendus par qui',
  ],
  need_span: ['cover, span, long enough, at least', 'couvrir, assez long, au moins'],
  pendulum_swing: ['whole swing, full swing of, a swing and back', 'aller-retour, aller et retour'],
  plan_word: ['plan, numbers, figures', 'plan, chiffres'],
  plan_years: [
    'season by season, season after season, coming seasons, next six years, next seven years, spring by spring, month by month, crop by crop, five years, ten years, seven years, eight years, few years, year by year, year after year, years ahead, next years, coming years, each year, every year, several years, horizon, three years, years out',
    'saison par saison, saison après saison, prochaines saisons, six prochaines années, sept prochaines années, mois par mois, récolte après récolte, récolte par récolte, cinq ans, dix ans, sept ans, huit ans, cinq années, dix années, année par année, an par an, prochaines années, années à venir, chaque année, plusieurs années, horizon, trois ans, année après année, années qui viennent, l’une après l’autre',
  ],
  pulls_it_apart: [
    'pull the promise apart, take the promise apart, pull the plan apart, pull his plan apart, take his plan apart',
    'démonte la promesse, démonte son plan, démonte le plan, désosse son plan',
  ],
  quantity: [
    'volume, quantity, units, tonnes, tons, barrels, capacity, more customers',
    'volume, quantité, tonnes, barils, capacité',
  ],
  rebuild: [
    'redo the sums, redo the numbers, rebuild, reconstruct, build up, build it up, bottom up, take apart, take it apart, pull apart, pull it apart, break down, break it down, unpick, dissect, piece by piece, bit by bit, driver by driver, line by line, from scratch, decompose, unpack, line after line, to pieces, one by one, customer by customer, product by product, factory by factory, site by site, brick by brick, step by step, strip it down, take it to bits',
    'refais le calcul, refais les calculs, refais les comptes, reconstruire, reconstruis, rebâtir, décortiquer, décortique, démonter, décomposer, levier par levier, poste par poste, brique par brique, moteur par moteur, ligne à ligne, éplucher, désosser, de bas en haut, ligne par ligne, pièce par pièce, morceau par morceau, un par un, client par client, usine par usine, produit par produit, site par site, pierre par pierre, étape par étape, reprendre à zéro, repartir de zéro',
  ],
  sales_word: [
    'bring in, harvest, revenue, sales, turnover, top line, takings, sell',
    'récolter, récolte, encaisser, chiffre d’affaires, ventes, revenus, vendre, vend, recettes',
  ],
  see_ahead: [
    'see two years ahead, see three years ahead, see a year ahead, see five years ahead, see further than, see beyond next year, see ahead, look ahead, see the future, see what is coming, know what is coming',
    'voit à deux ans, voit à trois ans, voit à un an, voir à deux ans, voir à trois ans, voit plus loin, voit pas plus loin, voit devant, voir devant, voir venir, voir loin, voir plus loin, lire l’avenir, connaître la suite',
  ],
  suits: [
    'works, right method, applies, suitable, best method, best tool, can be used, reliable, good idea, appropriate',
    'marche, fonctionne, applicable, valable, adapté, meilleure méthode, bonne méthode, s’applique, fiable, bonne idée',
  ],
  summers_word: [
    'good summers and rotten, good and rotten, good years and rotten, one up and one down',
    'un haut et un bas, bons étés et des mauvais, au moins un haut',
  ],
  too_short: ['too short, not long enough', 'trop court, trop courte, pas assez long'],
  unfit_to_trust: [
    'unreliable, not reliable, cannot be trusted, can not be trusted, not credible, say anything, means nothing, worth nothing',
    'pas fiable, pas fiables, peu fiable, peu fiables, pas crédible, pas crédibles, dire n’importe quoi, ne tient pas, ne veut rien dire, ne vaut rien',
  ],
  unforeseeable: [
    'invents the figures, inventing the figures, inventing the numbers, making the figures up, fairy tale, is a novel, hasn’t a clue, has a clue, pure imagination, unpredictable, impossible to predict, impossible to forecast, anyone’s guess, guesswork, fantasy, pure guess, no visibility, no track record, no history, crystal ball, no idea, nobody can say, nobody can put, nobody knows, no one knows, nobody can predict, nobody can forecast, too uncertain, no plan, no business plan, no projections, no reliable plan, no credible plan, hard to forecast, hard to predict, difficult to forecast, difficult to predict, only makes sense if you can guess, nobody can tell, no one can tell, no one can say, not the faintest idea, cannot be trusted, not say what, not tell what, not say how much, fiction, make up the numbers, in the dark, blind, toss a coin, coin toss, pie in the sky, thin air, nobody has a clue, no clue, fortune telling, out of a hat, out of thin air, garbage in, made up numbers, cannot tell me, can not tell me, does not even know, not even know what, nobody can picture, making stuff up, no use computing, no point computing, no way of knowing, pure invention, drawing on sand, writing on sand, castles in the air, wishful thinking, nobody has the faintest, cannot know',
    'invente les chiffres, inventer les chiffres, inventent les chiffres, chiffres sortis du chapeau, la moindre idée, conte de fées, conte de fée, est un roman, pas d’historique, imagination pure, imprévisible, impossible à prévoir, impossible de prévoir, aucune visibilité, pas de visibilité, sans visibilité, boule de cristal, personne ne sait, personne ne peut, pas de plan, aucun plan, sans plan, absence de plan, pas de business plan, pas de prévisions, on ne sait pas, ne peut pas prévoir, difficile à prévoir, trop incertain, doigt mouillé, divination, devinette, loterie, aucune idée, pas la moindre idée, trop difficiles à, peut pas dire, pas dire ce que, ne sait pas dire, fiction, dans le brouillard, à l’aveugle, dans le noir, pile ou face, plan sur la comète, voyance, marc de café, sortent du chapeau, chiffres inventés, ne sait même pas, ne sais même pas, incapable de dire, inventer des chiffres, impossible de savoir, au doigt mouillé, pure invention, château en Espagne, plans sur la comète, écrire sur du sable',
  ],
  version_word: ['version, case, numbers, view', 'version, cas, chiffres'],
  where_from: [
    'where would that, where will that, where would the extra, where would it come from, where does, comes from, how much from',
    'd’où viendrait, d’où viendraient, d’où sortirait, d’où sort, d’où viendra, d’où vient, d’où viennent, vient du, vient des, combien vient',
  ],
  young_firm: [
    'start up, early stage, young company, pre revenue, very young company, brand new company, company just starting, no past to go on, startup, biotech, young firm, no sales, company without sales, start ups',
    'start up, jeune pousse, jeune société, société en amorçage, boîte très jeune, boîte toute jeune, toute jeune boîte, très jeune société, société toute récente, entreprise toute jeune, sans passé, startup, biotech, sans chiffre d’affaires, start-ups, jeunes pousses',
  ],
};
