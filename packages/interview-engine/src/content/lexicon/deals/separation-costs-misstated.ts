import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What the separation costs, in the words of those who get it wrong. */
export const separationCostsMisstated: Lexicon = {
  amiss_added_to_value: [
    'added to the value, add to the value, get added, are added, increase the value, raise the value, added to the price, push the price up, more attractive, paid on top, boost the value, added to ebitda',
    'ajoutés à la valeur, ajoutés au prix, augmentent la valeur, font monter le prix, plus attractive, rendent la division plus, s’ajoutent',
  ],
  amiss_buyer: ['buyer, acquirer, purchaser', 'acheteur, acquéreur, repreneur'],
  amiss_dis_synergies: [
    'dis synergies, dissynergies, dissynergy',
    'dis synergies, dissynergies, désynergies',
  ],
  amiss_free_or_forever: [
    'free of charge, for free, is free, costs nothing, no cost, not paid, not charged, forever, permanent, ten years, indefinitely, without limit, no time limit, for good, unlimited, long term',
    'gratuit, gratuitement, ne coûte rien, sans frais, sans coût, pas facturé, dix ans, définitif, permanent, sans limite, indéfiniment, pour toujours, illimité, à vie',
  ],
  amiss_gives_services: [
    'provides, supplies, delivers, runs, renders, provide, supply, lends its systems, keeps running, serves',
    'rend, fournit, fournir, fournissant, preste, assure, prête ses, à rendre, héberge',
  ],
  amiss_no_cost_of_it: [
    'no cost, free, comes with the division, goes with the division, costs nothing, no effect on value, does not matter, no need to rebuild, irrelevant, no impact, not affect the value',
    'ne coûte rien, aucun coût, gratuit, suit la division, part avec la division, sans effet sur la valeur, n’a pas d’importance, n’a aucune importance, aucun impact, pas d’impact, ne change rien, sans coût, aucun effet sur la valeur',
  ],
  amiss_off_the_price: [
    'off the price once, once off the value, off the value once, one off deduction, not the ebitda, without touching ebitda, not in ebitda, not in the ebitda, leave ebitda unchanged, no effect on ebitda, not affect ebitda, leave them out, leave it out, deduct once from the value',
    'en dehors de l’ebitda, déduits une seule fois, une fois du prix, sans toucher l’ebitda, hors de l’ebitda, on les laisse de côté',
  ],
  amiss_one_off: [
    'one off, one time, non recurring, happen once',
    'exceptionnelles, ponctuelles, non récurrentes, une seule fois',
  ],
  amiss_recurring: [
    'recurring, recur, every year, yearly, annual',
    'récurrents, récurrent, récurrentes, chaque année, tous les ans, annuels',
  ],
  amiss_seller: ['seller, vendor, parent, group', 'vendeur, cédant, maison mère, groupe'],
  amiss_separation_costs: [
    'separation costs, costs of separation, it migration, migration costs',
    'coûts de séparation, frais de séparation, coûts de détourage, coûts de migration, migration informatique, coût de la séparation',
  ],
  amiss_shared_systems: [
    'shared it, it system, shared systems, information systems',
    'si partagé, système d’information, informatique partagée, système informatique, systèmes partagés, si commun',
  ],
  amiss_transition: [
    'tsa, transition services, transition agreement',
    'tsa, services transitoires, contrat de transition, transition services agreement',
  ],
  as_if_not_there: [
    'i ignore, ignore, ignored, leave out, left out, leave aside, disregard, not touch the price, not affect the price, never touch the price, no effect on the price, buyer’s problem, not our problem, outside the price, forget about, leave the price as, price stays as, the buyer’s business, for the buyer to worry, no change to the price',
    'les ignore, ignore, ignorés, laisse de côté, laisse hors, hors du prix, problème de l’acheteur, pas notre problème, oublie, à l’acheteur de s’en, je ne touche pas au, ne touche pas au prix, prix reste le même, affaire de l’acheteur, regarde l’acheteur, ne touchent pas le prix, sans effet sur le prix, n’entrent pas dans le prix',
  ],
  astray_no_cost: [
    'no cost, costs nothing, nothing to pay, nothing to do, free, no bill',
    'pas de coût, aucun coût, ne coûte rien, rien à payer, rien à faire, gratuit, gratuits, gratuitement, pas de facture',
  ],
  astray_shared_systems: [
    'shared systems, shared it, common systems, group systems, systems are shared, the servers',
    'systèmes partagés, informatique partagée, systèmes communs, systèmes du groupe, serveurs, informatique commune, si partagé',
  ],
  booked_as_an_asset: [
    'an asset, capitalised at the buyer, capitalised, booked as an asset, on the buyer’s balance sheet',
    'c’est un actif, un actif, immobilisés, sont immobilisés, à l’actif, activés',
  ],
  cases_kept_in: [
    'go into the ebitda, stay in the ebitda, are recurring, recurring by nature',
    'laisse dans l’ebitda, garde dans l’ebitda, reste dans l’ebitda, récurrents par nature, sont récurrents',
  ],
  cases_separation: [
    'separation costs, one off costs, one off separation, it migration',
    'frais de séparation, coûts de séparation, coûts exceptionnels, migration informatique',
  ],
  counter_helps_free: ['for free, free of charge', 'gratuitement, gratis'],
  counter_seller_it: ['keeps providing it, keeps providing', 'continue à fournir'],
  deals_comes_each_year: [
    'every year, each year, year after year, recurring, every single year, run rate',
    'chaque année, tous les ans, récurrents, année après année, se répètent',
  ],
  deals_dissynergy_noun: ['dis synergies, dissynergies', 'dissynergies, dis-synergies'],
  deals_for_good: [
    'forever, for ever, permanently, for good, indefinitely',
    'pour toujours, définitivement, permanents, indéfiniment, sans limite de durée, à vie',
  ],
  deals_lifts_ebitda: [
    'raise ebitda, increase ebitda, improve ebitda, add to ebitda, raise profit, raise the value, improve the result',
    'augmentent l’ebitda, améliorent l’ebitda, s’ajoutent à l’ebitda, augmentent la valeur, améliorent le résultat, font monter l’ebitda',
  ],
  deals_off_ebitda: [
    'come off ebitda, deducted from ebitda, subtracted from ebitda, reduce ebitda, times multiple',
    'se déduisent de l’ebitda, déduits de l’ebitda, réduisent l’ebitda, fois le multiple',
  ],
  deals_separation_noun: [
    'separation costs, cost of separation, carve out costs, migration costs',
    'coûts de séparation, frais de séparation, coûts de détourage, coût de la séparation, coûts de migration',
  ],
  lifts_the_worth: [
    'raise the value, increase the value, add to the value, add value, no deduction, not deducted, worth more, higher value, raise the price, so they are an asset',
    'c’est un actif donc, augmente la valeur, augmente même, ajoute à la valeur, accroît la valeur, donc c’est un actif, on ne les déduit pas, vaut plus, valoir plus, valeur plus élevée, monter le prix',
  ],
  off_the_price_still: [
    'deduct, subtract, take off, take them off, comes off, not ignore, minus, even if, although, cash out, never, cannot',
    'retire, retirés, déduis, déduit, soustrais, en moins, même si, sortie de cash, ne pas ignorer, n’ignore pas, jamais, bien que',
  ],
  slip_dis_synergies: [
    'dis synergies, dissynergies, lost synergies',
    'dis synergies, dissynergies, synergies perdues',
  ],
  slip_free_forever: [
    'free of charge, for free, without limit, no time limit, unlimited, for ever, at no cost',
    'gratuitement, gratuit, sans limite, illimité, aussi longtemps, pour toujours, sans contrepartie',
  ],
  slip_not_our_business: [
    'buyer’s problem, buyer’s affair, no effect on value, do not affect, ignore them, not counted, leave them out',
    'affaire de l’acheteur, problème de l’acheteur, pas d’effet sur la valeur, sans effet sur la valeur, ne comptent pas, on les ignore, ne changent pas la valeur',
  ],
  slip_transition: [
    'tsa, transitional services',
    'tsa, services transitoires, services de transition',
  ],
  strays_before_multiple: [
    'before the multiple, before multiplying, before applying, then multiply, then apply',
    'avant d’appliquer, avant le multiple, avant de multiplier, puis je multiplie',
  ],
  strays_costs_nothing: [
    'costs nothing, is free, no cost, not cost anything',
    'ne coûte rien, coûte rien, gratuit, sans coût, aucun coût',
  ],
  strays_free_for_good: [
    'free for the buyer, free forever, free for ever, at no cost to the buyer',
    'gratuite pour l’acheteur, gratuite pour toujours',
  ],
  strays_from_ebitda: [
    'from ebitda, off ebitda, from the ebitda, off the ebitda',
    'de l’ebitda, sur l’ebitda',
  ],
  strays_left_aside: [
    'ignore them, leave them out, not count them, not my problem, the seller’s business',
    'n’en tiens pas compte, les laisse de côté, ne les compte pas, je les ignore, au vendeur de',
  ],
  strays_once_off_costs: [
    'separation costs, cost of separation',
    'coûts de séparation, frais de séparation',
  ],
  strays_sellers_systems: [
    'seller’s it, group’s it, parent’s it, old group’s systems',
    'informatique du vendeur, systèmes du vendeur, informatique du groupe, systèmes du groupe',
  ],
  strays_systems_apart: [
    crossed(
      'splitting, separating, untangling, split, separate',
      'the it, the systems, it systems, the computers',
    ),
    crossed(
      'séparer, détourer, couper, démêler',
      'les systèmes, l’informatique, l’it, les serveurs',
    ),
  ],
};
