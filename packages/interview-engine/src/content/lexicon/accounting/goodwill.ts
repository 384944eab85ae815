import type { Lexicon } from '../../types.ts';

/** Goodwill, in the words people use for it. */
export const goodwillNotions: Lexicon = {
  cheque_word: ['cheque, check, price', 'chèque, prix'],
  count_what_is_there: [
    'counting every, count every, only find, net of, fair value, can point at, can touch, i find, what i found, net assets',
    'retrouvé, ne retrouve que, montrer du doigt, peux montrer, peux toucher, en comptant, actif net, juste valeur, j’ai trouvé, on trouve',
  ],
  fair_net_assets: [
    'net assets, adjusted equity, adjusted book, identifiable assets, fair value of what, what we identify, what we can identify, what we really bought, assets less liabilities',
    'actif net, anr, capitaux propres réévalués, capitaux propres retraités, capitaux propres ajustés, actifs identifiables, actifs identifiés, ce qu’on identifie, ce qu’on a vraiment acheté, ce qu’on achète vraiment, possède moins ce qu’elle doit',
  ],
  gap_left: [
    'missing, the gap, difference, plug, left over, residual, excess, the rest, paid on top, unexplained, cannot point',
    'écart, différence, manquants, le reste, excédent, résidu, bouche trou, inexpliqué, pour l’espoir, en trop',
  ],
  goods_of_shop: [
    'furniture, fittings, tables and chairs, lease and furniture',
    'mobilier, meubles, le bail, le matériel',
  ],
  higher_than_all: [
    'higher than everything, more than everything, higher than the sum, more than the sum, more than all',
    'dépassait tout ce, dépasse tout ce, plus que tout ce, plus que la somme, dépasse la somme, dépassait la somme',
  ],
  its_bits: [
    'the bits, its things, its pieces, all its parts, taken one by one',
    'ses biens, tous les morceaux, pris un par un, pièce par pièce, ses actifs',
  ],
  net_assets: [
    'put a name to, give a name to, net assets, identifiable, fair value, assets minus liabilities, assets less liabilities, assets are worth, really worth, can name, one by one, owns minus, owns less, item by item, everything it owns, piece by piece, all its things, things it owns, price tag on each, everything is worth, sold separately, put a name on, point at, can touch, can list, count and touch, can count, can see and touch',
    'actif net, juste valeur, identifiable, actifs moins, actifs et passifs, valeur réelle, actifs valent, nommer, un par un, une par une, poste par poste, ce qu’elle possède, ce qu’elle doit, situation nette, pièce par pièce, morceau par morceau, biens moins, vaut vraiment, ce que valent, valeur de marché des actifs, mettre un nom, désigner, peut toucher, peut lister, peut compter, peut voir, voir et toucher',
  ],
  no_relief: [
    'never gives us anything, never gives anything, gives us nothing, never helps, no relief, no tax relief, no tax base, no tax basis, no tax effect, no tax saving, no tax benefit, no deduction, not deductible, does not recognise that, not ever recognise, never recognises, gives nothing back',
    'ne nous rend rien, n’en rend rien, ne donne rien, ne nous donne rien, pas de base fiscale, aucune base fiscale, aucun impôt, pas d’impôt, sans impôt, pas d’économie d’impôt, aucune économie d’impôt, pas déductible, non déductible, aucun effet fiscal, pas d’effet d’impôt, ne reconnaît jamais, ne reconnaît pas, ne rend rien',
  ],
  old_goodwill: [
    'old goodwill, existing goodwill, goodwill already, goodwill sitting, previous goodwill, historical goodwill, goodwill of the target, target’s goodwill, target’s own goodwill, goodwill on its books, past goodwill, of goodwill, the old 50, old excess, extra they once paid, once overpaid, old overpayment',
    'ancien goodwill, goodwill existant, goodwill déjà, goodwill historique, goodwill de la cible, goodwill d’une ancienne, goodwill au bilan, goodwill d’origine, vieux goodwill, de goodwill, ancien écart d’acquisition, ancien écart, vieil écart, écart historique, ancien surprix, vieux surprix, trop payé d’un ancien',
  ],
  old_overpayment: [
    'last purchase, previous shopping, old leftover, leftover from, left over from, old deal, older deal, past deal, earlier deal, previous deal, past acquisition, old acquisition, earlier acquisition, previous acquisition, old purchase, once overpaid, overpaid for, previously overpaid, overpaid in the past, earlier takeover, previous takeover, past takeover, former takeover',
    'reliquat d’avant, reliquat d’un, vieux reliquat, vieil écart, surprix d’avant, survaleur d’avant, vieil achat, ancien achat, ancienne acquisition, acquisition passée, acquisition antérieure, acquisition précédente, opération passée, surprix d’un, vieille acquisition, surprix payé, autrefois, par le passé, rachat précédent, ancien rachat, précédent rachat, rachat antérieur',
  ],
  paid_over_book: [
    'the twenty is, the difference is, the extra is, the gap is',
    'le surplus c’est, l’écart c’est, la différence c’est',
  ],
  pin_on: [
    'pin on, attribute to, assign to, attach to, explain by',
    'attribuer à, rattacher à, affecter à, expliquer par',
  ],
  plain_nothing_to_pin: [
    'cannot pin, can not pin, no label, without a label, cannot put a name, no name for, cannot point at, cannot touch, not attached to, not explained by, cannot explain, nothing to show for, leftover box, bit left over, no object, cannot tie, can not tie, cannot hang on, can not hang on, matches nothing, match nothing, tied to nothing, nobody can point, no one can point, you can not point, can’t point at, can not point at, that’s just reputation',
    'sans étiquette, pas d’étiquette, ne peut rattacher, ne peux rattacher, rattacher à rien, coller sur rien, pas de nom, ne peut pas toucher, ne peux pas toucher, que rien n’explique, rien ne l’explique, ne s’explique pas, à rien de précis, accrocher à rien, raccrocher à rien, relier à rien, attacher à rien, correspond à rien, correspondent à rien, ne correspond à aucun, personne ne peut montrer, montrer du doigt, ne peut pas montrer, ne sait pas nommer, pas nommer',
  ],
  reputation_word: [
    'reputation, good name, know how, team, synergies, loyal customers, future growth, market position, hopes',
    'réputation, bon nom, savoir-faire, équipe, synergies, clients fidèles, position de marché, espoirs',
  ],
  residual: [
    'residual, remainder, the rest, remaining, what is left, left over, excess, difference, balancing, plug, gap, minus, less, subtract, above, surplus, beyond, over and above',
    'résiduel, résidu, restants, excédent, différence, écart, solde, moins, soustrais, soustraire, au-dessus, surplus, en trop, au-delà, en sus, en plus de, de plus que',
  ],
  surplus: [
    'excess, surplus, above, over, on top, more than, beyond, residual, remainder, difference, the rest, extra, overpaid, overpay, leftover, what is left, supplement, overpayment, too much, what remains of the price',
    'excédent, surplus, au-dessus, plus cher, davantage, au-delà, résiduel, reliquat, différence, écart, le reste, surprix, en plus, supérieur, dépasse, de plus que, ce qui reste, ce qu’il reste, supplément, trop-payé, paie en trop, payé en trop, en sus, de trop, reste du prix',
  ],
  tagged_word: [
    'put a tag on, put a label on, put a price on everything, tagged everything, priced everything',
    'mis une étiquette, mettre une étiquette, mis un prix sur tout, tout étiqueté, étiqueté tout',
  ],
  the_cheque: [
    'cheque, price, paid, we pay, i pay, what we hand over, what we shell out, we shell out, money we put down',
    'chèque, prix, payé, on paie, je paie, on débourse, ce qu’on débourse, ce qu’on sort, somme versée, qu’on met sur la table',
  ],
  things_inside: [
    'things inside, bits inside, what is inside it, pieces inside, everything inside',
    'choses dedans, ce qu’il y a dedans, morceaux dedans, tout ce qu’il y a dedans',
  ],
  unnamed_things: [
    'cannot pin, pin on, pin to, attach to, nothing in particular, any particular thing, cannot attribute, cannot explain, no thing behind, no explanation, cannot name, cannot touch, nothing behind it, hot air, faith, for the magic, without a name, no label, unlabelled, can name, has a name, can identify, not match anything, matches nothing, thin air, nothing on the shelves, can put a name on, actually put a name on, can put a finger on, can lay your hands on, cannot be named, cannot identify, cannot be identified, nobody can name, team, workforce, future, hope, synergies, reputation, point at, point to, put a name on, no name, put your finger on, cannot see, nothing you can, no particular thing, no one thing, not any one thing, show to anybody, nobody can see, nothing you can show, nobody can point, put a finger on, lay a finger on',
    'rattacher à rien, rien de précis, n’arrive à rattacher, ne peux attribuer, pas attribuer, pas expliquer, pas d’explication, pas nommer, pas toucher, du vent, rien derrière, magie, foi, sans nom, sans étiquette, étiquette, peut nommer, sait nommer, peut identifier, a un nom, ne correspond à rien, que du vent, rien en rayon, pointer du doigt, montrer du doigt, mettre une étiquette, poser la main dessus, toucher du doigt, ne se nomme pas, ne peut pas nommer, ne peut pas identifier, pas identifiable, équipe, avenir, espoir, synergies, réputation, rien qu’on puisse toucher, pas de nom, mettre un nom, rémunèrent, rien de palpable, palpable, impalpable, mettre le doigt, aucun bien précis, à aucun bien, montrer à personne, ne se rattache à rien, coller sur rien, mettre sur rien, aucune chose précise, poser sur rien, mettre le doigt dessus, le doigt dessus, poser le doigt',
  ],
  what_is_over: [
    'that is over, left over, leftover, in between, is left, remains, the remainder, ends up there, spare, unexplained, the excess, the gap, the difference',
    'qui reste, il reste, d’écart, entre les deux, finit là, en trop, qui dépasse, inexpliqué, le surplus, l’écart, la différence',
  ],
  wipe_out: [
    'gets thrown, thrown out, tossed, tossed out, chucked, scrapped, goes in the bin, vanishes, strip out, take out, remove, kill, wipe, eliminate, cancel, write off, erase, get rid of, drop, knock out, subtract, deduct, less, minus, exclude, ignore, disregard, delete, reset, take off, rub out, rub it out, cross out, throw out, throw away, throw it out, bin',
    'poubelle, à la trappe, disparaît, fait disparaître, se jette, on oublie, sortir, sors, retirer, enlever, éliminer, annuler, effacer, supprimer, déduire, déduis, déduit, soustraire, soustrais, moins, exclure, exclus, neutraliser, retrancher, ôter, ôte, remettre à zéro, gommer, rayer, raye, suppriment, gomment, jeter, jette, mettre à la poubelle',
  ],
  wipe_out_old: [
    'throw out the old, throw away the old, forget the old, old one goes, old one disappears, tear up the old',
    'jette l’ancien, jeter l’ancien, ancien disparaît, oublie l’ancien, ancien à la poubelle, ancien part',
  ],
};
