import type { Lexicon } from '../../types.ts';

/** Further words of those who tell a sale, an offer or a clearance without its terms of art. */
export const dealsSaidInPassing = {
  deals_indicative_offer: [
    'roughly this price, nothing that ties, ties them to nothing, letter with a price, first letter, not tie them',
    'doigt mouillé, ne les engage pas, qui n’engage à rien, ne les engage à rien, première lettre, sans se lier',
  ],
  deals_firm_offer: [
    'price they stand by, stand behind, cannot back out of, put their signature under, stand by it',
    'prix qui les engage, chiffre qui les engage, dont ils ne peuvent plus sortir, signent en bas',
  ],
  deals_price_machinery: [
    'price gets fixed, price is settled, price is fixed, old photo, books closed on',
    'prix est arrêté, prix est fixé, comment on arrête le prix, date passée',
  ],
  deals_secrecy_pledge: ['keep their mouth shut, hold their tongue', 'ils se tairont, ils se taisent, à se taire'],
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
    'fisc ne passe qu’une fois, fisc passe qu’une fois, fisc ne se sert qu’une fois',
  ],
  process_leaves_calm: ['walks away clean, sleeps well', 'l’esprit tranquille, sans rien derrière'],
  deals_step_up: [
    'tax depreciation, write things off again, depreciate all over again, start depreciating again',
    'amortissement fiscal, amortir de nouveau, repartir sur le prix payé, user les machines',
  ],
  deals_move_one_by_one: [
    'signed over, one after the other, landlord may say no, sign everything again, knock on every door',
    'refaire signer, l’un après l’autre, bailleur peut refuser, frapper à chaque porte',
  ],
  deals_market_supervisor: ['market policeman, market police, stock exchange policeman', 'police des marchés'],
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
  deals_budget_for: ['costs more, starts later', 'coûtera plus cher, démarrera plus tard, coûte plus cher'],
  deals_prepare_integration: ['merging the systems, merge the systems', 'fusionner les systèmes, fusion des systèmes'],
  heard_under_half: ['below fifty percent, under the majority', 'en dessous de la majorité, tant que vous n’avez pas la majorité'],
  heard_free_of_duty: ['no offer is mandatory, no bid is mandatory', 'aucune offre n’est obligatoire, pas d’offre obligatoire'],
  heard_stuck_with_it: [
    'contractually locked, legally locked, locked in, where they commit, no turning back',
    'sans retour possible, juridiquement tenus, gravé dans le marbre',
  ],
  heard_go_through: [
    'still obliged to buy, still has to buy, still bound to buy, must still buy, still forced to buy, must still close',
    'quand même tenu d’acheter, quand même obligé d’acheter, tenu d’acheter quand même, obligé d’acheter quand même, reste obligé d’acheter',
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
    'rien à prévoir, pas besoin de prévoir, inutile de prévoir, pas besoin de le prévoir, rien à écrire, pas d’inquiétude pour le contrat, aucune clause à prévoir',
  ],
  process_listed_steps: [
    'round one round two, round 1 round 2, first round second round, phase one phase two, preparation marketing, round two signing, second round signing',
    'phase un phase deux, phase un la phase deux, premier tour deuxième tour, premier tour second tour, phase deux signing',
  ],
  deals_deferred_if: ['if targets are met, if the targets are met', 'si les chiffres suivent, si le plan est tenu'],
  process_on_closing: [
    'signed at closing, signed on the day of closing, signed on closing day, only signed at closing, signed on completion',
    'signé le jour du closing, signé au closing, signent au closing, signe au closing, signe le jour du closing, ne se signe qu’au closing',
  ],
  process_lapses_free: [
    'simply lapses, just lapses, lapses with no cost, nobody owes anything, everyone goes home for free, falls away at no cost',
    'tombe tout seul, tombe sans frais, personne ne doit rien, caduc sans frais, s’annule sans frais',
  ],
  deals_sealed_team: ['locked room, few outsiders', 'conseils extérieurs'],
  process_only_these: ['only, nobody else', 'seuls, seulement, que'],
} as const satisfies Lexicon;
