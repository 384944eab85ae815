import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Control premium, in the words people use for it. */
export const controlPremiumNotions: Lexicon = {
  at_todays_price: [
    'at today’s price, at the market price, at the current price, at the quoted price',
    'au prix du jour, au prix actuel, au cours actuel, au cours du jour',
  ],
  bid_word: [
    'offers, offer, offering, bids, bidder adds, bidder pays, puts in, is putting, writes cheques, writes a cheque',
    'offre, il propose, leur propose, on propose, il met, il décaisse, il débourse, fait un chèque',
  ],
  control_has_a_price: [
    'power is not free, power isn’t free, power has a price, right is not free, power costs, control costs, control is paid for, control has a price, pay for control, paying for control, control is not free',
    'pouvoir n’est pas gratuit, pouvoir a un prix, pouvoir se paie, droit n’est pas gratuit, pouvoir coûte, contrôle se paie, contrôle coûte, contrôle a un prix, payer le contrôle, paie le contrôle, contrôle n’est pas gratuit',
  ],
  deals_above_market: [
    'above yesterday, above the quote, above the screen, over the screen price, on top of the quote, more than the screen, above the undisturbed, over the undisturbed, above the unaffected, over last close, over the last close, over previous close, over share price, over the price, over market price, above share price, above market price, above last price, above the last price, on top of share price, to the last price, premium, as much again, before the whispers, before rumours, before the news, than where the stock, than the day before, than the stock was, above where the stock',
    'au-dessus de la cote, plus que l’écran, au-dessus de l’écran, au-dessus du cours d’avant, au-dessus du cours non affecté, au-dessus du cours, sur le cours, sur le dernier cours, par rapport au cours, de plus que le cours, prime, avant les rumeurs, avant la rumeur, cours de la veille, que la veille',
  ],
  decides_alone: [
    'run it your way, run it his way, be the boss, you are the boss, becomes the boss, change everything, throw people out, nobody to ask, without asking anyone, change the management, replace management, replace the management, replace the boss, change the boss, fire the boss, fire the driver, sack the boss, hire and fire, set the strategy, set strategy, choose the route, change the strategy, change strategy, appoint the board, appoint directors, gets the board, decide everything, you decide, he decides, have the say, the final say, runs the show, run things, direct the cash, use the cash, set the dividend, get to drive, hold the wheel, the steering wheel, the driver’s seat, the keys to, with the keys, the keys of, get the keys, hand over the keys, knock down, do what you like, do as you please, calls the shots, capture synergies, decide what happens, gets to decide, get to decide, make the decisions, makes the decisions, in charge, gives the orders, takes over the lot, buys the lot, own the lot, you drive, hires and fires, gives you the steering wheel, hold the keys, decide what gets, you decide what, he decides what, you choose what, chooses what',
    'devenir le patron, on devient patron, tu deviens patron, être le patron, tout changer, tout décider, sans demander à personne, faire à sa façon, prendre le volant, changer la direction, changer le management, remplacer la direction, remplacer le patron, changer de patron, virer le patron, fixer la stratégie, décider de la stratégie, changer la stratégie, choisir la route, nommer les dirigeants, nommer le conseil, décider de tout, on décide, il décide, vous décidez, tu décides, dernier mot, prendre les commandes, tenir le volant, avoir le volant, avoir les clés, les clés de, les clés du, prend les clés, donner les clés, disposer de la trésorerie, fixer le dividende, mener la barque, tirer des synergies, réaliser des synergies, qui commande, donner les ordres, peut décider, décide seul, décider seul, prend tout, prendre tout, est le chef, mène la danse, est aux commandes, on conduit, embaucher et virer, virez qui vous voulez, le volant, toi qui choisis, toi qui décides, lui qui choisit, lui qui décide, vous qui décidez, vous qui choisissez, c’est lui le patron',
  ],
  extra_charge: [
    'cost extra, costs extra, are paid for, is paid for, you pay extra for',
    'coûtent plus, coûtent en plus, se paient, se paie, se paient en plus, se paie en plus',
  ],
  holds_control: [
    'change the strategy, no say, run the place, your way, own everything, owning everything, own it all, call the shots, calling the shots, at the wheel, allowed to talk, right to talk, right to run, right to decide, right to speak, have a voice, driver’s seat, driving seat, be the boss, the one who drives, decide what gets, you decide what, own the steering, the helm, steer the ship, control, boss, runs it, run the company, in charge, have a say, say in, decide, decisions, change the management, change management, replace management, sack, the keys, outright, all of it, the lot, whole company, hundred percent, 100%, entire company, full ownership, power, majority, takes over, appoint, choose the strategy, access to the cash, use the cash, steering wheel, the wheel, knock down walls, choose the tenants, choose tenants, whole block, have the last word, calls the shots',
    'lâchent le tout, achète tout, mener la barque, posséder tout, tient les rênes, tient la barre, le volant, droit de parler, droit de diriger, droit de décider, droit de choisir, avoir une voix, être le chef, être aux manettes, pour conduire, qui conduit, toi qui choisis, toi qui décides, lui qui choisit, lui qui décide, vous qui décidez, vous qui choisissez, gouvernail, tenir la barre, contrôle, patron, maître, diriger, décider, décisions, changer la direction, changer le management, remplacer la direction, les clés, toute la société, toute l’entreprise, totalité, 100 %, majorité, majoritaire, pouvoir, mot à dire, nommer, main sur, accès au cash, accès à la trésorerie, stratégie, volant, manettes, avoir le dernier mot, commander',
  ],
  in_it: ['in there, in it, included', 'dedans, inclus, compris'],
  includes_verb: [
    'include, contain, embed, carry, reflect, incorporate, have',
    'ont déjà, a déjà, ont la, ont une, portent, incluent, intègrent, contiennent, comprennent, reflètent, inclut, intègre, contient, comprend',
  ],
  market_over_market: [
    'on top of where it trades, where it trades, over the share price, above the share price, over the market price, above the market price, over the stock market price, over the undisturbed, above the last close, before the leak, thirty day average, average price, above market, over the price, premium, more than people were paying, above where the stock traded, above where it traded, before rumours, before the rumours, more than the screen, above where it trades, above what it trades, than the day before, than the stock was, on top of the share price, than the market says, than the stock was fetching, than the shares were fetching, night before, than people could get',
    'de plus que la bourse, au dessus du cours, sur le cours, par rapport au cours, sur le dernier cours, avant la rumeur, avant les fuites, cours moyen, moyenne des cours, prime, plus que ce que la bourse, avant les rumeurs, au dessus de la bourse, cours d’avant, cours de la veille, que l’écran, que dit l’écran, de plus que le cours, que la veille, que valait le titre, que valait l’action, veille des rumeurs, que dit la bourse',
  ],
  no_voice: [
    'no say, no voice, no power, no control, no influence, decides nothing, nobody asks you, nobody asks for, not run anything, a passenger, passengers, just along for the ride, in the back seat',
    'pas de pouvoir, aucun pouvoir, décide de rien, décidez de rien, pas voix au chapitre, aucun contrôle, aucune influence, commande rien, pas mon mot à dire, pas son mot à dire, pas votre mot à dire, pas voix au, aucune voix, passager, passagers, sur la banquette arrière, spectateur',
  ],
  over_market: [
    'over the market cap, over market cap, over the market price, over the share price, over the stock price, over the market value, above the market price, above the share price, above market cap, above the market cap, paid over the market, paid above the market, to the share price, over the undisturbed, over what it trades at, above what it trades at, over where it trades, more than it trades at',
    'sur la capitalisation, sur le cours, par rapport au cours, au-dessus du cours, sur la valeur boursière, au-dessus de la capitalisation, de plus que la bourse, au-dessus de la bourse, de plus que le cours',
  ],
  over_todays_price: [
    'more than today’s price, more than the market price, more than the quoted price, more than it trades at, more than it trades for, above the going price, above today’s price, more than the stock price, more than what it trades, above where it trades',
    'plus que le prix du jour, plus que le prix de marché, plus que le cours, plus que le prix coté, plus que la bourse, plus cher que le cours, plus que ce que ça, au-dessus de la cote, plus que la cote',
  ],
  pays_extra: [
    [
      `${crossed('more, percent more, a bit more, something, extra', 'on the table')}, something extra in them, bonus in it, bonus in them, cough up more, coughs up more, chips in more, pays the extra`,
      'sweeten, costs more, more than the screen price, more than the quote, not for free, for free, comes at a price, has its price, costs something, open the wallet, more money on the table, put more money, puts more money, over the screen price, over the undisturbed, percent over, more than today’s price, more than the market price, more than the quoted price, above today’s price, a third more, a fifth more, a quarter more, pay to be in charge, extra inside, for being the boss, something for the keys, above the screen, above what the screen, premium, pay more, paid more, pay extra, paid extra, pay on top, paid on top, pay over, pay above, paid above, above the market, above the share price, above the quoted price, above the stock price, above the screen price, over the share price, on top of the screen price, on top of the price, extra for, payment for control, pay up, mark up, markup, third more, third above, dearer, sit higher, pay for control, paid for control, price of control, bit extra, something extra, extra you pay, percent more, per cent more, top up, sweetener, supplement',
    ].join(', '),
    [
      `${crossed('lâché, mis, donné, payé, sorti, lâche, met, donne', 'en plus')}, ${crossed('met, mettre, pose, aligne', 'plus, un tiers de plus, davantage, une rallonge', 'sur la table')}, pour cent de plus sur la table, un bonus dedans, il y a un bonus, y a un bonus`,
      'mettre un sucre, coûte plus cher, ça se paie, a un prix, pas gratuit, mettre plus, met plus d’argent, au-dessus de l’écran, plus que le prix du jour, plus que le prix de marché, plus que le prix coté, un tiers de plus, un quart de plus, un cinquième de plus, paie pour commander, payer pour commander, paie pour décider, payer pour décider, supplément pour commander, au-dessus de la cote, se paie en plus du prix, se paie en plus, prime, paie plus, payé plus, surpaie, supplément, surcoût, surprix, en plus du cours, au-dessus du cours, au-dessus de la bourse, plus que le cours, plus cher que le cours, plus que la bourse, payer le contrôle, payer pour le contrôle, rallonge, tiers de plus, petit plus, un peu plus cher, % de plus, pour cent de plus, ajoute 30',
    ].join(', '),
  ],
  price_worth_paying: [
    'worth paying for, worth paying extra, costs money, comes at a price',
    'et ça se paie, ça se paie cher, ça a un prix, vaut de l’argent',
  ],
  process_put_more: [
    'on top, more on it, a quarter more, count on a third more, a third more, a third on top, thirty percent on top',
    'de plus, en plus, par-dessus, comptez un tiers de plus, un tiers de plus, trente pour cent de plus',
  ],
  process_todays_price: [
    'today’s price, day’s price, current price, change hands for today, sell for today, trades at today',
    'prix du jour, prix d’aujourd’hui, se vend aujourd’hui, s’échange aujourd’hui',
  ],
  small_stake: [
    'five percent stake, ten percent stake, minority stake, small stake, five percent of, ten percent of, minority purchase, small holding, few percent of',
    'participation de cinq, participation minoritaire, petite participation, dix pour cent du capital, quelques pour cent, minorité du capital, 5 % du capital, 10 % du capital',
  ],
  the_keys: ['keys, steering wheel', 'clés, volant'],
};
