import type { Lexicon } from '../../types.ts';

/** More such words: of owners, listings and how a deal was paid. */
export const misspokenMarketsBesides = {
  market_more_deals: [
    'deals easier, easier to do deals, lbos get easier, easier to finance, makes it easier to buy',
    'bon pour le m&a, opérations plus faciles, facilite les opérations, facilitent les opérations, plus faciles à financer, plus facile à financer',
  ],
  amiss_stocks_fall: [
    'falling stock markets, falling share prices, low share prices, weak markets',
    'marchés qui baissent, actions qui baissent, cours bas, bourse basse',
  ],
  amiss_stocks_rise: [
    'high equities, high markets',
    'actions hautes, actions élevées, marchés hauts, bourse élevée',
  ],
  amiss_ipo_opens: [
    'reopens the ipo window, reopen the ipo window, opens the ipo window, reopens the window',
    'rouvre la fenêtre, ouvre la fenêtre, rouvrent la fenêtre',
  ],
  amiss_ipo_closes: [
    'closes the ipo window, close the ipo window, shuts the ipo window, closes the window',
    'ferme la fenêtre, ferment la fenêtre, referme la fenêtre',
  ],
  market_pay_anything: [
    'pay whatever it takes, pay any price, pay whatever the seller, any price is fine, price not matter, price hardly matters',
    'payer n’importe quel prix, payer n’importe quoi, peu importe le prix, quel que soit le prix, à n’importe quel prix',
  ],
  market_worth_more: [
    'is always worth more, is worth more, are worth more, value driver, gets a higher multiple, deserves a higher multiple',
    'vaut forcément plus, vaut plus, vaut davantage, mérite un multiple plus élevé, levier de valeur',
  ],
  amiss_belong_to_seller: [
    'all go to the seller, should go to the seller, go entirely to the seller',
    'doivent revenir au vendeur, devraient revenir au vendeur, vont toutes au vendeur',
  ],
  amiss_two_leaders: [
    'two biggest players, top two, number one and number two',
    'deux plus gros, deux principaux acteurs',
  ],
  amiss_no_antitrust_issue: [
    'regulators will not mind, nothing for the regulator, antitrust won’t be an issue',
    'régulateur ne dira rien, pas de problème de concurrence, rien à craindre de la concurrence',
  ],
  market_owner_wishes: [
    'personal plans, your own plans, owner’s plans',
    'ses projets, projets du dirigeant, objectifs du dirigeant',
  ],
  market_growth_stops: [
    'growth stops, growth has stopped, growth is over, growth slows, growth has slowed, growth fades',
    'croissance s’arrête, croissance ralentit, croissance s’essouffle, croissance soit finie, croissance retombe',
  ],
  market_rate_never_seen: [
    '5.5%, 6%, 7%, 8%, 10%, six percent, seven percent, eight percent, ten percent',
    '5,5 %, 6 %, 7 %, 8 %, 10 %, six pour cent, sept pour cent, huit pour cent, dix pour cent',
  ],
  market_european_rate: [
    'deposit rate, ecb rate, ecb is at',
    'taux de dépôt, taux de la bce, bce est à',
  ],
  market_compete: [
    'face to face, against each other, head to head, one against another',
    'face à face, les uns contre les autres, l’un contre l’autre, dos à dos',
  ],
  market_gain_access: ['it gains, they gain', 'il gagne, elle gagne'],
  amiss_skips_preparation: [
    'skip the preparation, skip preparation, skip the prep, skip all preparation, skip preparing',
    'sauter l’étape de préparation, sauter la préparation, se passer de préparation, zapper la préparation',
  ],
  market_one_thing_only: [
    'only wants one thing, wants only one thing, wants one thing only, only ever wants one thing, only cares about one thing',
    'ne cherche qu’une chose, ne veut qu’une chose, n’attend qu’une chose, une seule chose l’intéresse, ne cherche jamais qu’une chose, cherche jamais qu’une chose, une seule chose qui l’intéresse',
  ],
  market_depress_word: ['crush, compress', 'écrasent, écrase, compriment'],
  sure_from_the_start: [
    'certain from year one, certain from the day of closing',
    'à cent pour cent dès, acquises dès, certaines dès le premier jour',
  ],
  deals_lose_control: ['lose the helm', 'perdez la main, perd la main, perdre la main'],
  market_growth_ignored: [
    'growth is of no interest, buyers not care about growth',
    'croissance n’intéresse pas, croissance n’intéresse personne',
  ],
} as const satisfies Lexicon;
