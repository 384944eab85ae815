import type { Lexicon } from '../../types.ts';

/** Further words of those who tell a sale, an offer or a clearance without its terms of art. */
export const dealsSaidInPassing = {
  deals_indicative_offer: [
    'roughly this price, nothing that ties, ties them to nothing, letter with a price, first letter, not tie them, soft prices',
    'doigt mouillé, ne les engage pas, qui n’engage à rien, ne les engage à rien, première lettre, sans se lier, n’engagent personne',
  ],
  deals_firm_offer: [
    'price they stand by, stand behind, cannot back out of, put their signature under, stand by it, cash behind them, money behind them',
    'prix qui les engage, chiffre qui les engage, signent en bas, les sous en face, l’argent en face',
  ],
  deals_price_machinery: [
    'price gets fixed, price is settled, price is fixed, old photo, books closed on',
    'prix est arrêté, prix est fixé, date passée',
  ],
  deals_secrecy_pledge: [
    'keep their mouth shut, hold their tongue, secrecy letter',
    'ils se tairont, ils se taisent, à se taire, lettre de silence',
  ],
  process_weighs_in: [
    'i’d go, i would go, i’d go with, i’d pick, i would pick, i’d keep, so me, i’d approach, i’d rather, my recommendation, i’d run, i’d choose, i’d recommend',
    'je recommanderais, je conseillerais, je choisirais, je privilégierais, j’irais, je prendrais, je ferais, moi je, je partirais',
  ],
  process_chosen_few: [
    'targeted, handful, six or eight, five or six, four or five, credible names, chosen names, picked by hand, hand picked, narrow process, selective',
    'ciblé, restreint, poignée, cinq ou six, six ou huit, quatre ou cinq, bien choisis, triés sur le volet, petit comité',
  ],
  deals_stay_invested: [
    'keep a piece, keeps a piece, keep a slice, keeps a slice, hold on to a part',
    'garder un morceau, garde un morceau, garder un bout, garde un bout, conserver une part',
  ],
  deals_insiders: ['the father, the owner', 'le père, le patron'],
  process_lifts_carpets: [
    'every cupboard, lift every carpet, lift the carpets, every drawer, under every stone, turn over every stone, open every box, look under the bed, every skeleton',
    'soulève tous les tapis, soulever les tapis, soulève chaque tapis, tous les placards, ouvre tous les tiroirs, chaque tiroir, sous les lits, retourne tout',
  ],
  deals_one_tax: [
    'tax collected once, taxman comes once, taxman passes once',
    'fisc ne passe qu’une fois, fisc passe qu’une fois',
  ],
  process_leaves_calm: ['walks away clean, sleeps well', 'l’esprit tranquille, sans rien derrière'],
  deals_step_up: [
    'tax depreciation, write things off again, depreciate all over again, start depreciating again',
    'amortissement fiscal, amortir de nouveau, user les machines',
  ],
  deals_move_one_by_one: [
    'signed over, one after the other, landlord may say no, sign everything again, knock on every door, sign a new paper, ask for again',
    'refaire signer, l’un après l’autre, bailleur peut refuser, frapper à chaque porte, la signature de chaque, redemander chaque, redemander les',
  ],
  deals_market_supervisor: [
    'market policeman, market police, stock exchange policeman, market authority',
    'police des marchés',
  ],
  process_reviews_offer: [
    'goes through the documents, goes through the file, reads your paperwork, reads the paperwork, reads your file, clears the bid, clears it before, stamps your file, stamps the paperwork',
    'lit votre dossier, lit le dossier, examine votre dossier, épluche le dossier, donne son feu vert, tamponne le dossier, tamponne votre dossier, valide le document',
  ],
  deals_above_market: [
    'above yesterday, above the quote, above the screen, over the screen price, on top of the quote, more than the screen',
    'au-dessus de la cote, plus que l’écran, au-dessus de l’écran',
  ],
  too_strong_together: [
    'whole sector, own the sector, hold the whole market',
    'trop gros sur le marché, tout le secteur, tous les deux les gros',
  ],
  process_point_of_it: [
    'point of the deal, reason we wanted, why we wanted, reason for doing it, heart of the deal, we came for, point of buying',
    'raison de l’opération, pour quoi on achète, pourquoi on voulait, cœur du deal, ce pour quoi on, on venait chercher',
  ],
  process_loses_it: [
    'giving away, give away, losing, lose, kills, gutted, if they take',
    'donner, perdre, perd, vide de, tue, si on cède, sans céder, sans sacrifier',
  ],
  deals_budget_for: [
    'costs more, starts later',
    'coûtera plus cher, démarrera plus tard, coûte plus cher',
  ],
  deals_prepare_integration: [
    'merging the systems, merge the systems',
    'fusionner les systèmes, fusion des systèmes',
  ],
  heard_under_half: ['below fifty percent, under the majority', 'en dessous de la majorité'],
  heard_free_of_duty: [
    'no offer is mandatory, no bid is mandatory',
    'aucune offre n’est obligatoire, pas d’offre obligatoire',
  ],
  heard_stuck_with_it: [
    'contractually locked, legally locked, locked in, where they commit, no turning back',
    'sans retour possible, juridiquement tenus, gravé dans le marbre',
  ],
  heard_go_through: [
    'still obliged to buy, still has to buy, still bound to buy, must still buy, still forced to buy, must still close',
    'quand même tenu d’acheter, reste obligé d’acheter',
  ],
  process_mere_label: [
    'just tradition, just a label, only a label, only a word, in name only, is a figure of speech, just for show',
    'qu’une étiquette, qu’un mot, que de nom, pure forme, qu’une formule, pour la forme',
  ],
  process_turned_into: [
    'turn it into, turns into, turned into, becomes, become',
    'transforment en, transforme en, devient, deviennent, redevient',
  ],
  process_nothing_to_write: [
    'provide for anything, no need to provide, nothing to provide for, nothing to write, needs no clause, no clause is needed, no special clause',
    'rien à prévoir, pas besoin de prévoir, inutile de prévoir, pas besoin de le prévoir, rien à écrire, aucune clause à prévoir, pas d’inquiétude pour le contrat',
  ],
  process_listed_steps: [
    'round one round two, round 1 round 2, first round second round, phase one phase two, preparation marketing, round two signing, second round signing',
    'phase un phase deux, phase un la phase deux, premier tour deuxième tour, premier tour second tour, phase deux signing',
  ],
  deals_deferred_if: [
    'if targets are met, if the targets are met, if the profits show up',
    'si les chiffres suivent, si le plan est tenu',
  ],
  process_on_closing: [
    'signed at closing, signed on closing day, only signed at closing, signed on completion, signed on the day of closing',
    'signé le jour du closing, signé au closing, signent au closing, signe au closing, signe le jour du closing, ne se signe qu’au closing',
  ],
  process_lapses_free: [
    'simply lapses, just lapses, lapses with no cost, nobody owes anything, falls away at no cost, everyone goes home for free',
    'tombe tout seul, tombe sans frais, personne ne doit rien, caduc sans frais, s’annule sans frais',
  ],
  deals_sealed_team: [
    'locked room, few outsiders, sworn outsiders, few outsiders',
    'conseils extérieurs, extérieurs assermentés',
  ],
  process_only_these: ['only, nobody else', 'seuls, seulement, que'],
  sale_pledge_after_book: [
    'once they’ve read it, after reading it, after having read it',
    'après l’avoir lu, une fois qu’ils l’ont lu',
  ],
  deals_names_it: ['put the name, puts the company’s name', 'met le nom, écrit le nom'],
  heard_first_figure: [
    'first bids, first prices',
    'premières lettres, premières offres, premiers prix',
  ],
  process_ties_them: [
    'tie the, ties the, tie them, ties them, bind the, binds the, bind them, binds them, commits them',
    'les engagent, les engage, les lient, les lie, engagent déjà, lient déjà',
  ],
  misstated_opens_books: [
    'open the accounts, open the files',
    'ouvre les comptes, ouvrir les comptes, ouvre les dossiers',
  ],
  process_only_after_contract: [
    'only after the contract, only to whoever signed, only once the contract is signed',
    'qu’à celui qui a signé, qu’après le contrat, qu’à celui qui a déjà signé, qu’une fois le contrat signé',
  ],
  sale_at_signature: ['moment the contract is signed', 'dès qu’on a signé'],
  sale_ownership_passes: [
    'shares are ours, money is gone, company is ours',
    'titres sont à nous, société est à nous',
  ],
  heard_nobody_gets_out: [
    'no longer walk away, no longer pull out, no longer withdraw',
    'ne peut plus se retirer, ne peut plus se dédire, ne peut plus reculer',
  ],
  process_pays_more: [
    'pay more, pays more, best price, better price',
    'paiera plus, paie plus, paie mieux, meilleur prix',
  ],
  process_single_one: [
    'talk to one buyer, one buyer only, only one buyer, just one buyer, a single buyer',
    'un seul acheteur, un seul acquéreur, un seul candidat, un seul interlocuteur',
  ],
  deals_after_closing: [
    'after transferring the shares, once we own it',
    'après avoir transféré, une fois propriétaire',
  ],
  heard_lost_in_the_crowd: [
    'nobody will find out, nobody will notice',
    'personne ne saura, personne ne s’en apercevra',
  ],
  deals_has_no_effect: ['nothing to do with', 'rien à voir'],
  never_leaks: ['can not leak, nothing can leak', 'rien ne peut sortir'],
  process_not_serious: [
    'no big deal, not serious, not a problem, nobody cares, no harm, not the end of the world',
    'pas grave, pas bien grave, pas un drame, pas un problème, s’en moquent, s’en fichent',
  ],
  deals_asset_purchase: ['', 'en vendant les actifs'],
  deals_taxed_once: ['taxed only once, only taxed once', 'taxé qu’une fois, imposé qu’une fois'],
  deals_squeeze_word: [
    'make the last ones sell, make the last holders sell',
    'obliger les derniers, obliger les minoritaires',
  ],
  heard_no_premium: [
    'more than the share price, above the share price',
    'plus que le cours, plus cher que le cours',
  ],
  heard_must_tender: ['', 'vendront de toute façon, vendront tous'],
  ends_the_bid: ['bid is over, bid is off, cannot go on, can not go on', 'offre est morte'],
  terms_counted_late: ['debt again on the day, again at closing', 'recompte au closing'],
  deals_buyer_pays_seller: [
    'buyer pays the difference, buyer who pays, buyer hands over',
    'acheteur qui remet, acheteur qui paie, acquéreur qui paie, acheteur rembourse',
  ],
  deals_unlimited: ['no ceiling, without a ceiling, everything for ever', 'sans borne, à l’infini'],
  deals_if_it_closes: ['when it works, if it works', 'quand ça marche, si ça marche'],
  deals_during_review: ['while we wait, while we’re waiting', 'pendant qu’on attend'],
  deals_narrow_market: ['small market', 'petit marché'],
  deals_share_smaller: [
    'look smaller, seem smaller',
    'air plus petits, paraît plus petit, semble plus petit',
  ],
  process_first_pass: [
    'first pass, back of an envelope, no strings attached',
    'premier passage, sans obligation, n’oblige à rien, prix griffonné',
  ],
  process_second_pass: [
    'second pass, signed letter, money lined up, cannot go back on',
    'au second, lettre signée, financement derrière, ne peuvent plus revenir',
  ],
  deals_comb: ['leaf through every', 'passent chaque feuille, feuille en revue'],
  deals_haggle: ['the text of the', 'se disputent, rédige ensemble'],
  deals_rivalry: [
    'breathing down his neck, reason to stretch, breathing down their necks, smell each other, come in low, bid too little',
    'soufflent dans la nuque, raison de se forcer, chiens de faïence, proposer trop peu, offrir trop peu',
  ],
  deals_those_hurt: ['shop floor', 'atelier'],
  deals_unsettle: ['sending out cvs', 'envoient leur cv'],
  deals_learns: ['', 'est au courant'],
  may_drop_it: ['can i get out', 'je peux sortir, on peut sortir'],
  process_looks_within: [
    'see the insides, look at the insides, look around the house',
    'voir les entrailles, voir l’intérieur, voir ce qu’il y a dedans',
  ],
  process_in_sum: [
    'on balance, all things considered, weighing it up, if it were me',
    'tout bien pesé, tout compte fait, tout bien réfléchi, à sa place',
  ],
  picked_pieces: ['take the machines', 'prenant les machines'],
  hidden_dirt: ['good with the bad, old troubles', 'le bon et le mauvais, vieux ennuis'],
  process_fresh_signature: [
    'fresh signature, new signature, new paper, sign it again',
    'nouvelle signature, signature à chaque fois, nouveau papier',
  ],
  process_every_paper: [
    'every agreement, each agreement, every contract, each contract, every lease, each supplier',
    'chaque accord, chaque contrat, chaque bail, chaque fournisseur',
  ],
  deals_merger_watchdog: ['', 'la concurrence bénisse'],
  deals_independent_word: ['neutral', 'neutre'],
  deals_judged_fair: ['amount is right', 'montant est correct'],
  process_ministers_nod: [
    'minister’s nod, nod of the minister',
    'aval du ministre, accord du ministre',
  ],
  process_touchy_field: ['touchy field, delicate field, foreigner', 'domaine délicat, étranger'],
  process_todays_price: [
    'today’s price, day’s price, current price',
    'prix du jour, prix d’aujourd’hui',
  ],
  process_put_more: ['on top, more on it, a quarter more', 'de plus, en plus, par-dessus'],
  deals_deferred_price: ['only comes in two years, comes later', 'arrive plus tard'],
  process_made_to_sell: [
    'they make us sell, they force us to sell, made to sell, have to sell',
    'qu’ils nous font vendre, nous obligent à vendre, qu’il faut vendre',
  ],
  process_the_one_wanted: [
    'the one we wanted, very one we wanted, what we wanted, what we came for',
    'celui qu’on voulait, celle qu’on voulait, ce qu’on voulait',
  ],
  deals_show_each_other: ['show each other, show one another', 'se montrent pas, se montrer'],
} as const satisfies Lexicon;
