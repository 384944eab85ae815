import type { Lexicon } from '../../types.ts';

/** How people outside the trade say why one firm buys another. */
export const plainReasons = {
  plain_rather_than_build: [
    'instead of inventing, instead of building, instead of starting, rather than building, rather than inventing, rather than starting, rather than spending years, instead of spending years, from scratch, building our own, build our own, building it ourselves, build it themselves, building one, take three years, takes years, take too long, would take them, years to build',
    'plutôt que de passer, plutôt que de bâtir, plutôt que de construire, plutôt que d’inventer, plutôt que de partir, au lieu de construire, au lieu de bâtir, au lieu d’inventer, au lieu de partir, partir de zéro, partant de zéro, le faire soi-même, mettrait des années, mettrait sept ans, mettrait cinq ans, ans à bâtir, prendrait des années, construire, c’est cinq ans',
  ],
  plain_buys_ready_made: [
    'bought one, buy one, buys one, bought it ready, ready made, off the shelf, bought a brand, bought someone, someone makes, someone in, already makes, already has, already known, everyone knows, whole world knows, gets it at once, the target has, opens, brings, gives it, hands it',
    'ont acheté un, ont acheté une, acheté tout fait, tout prêt, clé en main, déjà connu, déjà connue, tout le monde connaît, connaissent, existe déjà, fait déjà, a déjà, lui ouvre, leur ouvre, lui donne, leur donne, lui apporte, leur apporte, la cible a',
  ],
  plain_lacks: [
    'has none, have none, had none, has nothing, have nothing, had nothing, but not, but no, but few, light in, weak in, thin in, short of, missing, does not have, do not have, did not have, lacks, lacked, no presence, sells the plugs but, hardly any, nowhere in, absent from, were light, growth has stalled, stuck at home',
    'n’a rien, n’avait rien, n’ont rien, n’avaient rien, mais pas, mais peu, peu de, pas de, n’a pas, n’avait pas, n’avaient pas, manquait, manquaient, absent de, absente de, faible en, faible dans, faibles en, presque pas, nulle part en, plafonne',
  ],
  plain_price_in_money: [
    'i would give, i give, we would give, i am giving, we are giving, offers, pay, paid, bid, put on the table',
    'j’en donnerais, je donnerais, j’offrirais, je donne, on donnerait, on offrirait, nous offririons, propose, offre, paie',
  ],
  plain_makes_a_year: [
    'a year, earns, makes, per year, yearly profit, ebitda, profit of',
    'par an, gagne, dégage, bénéfice de, ebitda, chaque année',
  ],
  plain_in_cash_or_shares: [
    'cash, in shares, in stock, in paper, half in, keys, to the founder, to the family, to the funds, from the family, from the fund',
    'en cash, en numéraire, en actions, en titres, moitié en, comptant, les clés, au fondateur, à la famille, aux fonds, aux deux fonds',
  ],
  plain_over_its_worth: [
    'over its worth, extra, above the price, the bonus, sweetener, the premium',
    'plus que sa valeur, au-dessus du cours, le supplément, un supplément, en plus du prix, rallonge, le bonus, la prime',
  ],
  plain_together_brings: [
    'working together, work together, together brings, savings, saving, put together, what we gain together, synergies',
    'travailler ensemble, ensemble on gagne, économise ensemble, on économise, économies, nous fait économiser, en se réunissant, en se mariant, à deux on gagne, mise en commun, synergies',
  ],
  plain_that_is_the_limit: [
    'the limit, limit is there, one euro more, one dollar more, one penny more, beyond that, above that, past that, working for the seller, gives it all away, give it all away, leaves us, left for us, still leaves, leaves something',
    'la limite, limite est là, un euro de plus, un centime de plus, au-delà, au-dessus de ça, plus haut, travaille pour le vendeur, tout part au vendeur, tout va au vendeur, on donne tout, plus rien pour nous, nous reste, reste pour nous',
  ],
  fixed_it: [
    'fixed, fixes, fills, filled, solves, solved, in one go, mends',
    'règle, réglait, résout, comble, comblait, d’un coup, corrige',
  ],
  reason_only_told: [
    'was presented, said it in, in the release, press release, conference call, analysts, commented, write up, pictured, well received, well explained, any deal, a good deal needs, every deal, deals in general, walk you through, go through all',
    'bien présentée, a été présentée, présentée le jour, dans le communiqué, conférence téléphonique, les analystes, commentée, longue présentation, bien accueillie, bien expliquée, une bonne opération a, toute opération, n’importe quelle opération, opérations en général, vous présenterais, passer en revue',
  ],
} as const satisfies Lexicon;
