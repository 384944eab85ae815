import type { Lexicon } from '../../types.ts';

/** More of what is said of goodwill, losses, prepayments, rents and adjusted profit the wrong way round. */
export const secondThoughtsOfDeals = {
  is_outflow: [
    'is cash going out, is money going out, is cash leaving, is money leaving',
    'est du cash qui sort',
  ],
  only_in_trouble: [
    'only if things go wrong, only in bad years, only when there is a problem, only if there is a problem',
    'seulement en cas de problème, seulement si ça va mal, uniquement en cas de problème, que si ça va mal',
  ],
  out_of_bank: [
    'out of the bank, out of the account, out of the till, out of cash',
    'de la banque, du compte, de la caisse',
  ],
  more_tax_later: [
    'more tax later, more tax one day, more tax in the future, more tax next year',
    'plus d’impôt plus tard, plus d’impôt un jour, plus d’impôt demain, plus d’impôt à l’avenir',
  ],
  only_after_tax: [
    'only the loss after, only the net loss',
    'que la perte après, que la perte nette',
  ],
  moment_of_payment: [
    'day the money arrives, day the money comes, once the client has paid, once the customer has settled',
    'une fois que le client a payé',
  ],
  day_of_payment: [
    'day the money arrives, day the money comes, day the cash arrives, day the cash comes, day the cash lands, day of payment, date of payment, moment the cash, moment the customer pays, day the customer pays, day the client pays, once the client has paid, once the customer has settled',
    'jour où l’argent arrive, jour où l’argent rentre, jour de l’encaissement, jour du paiement, jour du règlement, date d’encaissement, date de paiement, moment de l’encaissement, moment du paiement, jour où on encaisse, jour où le client paie, jour où le client règle, une fois que le client a payé',
  ],
  counts_it: ['you count, we count, they count, i count', 'on compte, je compte, ils comptent'],
  booked_all_at_once: [
    'in full, in one go, all at once, entirely, up front, straight away',
    'en entier, en totalité, intégralement, d’un coup, en une fois, tout de suite, en une seule fois',
  ],
  has_to_come_out: [
    'should come out, must come out, has to come out, comes out every time, should be removed, should be excluded, should be taken out, should be stripped out, must be stripped out, can be excluded, can be stripped out',
    'doit sortir, doivent sortir, doit être retirée, doivent être retirées, doit être exclue, doivent être exclues, sort à chaque fois, sortent à chaque fois, peut être exclue, peuvent être exclues, se retraite à chaque fois, se retraitent à chaque fois',
  ],
  called_exceptional: [
    'labelled exceptional, labelled as exceptional, labelled one off, called exceptional, calls exceptional, tagged exceptional, flagged exceptional, flagged as exceptional, described as exceptional, classified as exceptional, presented as exceptional',
    'étiqueté exceptionnel, qualifié d’exceptionnel, appelé exceptionnel, appelle exceptionnel, présenté comme exceptionnel, classé en exceptionnel, classé exceptionnel, baptisé exceptionnel, déclaré exceptionnel',
  ],
  never_weighs: [
    'never counts, never count, doesn t count, does not count, don t count, is excluded, always comes out, can be ignored, can be left out',
    'ne compte jamais, ne comptent jamais, ne compte pas, ne comptent pas, est exclu, sort toujours, peut être ignoré, peut être écarté',
  ],
  whole_of_it: ['whole, entire, all of it', 'entier, entière, totalité'],
  stands_as_asset: ['so an asset, therefore an asset', 'donc un actif, donc à l’actif'],
  free_money: ['', 'cash gratuit'],
  price_neutral: [
    'not matter for the price, not come into the price, not enter the price',
    'n’entre pas dans le prix',
  ],
  grows_rich: [
    'become richer, get richer, are richer, is richer, gain from it',
    'deviennent plus riches, s’enrichissent, sont plus riches, y gagnent',
  ],
  with_and_without: ['with and without', 'avec et sans'],
  may_stay: [
    'can remain, may remain, can stay, may stay, should stay, are fine in',
    'peuvent rester, doivent rester, peuvent être laissés, peuvent être gardés',
  ],
  exceptional_gains: [
    'one off gains, one off gain, exceptional gains, exceptional income, non recurring gains',
    'gains exceptionnels, gain exceptionnel, produits exceptionnels, gains ponctuels, gains non récurrents',
  ],
  no_check: [
    'nothing to check, nothing left to check, nothing to verify',
    'rien à vérifier, rien à contrôler, plus rien à regarder',
  ],
  accepts_as_shown: [
    'take the number he gives, take the figure he gives, take the number they give, take the figure they give',
    'prends leur chiffre, retiens leur chiffre',
  ],
  parent_costs: [
    'parent paid, paid by the parent, paid by the group, group paid',
    'payés par la maison mère, payés par le groupe, maison mère payait, groupe payait',
  ],
  not_counted_in: [
    'need not be counted, can be forgotten, not be taken into account, can be left aside',
    'peuvent être oubliés, peut les oublier, peut les laisser, n’ont pas à être comptés, pas à être pris en compte',
  ],
  low_pay: [
    'underpays himself, pays herself too little',
    'se paie trop peu, se paie mal, se verse trop peu',
  ],
  must_rise: [
    'should go up, must go up, has to go up, should be higher, should rise',
    'doit monter, doit augmenter, devrait monter, devrait augmenter, doit être relevé',
  ],
  costs_a_million: [
    'costs the buyer a million, costs the buyer one million, costs him a million',
    'coûte à l’acheteur un million, prix que d’un seul million',
  ],
} as const satisfies Lexicon;
