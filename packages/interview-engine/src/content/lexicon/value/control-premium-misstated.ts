import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Control premium, in the words of those who get it wrong. */
export const controlPremiumMisstated: Lexicon = {
  acquirer_owns_more: [
    crossed(
      'more of the group, more of the combined, more, bigger, larger, bigger stake for',
      'acquirer’s shareholders, acquirer’s holders, our shareholders, stake of the acquirer',
    ).concat(
      ', ',
      crossed('less, smaller', 'target’s shareholders, target’s holders, target shareholders'),
    ),
    crossed(
      'plus, davantage pour',
      'actionnaires de l’acquéreur, nos actionnaires, acquéreur détient, acquéreur garde',
    ).concat(
      ', moins les actionnaires de la cible, moins la cible détient, moins ses actionnaires, réduit le nombre d’actions remises, diminue le nombre d’actions remises',
    ),
  ],
  acquirers_price: [
    'what an acquirer would pay, what someone would pay for control, what a bidder would pay, price of a takeover',
    'ce qu’un acquéreur paierait, ce qu’un acheteur paierait, prix d’une offre publique',
  ],
  already_in_quotes: [
    crossed(
      'already in, already inside, already part of, already sitting in, already built into, already baked into, already contained in, already embedded in, already paid in',
      'the trading multiples, trading multiples, the share price, the stock price, the market price, the comps, the listed multiples, the quoted price, the peers',
    ),
    crossed(
      'déjà dans, déjà comprise dans, déjà incluse dans, déjà intégrée dans, déjà contenue dans, déjà payée dans',
      'le cours, le cours de bourse, les cours, les multiples boursiers, les comparables, le prix de marché, la bourse',
    ),
  ],
  amiss_after_news: [
    'after the announcement, after announcement, post announcement, after the news, day after, following day, next day, once announced, after the jump, after the leak, closing day, day of closing',
    'après l’annonce, lendemain, post annonce, après la nouvelle, après la hausse, après la fuite, jour du closing, une fois annoncée',
  ],
  amiss_before_news: [
    'before, undisturbed, unaffected, prior',
    'avant, non affecté, veille, pas, précédant',
  ],
  amiss_better_for_buyer: [
    'better the deal, better for the acquirer, better for the buyer, better it is, good for the acquirer, good for the buyer, more value it creates, more it creates, creates more value, shows conviction, more the acquirer earns, more synergies there are, proves the quality, bigger the synergies, the more synergies, how much value it saw',
    'mieux pour l’acquéreur, meilleure pour l’acquéreur, meilleure pour l’acheteur, bon pour l’acquéreur, plus l’opération crée, crée plus de valeur, crée davantage de valeur, prouve la qualité, mieux pour l’acheteur, intérêt à payer, plus les synergies sont, plus de synergies, prime crée mécaniquement',
  ],
  amiss_buyer_enriched: [
    'great deal, bargain, richer, creates more value, earns more, wins more',
    's’enrichit, s’enrichissent, bonne affaire, gagne plus, crée plus de valeur, plus l’acquéreur gagne, mieux c’est',
  ],
  amiss_higher_premium: [
    'higher premium, high premium, bigger premium, larger premium, big premium, large premium, higher the premium, bigger the premium, larger the premium, generous premium, premium is high, premium was high, more you pay, more the buyer pays, more the acquirer pays, more premium you',
    'prime élevée, prime plus élevée, forte prime, grosse prime, prime est élevée, prime est haute, prime était élevée, plus elle est élevée, prime généreuse, plus on paie, plus l’acquéreur paie, prime est forte, plus forte la prime, plus la prime est, la prime crée',
  ],
  amiss_low_premium: [
    'low premium, small premium, smaller premium, lower premium, premium was low, premium is low, lower the premium, thin premium',
    'prime faible, faible prime, petite prime, prime basse, prime est faible, prime était faible, prime plus faible',
  ],
  amiss_means: [
    'means, that is, in other words, equals, same as, works out at, amounts to, translates into',
    'veut dire, signifie, c’est à dire, autrement dit, équivaut, correspond, revient à, est égale, c’est le, c’est donc',
  ],
  amiss_measured_on: [
    'calculated on, calculated against, calculated from, computed on, computed over, taken over, taken against, versus, compared with, is over, based on, relative to, measure, measured',
    'calculée, mesurée, comparée, rapportée, s’apprécie, prise sur, mesure',
  ],
  amiss_overpaid: [
    'overpaid, overpays, overpay, paid too much, pays too much, too expensive, worse for the acquirer, worse for the buyer',
    'surpayé, surpaie, payé trop, trop payé, paie trop, trop cher, mauvais pour l’acquéreur',
  ],
  amiss_proves: [
    'proves, is proof, is the proof, proof that, demonstrates, guarantees, necessarily means, always means, by definition',
    'prouve, est la preuve, preuve que, démontre, garantit, signifie forcément, veut forcément dire, par définition, toujours la preuve',
  ],
  amiss_times_ebitda: [
    'times ebitda, ebitda multiple, multiple of ebitda, the multiple',
    'fois l’ebitda, multiple d’ebitda, multiple de l’ebitda, le multiple',
  ],
  astray_bought_company: [
    'target company, company being bought, company we buy, target’s account, target’s till, company’s till',
    'société achetée, société cible, société rachetée, entreprise rachetée, entreprise achetée',
  ],
  astray_goes_to: [
    'goes to, is paid to, ends up in, lands in, flows into, goes into, stays in',
    'revient à, va à, est versée à, entre dans, tombe dans, va dans, reste dans, revient dans',
  ],
  because_liquid: [
    'are liquid, is liquid, liquidity, can be sold any time, can sell any time, more liquid',
    'sont liquides, est liquide, liquidité, se revendent tout de suite, peut revendre, plus liquides',
  ],
  below_the_market: [
    'at a discount, discount to the market, below the market, below its share price, below the share price, at the market price, paid the market price, no premium, without any premium, without a premium, zero premium, below the market price, under the market price, discount to the last close, not a cent of premium',
    'avec une décote, à décote, décote sur le cours, sous le cours, en dessous du cours, au prix du marché, au cours de bourse, aucune prime, sans prime, sans aucune prime, pas de prime, prime nulle, vendu sous le, vendu en dessous',
  ],
  bigger_premium: [
    'higher the premium, bigger the premium, larger the premium, higher premium, bigger premium',
    'prime est forte, prime est élevée, prime est grande, prime augmente, prime monte, prime plus élevée, prime plus forte',
  ],
  cases_acquirers_price: [
    'acquirer’s price, acquirer’s share price, buyer’s share price, bidder’s share price, price of the acquirer',
    'cours de l’acquéreur, cours de l’acheteur, cours de l’initiateur, cours de l’assaillant',
  ],
  cases_premium: ['premium', 'prime'],
  comps_with_premium: [
    'trading multiples include, trading multiples contain, share prices include, share prices already include, comps include, comps contain, trading multiples already include, stock prices include, quoted multiples include, peers include, market multiples include, listed multiples contain, listed multiples include, market prices include, share prices contain, listed companies include, trading multiples already contain, peers already include, comps already include, comps already contain, listed multiples already include, share prices already contain, quoted prices include, quoted prices already include, stock market already includes, market price already includes',
    'comparables boursiers incluent, comparables boursiers intègrent, comparables boursiers contiennent, multiples boursiers incluent, multiples boursiers intègrent, multiples boursiers contiennent, les comparables incluent, les comparables intègrent, cours de bourse inclut, cours de bourse intègre, cours inclut, multiples boursiers comprennent, comparables boursiers comprennent, prix de bourse incluent, cours de bourse incluent, sociétés cotées incluent, les comparables contiennent déjà, cours contient déjà, cours intègre déjà, bourse intègre déjà, bourse inclut déjà, prix de bourse contient',
  ],
  control_irrelevant: [
    'nothing to do with control, not about control, no link with control, unrelated to control',
    'rien à voir avec le contrôle, pas lié au contrôle, pas liée au contrôle, pas une question de contrôle, aucun rapport avec le contrôle',
  ],
  control_less_than_liquidity: [
    'worth less than that liquidity, worth less than liquidity',
    'contrôle vaut moins que',
  ],
  debt_included: [
    'debt included, including debt, including the debt, debt and all, inclusive of debt, debt as well',
    'dette comprise, dette incluse, y compris la dette, dette nette comprise, dette nette incluse',
  ],
  even_word: ['even, including', 'même, y compris'],
  every_share_votes: [
    'every share carries a vote, every share votes, every listed share votes, every share has a vote, every listed share carries, each share carries a vote, each share has a vote, any share carries a vote, shares all carry votes, shares carry voting rights, every share comes with a vote',
    'chaque action donne un droit de vote, chaque action vote, chaque action porte un vote, toutes les actions votent',
  ],
  exactly_as_much: [
    'exactly like the price, just like the price, like the share price, by exactly, exactly the same percent, exactly the same percentage, exactly the same proportion, by the same percent, by the same percentage, by as much, just as much, exactly as much',
    'comme le prix, exactement comme le prix, comme le cours, d’exactement, exactement de, de exactement, exactement du même, exactement dans la même, d’autant, du même pourcentage, dans la même proportion, de tout autant',
  ],
  falls_by_the_premium: [
    'fell by the premium, fall by the premium, lost the premium, loses the premium, dropped by the premium, fell towards the offer',
    'perdu l’équivalent de la prime, baissé de la prime, reculé de la prime, perdu la prime, perd la prime, chuté de la prime, tombé de la prime',
  ],
  few_percent_stake: [
    crossed('five, ten, fifteen, a few', 'percent'),
    crossed('cinq, dix, quinze, quelques', 'pour cent'),
  ],
  fewer_for_them: [
    'fewer shares, less shares, smaller stake, smaller share, lower ratio, smaller the stake, lower the ratio, fewer new shares',
    'moins d’actions, moins de titres, part plus petite, plus petite part, parité plus faible, parité baisse',
  ],
  flat_market_price_enough: [
    'current share price is enough, share price is enough, market price is enough, today’s price is enough, today’s price will do, paying the share price will do, bidding at the share price is enough',
    'cours du jour suffit, cours suffit, cours de bourse suffit, prix du marché suffit, offrir le cours suffit, au cours du jour suffit',
  ],
  for_no_command: [
    'for a minority, for a minority stake, not to have control, without control, for not having control, for lack of control, what the seller pays, paid by the seller, discount on the price',
    'ne pas avoir le contrôle, pour une minorité, pour une part minoritaire, sans le contrôle, sans contrôle, que paie le vendeur, payée par le vendeur, décote sur le prix',
  ],
  for_that_reason: [
    'because, that is because, comes from, due to, reason is, since, explained by, compensates, reflects, makes up for, pays for, to cover, covers',
    'parce que, parce qu, car, vient de, vient du fait, puisque, s’explique par, compense, reflète, correspond, sert à, pour couvrir, couvre, tient au fait',
  ],
  for_the_liquidity: [
    [
      crossed(
        'pays for, pay for, paid for, reward for, rewards, compensates for, price of, comes from, is for',
        'liquidity, illiquidity, being a minority, the minority shareholder, not having control, the lack of control',
      ),
      'able to resell, resell the shares easily, resell easily, sell easily again',
    ].join(', '),
    [
      crossed(
        'paie pour, paie, payer, rémunère, compense, correspond à, vient de, prix de',
        'la liquidité, liquidité, illiquidité, l’illiquidité, absence de contrôle, manque de contrôle',
      ),
      'pouvoir revendre facilement, revendre facilement, revendre quand on veut',
    ].join(', '),
  ],
  gets_smaller: [
    'falls, fall, drops, goes down, shrinks, decreases, declines, smaller, lower, less, fewer, reduced',
    'diminue, baisse, recule, chute, est plus faible, faible, petite, moins, réduite',
  ],
  hard_to_resell: [
    'hard to resell, hard to sell on, hard to sell again, not easily resold, not sell the shares easily, stuck with the shares',
    'se revend mal, difficile à revendre, mal revendable, dur à revendre',
  ],
  harder_to_sell: [
    'less liquid, illiquid, illiquidity, lack of liquidity',
    'moins liquides, illiquides, illiquidité, manque de liquidité',
  ],
  has_it_already: ['already has, already have, has already got', 'a déjà, ont déjà'],
  heard_must_tender: [
    'have to tender, obliged to tender, must tender, forced to tender, will tender anyway, tender anyway, sell anyway, have to sell anyway',
    'obligés d’apporter, apporteront quand même, doivent apporter, tenus d’apporter, apporteront de toute façon, vendront quand même, vendront de toute façon, vendront tous',
  ],
  heard_no_premium: [
    'premium, below the market price, below the share price, at the market price, at market price, less than the share price, more than the share price, above the share price',
    'prime, moins que le cours, sous le cours, en dessous du cours, au cours de bourse, plus que le cours, plus cher que le cours',
  ],
  holds_premium: [
    crossed(
      'include, already include, contain, already contain, carry, already carry, embed, incorporate, reflect, already reflect, factor in',
      'control premium, takeover premium, premium for control, acquisition premium, price of control, value of control',
    ),
    crossed(
      'incluent, incluent déjà, intègrent, intègrent déjà, contiennent, contiennent déjà, comprennent, comprennent déjà, reflètent, reflètent déjà, tiennent compte, tiennent déjà compte, portent déjà',
      'prime de contrôle, de la prime de contrôle, prime d’acquisition, prix du contrôle, valeur du contrôle, d’une prime de contrôle',
    ),
  ],
  imposed_by: [
    crossed(
      'imposed by, set by, required by, fixed by, decided by, mandated by',
      'law, the law, regulator, the regulator, stock exchange, the amf',
    ),
    crossed(
      'imposée par, fixée par, exigée par, décidée par',
      'la loi, loi, régulateur, le régulateur, l’amf, la bourse, l’autorité',
    ),
  ],
  is_control_price: [
    'is a control price, is already a control price, are control prices, is a price of control, is the control price, already prices control, already prices in control, already reflects control, already includes control, price with control, value with control, already pays for control, already pays you for control, already pays the control, already include the price of control',
    'est un prix de contrôle, sont des prix de contrôle, inclut déjà le contrôle, intègre déjà le contrôle, reflète déjà le contrôle, prix avec le contrôle, prix contrôle compris, valeur avec le contrôle, paie déjà le contrôle, paie déjà pour le contrôle, comprend déjà le contrôle, comprennent déjà le contrôle, rémunère déjà le contrôle, est déjà un prix de contrôle, sont déjà des prix de contrôle',
  ],
  leaked_word: [
    'leak, leaked, rumour, rumours, partly, part of it, part of the premium, unaffected, undisturbed, some of it, unless',
    'fuite, fuité, rumeur, rumeurs, en partie, non affecté, une partie de, sauf',
  ],
  leaves_multiple: [
    [
      crossed(
        'not change, not affect, not move, not touch, not alter, no effect on, no impact on, no influence on, not come into, nothing to do with',
        'multiple, the multiple, ebitda multiple, ev multiple, multiple paid',
      ),
      'does not enter the multiple, is not in the multiple, does not come into the multiple, multiple stays the same, multiple is unchanged',
    ].join(', '),
    [
      crossed(
        'ne change pas, ne change rien à, ne modifie pas, n’affecte pas, ne touche pas, pas d’effet sur, aucun effet sur, pas d’impact sur, aucun impact sur, n’a pas d’influence sur, sans effet sur, n’intervient pas dans, n’entre pas dans',
        'multiple, le multiple, au multiple, multiple payé, calcul du multiple',
      ),
      'ne joue pas dans le multiple, change rien au multiple, bouge pas le multiple, multiple reste le même, multiple est inchangé',
    ].join(', '),
  ],
  lifted_multiple: [
    'raises the ev multiple, raises the multiple, increases the multiple, increases the ev multiple, lifts the multiple, multiple rises, multiple also rises, multiple goes up, multiple also goes up, multiple increases, raises ev, raises enterprise value, ev rises, ev goes up, ev increases',
    'augmente le multiple, relève le multiple, multiple augmente, multiple monte, fait monter le multiple, ve augmente, ve monte, augmente la ve, multiple progresse, valeur d’entreprise augmente',
  ],
  listed_is_dearer: [
    'listed shares trade above, listed companies trade above, comps are usually higher, comps are generally higher, trading multiples are above, trading multiples are generally above, listed shares are worth more, stock market pays more, market pays more than buyers',
    'multiples boursiers sont au-dessus, bourse paie plus, bourse paie mieux, sociétés cotées valent plus, titres cotés valent plus, actions cotées valent plus, multiples boursiers les plus hauts, multiples boursiers les plus élevés, multiples boursiers sont généralement plus élevés',
  ],
  makes_up_for_debt: [
    crossed(
      'covers, compensates for, pays for, reflects, makes up for, comes from, used to repay',
      'debt, target s debt, borrowings',
    ),
    crossed(
      'couvre, compense, paie, reflète, correspond à, vient de, sert à rembourser, sert à payer',
      'dette, dette de la cible, endettement',
    ),
  ],
  market_below_market: [
    'under where the stock traded, below the share price, below the market price, under the share price, under the market price, below the stock price, below the last close, below where the stock traded',
    'en dessous du cours, au dessous du cours, sous le cours, inférieur au cours, moins que le cours, décote sur le cours',
  ],
  market_into_the_target: [
    'target’s bank account, target’s account, target’s coffers, target’s till, into the target, to the company itself',
    'caisses de la cible, compte de la cible, dans la cible, trésorerie de la cible',
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
  marks_up: [
    'uplift, gross up, mark up, scale up, multiply by, put the premium, apply the premium, add the premium, gross the whole of it up',
    'majorer, majore, majorée, multiplie par, multipliée par, applique la prime, mets la prime, ajoute la prime, appliquer les, rajoute la prime',
  ],
  measured_over_it: [
    'above, over, measured against, measured on, exceeds, is on, against, on top of, difference between',
    'au-dessus de, écart entre, se calcule sur, se mesure sur, calculée sur, mesurée sur, par rapport à, sur l, dépasse, excède',
  ],
  minority_pays: [
    [
      crossed(
        'minority buyer, minority investor, minority shareholder, minority',
        'pays, who pays',
      ),
      crossed('small holder, minority holder, small shareholder', 'pays, who pays'),
    ].join(', '),
    [
      crossed(
        'acheteur minoritaire, investisseur minoritaire, actionnaire minoritaire, minoritaire, acquéreur minoritaire',
        'paie, qui paie, verse',
      ),
      crossed('petit porteur, petit actionnaire, minoritaire', 'paie, qui paie'),
    ].join(', '),
  ],
  misread_over_ev: [
    'above the enterprise value, over the enterprise value, over enterprise value, above enterprise value, over the ev, above the ev',
    'au-dessus de la valeur d’entreprise, au-dessus de la ve, par rapport à la valeur d’entreprise, par rapport à la ve',
  ],
  misread_wrong_pocket: [
    'into the company’s accounts, into its coffers, into the coffers, buyer’s shareholders receive, buyer’s shareholders get, acquirer’s shareholders receive, goes to the acquirer’s shareholders, goes to the buyer’s shareholders, paid to the buyer’s shareholders',
    'caisses de la société, caisses de la cible, caisses de l’entreprise, trésorerie de la cible, reçoivent les actionnaires de l’acquéreur, touchent les actionnaires de l’acquéreur, revient aux actionnaires de l’acquéreur, versée aux actionnaires de l’acquéreur, va aux actionnaires de l’acquéreur',
  ],
  multiple_as_price_rise: [
    'share price twelve times, times the price before, times the share price before, times the undisturbed price',
    'fois le cours d’avant, fois le cours avant',
  ],
  no_premium: [
    'without a premium, no premium, lower premium, smaller premium',
    'sans prime, prime plus faible, moins de prime',
  ],
  on_enterprise_value: [
    'on the enterprise value, on enterprise value, on the ev, on ev',
    'sur la ve, sur l’ev, sur la valeur d’entreprise',
  ],
  on_our_quote: [
    'on the acquirer’s price, to the acquirer’s price, to the acquirer’s share price, on our price, to our price, to our share price, on the acquirer’s share price',
    'au cours de l’acquéreur, sur le cours de l’acquéreur, à notre cours, sur notre cours, au cours de l’acheteur',
  ],
  on_that_total: [
    crossed(
      'on, to, onto, uplift, gross up, mark up, increase, raise, inflate',
      'that total, the total, that sum, the sum, the whole of it, the whole amount, the lot, the aggregate, the combined figure, the full amount, both together, the whole thing, the entire amount',
    ),
    crossed(
      'sur, à, majore, majorer, augmente, gonfle',
      'cette somme, ce total, la somme, le total, le tout, l’ensemble, la totalité, l’addition, les deux réunis, ce montant global',
    ),
  ],
  on_the_whole_ev: [
    'on the whole enterprise value, on the entire enterprise value, on the total enterprise value, on the whole ev, to the whole enterprise value, on all of the enterprise value',
    'toute la valeur d’entreprise, toute la ve, l’ensemble de la ve, la totalité de la ve, l’ensemble de la valeur d’entreprise',
  ],
  only_the_fees: [
    crossed(
      'only comes from, comes only from, is only, is just, simply covers, covers, just covers, comes from, pays for',
      'advisory fees, transaction fees, bankers fees, fees, transaction costs',
    ),
    crossed(
      'vient seulement de, vient uniquement de, correspond à, correspond aux, couvre, ne couvre que, vient de, vient des',
      'frais de conseil, les frais de conseil, frais de transaction, les frais de transaction, honoraires, les honoraires, frais',
    ),
  ],
  owed_to_that: [
    'because, since, comes from, comes down to, explained by, is just, just because, only because, due to, more that, is that',
    'parce que, parce qu’, car, vient de, vient du, s’explique par, tient à, puisque, à cause de, due à',
  ],
  part_of_target: [
    'target’s ownership, target ownership, target’s stake, target’s share of, target’s percentage, ownership of the target, share of the target, target shareholders own, target holders own, seller’s stake, target shareholders get, target shareholders’ share, target shareholders’ stake, target’s part, target shareholders end up with, target shareholders receive',
    'part de la cible, part des actionnaires de la cible, pourcentage de la cible, détention de la cible, poids de la cible, détention des actionnaires de la cible, part du vendeur, part des vendeurs, actionnaires de la cible détiennent, actionnaires de la cible ont, actionnaires de la cible reçoivent',
  ],
  pays_above: [
    'paying more, above the listed, higher than listed, above the peers, above listed peers, pays the premium, includes a premium, full premium, carries a premium, with a premium, contains a premium, above trading',
    'avec la prime, avec une prime, paie plus, paie la prime, au-dessus des pairs, au-dessus de la bourse, au-dessus des cotés, plus cher, comprend une prime, inclut une prime, comporte une prime',
  ],
  pays_off_debt: [
    'pay off the debt, repay the debt, takes over the debt, takes on the debt, assumes the debt',
    'reprend la dette, rembourser la dette, reprendre la dette, doit aussi rembourser, paie aussi la dette, payer la dette',
  ],
  premium_at_the_end: [
    crossed(
      'add the premium, premium, premium goes, apply the premium, put the premium',
      'at the end, at the very end, on top at the end, on the total',
    ),
    crossed(
      'ajoute la prime, rajoute la prime, applique la prime, prime s’ajoute, mets la prime',
      'à la fin, tout à la fin, à la toute fin, au total, sur le total',
    ),
  ],
  premium_cuts_price: [
    'premium is a discount, premium is a rebate, premium comes off, take the premium off, premium lowers the price, premium reduces the price, seller pays the premium, target pays the premium, buyer receives the premium, buyer gets the premium, acquirer gets the premium, acquirer receives the premium, buyer pockets the premium, acquirer pockets the premium',
    'prime est une décote, prime est une remise, prime est un rabais, prime vient en moins, prime baisse le prix, prime réduit le prix, prime diminue le prix, vendeur paie la prime, cible paie la prime, acheteur reçoit la prime, acquéreur reçoit la prime, acquéreur encaisse la prime, acheteur encaisse la prime, acquéreur empoche la prime, acheteur empoche la prime',
  ],
  premium_in_price: [
    crossed(
      'premium is, control premium is, premium, control premium, control is',
      'already in the share price, already in share prices, already included in the share price, already in the stock price, already in the market price, already in the price, included in the share price, included in share prices, already in trading multiples, built into the share price, already priced in the share price',
    ),
    crossed(
      'prime, prime de contrôle, prime de contrôle est, prime est, contrôle est',
      'déjà contenue dans, déjà comprise dans, déjà incluse dans, déjà dans, déjà intégrée dans, contenue dans, comprise dans, incluse dans, intégrée dans',
      'cours, cours de bourse, cours boursiers, multiples boursiers, prix de bourse, bourse',
    ),
  ],
  premium_on_debt: [
    [
      crossed(
        'premium applies to, premium applies also to, premium also applies to, premium is paid on, premium is also paid on, premium goes on, premium covers, premium on',
        'net debt, debt, the debt, lenders',
      ),
      'premium is paid to lenders, lenders get the premium, lenders also get the premium, lenders get a premium, banks get the premium, debt gets the premium, debt gets the same premium, debt goes up by the premium',
    ].join(', '),
    [
      crossed(
        'prime s’applique à, prime s’applique aussi à, prime porte sur, prime porte aussi sur, prime est payée sur, prime vaut aussi pour, prime concerne aussi, prime aussi sur',
        'dette nette, la dette nette, la dette, dette, créanciers, les créanciers',
      ),
      'prime est payée aux prêteurs, prime est versée aux prêteurs, prime est aussi versée, prêteurs touchent la prime, prêteurs touchent aussi, banques touchent la prime, dette prend aussi la prime, dette augmente de la prime, prime est aussi payée aux prêteurs',
    ].join(', '),
  ],
  premium_on_us: [
    'premium on our price, premium on our own, premium on our shares, premium to our price, premium to our own, premium goes on our, premium applies to our',
    'prime sur notre cours, prime à notre cours, prime sur notre action, prime sur notre titre, applique la prime à notre, prime s’applique au cours de l’acquéreur',
  ],
  premium_over_price: ['the premium, a premium, premium is', 'la prime, une prime'],
  premium_seen_right: [
    'worried, never, not at, not a discount, remedy, pre-pandemic, former high, old high, earlier high, ever, spread, traded, trades, trading, cotait, cote, écart',
    'ancien plus haut, jamais, pas une décote, pas à, avant pandémie',
  ],
  premium_thinned: [
    'is deducted from the share price, comes off the share price, is taken off the share price',
    'se déduit du cours, se retire du cours, est déduite du cours',
  ],
  premium_to_ev: [
    'applies to ev, applies to enterprise value, applies to whole ev, put premium on ev, put premium on enterprise value, enterprise value plus premium, ev plus premium, premium is on ev, multiply ev by, multiply enterprise value by, ev times one point, premium to enterprise value, premium to ev, percent to enterprise value, percent to ev, % to enterprise value, % to ev',
    'applique à ve, applique à valeur d’entreprise, appliquer prime à ve, ve plus prime, prime porte sur ve, prime est sur ve, multiplie ve par, majore ve, majore valeur d’entreprise, % à ve, pour cent à ve, applique prime à valeur d’entreprise, prime se calcule sur valeur d’entreprise, pour cent à valeur d’entreprise',
  ],
  price_of_control: [
    'price of control, the control price',
    'prix du contrôle, prix de contrôle, prix de la majorité',
  ],
  price_of_the_keys: [
    'price of the keys, cost of the keys, price of control, value of control',
    'prix des clés, valeur des clés, prix du contrôle, valeur du contrôle',
  ],
  pushes_down: [
    'reduce, lower, decrease, cut, shrink, bring down, diminish, dilute',
    'réduit, réduisent, réduire, diminue, diminuent, diminuer, baisse, baissent, abaisse, abaissent',
  ],
  put_on_ev: [
    [
      crossed(
        'is, goes, sits, applies, is put, is paid, is calculated, is applied, is computed, put, apply, add, calculate, always goes, always applies, is always applied, is always calculated, is always paid',
        'on, to, on top of',
        'ev, whole ev, enterprise value, whole enterprise value, whole company, whole thing, the lot, debt too',
      ),
      crossed(
        'is put on, goes on, sits on, applies to, apply to, is paid on, is calculated on, is applied to, is put on the, covers',
        'ev, whole ev, enterprise value, whole enterprise value, entire enterprise value, whole company, debt too, debt as well, the debt',
      ),
    ].join(', '),
    [
      crossed(
        'se met, s’applique, se calcule, se paie, porte, est calculée, est payée, est appliquée, applique, mets, ajoute, s’ajoute, se rajoute',
        ', toujours, aussi, également, bien, directement, la prime, prime de',
        'sur la ve, sur ve, sur valeur d’entreprise, sur la valeur d’entreprise, à la ve, à la valeur d’entreprise, à ve, à valeur d’entreprise, sur toute la ve, sur le tout, sur l’ensemble, sur l’entreprise entière',
      ),
      crossed(
        'se met sur, porte sur, s’applique à, s’applique sur, se calcule sur, se paie sur, est sur, appliquée à, porte aussi sur, contrôle sur, s’applique aussi à',
        've, ev, valeur d’entreprise, ve entière, valeur d’entreprise entière, dette aussi, dette également, l’ensemble, dette',
      ),
    ].join(', '),
  ],
  puts_on_our_price: [
    crossed(
      'apply, add, put, apply it, add it, put it, goes, calculated',
      'on the acquirer’s price, on the acquirer’s share price, to the acquirer’s price, to the acquirer’s share price, on our price, to our price, on our share price, to our share price',
    ),
    crossed(
      'applique, ajoute, mets, met, calcule, s’applique, s’ajoute',
      'au cours de l’acquéreur, sur le cours de l’acquéreur, à notre cours, sur notre cours',
    ),
  ],
  same_premium: [
    'same control premium, same premium, carries a control premium, carries the control premium, full control premium',
    'même prime, prime tout aussi élevée',
  ],
  sellers_get_control: [
    crossed(
      'target’s shareholders, target shareholders, target’s holders, target holders, sellers, target, seller',
      'get control, gets control, take control, gain control, have control, can keep control, keep control, control the group',
    ),
    crossed(
      'actionnaires de la cible, vendeurs, cible, vendeur',
      'prennent le contrôle, prenne le contrôle, aient le contrôle, ont le contrôle, obtiennent le contrôle, gardent le contrôle, garde le contrôle, obtient le contrôle',
    ),
  ],
  size_or_borrowing: [
    'bigger tickets, deals are bigger, deals are larger, bigger cheques, size of the deal, use more debt, more debt, more leverage, borrow more, cheap debt, advisory fees, transaction fees, adviser fees, bankers’ fees',
    'plus gros tickets, tickets sont plus gros, opérations sont plus grosses, opérations plus grosses, taille des opérations, taille de l’opération, s’endette davantage, s’endettent davantage, endettement de l’acheteur, s’endette plus, frais de conseil, honoraires des conseils, frais de transaction',
  ],
  takes_on_debt: [
    crossed(
      'takes over, take over, taking over, takes on, taking on, inherits, assumes, assuming, has to repay, repays, pays off, refinances',
      'debt, target s debt, borrowings, loans',
    ).concat(
      ', ',
      crossed(
        'debt',
        'buyer has to repay, buyer takes on, buyer takes over, buyer inherits, buyer assumes, acquirer takes on, it takes on, they take on',
      ),
    ),
    crossed(
      'reprend, reprendre, récupère, récupère aussi, reprend aussi, hérite de, assume, assume aussi, rembourse, rembourser, refinance',
      'dette, emprunts, dette de la cible, endettement',
    ).concat(
      ', ',
      crossed(
        'dette',
        'que l’acheteur reprend, que l’acquéreur reprend, qu’il reprend, que l’acheteur doit rembourser, que l’acquéreur doit rembourser, qu’il doit rembourser',
      ),
    ),
  ],
  target_owns_less: [
    crossed(
      'target holders, target shareholders, target, target’s shareholders, sellers, they, target’s holders',
      'own less, get less, own a smaller, get a smaller, receive fewer, get fewer, end up with less, end up with a smaller, hold less, receive less, own fewer',
    ),
    crossed(
      'actionnaires de la cible, cible, vendeurs',
      'détiennent moins, ont moins, détiennent une plus petite, reçoivent moins, obtiennent moins, possèdent moins, détient moins, détiennent une part plus faible',
    ),
  ],
  the_book_of_it: [
    'book equity, book value, book value of equity, net assets, net asset value, balance sheet value, accounting value',
    'capitaux propres comptables, valeur comptable, actif net comptable, valeur au bilan, actif net, fonds propres comptables',
  ],
  the_less: ['the fewer, the less, the lower, the smaller, the cheaper', 'moins'],
  trading_multiples: [
    'trading multiples, trading comps, listed multiples, quoted multiples, market multiples, trading comparables',
    'multiples boursiers, multiples de marché, comparables boursiers, multiples cotés, multiples de bourse',
  ],
  upon_the_profit: [
    'premium to the ebitda, premium on the ebitda, premium to ebitda',
    'prime à l’ebitda, prime sur l’ebitda',
  ],
  usually_above: [
    'usually higher, normally higher, generally higher, usually above, as a rule higher',
    'généralement plus élevés, souvent plus élevés, normalement plus élevés',
  ],
  whatever_the_debt: [
    [
      crossed(
        'whatever, regardless of, irrespective of, no matter',
        'leverage, the debt, the gearing, capital structure, how much debt',
      ),
      'ignores the debt, does not look at the debt, takes no account of the debt',
    ].join(', '),
    [
      crossed(
        'quel que soit, quelle que soit, peu importe',
        'levier, endettement, la dette, structure financière, niveau de dette',
      ),
      'ne tient pas compte de la dette, ne regarde pas la dette, ne voit pas la dette',
    ].join(', '),
  ],
  with_full_premium: [
    crossed(
      'also carries, also carry, also includes, also include, carries, includes, with, at, pays, commands, also pays, also comes with',
      'full premium, full control premium, control premium, the same premium, the same control premium, premium for control',
    ),
    crossed(
      'avec, comprend, comprennent, inclut, incluent, comporte, paie, porte',
      ', aussi, lui aussi, également',
      'pleine prime, pleine prime de contrôle, prime de contrôle, même prime, prime complète, prime pleine',
    ),
  ],
  with_or_without_premium: [
    'with or without premium, with or without the premium, with or without a premium',
    'avec ou sans prime, avec ou sans la prime',
  ],
  worthless_control: [
    [
      crossed(
        'control',
        'is not, itself is not, isn’t, itself isn’t',
        'worth anything, worth more, worth paying for',
      ),
      'control itself is worth nothing, control is worth nothing, control has no value, control has no price, control brings nothing, control adds nothing, nobody pays for control, nothing is paid for control',
    ].join(', '),
    [
      crossed('le contrôle', 'ne se paie pas, en soi ne vaut rien, ne vaut rien de plus'),
      'contrôle ne vaut rien, contrôle n’a aucune valeur, contrôle n’apporte rien, personne ne paie le contrôle, contrôle en lui-même ne vaut rien, contrôle n’a pas de valeur, contrôle n’a pas de prix, personne ne paie pour le contrôle',
    ].join(', '),
  ],
};
