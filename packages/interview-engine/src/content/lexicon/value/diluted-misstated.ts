import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The diluted share count, in the words of those who get it wrong. */
export const dilutedMisstated: Lexicon = {
  basic_count: [
    'basic shares, basic count, basic number, undiluted count, undiluted number',
    'nombre de base, actions de base, nombre non dilué, actions existantes seulement',
  ],
  basic_is_enough: [
    crossed(
      'the basic count, basic shares, the basic shares, the basic number, undiluted shares',
      'will do, is enough, are enough, is fine, are fine, is good enough, is all you need',
    ),
    crossed(
      'nombre d’actions de base, nombre de base, actions de base, nombre non dilué, nombre d’actions non dilué',
      'suffit, suffisent, fait l’affaire, font l’affaire, va très bien, est largement suffisant',
    ),
  ],
  below_strike_dilutes: ['lower the share price, below the strike the more', ''],
  bid_basic_count: [
    crossed(
      'premium, offer, bid, offer price, bidder, takeover',
      'does not affect dilution, does not change dilution, does not change the share count, has no effect on the share count, does not affect the share count, changes nothing to the share count, has no effect on dilution, uses basic shares, only needs basic shares',
    ),
    crossed(
      'prime, offre, prix d’offre, acquéreur',
      'ne change pas le nombre, ne change rien au nombre, n’a aucun effet sur le nombre, n’a pas d’effet sur la dilution, n’affecte pas le nombre, ne change rien à la dilution, n’a aucun effet sur la dilution',
    ),
  ],
  cheaper_strike: [
    'lower the strike, strike is lower, lower strike, lower the exercise price, lower exercise price, strike falls',
    'strike plus bas, strike baisse',
  ],
  count_of_shares: [
    'number of shares, share count, new shares, shares outstanding, denominator, extra shares, additional shares, shares in issue, the count',
    'nombre d’actions, nombre de titres, nouvelles actions, actions nouvelles, dénominateur, nouveaux titres, titres nouveaux, actions supplémentaires',
  ],
  counts_them_all: [
    [
      crossed(
        'put, add, throw in, stack, include, count, take',
        'all the options, every option, all options, all of the options, all the option shares',
      ),
      'add all, adding all, all are added, all added, count all, count them all, take all, take them all, include all, every option counts, all options count, all the options count, all the options are added, all options are added, add full, add whole, all become shares, one for one, simply add options, just add options, options to basic, options to existing, options to share count, options become shares, options become new shares, options all become, options turn into shares',
    ].join(', '),
    [
      crossed(
        'ajoute, compte, prends, rajoute, mets, intègre',
        'toutes les options, totalité des options, ensemble des options, toutes ces options, intégralité des options',
      ),
      'prendre toutes, prend toutes, ajouter toutes, compter toutes, retenir toutes, inclure toutes, toutes ajoutées, toutes comptées, toutes les options comptent, ajouter totalité, ajoute intégralité, une pour une, simplement ajouter options, ajoute simplement, options aux actions, options au nombre, options deviennent des actions, options deviennent toutes, option donne une action, chaque option donne, chaque option devient',
    ].join(', '),
  ],
  dearer_bid_said: [
    crossed('the offer, the bid, the price, the share price', 'is higher, goes up, rises, climbs'),
    crossed(
      'l’offre, le prix, le cours, le prix offert',
      'est plus élevée, est plus élevé, est plus haute, est plus haut, monte, augmente, grimpe',
    ),
  ],
  dearer_offer: [
    'higher offer price, higher the offer, higher the offer price, higher bid',
    'plus l’offre est haute, plus l’offre est élevée, plus le prix d’offre est haut, plus le prix d’offre est élevé',
  ],
  dearer_strike: [
    'higher the strike, strike is higher, higher strike, higher the exercise price, strike goes up, higher exercise price, strike rises, strike increases, the strike is high',
    'strike plus élevé, strike monte, prix d’exercice monte, strike augmente, prix d’exercice augmente, strike élevé, plus le strike monte, plus le prix d’exercice est élevé',
  ],
  diluted_not_needed: [
    'not need the diluted count, not need diluted, no need for diluted, basic one is fine, basic count is fine',
    'pas besoin du dilué, pas besoin du nombre dilué, nombre de base convient, nombre de base va très bien',
  ],
  dilutes_less: [
    'less dilution, less dilutive, smaller dilution, lower dilution, dilution falls, dilution goes down, dilution drops, dilution shrinks, dilution decreases, less you dilute, less it dilutes, fewer new shares, fewer net new shares, dilution is lower',
    'moins de dilution, moins il y a de dilution, moins la dilution, dilution baisse, dilution diminue, dilution recule, dilution se réduit, dilution plus faible, moins on dilue, moins dilutif, moins ça dilue, moins d’actions nouvelles, dilution est plus faible, dilution est faible, moins on est dilué',
  ],
  dilutes_more: [
    'more dilution, more dilutive, greater dilution, higher dilution, bigger dilution, dilution goes up, dilution rises, dilution increases, more you dilute, more it dilutes, more new shares, more net new shares, dilution is higher',
    'plus de dilution, plus la dilution, dilution augmente, dilution monte, dilution est forte, dilution plus forte, plus on dilue, plus dilutif, plus ça dilue, davantage de dilution, plus d’actions nouvelles, dilution est plus forte, plus il y a de dilution',
  ],
  dilution_shrinks_said: [
    'dilution falls, dilution drops, dilution shrinks, dilution goes down, there is less dilution, fewer net shares, fewer new shares',
    'dilution diminue, dilution baisse, dilution recule, dilution est moindre, il y a moins de dilution, moins d’actions nouvelles',
  ],
  fewer_options: [
    'fewer options, fewer new shares, fewer options count, less options',
    'moins d’options, moins d’actions nouvelles, moins il y a d’options',
  ],
  fewer_shares: [
    'fewer shares, less shares, smaller number of shares, lower share count, lower number of shares',
    'moins d’actions, moins de titres, nombre d’actions plus petit, nombre d’actions plus faible',
  ],
  in_a_bid: [
    'in a takeover, in a bid, in an offer, in an acquisition, in an m a deal, even in a bid, if someone bids',
    'dans une offre, en cas d’offre, dans une opa, dans une acquisition, dans un rachat, pour une offre',
  ],
  is_the_right_one: [
    'is enough, is the right one, is what counts, will do, is sufficient, is all you need, is all we need, whatever the options, even with options, and ignore the options, ignoring the options',
    'suffit, suffisent, est le bon, est ce qui compte, même avec des options, en ignorant les options',
  ],
  merely_adds: [
    'you just add, i just add, i would just add, we just add, you simply add, i simply add, i would simply add',
    'on ajoute simplement, on ajoute juste, j’ajoute simplement, j’ajoute juste, je rajoute juste, je rajoute simplement, on rajoute juste, il suffit d’ajouter',
  ],
  more_dilution: [
    'more dilutive, more dilution, more they dilute, most dilutive, higher the dilution, dilute the most, dilute more, bigger the dilution',
    'plus elles diluent, plus dilutives, plus de dilution, plus la dilution, diluent le plus, plus il y a de dilution',
  ],
  net_new_shares: ['net new', 'actions nettes, solde net'],
  no_link_to_offer: [
    'never depends on the offer, does not depend on the offer, not depend on the offer price, whatever the offer price',
    'ne dépend jamais du prix offert, ne dépend pas du prix offert, ne dépend pas de l’offre, quel que soit le prix offert, quel que soit le prix de l’offre',
  ],
  nobody_exercised_yet: [
    'nobody has exercised, no one has exercised, not been exercised yet, not yet been exercised, have not exercised yet',
    'personne n’a encore exercé, personne n’a exercé, pas encore exercées, pas encore été exercées, n’ont pas encore exercé',
  ],
  offer_price_word: ['offer price, bid price', 'prix de l’offre, prix d’offre, prix offert'],
  once_exercised: [
    'until they are exercised, until exercised, only once exercised, have already been exercised, until somebody exercises, unless exercised, before they are exercised, as long as unexercised, only after exercise, until someone exercises, not been exercised yet, once actually exercised',
    'tant qu’elles ne sont pas exercées, tant que personne n’exerce, seulement une fois exercées, qu’une fois exercées, déjà été exercées, avant d’être exercées, seulement quand on les exerce, tant qu’elles ne sont pas levées, qu’une fois levées, exercice effectif, qu’après exercice, tant qu’elles n’ont pas été, qu’à partir de leur exercice, tant que ce n’est pas exercé',
  ],
  options_aside: [
    crossed(
      'leave the options, leave the stock options, put the options, leave options',
      'aside, out, to one side',
    ),
    crossed(
      'les stock-options, les options',
      'on les laisse de côté, on les oublie, on n’en tient pas compte, je les laisse de côté, on peut les oublier, ça ne compte pas',
    ),
  ],
  options_ignored: [
    'options are ignored, ignore the options, ignore options, forget the options, leave the options out, options left out, never mind the options',
    'on ignore les options, options on les ignore, on oublie les options, sans les options, options ne comptent pas, on laisse les options de côté',
  ],
  out_money: [
    'out of the money, out of money, underwater, below the strike, under water',
    'en dehors de la monnaie, hors de la monnaie, hors la monnaie, hors monnaie',
  ],
  plain_just_basic: [
    'options never get exercised, options are never exercised, options will not be exercised, options disappear in a takeover, options disappear in the takeover, options lapse in a takeover, options get cancelled, options are cancelled, options fall away, no need for dilution, ignore the options, ignore dilution, basic shares are enough, basic count is enough, just use the basic, simply use the basic, stick to the basic, stick with the basic, basic shares only, basic count only',
    'options ne sont jamais exercées, options ne seront pas exercées, options disparaissent avec l’offre, options disparaissent en cas, options tombent en cas, options tombent avec, options sont annulées, j’ignore les options, ignore la dilution, ignore les options, nombre de base suffit, actions de base suffisent, reste au nombre de base, garde le nombre de base, prends juste les actions de base, prends simplement le nombre de base',
  ],
  price_climbs: [
    'higher the share price, higher the stock price, higher the price, share price increases, stock goes up, stock rises, higher share price, price rises, price goes up, share price climbs, when the stock rallies',
    'plus le cours monte, plus le prix monte, plus l’action monte, cours augmente, cours monte, cours grimpe, plus le cours augmente, hausse du cours, cours plus élevé, plus le cours de l’action monte, le cours de l’action monte',
  ],
  price_sinks: [
    'lower the share price, lower the stock price, share price goes down, share price drops, stock falls, lower share price, price falls',
    'plus le cours baisse, cours baisse, cours chute, cours recule, baisse du cours, plus l’action baisse, cours plus bas',
  ],
  smaller_count: [
    [
      crossed(
        'diluted count is, diluted number is, share count is, count goes, count is, number of shares is, number of shares goes, dilution means',
        'lower, smaller, down, fewer, less',
      ),
      'fewer shares than before, fewer shares in total, fewer shares overall',
    ].join(', '),
    [
      crossed(
        'nombre dilué est, nombre d’actions est, nombre d’actions dilué est, nombre d’actions',
        'inférieur, plus petit, plus faible, diminue, baisse',
      ),
      'moins d’actions qu’avant, moins d’actions au total, moins d’actions en circulation',
    ].join(', '),
  ],
  subtracts_the_new_shares: [
    crossed('subtract, take off, deduct', 'the net new shares from, the new shares from'),
    crossed(
      'retire, retranche, enlève, déduis',
      'actions nettes du, actions nouvelles du, actions nouvelles nettes du',
    ),
  ],
  today_price_kept: [
    crossed(
      'use, keep, stay with, stick with, take, work with, go with',
      'the current price, the current share price, today s price, the market price, the price before the offer, the undisturbed price',
    ),
    crossed(
      'garde, prends, reste sur, reste au, utilise, retiens, conserve',
      'cours actuel, cours du jour, cours de bourse, cours d’aujourd’hui, cours avant l’offre, dernier cours',
    ),
  ],
};
