import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The diluted share count, in the words people use for it. */
export const dilutedNotions: Lexicon = {
  count_word: ['count, include, keep', 'compter, inclure, inclus, garder'],
  in_money: [
    'market pays more, share is above, pays to exercise, makes sense to exercise, rational to exercise, in the money, worth exercising, exercise if, exercised only if, only exercise, below the share price, below the price, below the market price, below the current price, under the share price, lower than the price, less than the price, strike below, strike is below, strike lower, strike is lower, strike is under, price is above, price above, above the strike, exceeds the strike, higher than the strike, over the strike, cheaper than the market, out of the money, would not exercise, nobody exercises, nobody would, would be worthless, worth nothing otherwise, if the price was below',
    'marché paie plus, avantage à exercer, dans la monnaie, en dedans, en dehors de la monnaie, hors de la monnaie, hors la monnaie, intérêt à exercer, intérêt d’exercer, inférieur au cours, en dessous du cours, sous le cours, supérieur au prix d’exercice, au-dessus du prix d’exercice, supérieur au strike, au-dessus du strike, dépasse le strike, cours supérieur, cours est supérieur, cours est au-dessus, supérieur à 15, si le cours était, si le cours passe sous, n’en compterais aucune, personne n’exerce, personne ne bougerait, tout le monde va s’en servir, ne seraient pas exercées, pas exercées, rentable d’exercer, alors qu’elle en vaut, valait moins que',
  ],
  new_shares_net: [
    'new shares, extra shares, additional shares, incremental shares, net issuance, net dilution, net new, net addition',
    'actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, création nette, dilution nette, émission nette, titres de plus, actions de plus, actions en plus, titres en plus',
  ],
  new_units: [
    'extra ones, few extra, few more, new shares, extra shares, incremental shares, issues, create, net new, net dilution, net increase, really new, truly new, net of the buyback, net of buybacks, net figure, only add, add only, the difference, the net, additional, issuance, shares outstanding go up',
    'quelques-unes, quelques nouvelles, actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, de plus, en plus, émet, émettre, émises, crée, création, solde, la différence, pour de bon, net',
  ],
  option_holders: [
    [
      crossed('managers’, staff', 'options'),
      'managers would, staff would, only exercise, owed to staff, promised to staff, staff have been promised, promised to employees, option, warrants, strike, exercise price, vouchers, coupons to buy, right to buy, staff who can buy, waiting shares',
    ].join(', '),
    'salariés, dirigeants peuvent acheter, options des patrons, options des dirigeants, promises aux salariés, promis aux salariés, dues aux salariés, option, porteurs, bénéficiaires, prix d’exercice, strike, bspce, bons, droit d’acheter, papiers en attente',
  ],
  pieces_promised: [
    'pieces the staff, shares promised to staff, shares promised to employees, promised to the staff, promised to employees, staff can still claim',
    'promis aux salariés, promises aux salariés, promis au personnel, promises au personnel, réservés aux salariés',
  ],
  plain_extra_printed: [
    'printed, created, really new, truly new, brand new, extra, new ones, added, are new, on top',
    'nouvelles, imprimer, imprimées, créer, créées, en plus, de plus, ajoutées, en net',
  ],
  plain_goes_out_and_in: ['go back in, come back in, comes back in', 'reviennent, qui rentrent'],
  plain_only_word: [
    'only, just, no more than, net, remaining',
    'que, seulement, plus que, net, restent, reste',
  ],
};
