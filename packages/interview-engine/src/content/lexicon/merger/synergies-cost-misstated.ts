import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Cost synergies, in the words of those who get it wrong. */
export const synergiesCostMisstated: Lexicon = {
  added_before_tax: [
    crossed(
      'go in, come in, are taken, are added, are counted, are used, count, counted, taken, added, included, go straight in',
      'before tax, pre tax, gross, untaxed',
    ),
    crossed(
      'se prennent, sont prises, comptent, entrent, s’ajoutent, sont ajoutées, on les prend, on les ajoute, les retient, se comptent, comptées, sont comptées',
      'avant impôt, brutes, pour leur montant brut',
    ),
  ],
  all_synergies: ['synergies', 'synergies'],
  already_counted_in: [
    'already in, already inside, already included in',
    'déjà dans, déjà inclus dans, déjà compris dans, déjà intégré',
  ],
  already_taxed: [
    'already been taxed, never taxed, never get taxed, not get taxed, not be taxed, not be hit again, not taxed again, taxed twice, net income has been taxed already',
    'déjà imposé, déjà taxé, jamais taxées, jamais imposées, imposer deux fois, taxer deux fois, ne seront pas imposées, pas taxées à nouveau',
  ],
  always_fifty: [
    'always split fifty fifty, always shared fifty fifty, always shared equally, always split equally, necessarily shared equally',
    'toujours partagées moitié moitié, forcément partagées, toujours partagées à égalité',
  ],
  as_it_is: [
    'as it is, as it stands, as they stand, simply, just, unadjusted, without any premium, no premium, without a premium, without premium',
    'tel quel, brut, bruts, simplement, juste, sans prime, sans la prime, sans majoration, sans rien ajouter',
  ],
  at_no_time: ['never, almost never, hardly ever, practically never', 'jamais'],
  back_to_gross: [
    'net to gross, back to pre tax, get back to before tax, from after tax to pre tax',
    'net au brut, revenir avant impôt, repasser avant impôt, remonter au brut',
  ],
  before_the_tax: ['pre tax, before tax, gross', 'avant impôt, brut, brutes'],
  buyer_keeps_synergies: [
    'stay with the buyer, all stay with the acquirer, keeps all the synergies, buyer keeps them all',
    'restent chez l’acheteur, restent toutes chez, garde toutes les synergies, garde tout pour lui',
  ],
  capitalises: [
    'capitalise, capitalising, capitalised, perpetuity, multiple, discount, divide, worth, valued',
    'capitalise, capitaliser, perpétuité, multiple, actualise, actualiser, divise, valorise, valoriser, vaut, valent, à l’infini',
  ],
  come_true: [
    'materialise, materialize, come through, show up, come true, get realised, are realised, happen, arrive, get delivered, are delivered',
    'se réalisent, se matérialisent, se concrétisent, arrivent, sont réalisées, voit le jour, sont atteintes',
  ],
  consists_of: [
    'is, are, means, mean, come from, mainly, typically',
    'c’est, sont, viennent, typiquement, consistent',
  ],
  cost_kind: ['cost synergies, cost savings', 'synergies de coûts, économies de coûts'],
  cutting_together: [
    'cutting head office, closing sites, cutting duplicate, remove duplicate, headcount cuts, cutting headcount, combining procurement, job cuts, closing one of',
    'supprimer les doublons, suppressions de postes, supprimer des postes, fermer des sites, regrouper les achats, doublons de siège, fermer un des sièges',
  ],
  easier_than_cuts: [
    crossed(
      'easier, safer, surer, quicker, more reliable, more certain, faster',
      'than cost synergies, than the cost synergies, than cost savings, than cost cuts, than cutting costs, than savings, to get than',
    ),
    crossed(
      'plus facile à obtenir, plus faciles à obtenir, plus facile, plus faciles, plus sûr, plus sûres, plus fiables, plus rapides, plus certaines',
      'que les économies, que les synergies de coûts, que les coûts, que les économies de coûts, que des économies',
    ),
  ],
  fewer_gains: [
    'fewer synergies, less synergies, lower synergies, smaller synergies, synergies needed fall, synergies needed go down, lower the synergies, fewer the synergies, lower breakeven',
    'moins de synergies, synergies plus faibles, synergies nécessaires baissent, synergies nécessaires diminuent, synergies requises baissent, moins il faut de synergies',
  ],
  for_its_whole: [
    'in full, full amount, whole amount, euro for euro, one for one, its full, all of it, entirely, the whole of it, gross, at one hundred percent, at 100',
    'intégralement, montant total, pour son montant, euro pour euro, entièrement, totalité, un pour un, montant brut, en brut, à cent pour cent, à 100, entière, entier',
  ],
  gap_is_answer: [
    crossed(
      'gap, shortfall, hole, difference',
      'is the synergy, is the synergies, is already the answer, is the answer, is the pre tax, equals the synergies, is itself the synergy',
    ).concat(
      ', gap is already after tax so, shortfall is already after tax so, shortfall is exactly the synergies, no gross up, no grossing up, without grossing up, not gross up, not gross it up, not need to gross, need not gross, straight synergies needed, is the synergy figure',
    ),
    crossed(
      'manque, écart, trou, différence',
      'est la réponse, est déjà la réponse, donne directement les synergies, c’est la synergie, ce sont les synergies, est le montant avant impôt, correspond aux synergies avant impôt',
    ).concat(
      ', pas besoin de remonter avant impôt, inutile de remonter avant impôt, sans repasser avant impôt, pas de remontée avant impôt, pas besoin de repasser avant impôt',
    ),
  ],
  gets_added: [
    'added to, are added, is added, get added, add to, count as value, count as a gain, increase, come on top of',
    'ajoutés à, ajoutés aux, sont ajoutés, viennent en plus, s’additionnent, augmentent',
  ],
  gross_gains: [
    crossed(
      'gross, pre tax, untaxed, before tax',
      'synergies, savings, amount, figure, run rate, gains',
    ) +
      ', ' +
      crossed('synergies, savings, run rate, gains', 'gross, pre tax, before tax, untaxed'),
    crossed(
      'synergies, économies, gains, montant',
      'brutes, bruts, brut, avant impôt, avant is, non fiscalisées',
    ),
  ],
  gross_up_wrong: [
    crossed(
      'multiply, multiplying',
      'gap, shortfall, hole, it, after tax gap, after tax amount, missing amount',
      'by one minus, by 0 75, by 75',
    ).concat(
      ', ',
      crossed(
        'smaller than, lower than, less than, below',
        'gap, shortfall, after tax gap, after tax shortfall',
      ),
      ', divide by the tax rate, divided by the tax rate, times one plus the tax rate, multiply by one plus the tax rate',
    ),
    crossed(
      'multiplie, multiplier, multipliant',
      'manque, écart, trou, ce manque, cet écart',
      'par un moins, par 0 75, par 75',
    ).concat(
      ', ',
      crossed(
        'inférieures, plus petites, plus faibles, moins que',
        'au manque, à l’écart, que le manque, que l’écart',
      ),
      ', divise par le taux d’impôt, diviser par le taux d’impôt, multiplie par un plus le taux, impôt nous fait économiser, impôt fait économiser, impôt en fait économiser',
    ),
  ],
  happens_once: [
    'only once, just once, once is enough, a single time, one time only, one off gain, one off profit, one time gain, one time profit, one time saving, exceptional gain, exceptional income, exceptional profit, exceptional item, single year, first year only, only the first year, only in year one, are a one off, is a one off, are one off, is one off, non recurring, not recurring, one shot, not need to repeat, not repeat, never need them again, need not be repeated, happen once',
    'une seule fois, une fois suffit, une fois pour toutes, qu’une fois, une bonne fois, gain exceptionnel, produit exceptionnel, profit exceptionnel, résultat exceptionnel, élément exceptionnel, gain ponctuel, gain unique, est ponctuelle, sont ponctuelles, sont exceptionnelles, est exceptionnelle, non récurrente, la première année seulement, seulement la première année, première année uniquement, uniquement la première année, que la première année, ne se répètent pas, one shot',
  ],
  have_them_anyway: [
    'we would have anyway, would come anyway, would happen anyway, without buying anyone, without buying the other',
    'on les aurait de toute façon, on les ferait de toute façon, même sans racheter, sans racheter l’autre',
  ],
  in_part_only: [
    'in full, fully, on time, as planned, as promised, as announced, all of, if, without, revenue, unless, quickly, alone',
    'en totalité, totalement, à temps, comme prévu, aussi vite, si, sans, revenus, toutes, seules, dans les délais, ventes croisées',
  ],
  keeps_all_gains: [
    'keeps all the synergies, keeps all synergies, keeps every synergy, keeps the whole of the synergies, keeps all of the synergies, synergies stay with the buyer, buyer keeps them all, keeps all of them, keeps everything for himself',
    'garde toutes les synergies, garde les synergies pour lui, conserve toutes les synergies, garde cent pour cent des synergies, synergies restent chez l’acquéreur, synergies restent à l’acheteur, garde l’intégralité des synergies, les garde toutes, garde toutes pour lui, les garde en totalité',
  ],
  lacking_profit: [
    'shortfall, gap, missing, short of, lack, lacking, deficit, hole',
    'manque, manquer, écart, trou, déficit, manquant',
  ],
  leaves_tax_out: [
    'no need to touch tax, no need to tax, forget tax, forget about tax, tax doesn’t matter, leave tax out, leave the tax out, no tax to think about, nothing to do with tax, tax does not come into it, tax is not involved',
    'pas besoin de toucher à l’impôt, l’impôt n’a rien à voir, on oublie l’impôt, pas besoin d’impôt, l’impôt n’intervient pas, l’impôt ne joue pas, sans s’occuper de l’impôt, sans toucher à l’impôt, on laisse l’impôt de côté',
  ],
  missing_profit: [
    'shortfall, gap, missing net income, missing earnings, missing profit, missing amount, hole, what is missing, what’s missing, net income you lack, net income missing, deficit, difference, after tax amount, after tax figure, after tax need',
    'manque, écart, trou, déficit, différence, montant après impôt, chiffre après impôt, besoin après impôt',
  ],
  misstated_leaves_tax_out: [
    'don’t take tax off, leave tax out, leave out tax, leave the tax out, ignore tax, ignore the tax, skip tax, skip the tax, forget tax, no tax on synergies, don’t tax, do not deduct tax',
    'laisse l’impôt de côté, ignore l’impôt, oublie l’impôt, ne compte pas l’impôt, ne déduis pas l’impôt, ne retire pas l’impôt, n’enlève pas l’impôt, ne tiens pas compte de l’impôt, pas d’impôt à retirer',
  ],
  more_paper: [
    'more shares, more new shares, more stock, more paper, additional shares, extra shares',
    'davantage d’actions, plus d’actions, plus de titres, davantage de titres',
  ],
  never_in_price: [
    [
      crossed('never', 'show up in, are in, get into', 'the multiple, the price'),
      'never end up in the price, never in the price, never enter the price, never paid for, are never paid, not in the price, never affect the price',
    ].join(', '),
    [
      crossed(
        'n’apparaissent jamais dans, ne sont jamais dans, n’entrent jamais dans',
        'le multiple, le prix',
      ),
      'finissent jamais dans le prix, entrent pas dans le prix, jamais dans le prix, ne sont jamais payées, jamais payées',
    ].join(', '),
  ],
  never_pays_synergies: [
    [
      crossed(
        'buyer, acquirer, buyers, acquirers, nobody, strategic buyer',
        'never pays for synergies, never pay for synergies, does not pay for synergies, do not pay for synergies, pays for synergies, pays nothing for synergies',
      ),
      'never gives away synergies, never hands over any synergies, never shares the synergies, never shares any synergies, never pays a penny for synergies',
    ].join(', '),
    [
      crossed(
        'acheteur, acquéreur, acheteurs, acquéreurs, personne',
        'ne paie jamais les synergies, ne paie jamais pour les synergies, ne paient jamais les synergies, ne paie pas les synergies, ne paient pas les synergies, ne paie rien pour les synergies',
      ),
      'ne laisse jamais un centime de synergies, ne laisse jamais de synergies, ne partage jamais les synergies, ne paie jamais les synergies, ne paie pas un centime de synergies',
    ].join(', '),
  ],
  no_need_to_divide: [
    'no need to gross, no need to divide, not need to gross, not need to divide, no gross up, without grossing',
    'pas besoin de diviser, inutile de diviser, sans diviser, pas la peine de diviser',
  ],
  no_share_of_synergies: [
    'never gets any of the synergies, gets none of the synergies, gets nothing of the synergies',
    'touche jamais rien des synergies, touche rien des synergies, reçoit rien des synergies',
  ],
  not_taxed: [
    'taxman not touch, no tax on savings, tax does not touch savings, not pay tax, no tax applies, tax does not apply, no need to tax, not need to tax, ignore tax, before tax is fine, pre tax is fine, no tax is due, taxman does not touch, taxman does not take, taxman takes nothing, state takes nothing, not touched by tax, keep all of it, keep it all, keep them all, not taxed, not taxable, no tax on, no tax to pay, free of tax, tax free, escape tax, exempt, not subject to tax, untaxed, gross of tax, without taxing them, without taxing, tax does not touch, no tax to take off',
    'fisc ne touche pas, fisc n’y touche pas, fisc ne les touche pas, pas d’impôt sur des économies, impôt ne les touche pas, ne sont pas imposées, ne sont pas taxées, n’est pas imposé, ne s’imposent pas, fisc ne prend rien, état ne prend rien, pas d’impôt sur, on garde tout, sans impôt, pas imposées, pas taxées, non imposées, exonérées, échappent à l’impôt, aucun impôt, pas fiscalisées, sans taxer, sans les taxer, sans les imposer, sans fiscaliser, pas soumises à l’impôt, pas soumis à l’impôt, échappent au fisc, l’impôt n’y touche, fisc n’y touche, état n’y touche',
  ],
  offers_less: [
    'pay less, bid less, offer less, lower price, lower multiple, pay a lower',
    'paie moins, offre moins, offrir moins, prix plus bas, multiple plus bas, proposer moins',
  ],
  one_less_tax: [
    'one minus, 1 minus, 0.75, 0.7, seventy five percent',
    'un moins, 1 moins, 0.75, soixante quinze pour cent',
  ],
  one_side_takes_all: [
    'synergies belong only to, synergies all go to, synergies belong entirely to, synergies go entirely to, savings belong only to, savings all go to',
    'synergies reviennent entièrement à, synergies reviennent toutes à, toutes les synergies reviennent à, synergies appartiennent au seul, synergies vont toutes à, économies reviennent toutes à',
  ],
  one_year_of_it: [
    'only one year, a single year, just one year, just once, only the first year, one year is enough',
    'qu’une seule année, qu’une année, que la première année, une seule année, une fois suffit',
  ],
  per_unit_saved: [
    crossed('every, each', 'euro, million, dollar, pound', 'of, saved, we save'),
    crossed(
      'chaque, tout, un',
      'euro, million, dollar',
      'd’économies, d’économie, de synergies, économisé, de synergie',
    ),
  ],
  pre_tax_already: [
    'already before tax, already pre tax, before tax already, already gross of tax',
    'déjà avant impôt, déjà brut, déjà avant l’impôt',
  ],
  revenue_is_surer: [
    'revenue synergies are surer, revenue synergies are easier, revenue synergies are safer, revenue synergies are the safest, revenue synergies are quicker, revenue synergies come first, revenue synergies come faster, cost synergies are harder, cost synergies are riskier, cross selling is surer, cross selling is easier',
    'synergies de revenus sont plus sûres, synergies de revenus sont plus fiables',
  ],
  revenue_kind: ['revenue synergies, sales synergies', 'synergies de revenus'],
  sales_kind: [
    'revenue synergies, cross selling, sales synergies, extra sales, selling to each other’s customers',
    'synergies de revenus, ventes croisées, croisement des ventes, synergies commerciales, ventes supplémentaires, synergies de chiffre d’affaires',
  ],
  same_size: [
    'same amount, same figure, same number, exactly that, that much, no more, not one more, one for one, euro for euro, pound for pound, as much, identical, just that',
    'même montant, même chiffre, même somme, pas un de plus, pas davantage, ni plus ni moins, autant, un pour un, euro pour euro, exactement, à l’identique, pile',
  ],
  savings_kind: [
    'cost synergies, cost savings, cost side',
    'synergies de coûts, économies de coûts',
  ],
  selling_together: [
    'sell the target’s products, selling each other’s, cross selling, selling more, raise prices',
    'vendre les produits, ventes croisées, vendre aux clients, monter les prix, augmenter les prix, vendre plus, cross selling',
  ],
  straight_answer: [
    'that’s your pre tax, is your pre tax, nothing more to do, nothing else to do, is the answer, is your answer, that’s your answer, that’s the answer, gives the answer, is directly the synergies, is the pre tax, equals the pre tax, are the pre tax, is the synergies, is already pre tax, stop there, without grossing up, no grossing up, not gross it up, directly gives the synergies, gives the synergies directly, is directly the pre tax',
    'plus rien à faire, est la réponse, voilà la réponse, donne la réponse, directement le montant avant impôt, directement les synergies, est déjà avant impôt, on s’arrête là, peut s’arrêter là, inutile de remonter, inutile de repasser, pas besoin de remonter, pas besoin de repasser, pas besoin de diviser, sans repasser, sans remonter, ce sont les synergies, correspond aux synergies, sont égales au manque, égal aux synergies',
  ],
  surer_sales: [
    crossed(
      'revenue synergies, revenue synergy, cross selling, cross sell, sales synergies',
      'are, is, look',
      'reliable, reliable ones, certain, certain ones, sure, surer, safe, safer, safe ones, easy, easier, easiest, quick, quicker, faster, quickest, guaranteed',
    ).concat(
      ', ',
      crossed(
        'cost synergies, cost savings, savings',
        'are',
        'speculative, less certain, less reliable, uncertain, harder, hardest, riskier, riskiest, slower',
      ),
      ', ',
      crossed(
        'higher multiple, lower discount, smaller haircut',
        'on, to, for',
        'revenue synergies',
      ),
    ),
    crossed(
      'synergies de revenus, synergies de chiffre d’affaires, ventes croisées, cross selling',
      'sont, paraissent, c’est',
      'fiables, plus fiables, certaines, plus certaines, sûres, plus sûres, faciles, plus faciles, rapides, plus rapides, garanties',
    ).concat(
      ', ',
      crossed(
        'synergies de coûts, économies de coûts',
        'sont',
        'spéculatives, incertaines, moins certaines, moins fiables, moins sûres, aléatoires, plus incertaines',
      ),
      ', ',
      crossed(
        'multiple plus élevé, décote plus faible',
        'aux, sur, pour',
        'synergies de revenus, synergies de chiffre d’affaires',
      ),
    ),
  ],
  surest_kind: [
    'safest, surest, most reliable, most certain, easiest, quickest, safest kind, surest kind, safest part, most secure',
    'plus sûres, plus fiables, plus certaines, plus faciles, plus rapides',
  ],
  synergies_for_seller: [
    crossed(
      'synergies, all synergies, all the synergies, synergies always, synergies should',
      'go to the seller, belong to the seller, are paid in full to the seller, are always paid to the seller, must all be paid, lower the price, reduce the price, reduce the premium, lower the premium, lower the multiple, reduce the multiple, bring the price down',
    ),
    crossed(
      'synergies, toutes les synergies',
      'reviennent au vendeur, appartiennent au vendeur, sont toutes payées au vendeur, font baisser le prix, réduisent le prix, réduisent la prime, font baisser la prime, font baisser le multiple, baissent le multiple, réduisent le multiple',
    ),
  ],
  synergies_untouched_by_tax: [
    'synergies gross, gross synergies, synergies before tax, pre tax synergies, synergies pre tax, synergies in full',
    'synergies brutes, synergies avant impôt, synergies en brut',
  ],
  takes_synergies_off: [
    'takes the synergies off, deducts the synergies, subtracts the synergies',
    'retire les synergies du prix, déduit les synergies du prix, enlève les synergies du prix',
  ],
  tax_plays_no_part: [
    crossed(
      'tax, taxes, taxation',
      'plays no part, does not come into, does not matter, has nothing to do, is not relevant, does not apply, is irrelevant, changes nothing, makes no difference',
    ),
    crossed(
      'impôt, fiscalité',
      'ne joue pas, n’intervient pas, ne compte pas, n’entre pas, ne s’applique pas, ne change rien, n’a rien à voir',
    ),
  ],
  taxed_before: [
    'before tax, pre tax, before corporate tax, gross of tax',
    'avant impôt, avant is, avant fiscalité, avant l’impôt',
  ],
  times_one_less_tax: [
    'multiply by one minus',
    'multiplie par un moins, multiplier par un moins, on multiplie par un moins',
  ],
  to_arrive_at: [
    'to get, to find, to move from, to go to, to gross up, to gross it up, for the pre tax, to obtain, to reach, to convert, going from, to come to',
    'pour avoir, pour obtenir, pour passer, pour revenir, pour remonter, pour trouver, pour repasser, pour arriver, pour le montant, pour convertir',
  ],
  turns_into_value: [
    'capitalise, capitalising, discount, divide',
    'capitalise, capitaliser, actualise, divise',
  ],
  unit_of_profit: [
    crossed(
      'a, one, another, a full, an extra',
      'euro, million, dollar, pound',
      'of net income, of net profit, of earnings, of profit, more, extra, on the bottom line',
    ),
    crossed(
      'un, autant',
      'euro, million, dollar',
      'de résultat, de bénéfice, de résultat net, de plus, en plus',
    ) + ', autant de résultat net, autant de bénéfice',
  ],
  untaxed_words: [
    'without tax, without any tax, free of tax, tax free, untaxed, without being taxed, no tax, not taxed, escape tax, before any tax, exempt',
    'sans impôt, non imposées, sans être taxées, pas taxées, pas imposées, ne sont pas taxées, ne sont pas imposées, exonérées, aucun impôt, échappent à l’impôt, pas d’impôt, non taxées, hors impôt',
  ],
  wholly_to: [
    'entirely to, go to the target, go to the acquirer, go to the buyer, belong to the buyer, belong to the acquirer, belong to the target, in full to, go all to, all for the acquirer, all for the buyer, all for the target',
    'intégralement à, intégralement aux, en totalité à, en totalité aux, entièrement à, reviennent à l’acquéreur, reviennent à la cible, reviennent toutes, toutes pour l’acquéreur, toutes pour la cible, toutes pour l’acheteur',
  ],
  without_tax_step: [
    crossed(
      'without, ignoring, leaving aside, no need for, forgetting, skipping, never mind, no',
      'tax, any tax, the tax, tax effect, a tax effect, tax adjustment, a tax adjustment, the tax effect, tax shield, the tax shield, tax saving, taxation, the taxman',
    ) + ', no need to tax effect, not tax effected, no need to take tax off, nothing to tax effect',
    crossed(
      'sans, hors, en oubliant, pas de, pas d’, aucun, aucune, en ignorant, sans l’',
      'fiscalité, effet fiscal, économie d’impôt, impôt, impôts, correction fiscale, is, retraitement fiscal, effet d’impôt',
    ) +
      ', sans passer par la fiscalité, sans passer par l’impôt, sans tenir compte de l’impôt, sans tenir compte de la fiscalité, sans regarder l’impôt, sans corriger de l’impôt',
  ],
  without_the_deal: [
    'already made alone, already made on its own, already making alone, already had alone, already had before, already makes by itself, already saved alone, would have made anyway, would make anyway, would have made alone, would have happened anyway, exist without the deal, without any merger, without the merger, even without the deal, deal changes nothing, merger changes nothing, already in its accounts, target’s own savings, savings the target already',
    'faisait déjà seule, faisait déjà toute seule, fait déjà seule, fait déjà toute seule, faisait déjà avant, réalisait déjà seule, réalisait déjà toute seule, avait déjà avant, avait déjà seule, existent déjà sans, existaient déjà avant, existaient avant l’opération, aurait faites seule, sans l’opération, sans le rapprochement, rapprochement n’y change rien, déjà dans son plan, déjà dans ses comptes, achète toutes faites',
  ],
};
