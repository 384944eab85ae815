import type { Lexicon } from '../../types.ts';

/** What a purchase price is allocated to. */
export const priceAllocationNotions = {
  write_up: [
    'write up, write things up, write them up, written up, step up, revalue, mark up, uplift to fair value, remeasure, restate',
    'réévaluer, réestimer, remettre à sa valeur, plus-value latente, revaloriser, réestiment',
  ],
  fair_value_words: [
    'fair value, true value, real value, real worth, true worth, really worth, actually worth, truly worth, real price, true price, really fetch, would fetch, would sell for, value the things properly',
    'juste valeur, vraie valeur, valeur réelle, vrai prix, vrais prix, valent vraiment, vaut vraiment, valent réellement, se vendraient, se vendrait',
  ],
  intangible: [
    'brand, customer list, customer relationships, patents, technology, intangible, real estate, buildings, clientele, the name, land',
    'marque, clientèle, relations clients, fichier clients, brevets, technologie, incorporel, immatériel, immobilier, immeubles, murs, le nom, terrains',
  ],
  fair_net_assets: [
    'net assets, adjusted equity, adjusted book, identifiable assets, fair value of what, what we identify, what we can identify, what we really bought, assets less liabilities',
    'actif net, anr, capitaux propres réévalués, capitaux propres retraités, capitaux propres ajustés, actifs identifiables, actifs identifiés, ce qu’on identifie, ce qu’on a vraiment acheté, ce qu’on achète vraiment, possède moins ce qu’elle doit',
  ],
  old_goodwill: [
    'old goodwill, existing goodwill, goodwill already, goodwill sitting, previous goodwill, historical goodwill, goodwill of the target, target’s goodwill, target’s own goodwill, goodwill on its books, past goodwill, of goodwill, the old 50',
    'ancien goodwill, goodwill existant, goodwill déjà, goodwill historique, goodwill de la cible, goodwill d’une ancienne, goodwill au bilan, goodwill d’origine, vieux goodwill, de goodwill, ancien écart d’acquisition',
  ],
  old_overpayment: [
    'old deal, older deal, past deal, earlier deal, previous deal, past acquisition, old acquisition, earlier acquisition, previous acquisition, old purchase, once overpaid, overpaid for, previously overpaid, overpaid in the past, earlier takeover, previous takeover, past takeover, former takeover',
    'vieil achat, ancien achat, ancienne acquisition, acquisition passée, acquisition antérieure, acquisition précédente, opération passée, surprix d’un, vieille acquisition, surprix payé, autrefois, par le passé, rachat précédent, ancien rachat, précédent rachat, rachat antérieur',
  ],
  wipe_out: [
    'strip out, take out, remove, kill, wipe, eliminate, cancel, write off, erase, get rid of, drop, knock out, subtract, deduct, less, minus, exclude, ignore, disregard, delete, reset, take off, rub out, rub it out, cross out, throw out, throw away, throw it out, bin',
    'sortir, sors, retirer, enlever, éliminer, annuler, effacer, supprimer, déduire, déduis, déduit, soustraire, soustrais, moins, exclure, exclus, neutraliser, retrancher, ôter, ôte, remettre à zéro, gommer, rayer, raye, suppriment, gomment, jeter, jette, mettre à la poubelle',
  ],
  residual: [
    'residual, remainder, the rest, remaining, what is left, left over, excess, difference, balancing, plug, gap, minus, less, subtract, above, surplus, beyond, over and above',
    'résiduel, résidu, restants, excédent, différence, écart, solde, moins, soustrais, soustraire, au-dessus, surplus, en trop, au-delà, en sus, en plus de, de plus que',
  ],
  unnamed_things: [
    'cannot be named, cannot identify, cannot be identified, nobody can name, team, workforce, future, hope, synergies, reputation, cannot touch, point at, point to, put a name on, no name, put your finger on, cannot see, nothing you can',
    'ne se nomme pas, ne peut pas nommer, ne peut pas identifier, pas identifiable, équipe, avenir, espoir, synergies, réputation, rien qu’on puisse toucher, pas de nom, mettre un nom, rémunèrent, rien de palpable, palpable, impalpable, mettre le doigt',
  ],
  tax_claim: [
    'deferred tax, dtl, tax liability, future tax, tax later, tax owed later, latent tax, tax on the write up, tax on the step up, tax on the uplift, tax on that gain, tax on the gain, pay later, to be paid later, state will want, state will ask, taxman will want, taxman will ask, will be owed, as owed, bill later',
    'impôt différé, idp, passif d’impôt, dette d’impôt, impôt futur, impôt plus tard, impôt latent, fiscalité latente, impôt sur la réévaluation, paiera plus tard, un jour on paiera, état voudra, état réclamera, fisc voudra, fisc réclamera, réclamé plus tard, sera réclamé, comme dû, sera dû',
  ],
  tax_basis: [
    'not deductible, not tax deductible, tax base, tax basis, tax value, tax books, tax office, tax authorities, taxman, no tax relief, only in the accounts, not for tax',
    'pas déductible, non déductible, base fiscale, valeur fiscale, fisc, administration fiscale, garde les anciens prix, anciennes valeurs, sans déduction, pas fiscalement, pas reconnue fiscalement',
  ],
  outside_holders: [
    'minority, non-controlling, nci, other shareholders, outside shareholders, small part, small stake, hundred percent, whole of it, less than 100, only 80',
    'minoritaires, participations ne donnant pas, autres actionnaires, petite part, part restante, totalité, 100 %, moins de 100, seulement 80, que 80',
  ],
  handle_them: [
    'deal with, handle, treat, account for, recognise, add, at fair value, pro rata, proportionate share, their share, their piece',
    'traiter, comptabiliser, ajouter, à la juste valeur, quote-part, prorata, leur part',
  ],
  keep_part: [
    'keep, kept, held on, retain, still own, still hold, stay in',
    'garder, gardaient, conserver, restent, possèdent encore',
  ],
} as const satisfies Lexicon;
