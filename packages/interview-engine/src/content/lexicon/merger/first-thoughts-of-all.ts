import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What a deal is paid with, who is party to it, and what is said of anything in it. */
export const firstThoughtsOfAll = {
  deal_premium: ['premium, overpayment', 'prime, surprix'],
  merging_cost: [
    'integration cost, integration spending, integration budget, cost to achieve, costs to achieve, implementation cost, implementation costs, one off cost, one off costs, restructuring cost, cost of integration, costs of integration, cost of integrating, redundancy cost, severance, cost of getting them, costs of delivering, exceptional costs, integration costs',
    'coût d’intégration, coûts d’intégration, frais d’intégration, dépenses d’intégration, coûts de l’intégration, coûts de mise en œuvre, coûts de réalisation, coûts de restructuration, coûts exceptionnels, coûts ponctuels, coûts non récurrents, indemnités de départ, coûts pour les réaliser, coûts pour les obtenir, coûts d’implémentation',
  ],
  pays_shares: [
    'stock deal, all stock, all share, share deal, share exchange, stock payment, share payment, share consideration, stock consideration, stock offer, share offer, issue shares, issuing shares, use its shares, use shares, use stock, using its shares, using shares, shares as currency, use its paper, shares as payment, with shares, in shares, in stock, with stock, issuing stock, use your paper, use your shares, use its own shares, issue stock',
    'échange de titres, échange d’actions, émettre des actions, émettre des titres, utiliser ses titres, utiliser ses actions, payer avec ses titres, payer avec ses actions, payer en papier, payer par échange, avec des titres, en titres, avec des actions, en actions, utiliser son papier, utilise ses titres',
  ],
  pays_cash: [
    'paying cash, pay cash, pays cash, cash deal, all cash, cash payment, cash consideration, cash offer, cash acquisition, cash funded, using cash, use cash, paid from cash, a cash purchase, with cash, in cash, paying from cash, pay from the cash',
    'payer en cash, payer cash, payant en cash, payant cash, paiement en cash, payé en cash, payée en cash, paie en cash, paie cash, en numéraire, opération en cash, offre en cash, deal en cash, acquisition en cash, règlement en cash, régler en cash, payer comptant, payée comptant, payé comptant, tout en cash, payer par la trésorerie, avec la trésorerie, paiement comptant, opération cash, avec du cash, avec le cash, en espèces, paie comptant, paye comptant, règle comptant, réglé comptant',
  ],
  pays_debt: ['borrowing, a loan, debt', 'par endettement, s’endetter, emprunter, emprunt, dette'],
  fresh_shares: [
    'new shares, shares issued, issued shares, shares we issue, shares it issues, extra shares, additional shares, shares created, shares you issue, shares handed, new stock, newly created shares',
    'actions nouvelles, nouvelles actions, titres émis, actions émises, titres nouveaux, nouveaux titres, actions créées, titres créés, titres remis, actions remises, actions supplémentaires, titres supplémentaires, actions à émettre, titres à émettre',
  ],
  without_effect: [
    'without effect, no effect, no impact, no influence, no bearing, no incidence, no consequence, not matter, does not affect, do not affect, does not change, do not change, makes no difference, make no difference, changes nothing, change nothing, not count, irrelevant, is neutral, are neutral, plays no part, plays no role, play no part, play no role, has nothing to do, have nothing to do, nothing to do with, can be ignored, can ignore, may ignore, can leave out, can be left out, are left out, is left out, can be skipped, can skip, does not come into, is of no importance, not important, need not be, is not needed, are not needed, is unnecessary, is optional, are optional, is beside the point, does not enter, do not enter, not relevant, can be forgotten, can forget, does not hurt, can safely be',
    'n’a aucun effet, n’a pas d’effet, n’ont aucun effet, n’ont pas d’effet, aucun effet, pas d’effet, sans effet, sans impact, aucun impact, pas d’impact, aucune incidence, pas d’incidence, sans incidence, aucune influence, pas d’influence, sans conséquence, sans importance, aucune importance, pas d’importance, peu d’importance, ne change rien, ne changent rien, n’y change rien, ne compte pas, ne comptent pas, n’intervient pas, n’interviennent pas, n’entre pas, n’entrent pas, ne joue pas, ne jouent pas, ne joue aucun rôle, ne jouent aucun rôle, est neutre, sont neutres, rien à voir, n’affecte pas, n’affectent pas, ne modifie pas, ne change pas, ne changent pas, peut ignorer, peut l’ignorer, peut les ignorer, peut négliger, peut les négliger, peut oublier, peut laisser de côté, peut s’en passer, importe peu, importent peu, peu importe, est inutile, est facultatif, est facultative, n’est pas nécessaire, ne sert à rien, n’est pas important, n’est pas utile, ne pèse pas, ne pèsent pas',
  ],
  is_trifle: [
    crossed(
      'is, are, is just, is only, is merely, are just, is really just, is a, is simply',
      'detail, formality, technicality, afterthought, easy part, easy, automatic, legal detail, straightforward, minor matter, minor issue, secondary, minor, small matter, mere formality, administrative, non issue, legal matter, paperwork',
    ),
    crossed(
      'est, sont, n’est qu’, n’est qu’un, n’est qu’une, est un, est une, c’est, c’est un, c’est une, ce n’est qu’un, ce n’est qu’une, reste, reste un, se fait',
      'détail, formalité, simple formalité, simple détail, simple, secondaire, automatique, accessoire, facile, toute seule, anecdotique, purement juridique, administratif, administrative',
    ),
  ],
  nearly_always: [
    'always, usually, mostly, generally, as a rule, invariably, almost all, nearly all, most, the vast majority, necessarily, automatically, by definition, guaranteed',
    'toujours, généralement, le plus souvent, la plupart, majorité des, dans la majorité, presque toutes, quasiment toutes, forcément, automatiquement, par définition, nécessairement, systématiquement',
  ],
  the_more: [
    'the more, the higher, the bigger, the larger, the greater, the richer, the dearer, the faster',
    'plus',
  ],
  the_less: ['the fewer, the less, the lower, the smaller, the cheaper', 'moins'],
  pushes_up: [
    'increase, raise, boost, add to, adds to, help, improve, lift, push up, pushes up, flatter, come on top of, enlarge, drive up, drives up, inflate',
    'augmente, augmentent, augmenter, améliore, améliorent, améliorer, aide, aident, gonfle, gonflent, gonfler, accroît, accroissent, soutient, s’ajoute au, s’ajoutent au, fait monter, font monter, tire vers le haut, dope, grossit',
  ],
  pushes_down: [
    'reduce, lower, decrease, cut, shrink, bring down, brings down, diminish, dilute',
    'réduit, réduisent, réduire, diminue, diminuent, diminuer, baisse, baissent, abaisse, abaissent',
  ],
  is_above: [
    'exceed, exceeds, higher than, above, bigger than, greater than, more than, larger than, outweighs, is higher, is greater, is larger, is bigger, worth more, are more, are bigger, are higher, are larger, beats, beat, tops',
    'dépasse, dépassent, supérieur, supérieurs, supérieures, supérieure, au-dessus, plus élevé, plus élevée, plus grand, plus grande, excède, excèdent, valent plus, vaut plus, plus importante, plus important',
  ],
  is_below: [
    'below, lower than, smaller than, less than, under, is lower, is smaller, fall short, falls short, cheaper than, worth less',
    'inférieur, inférieurs, inférieures, inférieure, en dessous, plus faible, moins élevé, moins élevée, plus petite, plus petit, ne couvrent pas, valent moins',
  ],
  makes_value: [
    'create value, creates value, creating value, value created, value creating, value is created, makes value, add value, adds value, value for the buyer, enriches, good deal, good for shareholders, pay off, pays off, succeed, work out, works out, success',
    'crée de la valeur, créent de la valeur, créer de la valeur, création de valeur, créatrice de valeur, créateur de valeur, valeur créée, enrichit, enrichissent, bonne affaire, gagnant, réussit, réussissent, rentable, succès',
  ],
  loses_value: [
    'destroy value, destroys value, destroying value, value is destroyed, value destroyed, value destroying, loses value, lose value, bad deal, value is lost, impoverishes',
    'détruit de la valeur, détruisent de la valeur, détruire de la valeur, destruction de valeur, destructrice de valeur, valeur est détruite, appauvrit, perd de la valeur, mauvaise affaire',
  ],
  directly_is: [
    'is, are, equals, comes directly from, means, corresponds to, gives',
    'est, égale, correspond à, se lit, n’est autre que, représente, donne, découle directement',
  ],
  splits_by: [
    'over, out of, divide, as a share of, as a percentage of',
    'divise, diviser, sur, rapporté à, rapportées à, rapportée à, par',
  ],
  times_it: [
    'times, multiply, multiplying, multiplies',
    'fois, multiplier, multiplie, multipliant',
  ],
  puts_on_top: [
    'plus, add, adding, added, sum of',
    'plus, ajoute, ajoutant, additionnant, additionne, additionner, somme de',
  ],
  price_less: [
    'minus, less, subtract, deduct',
    'moins, soustrait, déduit, retranche, soustraire, déduire, diminué de, diminuée de',
  ],
  sole_yardstick: [
    'only metric, only measure, only one that counts, only one that matters, only thing that counts, only thing that matters, only indicator, single metric, only number that, only figure that, only criterion, only question, only factor, only consideration, only basis, is enough, enough on its own, is all you need, all that counts, all that matters, nothing else counts, nothing else matters, sole criterion, sole metric, alone decides, alone tells, alone gives, alone settles, alone determines, on its own tells',
    'seul indicateur, seule mesure, seul agrégat, seul critère, seule métrique, seule question, seule chose qui compte, seul chiffre qui, seul facteur, seule base, suffit, unique critère, unique indicateur, unique mesure, tout ce qui compte, seul élément, seul paramètre, seul point, seul donne, à lui seul, seul détermine',
  ],
  mere_case: [
    'if, when, as soon as, as long as, whenever, where, once, provided, because',
    'si, quand, lorsque, dès que, tant que, dès lors que, à condition que, parce que, puisque',
  ],
} as const satisfies Lexicon;
