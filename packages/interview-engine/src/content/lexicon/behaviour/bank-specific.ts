import type { Lexicon } from '../../types.ts';

/** Facts about this bank, in the words people use for it. */
export const bankSpecificNotions: Lexicon = {
  house_of_advice: [
    'rothschild and co, rothschild & co, rothschild co, lazard, evercore, moelis, pjt, centerview, perella, rothschild',
    'rothschild et co, rothschild & co, rothschild, lazard, evercore',
  ],
  met_somebody: [
    'coffee with, lunch with, spoke with, spoke to, talked to, met, ran it, told me',
    'pris un café, un café avec, déjeuné avec, parlé avec, discuté avec, croisé, rencontré, échangé avec, m’a raconté, m’a dit',
  ],
  story_house_trait: [
    'from the first call, first call to the signing, from first call, whole deal, nothing to lend, no loans to sell, only give advice, only advise, not lend, not trade, nothing else to sell, beginner, in the room, first month, whole file, start to end, family, small team, no balance sheet, independent, no lending, by deal',
    'du premier appel, de bout en bout, rien à prêter, aucun prêt à placer, que des conseils, que du conseil, prêtez pas, pas de marché, dans l’équipe, débutant, dans la salle, premier mois, famille, petite équipe, pas de bilan, indépendant',
  ],
  story_you_here: [
    'you put, you let, you give your, you have nothing, here, you only, you do not, of you, you advised, you worked, you are, your clients',
    'vous mettez, vous laissez, vous donnez à vos, vous n’avez, ici, vous ne, vous n’êtes, vous avez accompagné, vous êtes, vos clients',
  ],
  turn_deal_noun: [
    'deal, deals, sale, transaction, mandate, offer, bid, ipo, merger, file, report, analysts, juniors, partner',
    'deal, deals, opération, vente, cession, mandat, offre, fusion, dossier, rapport, analystes, juniors, associé',
  ],
  turn_your_latest: [
    'your last, your latest, your recent, your biggest, your first, your own, you did, you led, you just',
    'votre dernière, votre dernier, vos dernières, votre récent, votre plus, votre première, vous avez fait, vous venez, vous avez mené',
  ],
  walls_of_the_house: [
    'wall between teams, walls between teams, insider list, list of insiders',
    'muraille entre, murailles entre, cloison entre, liste d’initiés',
  ],
  you_did: [
    'you sold, you advised, you bought, you closed, you led, you ran, you worked for, you helped, you defended, you handled',
    'vous avez vendu, vous avez conseillé, vous avez accompagné, vous avez acheté, vous avez mené, vous avez bouclé, vous avez défendu, vous avez travaillé, vous avez aidé',
  ],
  you_just_did: [
    'you have just opened, you just opened, you have just hired, you just hired, you have just moved',
    'vous venez d’ouvrir, vous venez d’installer, vous venez de recruter, vous venez de lancer, vous venez de monter',
  ],
  your_house: [
    'you do nothing but, was yours, were yours, you are the only, your people pitch, your name at the bottom, your name was on, deals you did, deals you announced, deals you signed, your team, your bank, your firm, your house, your people, your analysts, your associates, your deal, your mandates, your clients, your coverage, your events, your strength, you advised, you helped, you closed, you announced, you cover, work here, in your group, told me that, you look after, you act for, you work for, you serve, you handled, you sold, your floor, your office, your bankers, your seniors, one of your, some of your, you have advised, you only, you do not lend, of you in, you are small, you have only, your last, your former, your interns, your junior, here you, you took, you ran, you worked on, your name came up, your desk, you acted on, your healthcare, your sector, you staff, your training, of your people, two of your, you have done nothing but',
    'c’était vous, c’est vous qui, vous allez chercher, vous êtes les seuls, votre nom en bas, votre nom au bas, vos quatre derniers, vos trois derniers, vos derniers deals, votre équipe, votre banque, votre maison, vos équipes, vos analystes, vos associates, votre deal, vos deals, vos mandats, votre mandat, vos clients, votre spécialité, vous avez conseillé, vous avez accompagné, vous avez signé, vous avez annoncé, vous couvrez, chez vous, qui travaillent ici, votre journée, votre bureau, vous travaillez pour, vous défendez, vous avez vendu, vous aidez, vous suivez, vos banquiers, vos seniors, l’une de vos, un de vos, chez votre, vous ne faites que, vous ne donnez que, vous ne prêtez, vous êtes huit, vous n’êtes que, votre dernière, votre dernier, vos anciens, vos stagiaires, vos juniors, ici vous, vous avez mené, vous avez travaillé, vous avez porté, votre formation, vous affectez, deux des vôtres, un des vôtres',
  ],
};
