import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const DEBTS = 'net debt, debt, borrowings, leverage, the bridge';
const DETTES = 'dette nette, dette, endettement, endettement net, emprunts, le passage';

/** The mistakes that are made first between a multiple, enterprise value and a share. */
export const firstMistakesOfMultiples = {
  // Numerator and denominator.
  ev_to_bottom_line: [
    crossed(
      'ev, enterprise value, firm value',
      'to, over, divided by, by, on, against, with, and, relative to, matched with, matched to, paired with, compared with, compared to, set against',
      'net income, net profit, bottom line, net earnings, profit after tax',
    ),
    crossed(
      've, ev, valeur d’entreprise',
      'sur, avec, à, au, et, par, rapportée à, rapportée au, divisée par, comparée au, face au, contre',
      'résultat net, bénéfice net, résultat après impôt',
    ),
  ],
  sound_ratio: [
    'consistent, coherent, correct, valid, legitimate, sensible, sound, acceptable, meaningful, relevant, reliable, reasonable, fine, perfectly ok, makes sense, works, good multiple, good ratio, useful, no problem, nothing wrong, best, tells you, just as well, perfectly well, perfectly normal, right ratio, cleanest',
    'cohérent, correct, valable, légitime, acceptable, pertinent, fiable, raisonnable, parfaitement, bon multiple, bon ratio, a du sens, fonctionne, marche bien, marche aussi, utile, aucun problème, pas de problème, sans problème, rien d’anormal, rien de choquant, meilleur, tout aussi bien, le plus parlant, le plus propre, est juste, tient la route',
  ],
  may_relate: [
    crossed(
      'can, could, may, might, happy to, free to, fine to, ok to, possible to, legitimate to',
      ', also, easily, perfectly, well, just',
      'divide, compare, use, pair, match, relate, put, take, set, quote',
    ),
    crossed(
      'peut, pourrait, puis, possible de, on a le droit de, permis de',
      ', aussi, très bien, parfaitement, tout à fait',
      'diviser, rapporter, comparer, utiliser, rapprocher, associer, mettre, prendre, calculer',
    ),
  ],
  relates_word: [
    'relate, compare, set, put, match, pair, express, quote',
    'rapporter, rapporte, rapproche, rapprocher, compare, met, associe, ramène, calcule',
  ],
  not_sound: [
    'not, never, nobody, no one, no sense, meaningless, inconsistent, mismatch, wrong, mistake, error, instead, would, if, but, avoid, distorted, nonsense',
    'pas, jamais, personne, incohérent, aucun sens, erreur, faux, serait, si, mais, éviter, plutôt, fausse, mélange, absurde',
  ],
  both_ends: [
    'numerator and denominator, numerator and the denominator, top and bottom, top and the bottom, two terms, two halves, both sides of the ratio',
    'numérateur et dénominateur, numérateur et le dénominateur, haut et le bas, deux termes, deux côtés du ratio, deux membres du ratio, deux étages du ratio',
  ],
  nothing_obliges: [
    'no need, not need, need not, nothing forces, nothing obliges, nothing requires, nothing says, not have to, not required, no obligation, no rule, free to differ, does not matter, not necessary, no requirement',
    'rien n’oblige, rien n’impose, rien n’exige, rien ne dit, pas besoin, pas obligé, pas obligatoire, pas nécessaire, n’ont pas à, n’ont pas besoin, nul besoin, aucune obligation, aucun besoin, peu importe, pas indispensable, aucune règle',
  ],
  pairs_swapped: [
    'swap the two, swap them, interchangeable, cross them, mix and match, the reverse pairing, invert the pairing',
    'interchangeables, inverser les deux, intervertir, échanger les deux, croiser les deux, permuter',
  ],
  holds_all_the_same: [
    'would hold, still hold, changes nothing, change nothing, same result, same conclusion, makes no difference, nothing would change, would still work, works as well, just as well, no harm, without any problem, interchangeable',
    'tiendrait, tiendraient, rien ne change, rien ne changerait, ne change rien, ne changerait rien, même résultat, même conclusion, mêmes conclusions, tout aussi bien, sans problème, sans dommage, marcherait aussi, interchangeables',
  ],
  mere_word: [
    'just, only, purely, merely, simply, mere, pure, nothing but, nothing more than, no more than, a matter of, entirely',
    'simple, simplement, pure, purement, juste, seulement, uniquement, rien d’autre qu, question de, affaire de, n’est qu, ne relève que',
  ],
  convention_word: [
    'convention, habit, custom, tradition, market practice, usage',
    'convention, habitude, usage, tradition, pratique de marché, coutume',
  ],
  out_of_habit: [
    'out of habit, by habit, by tradition, by custom, for historical reasons, because everyone does, because everybody does, everyone has always done',
    'par habitude, par tradition, par simple usage, pour des raisons historiques, on a toujours fait',
  ],
  lenders_as_well: [
    'lenders too, lenders as well, lenders as much, also to lenders, also to the lenders, lenders and shareholders, shareholders and lenders, lenders and to shareholders, creditors too, creditors and shareholders, banks and shareholders, banks too, all capital providers, all providers, all investors, everyone, everybody, whole company, whole firm, the entire company, whole business',
    'également aux prêteurs, aussi aux prêteurs, également aux banques, aussi aux banques, aux prêteurs aussi, prêteurs comme aux actionnaires, prêteurs et aux actionnaires, actionnaires et aux prêteurs, prêteurs autant qu, aussi aux créanciers, également aux créanciers, créanciers et aux actionnaires, actionnaires et aux créanciers, tous les apporteurs, tout le monde, à tous, aussi les prêteurs, également les prêteurs, aussi les banques, toute l’entreprise, l’ensemble des apporteurs, toute la société',
  ],
  belongs_word: [
    'belongs, goes, accrues, is shared, pays, serves, is for, rewards, remunerates, measures, covers, concerns, flows, available',
    'revient, appartient, rémunère, sert, va, concerne, mesure, est partagé, couvre, est destiné, profite, disponible',
  ],
  both_of_the_whole: [
    'both measure the whole, both concern the whole, both cover the whole, both describe the whole, both belong to everyone, both reflect the whole',
    'les deux mesurent, les deux concernent toute, les deux décrivent, tous deux mesurent',
  ],
  // From the multiple to a share.
  without_the_debt: [
    crossed(
      'without touching, without subtracting, without deducting, without taking off, without removing, without adjusting for, without looking at, without bothering with, no need to look at, no need to touch, regardless of, irrespective of, no need to adjust for, no need for, no need to go through, no need to take off, no need to subtract, no need to deduct, skip, no need to consider, forget',
      DEBTS,
    ),
    crossed(
      'sans toucher à, sans retirer, sans déduire, sans retrancher, sans soustraire, sans enlever, sans passer par, sans tenir compte de, sans m’occuper de, sans s’occuper de, sans regarder, sans se soucier de, indépendamment de, quel que soit, quelle que soit, inutile de toucher à, pas besoin de toucher à, inutile de passer par, pas besoin de passer par, inutile de regarder, pas besoin de soustraire, pas besoin de retrancher, inutile de retrancher, pas besoin d’enlever',
      DETTES,
    ),
  ],
  and_done: [
    'i m done, i am done, you re done, you are done, that s it, that is it, that s all, that is all, directly, straight, job done, nothing else, full stop, end of story, immediately, in one go, in one step, stop there',
    'c’est tout, directement, et voilà, c’est fini, terminé, tout de suite, rien d’autre, en une étape, d’un coup, sans autre étape, je m’arrête là, on s’arrête là, point final, immédiatement',
  ],
  multiple_covers_it: [
    crossed(
      'multiple',
      'already takes care, already reflects, already includes, already accounts, already captures, already allows for, takes care, already contains, already prices, already factors',
    ),
    crossed(
      'multiple',
      'en tient déjà compte, tient déjà compte, intègre déjà, l’intègre déjà, reflète déjà, la reflète déjà, comprend déjà, inclut déjà, l’inclut déjà, contient déjà, s’en charge',
    ),
  ],
  adding_debt: [
    crossed(
      'add, adding, plus, after adding, the addition of, addition of, including, increased by, add back, adding back, stack, pile on',
      'net debt, debt, borrowings, its debt, its net debt',
    ),
    crossed(
      'ajouter, en ajoutant, ajoute, rajoute, plus, ajout de, l’ajout de, addition de, additionne, majorée de, augmentée de, remets',
      'dette nette, dette, endettement, endettement net, emprunts',
    ),
  ],
  is_put_on_top: [
    'must be added, should be added, is added, are added, gets added, added on top, added back, comes on top, goes on top, to be added, piled on top, is put on top, increases',
    'doit être ajoutée, doit être rajoutée, est ajoutée, est rajoutée, s’ajoute, se rajoute, vient en plus, vient par-dessus, à ajouter, à rajouter, vient gonfler, vient augmenter, vient majorer',
  ],
  from_the_ev: [
    crossed(
      'from, take, take the, starting from, start with, start from, on top of, onto, above',
      'ev, enterprise value',
    ),
    crossed(
      'de la, de l’, prends la, pars de la, partant de la, par-dessus la, en plus de la, sur la',
      've, valeur d’entreprise, ev',
    ),
  ],
  owners_end: [
    'equity, shareholders, value of the shares, per share, share price',
    'valeur des titres, fonds propres, actionnaires, par action, valeur des actions, prix du titre, prix de l’action',
  ],
  worth_more_word: [
    'worth more, more valuable, higher value, bigger value, more per share, higher equity, more for shareholders',
    'vaut davantage, valent davantage, vaut plus, valent plus, plus de valeur, davantage pour ses actionnaires',
  ],
  // A premium and whose it is.
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
  marks_up: [
    'uplift, gross up, mark up, scale up, multiply by, put the premium, apply the premium, add the premium, gross the whole of it up',
    'majorer, majore, majorée, multiplie par, multipliée par, applique la prime, appliquer la prime, mets la prime, ajoute la prime, appliquer les, rajoute la prime',
  ],
  paid_to_owners: [
    'equity value, offer equity, equity price, cheque to shareholders, cheque written to shareholders, what shareholders receive, amount paid to shareholders, offered equity, equity cheque, value of the shares, market cap',
    'valeur des titres, valeur offerte des titres, valeur des fonds propres, prix payé pour les titres, prix des titres, prix des actions, chèque aux actionnaires, chèque signé aux actionnaires, ce que touchent les actionnaires, montant versé aux actionnaires, capi, capitalisation après prime, capitalisation offerte, capitalisation majorée, prix offert aux actionnaires, valeur de l’offre',
  ],
  numerator_word: ['numerator', 'numérateur'],
  no_debt_added: [
    crossed(
      'no need to add, not need to add, not add, without adding, never add, no need to include, not include, without including, leave out, no need for, no reason to add',
      'net debt, debt, back net debt, back the debt, the debt back',
    ),
    crossed(
      'pas besoin de rajouter, pas besoin d’ajouter, sans ajouter, sans rajouter, inutile d’ajouter, inutile de rajouter, n’ajoute pas, ne rajoute pas, pas à ajouter, pas à rajouter, sans inclure, n’inclut pas, aucune raison d’ajouter',
      'dette, dette nette, endettement',
    ),
  ],
  could_as_well: [
    'could just as well, might just as well, might as well, could equally, could as easily, could just as easily',
    'pourrait tout aussi bien, pourrait aussi bien, peut tout aussi bien, peut aussi bien, on pourrait très bien',
  ],
  all_for_owners: [
    crossed(
      'whole value, all of it, the entire value, full amount, whole amount, whole of it, everything, all that value, full value',
      'goes to, belongs to, is for, accrues to',
      'shareholders, owners, equity holders',
    ),
    crossed(
      'tout, totalité, intégralité, toute la valeur, l’ensemble, la valeur entière',
      'revient aux, appartient aux, est pour les, va aux',
      'actionnaires, propriétaires',
    ),
  ],
  not_the_owners_matter: [
    'company s problem, the bank s problem, matter for the banks, matter for the company, not the shareholders problem, not their problem, not their concern, not concern shareholders, not concern the shareholders',
    'affaire des banques, affaire de la société, problème de la société, problème des banques, pas leur problème, rien à voir avec les actionnaires',
  ],
  debt_included: [
    'debt included, including debt, including the debt, debt and all, inclusive of debt, debt as well',
    'dette comprise, dette incluse, y compris la dette, dette nette comprise, dette nette incluse',
  ],
  not_part_of_price: ['not in the price', 'fait pas partie du prix, n’entre pas dans le multiple'],
} as const satisfies Lexicon;
