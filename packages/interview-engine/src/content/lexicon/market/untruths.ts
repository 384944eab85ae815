import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const prices =
  'prices, price, valuations, valuation, multiples, values, future cash flows, future flows, cash flows, companies';
const prix =
  'prix, valorisations, valorisation, multiples, valeurs, flux futurs, flux, flux de demain, flux lointains, sociétés';

/** What is falsely said of rates, reasons to buy and moments to sell, kept close together. */
export const untruthsNotions = {
  market_rates_higher: [
    'higher rates, rates rise, rates rose, rates go up, rates went up, rising rates, rate hikes, rates are higher, higher interest rates, rates are high, high rates, high interest rates, money is expensive, money is dear, expensive money, dear money, money costs more, debt is dearer, dearer debt, debt costs more, borrowing costs more, higher borrowing costs, borrowing is expensive, tighter credit, rates climb, more interest, with rates up',
    'hausse des taux, taux montent, taux plus élevés, taux plus hauts, taux augmentent, taux remontent, remontée des taux, taux qui montent, taux élevés, taux sont hauts, taux sont élevés, argent coûte cher, argent est cher, argent cher, argent plus cher, crédit cher, crédit plus cher, crédit coûte cher, dette plus chère, dette coûte plus, emprunter coûte plus, emprunter coûte cher, taux grimpent',
  ],
  market_rates_lower: [
    'lower rates, rates fall, rates fell, rates go down, falling rates, rate cuts, rates are lower, lower interest rates, rates come down, rates are low, low rates, money is cheap, cheap money, cheaper money, money costs less, money costs nothing, debt is cheaper, cheaper debt, credit is cheap, borrowing is cheap',
    'baisse des taux, taux baissent, taux plus bas, taux descendent, taux redescendent, taux qui baissent, taux bas, taux sont bas, argent moins cher, argent ne coûte rien, argent coûte moins, argent bon marché, crédit moins cher, dette moins chère, crédit s’est détendu, crédit est bon marché',
  ],
  market_values_rise: [
    crossed(
      prices,
      'rise, go up, jump, soar, climb, are worth more, become dearer, increase, take off, are pushed up',
    ),
    crossed(
      prix,
      'montent, s’envolent, grimpent, augmentent, valent plus, valent davantage, progressent, monte, augmente, décollent',
    ),
  ],
  market_values_fall: [
    crossed(prices, 'fall, go down, drop, are worth less, decrease, come down, shrink'),
    crossed(
      prix,
      'baissent, chutent, diminuent, valent moins, reculent, baisse, diminue, se tassent',
    ),
  ],
  market_bank_gains: [
    'bank earns more, bank makes more, banks earn better',
    'banque gagne mieux, banque gagne plus, banques prêtent plus volontiers',
  ],
  market_immune_growth: [
    [
      crossed(
        'growth companies, growth stocks, growth businesses, tech, tech companies, growth names, tech stocks',
        'are immune, are spared, are not affected, are not hit, are unaffected, are least affected, are the least affected, are safe, do not care, suffer less, suffer least, resist best',
      ),
      'hits utilities more than growth, hurts utilities more than growth, mature companies suffer more than growth, immune because their cash flows are far',
    ].join(', '),
    [
      crossed(
        'boîtes de croissance, sociétés de croissance, valeurs de croissance, entreprises de croissance, tech, technologiques, technos',
        'sont immunisées, sont épargnées, ne sont pas touchées, qui elles sont immunisées, sont à l’abri, sont les moins touchées, souffrent moins, résistent mieux, sont insensibles, sont protégées',
      ),
      'elles sont immunisées, immunisées puisque, bien plus que les boîtes de croissance',
    ].join(', '),
  ],
  market_deals_pick_up: [
    'more deals, more m&a, more activity, more buyouts, more lbos, boosts m&a, stimulates m&a, encourages deals, good for m&a, good for buyouts, good for lbos, m&a picks up, m&a booms, deals pick up, window opens',
    'bon pour le m&a, plus d’opérations, plus de deals, plus de m&a, plus de lbo, stimule le m&a, favorise le m&a, bon pour les lbo, m&a repart, opérations repartent, fenêtre s’ouvre',
  ],
  market_deals_dry_up: [
    'fewer deals, less deals, less m&a, deals slow, slows down m&a, less activity, bad for m&a, bad for buyouts, bad for lbos, m&a slows, m&a dries up, deals dry up, window closes, bad for funds, hurts funds, hurts m&a, hurts sponsors',
    'mauvais pour le m&a, moins d’opérations, moins de deals, moins de m&a, freine le m&a, mauvais pour les lbo, mauvais pour les fonds, m&a ralentit, opérations s’arrêtent, fenêtre se ferme, pénalise les fonds, pénalise les lbo',
  ],
  market_discounting_falls: [
    'discount rate falls, discount rate goes down, wacc falls, wacc goes down, discount less',
    'taux d’actualisation baisse, taux d’actualisation diminue, wacc baisse, cmpc baisse, on actualise moins',
  ],
  market_bad_for_seller: [
    'bad for you, bad for the seller, bad for sellers, bad time to sell, bad news for you, not good for you, against you, hurts you',
    'mauvais pour vous, mauvais pour le vendeur, mauvais moment pour vendre, mauvaise nouvelle pour vous, pas bon pour vous, joue contre vous, vous pénalise',
  ],
  market_buyers_pay_less: [
    crossed(
      'buyers, funds, sponsors, bidders, acquirers',
      'pay less, lower their prices, cut their prices, offer less, bid less, lower their offers, become stingy',
    ),
    crossed(
      'acheteurs, fonds, acquéreurs, repreneurs',
      'paient moins, baissent leurs prix, baissent les prix, offrent moins, proposent moins, réduisent leurs offres',
    ),
  ],
  market_rates_at_peak: [
    'rates are highest, rates are at their highest, rates are high, rates peak, money is dearest',
    'taux sont au plus haut, taux sont hauts, taux sont élevés, taux au plus haut, taux culminent, argent est le plus cher',
  ],
  market_growth_ignored: [
    [
      crossed(
        'multiple, price, valuation',
        'not depend on growth, not depend on margins, not depend on your margin, is set by the sector, is fixed by the sector, is the same for all, is the same for everyone, is the same for every company',
      ),
      crossed(
        'growth, margin, margins, growth and margins, growth and margin',
        'not affect, not move, not change, not influence, has no influence, have no influence, has no effect, have no effect, do not matter, does not matter',
      ),
      'set by the sector, fixed by the sector',
    ].join(', '),
    [
      crossed(
        'multiple, celui ci, prix, valorisation',
        'est fixé par le secteur, ne dépend pas de la croissance, ne dépend pas de la marge, est le même pour tous, est identique pour tous, est donné par le secteur',
      ),
      crossed(
        'croissance, marge, marges, croissance et la marge',
        'n’influent pas, n’influe pas, n’influence pas, n’influencent pas, ne jouent pas, ne joue pas, ne comptent pas, ne compte pas, ne changent rien, n’ont aucun effet',
      ),
      'fixé par le secteur, identique pour tous',
    ].join(', '),
  ],
  market_after_bad_news: [
    'after losing a client, after losing a customer, after losing your largest, just after losing, after a bad year, when results fall, when results are falling, when profits fall, when margins fall, when sales fall, after a profit warning, once growth is over',
    'après avoir perdu, après une mauvaise année, quand les résultats baissent, quand les marges baissent, quand les ventes baissent',
  ],
  market_past_only: [
    crossed(
      'buyers, buyer, acquirers, funds',
      'pay for the past, only look at the past, pay only for the past, look only at the past',
    ),
    crossed(
      'acheteurs, acheteur, acquéreurs, fonds',
      'paient le passé, ne regardent que le passé, ne paient que le passé, regardent seulement le passé',
    ),
  ],
  market_single_buyer: [
    'a single buyer, only one buyer, just one buyer, one buyer alone, one single bidder, only one bidder, exclusivity from the start, exclusivity straight away',
    'un seul acheteur, un seul acquéreur, un acheteur unique, un seul candidat, exclusivité dès le début, exclusivité tout de suite',
  ],
  market_best_price_word: [
    'best price, highest price, better price, maximum price, top price, pays more, better off',
    'meilleur prix, prix le plus élevé, prix maximum, paie plus, obtenir plus, plus haut prix',
  ],
  market_size_itself: [
    'size by itself, size alone, size itself, sheer size, simply to get bigger, just to get bigger, simply getting bigger, bigger is better, bigger is always better, being bigger by itself, getting bigger is enough, get bigger since size, growing for the sake',
    'taille suffit, taille seule, taille en soi, taille à elle seule, simplement de grossir, juste de grossir, seulement de grossir, grossir pour grossir, être plus gros suffit, plus gros vaut toujours',
  ],
  market_no_fit: [
    'no link between, no fit is needed, fit does not matter, no logic is needed, nobody was after one, logic does not matter, rationale does not matter',
    'aucun lien entre, pas besoin de logique, logique importe peu, peu importe la logique, pas besoin de complémentarité',
  ],
  market_below_market: [
    'under where the stock traded, below the share price, below the market price, under the share price, under the market price, below the stock price, below the last close, below where the stock traded',
    'en dessous du cours, au dessous du cours, sous le cours, inférieur au cours, moins que le cours, décote sur le cours',
  ],
  market_no_risk_word: [
    'no risk at all, there is no risk, there was no risk, there are no risks, no real risk, without any risk, risk free deal, cannot fail, can only win, cannot go wrong, nothing can go wrong, zero risk',
    'aucun risque, zéro risque, sans aucun risque, ne peut pas échouer, rien ne peut mal, ne peut que gagner, pas le moindre risque',
  ],
  market_shares_are_free: [
    crossed(
      'paying in shares, paying in stock, paying with shares, shares, stock, new shares, own shares',
      'costs nothing, is free, cost nothing, are free, is free money, does not cost anything',
    ),
    crossed(
      'payer en titres, payer en actions, payer en papier, titres, actions nouvelles',
      'ne coûte rien, ne coûtent rien, est gratuit, sont gratuits, sont gratuites, coûte zéro',
    ),
  ],
  market_premium_to_company: [
    crossed(
      'premium',
      'goes to the company, goes to the target, goes to the target company, is paid to the company, is paid to the target company, goes into the company, is paid by the target, is paid by the seller',
    ),
    crossed(
      'prime',
      'va à la société, va à la cible, est versée à la société, est versée à la cible, est payée par la cible, est payée par le vendeur, entre dans la société',
    ),
  ],
  market_happy_to_pay: [
    'can pay, could pay, should pay, happy to pay, would pay, must pay, pay a premium',
    'peut payer, doit payer, devrait payer, je paierais, pourrait payer, payer une prime',
  ],
  market_above_synergies: [
    'more than the synergies, above the synergies, above the value of the synergies, higher than the synergies, larger than the synergies, exceeding the synergies',
    'plus que les synergies, au dessus des synergies, supérieure aux synergies, qui dépasse les synergies',
  ],
  market_revenue_safer: [
    crossed(
      'revenue synergies, sales synergies, cross selling',
      'are safer, are more certain, are easier, are surer, come faster, are the safest, are more reliable, is safer, is easier',
    ),
    crossed(
      'synergies de revenus, synergies de chiffre d’affaires, synergies commerciales, ventes croisées',
      'sont plus sûres, sont plus certaines, sont plus faciles, viennent plus vite, sont les plus sûres, sont plus fiables',
    ),
  ],
  market_diversify_word: ['diversification, diversify', 'diversification, diversifier'],
  market_exit_at_once: [
    crossed(
      'ipo, listing, stock market, flotation',
      'lets you sell everything, sells everything, lets you cash out entirely, gives you all the cash at once, lets you out at once',
    ),
    crossed(
      'bourse, introduction en bourse, cotation',
      'permet de tout vendre, vous permet de tout vendre, permet de sortir d’un coup, permet de sortir à cent pour cent',
    ),
  ],
  market_owner_wishes: [
    'what you want, your goals, your objectives, your plans, your wishes, your personal situation, what the owner wants, personal goals, owner’s goals, what he wants',
    'ce que vous voulez, vos objectifs, vos projets, vos envies, votre situation personnelle, ce que veut le dirigeant, vos souhaits, projets personnels',
  ],
} as const satisfies Lexicon;
