import type { Lexicon } from '../../types.ts';

/** A sale, a contract and an offer told as one tells of a house, a wedding or a village. */
export const saleToldSimply = {
  deals_regulator: [
    'competition reasons, competition grounds',
    'raisons de concurrence, passer la concurrence',
  ],
  deals_same_cheque: ['same for all', 'prix doit être le même, le même pour tous'],
  papers_pass: [
    'goes out, go out, send, sent, receive, get, gets, sign, signed, give, hand out, then, after, before, once, only, whoever, those who, against',
    'part, partent, envoyer, envoie, reçoit, reçoivent, recevoir, signe, signent, signer, donne, puis, ensuite, après, avant, une fois, seulement, ceux qui, contre',
  ],
  carried_out: [
    'open, opens, run, carry out, do, does, start, begin, prepare, commission, write, let, adviser, advisers, buyers, bidders, accountants, auditors, confirm, confirmatory, clean, find, checks, shortlisted',
    'ouvre, ouvrir, ouverture, mener, mène, mènent, lancer, lance, faire, fait, font, préparer, prépare, conseils, acheteurs, acquéreurs, candidats, auditeurs, confirmer, confirmatoire, vérifier, finalistes, retenus',
  ],
  leans_to_one: [
    'i would, prefer, rather, instead, whereas, while, versus, but, than, better, brings, gives, choice between, choose between',
    'préfère, préférerais, je ferais, j’irais, je choisirais, plutôt, au lieu, alors que, tandis que, mais, que cinquante, mieux, amène, apporte, donne, choix entre, choisir entre',
  ],
  price_settled: [
    'price is, fixed on, fixed at, set on, agreed on, agreed at, adjusts, adjusted, moves, up or down, euro for euro, pound for pound, either, settles, recount, freeze, frozen, measured',
    'prix est, fixé sur, fixé à, figé, arrêté à, arrêté sur, calé sur, ajusté, bouge, euro pour euro, à la hausse, soit, est fixé, est recalculé, gèle, recompte, recompter, mesure, mesurer',
  ],
  has_to_be_had: [
    'need, needs, needed, must, has to, have to, requires, obtain, get, file, filing, notify, wait, waits, without, until, before, ask, asks, says yes, agrees, also, block, forbid',
    'il faut l’accord, il faut le feu, il faut aussi, faut passer, doit, doivent, obtenir, exige, déposer, notifier, attendre, attend, sans, avant, demander, dit oui, bloquer, interdire, soumis, soumise',
  ],
  one_gives_other: [
    'bring, brings, brought, give, gives, gave, add, adds, open, opens, opened, lack, lacks, lacked, missing, wanted, needs, needed, get, gets, got, gain, gains, reach, win, buy, owns, without, no longer, become, strengthen, weak, owned, losing',
    'apporte, apportait, apporter, amène, amenait, donne, donnait, donner, ouvre, ouvrait, ouvrir, ajoute, manque, manquait, voulait, besoin, gagne, toucher, atteindre, acheter, racheter, possède, sans, devenir, devient, renforcer, absent, faible, créer, possédait, perdait',
  ],
  snoops: [
    'open every cupboard, open all the cupboards, opens the cupboards, opens every drawer, look under the bed, under the carpet, lift the carpet, lifts the rug, tap the walls, knock on the walls, from cellar to attic, cellar to roof, look in the cellar, look in every corner, look everywhere, check the boiler, check the roof, turn everything upside down, count the spoons, go through every, send his people, sends his people, send their people, send their experts, brings his plumber, kick the tyres, lift the lid, opens the bonnet, with a torch, with a magnifying glass, look at everything, poke around, poke into',
    'ouvrir tous les placards, ouvre tous les placards, ouvre les placards, ouvrent les placards, ouvrent tous les tiroirs, regarder sous le lit, sous le tapis, soulever le tapis, soulève les tapis, taper sur les murs, dans la cave, dans tous les coins, partout, vérifier la chaudière, vérifier le toit, tout retourner, retourne tout, compter les cuillères, envoie ses gens, envoient leurs gens, envoie ses experts, vient avec son plombier, soulève le capot, ouvre le capot, à la loupe, lampe de poche, regarde tout, regardent tout, fouinent, fouine, de la cave au grenier',
  ],
  snooped_at: [
    'bills, invoices, leases, lawsuits, trials, contracts, accounts, books, taxes, damp, cracks, before he pays, before paying, before they pay, before signing, before they sign, before he signs, surprises, hidden, rot, cellar, roof, what is wrong, what we said, seller has, himself first',
    'factures, baux, procès, contrats, comptes, impôts, humidité, fissures, avant de payer, avant qu’il paie, avant de signer, avant de s’engager, surprises, caché, cachés, pourri, cave, toit, ce qui ne va pas, vendeur les, lui-même avant',
  ],
  told_to_all: [
    'shout it, shout in the street, shout from, put up a sign, for sale sign, put a sign, on the square, on the market place, tell everyone, tell everybody, tell the whole, whole village, whole town, to the world, on every roof, megaphone, in the paper, ring every door, ring fifty',
    'crier sur, crie sur, crier dans, pancarte, panneau à vendre, sur la place, à tout le monde, tout le village, toute la ville, sur les toits, mégaphone, dans le journal, sonne à toutes, haut-parleur',
  ],
  told_to_few: [
    'only five, only four, only tell, five neighbours, four neighbours, three neighbours, a few neighbours, whisper, quietly to, invite only, small table, behind closed doors, a handful, four or five, five or six, three or four, chosen few',
    'qu’à cinq, qu’à quatre, qu’à trois, cinq voisins, quatre voisins, trois voisins, quelques voisins, chuchote, murmure, à voix basse, à l’oreille, portes fermées, une poignée, quatre ou cinq, cinq ou six, trois ou quatre, bien choisis, triés',
  ],
  envy: [
    'jealous, envy, envious, eye each other, watch each other, look at each other, look over their shoulder, afraid the other, fears the other, fear the neighbour, afraid of missing, want it more, bid up, outdo, raise their hand, hand goes up, none wants to lose, scared of losing, best price, good price, nearly the price, price goes up',
    'jaloux, jalousie, se guettent, se surveillent, s’observent, se regardent, craint l’autre, peur de l’autre, peur du voisin, peur de rater, peur de perdre, en veulent plus, lève la main, monte son prix, monter les enchères, se battent, meilleur prix, bon prix, presque le prix, prix monte, peur les uns des autres',
  ],
  gossip: [
    'gossip, tongues wag, village will talk, village talks, whole village knows, chatter, people will talk, everybody talks, it gets around, rumours, by tomorrow everyone, the baker knows, at the hairdresser, on monday everyone, in the canteen',
    'jaser, jasera, jase, les langues, tout le village, commérages, on en parlera, ça va parler, tout le monde en parle, ça se saura, rumeurs, demain tout le monde, la boulangère, chez le coiffeur, à la cantine',
  ],
  picked_pieces: [
    'furniture, only the good, good chairs, best chairs, good bits, best bits, best pieces, good pieces, choose the chairs, the good apples, what i like, what he likes, what pleases, pick the plums, machines and, just the shelves, pieces you like, bits you like, bits he likes, parts he likes, pieces i like, bits i want, pieces you want, parts you like, machines the brand',
    'les meubles, que les bons, que les bonnes, bonnes chaises, belles chaises, bons morceaux, beaux morceaux, belles pièces, les bonnes pommes, ce qui me plaît, ce qui lui plaît, que ce qui, choisit les, les machines et, morceaux qui, morceaux qu’il, morceaux qu’on, bouts qui, machines la marque, ce qui vous plaît',
  ],
  bought_whole: [
    'whole house, house with everything, with everything in, with everything inside, the keys and, hand over the keys, hands over the keys, give you the keys, gives the keys, with the cellar, with its cellar, lock stock, the whole lot, walls and all, whole basket, whole box, the box with, with whatever is in',
    'maison entière, toute la maison, la maison avec, avec tout ce, tout ce qu’il y a dedans, donne les clés, donner les clés, rend les clés, tend les clés, remettre les clés, avec la cave, avec sa cave, clés en main, tout le panier, panier entier, tout le lot, tout d’un bloc, en bloc',
  ],
  hidden_dirt: [
    'unpaid bills, old bills, debts, ghosts, skeletons, grandpa, in the cellar, mould, damp, mice, rats, old quarrels, old trials, bad apples, stains, lawsuits, tax bill, forgotten bills, leaks, whatever comes with, old problems, old mistakes, old sins, dirty secrets, the past',
    'factures impayées, vieilles factures, dettes, fantômes, squelettes, grand-père, dans la cave, moisissure, humidité, souris, rats, vieilles querelles, pommes pourries, taches, procès, ardoises, ardoise, fuites, cadavres, casseroles, vieux procès, vieux problèmes, vieilles dettes, son passé',
  ],
  wants_rid_of_it: [
    'all gone, done with it, rid of it, walk away clean, never look back, once and for all, pay the taxman once, taxed once, one cheque, turn the page',
    'tout lâcher, débarrassé, repartir léger, tranquille, une bonne fois, tourner la page, tourne la page, un seul chèque, taxé une fois, partir sans se retourner',
  ],
  watchman: [
    'referee, umpire, policeman, police, sheriff, watchdog, gendarme, judge, mayor, town hall, minister, government, guardian, brussels, the authority, the authorities',
    'arbitre, gendarme, policier, police, shérif, juge, maire, mairie, ministre, gouvernement, gardien, bruxelles, l’autorité, les autorités, l’état',
  ],
  gives_leave: [
    'ask permission, asking permission, ask leave, without asking, says yes, says no, whistle, allow, allows, let us, lets us, his blessing, nod, checks that, makes sure, has to agree, go and see him, go and see them, knock on his door, before he asks, goes to see, seen him, stop, not touch anything, cannot touch',
    'demander la permission, sans demander, dire oui, dise oui, dit oui, dit non, siffle, sifflet, autorise, permet, laisse faire, laisse passer, sa bénédiction, vérifie que, vérifie qu’on, donne son accord, doit être d’accord, aller le voir, vient le voir, va le voir, frapper à sa porte, avant qu’il demande, refuse, stop, ne touchez à rien, ne touche à rien',
  ],
  too_strong_together: [
    'swallow its rival, swallows the one, in its way, crush the small, crush the others, squash the small, only rival, sole rival, only competitor, the one rival, only one left, same street, same village, next to each other, opposite each other, face to face, facing each other, across the road, two shops, two bakeries, two bakers, both bakeries, raise prices, set the price, no choice left, nowhere else to go, the two of you, between you two, you two make, two of them hold, whole market, alone in this market, alone in the market, every yoghurt, no one else left',
    'avale celui, avaler celui, avale son rival, celui qui le gênait, écrase pas les petits, écraser les petits, écrase les petits, écraser les autres, seul rival, seul concurrent, dernier rival, unique rival, même rue, dans la rue, même village, même quartier, côte à côte, deux boutiques, deux boulangeries, deux boulangers, deux pharmacies, monter les prix, plus le choix, nulle part ailleurs, qui nous fait peur, à vous deux, à nous deux, à deux ils, à deux on, tout le marché, seuls sur ce marché, plus personne en face',
  ],
  lets_one_go: [
    'sell one, sell a shop, give one up, give up one, let one go, let go of, hand one over, close one, who will take it, the one who takes, who takes it, to whom, what we give up, ready to give up, take that whole piece, take that piece, off our hands, we sell that factory, sell two factories, resell two, we sell such',
    'revendre une, en revendre, vendre une, en vend une, vend l’une, céder une, en céder, lâcher, à qui, celui qui le prendra, qui la prendra, le nom de celui, en fermer une, se séparer d’une, prêt à donner, on vend telle, vend telle usine, revendez deux, revendre deux, vendez deux, reprendre ce morceau, reprendre cette partie',
  ],
  defect_shows: [
    'roof leaks, roof leak, boiler dies, boiler breaks, boiler gives up, crack, cracks, hidden fault, hidden defect, something is wrong, something wrong, goes wrong, turns out, damp, termites, drains, if he lied, old bill, tax bill, bill turns up, bad surprise, hid something, has hidden, hid a, kept quiet about, not told us, something nasty, nasty surprise, shows up later, comes up later, turns up later, crops up, skeleton comes out',
    'toit fuit, toit fuyait, chaudière lâche, chaudière tombe, fissure, fissures, défaut caché, vice caché, quelque chose cloche, ne marche pas, humidité, termites, tuile, tuiles, canalisations, s’il a menti, vieille facture, facture arrive, une facture, mauvaise surprise, caché un souci, a caché, caché quelque chose, tu quelque chose, surgit, ressort plus tard, apparaît plus tard, sort du placard, découvre un loup',
  ],
  who_foots_it: [
    'who pays, who foots, how much, up to a, up to what, for how long, pays me back, pay me back, pays us back, pays back, gives me back, gives back, at the notary, notary keeps, with the notary, set aside, kept back, held back, kept aside, in a sealed envelope, comes off the price, knocked off, out of his pocket, refund, refunds, my money back',
    'qui paie, qui paye, combien, jusqu’à quel, me rend, nous rend, rembourse, chez le notaire, de côté, gardé, retenu, enveloppe, enlève du prix, baisse du prix, de sa poche, mon argent, remboursement',
  ],
  calamity: [
    'burns down, burn down, house burns, burnt, fire, flood, flooded, falls down, collapses, collapse, earthquake, storm, roof falls, blows away, loses its best customer, says no, ashes',
    'brûle, prend feu, incendie, inondation, inondé, s’écroule, s’effondre, tremblement de terre, tempête, toit s’envole, dit non, cendres, part en fumée',
  ],
  between_promise_and_keys: [
    'between the promise and, before the keys, between the handshake, between yes and, between the signature, before the move, before we move in, before i move in, meanwhile, in the meantime, before the wedding, before completion, before the day',
    'entre la promesse et, entre le compromis et, avant les clés, entre la signature, avant le déménagement, avant d’emménager, entre-temps, en attendant, avant le mariage, avant le jour',
  ],
  may_drop_it: [
    'drop it, can i drop, can leave, let me off, lets me off, off the hook, still pay, still have to pay, still buy, am i stuck, stuck with, have to take it, keep my money, deposit back, get my deposit, pull out, walk away, go home, not obliged, cancel, call it off',
    'laisser tomber, je peux partir, peut partir, me dégager, se dégager, encore payer, quand même payer, quand même acheter, payer quand même, coincé, suis-je obligé, obligé de prendre, garde mon argent, récupère mon acompte, récupérer l’acompte, me retirer, rentrer chez moi, plus obligé, annuler, reprendre ma parole',
  ],
  what_remains_of_it: [
    'what is left, is left of, what remains, still worth, worth the wait, still want, still marry, still marrying, still makes sense, why am i still, without it, without that, the thing we wanted, want the rest, half of it gone, is still there, are still there',
    'ce qu’il reste, ce qui reste, reste-t-il, vaut encore, vaut l’attente, encore envie, encore un sens, pourquoi encore, sans ça, sans elle, ce qu’on voulait, encore du reste, veux encore, voudrais encore, on veut encore, la moitié partie, est toujours là, sont toujours là',
  ],
  why_it_was_wanted: [
    'really wanted, we wanted, i wanted, wanted it for, married for, marry for, bought it for, buying it for, the reason, in the first place, why we, what i was after, what we were after, i came for, we came for, what i coveted, loved about it, reason for doing it',
    'on voulait, je voulais, épousé pour, achetait pour, acheté pour, la raison, au départ, pourquoi on, convoitais, convoité, convoitait, venu pour, ce qui me plaisait, ce qui nous plaisait, raison de le faire',
  ],
  three_in_ten: [
    'three in ten, three out of ten, thirty of a hundred, nearly a third, thirty in a hundred',
    'trois sur dix, trois parts sur dix, trois actions sur dix, trente sur cent, presque un tiers',
  ],
  nine_in_ten: [
    'nine in ten, nine out of ten, ninety of a hundred, nine tenths',
    'neuf sur dix, neuf parts sur dix, neuf actions sur dix, quatre-vingt-dix sur cent, neuf dixièmes',
  ],
  shows_last_the_door: [
    'put the last out, last ones out, the last ones, throw out, throw the rest, kick out, show the door, push out the, push the last, send the stragglers, last few, the stubborn ones',
    'derniers dehors, les derniers, met dehors, mettre dehors, mettre à la porte, vire les, les têtus, les récalcitrants, les traînards',
  ],
  over_half: [
    'more than half, over half, half of the shares, half the shares, half of them',
    'plus de la moitié, moitié des parts, moitié des actions',
  ],
  comes_to_nothing: [
    'falls, it is over, is dead, dies, lapses, all off, goes home, for nothing, is void, does not count, offer falls, bid falls, bid fails',
    'elle tombe, il tombe, tombe à l’eau, c’est fini, est morte, rentre chez lui, pour rien, nulle, ne compte pas, est caduque, offre tombe, offre échoue, offre est caduque',
  ],
  reads_it_first: [
    'reads, checks, looks at it, stamps, stamp',
    'relit, relise, lit, vérifie, regarde, tamponne, tampon, contrôle',
  ],
  outsider_judges: [
    'outsider, a stranger, third person, not paid if, earns nothing if, not paid on, paid either way, no horse in, with no stake, someone with no ties, somebody with no ties',
    'du dehors, de l’extérieur, quelqu’un d’extérieur, un tiers, un étranger à, ne gagne rien si, payé pareil, payé de toute façon, sans intérêt dans, sans lien avec',
  ],
  honest_sum: [
    'honest, treated right, treated fairly, decent price, right price, fair price, price is right, robbed, cheated, short changed, says in writing, writes down whether, put in writing, in black and white, money is right, sum is right, price is honest',
    'honnête, correct, correcte, bien traités, juste prix, prix juste, volés, lésés, roulés, noir sur blanc, par écrit, écrit si, écrire si, somme est juste, prix est honnête, montant est juste',
  ],
  goes_there_first: [
    'see him first, see them first, not wait, without waiting, first day, day one, before he, before they, beforehand, from the start, early, at once',
    'aller le voir, vient le voir, n’attend pas, pas attendre, sans attendre, premier jour, dès le premier, avant qu’il, avant qu’ils, d’avance, dès le début, tôt',
  ],
  if_it_is_refused: [
    'says no, if it is refused, if brussels says, if the referee, if the answer is no, no green light by, answer is no, takes too long, drags on, if they refuse, if they block',
    'dit non, s’ils disent non, si c’est refusé, si bruxelles dit, si l’arbitre, si le gendarme, si la réponse est non, réponse est non, si ça traîne, s’ils refusent, s’ils bloquent, si l’autorité refuse',
  ],
  each_goes_home: [
    'both go home, we both go, each goes, go our own way, go our separate, everyone goes home, you can leave, i can leave, free again, we shake hands and',
    'chacun reprend, chacun rentre, chacun repart, chacun chez soi, on se quitte, tu peux partir, je peux partir, libre à nouveau',
  ],
  pays_for_the_wait: [
    'pays me, owes me, lost year, wasted year, for my trouble, for the wait, made me wait',
    'me laisses, me paie, me dois, me doit, tu me verses, année perdue, pour l’attente, fait attendre, pour ma peine',
  ],
  offer_clock: [
    'offer is open, trading days, statutory, filed, our reply, write our answer, reply document, set calendar, weeks to answer',
    'offre est ouverte, jours de bourse, déposer son dossier, dépose son dossier, note en réponse, notre réponse, calendrier, semaines pour répondre',
  ],
  leaves_empty_handed: [
    'goes home with nothing, empty handed, fails, needs over, needs more than, to succeed, wins only if',
    'bredouille, les mains vides, il a perdu, échoue, pour réussir, il lui faut, ne gagne que si',
  ],
  calls_friends: [
    'houses that like us, friends of ours, who like us, friendly house, allies, a friend, friendly firm, friendly company, two friends, friendly group',
    'maisons qui nous aiment, nous aiment bien, nos amis, un allié, des alliés, un ami, maison amie, maisons amies, société amie, groupe ami, entreprise amie, deux amis',
  ],
  bids_better: [
    'do better, offer more, offer better, pay more, higher price, beat him, beat his offer, top it, buy us instead, might bid more, bid more, outbid them, take us instead',
    'faire mieux, proposer mieux, proposer plus, offrir mieux, offrir plus, payer plus, battre son offre, surenchérir, pourraient nous prendre, nous rachèterait, racheter à leur place, à leur place, se battent entre eux',
  ],
  costlier_mouthful: [
    'mouthful dearer, harder to swallow, too big to swallow, cheap shares to everyone, cheap shares to all, make it dearer, make us dearer, more expensive to, cheap shares, buy cheap shares, shares on the cheap',
    'bouchée plus chère, plus dur à avaler, dur à avaler, parts à bas prix, actions à bas prix, rendre plus cher, parts bon marché, actions bon marché, parts pas chères',
  ],
} as const satisfies Lexicon;
