import type { Lexicon } from '../../types.ts';

/** Everyday words for the notions of a buyout; an id of another file here gets more words. */
export const everydayBuyoutNotions = {
  repay: ['wipe out the loan, wipe out the debt', 'effacer, solder'],
  lbo_give_back: ['given back, handed back, gave back, goes back to the bank', 'rendue, redonner'],
  lbo_ours: [
    'ours, belongs to us, for us, we own, we pocket, we keep, in our hands, in our pockets, comes to us, fund pockets, fund keeps, for the fund, to the fund',
    'à nous, pour nous, empoche, nous revient, nous reviennent, dans nos mains, nous tombe, dans notre poche, on garde, nous reste, chez les actionnaires, pour le fonds, revient au fonds',
  ],
  lbo_each_year: [
    'bit by bit, little by little, step by step, year by year, year after year, over the years',
    'petit à petit, peu à peu, au fil des ans, année après année, d’année en année',
  ],
  lbo_pieces: ['chunk', 'morceau'],
  lbo_next_buyer: [
    'next owner, new owner, next buyer, industrial group, competitor buys',
    'prochain propriétaire, nouveau propriétaire, prochain acheteur, industriel, concurrent la rachète',
  ],
  lbo_steady: [
    'clockwork, boring, no surprises, without surprises, nasty surprises, looks like this one, recession, people still need, cannot do without, can not do without',
    'comme une horloge, ennuyeuse, sans surprise, sans mauvaise surprise, ressemble à cette année, ont encore besoin',
  ],
  lbo_security: [
    'grab, lay hands on, take the company, first claim on',
    'saisir, mettre la main, main sur',
  ],
  lbo_line: [
    'limits, wall, red line, ceiling, threshold, line is crossed, rules',
    'limites, mur, ligne rouge, plafond, seuil, la ligne, règles',
  ],
  lbo_crossing: [
    'crossed, go over, go beyond, step over, hit, touch, break, broke, overshoot',
    'franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, dépasser, dépasse, casse, rompre, rompt, touche, heurter',
  ],
  lbo_promise: ['promised, undertakings, commit', 'promesses, promis, engagements'],
  lbo_step_in: [
    'step in, call the loan, wants its money back, ask for its money back, gets upset, comes knocking, take over the company, knock on the door, entitled to',
    'intervenir, intervient, réclamer son argent, exiger le remboursement, se fâche, taper à la porte, reprendre la main, frapper à la porte, en droit de',
  ],
  lbo_most: [
    'most of, bulk of, large part, big part, biggest part, larger part, majority, mostly, mainly',
    'plus grande partie, grande partie, majeure partie, l’essentiel, gros du prix, la plupart, surtout, essentiellement',
  ],
  lbo_house_image: [
    'mortgage, tenants, buy to let',
    'crédit immobilier, appartement à crédit, maison à crédit, locataires, hypothèque',
  ],
  lbo_where_from: [
    'where it comes from, where the money comes from, who brings it, who brings what, who pays for it, who pays what, each euro for',
    'd’où vient, qui l’apporte, qui apporte quoi, qui paie quoi, qui paye quoi',
  ],
  lbo_backwards: ['backwards, work back, in reverse', 'à rebours, à l’envers, en remontant'],
  lbo_growth_on_growth: [
    'earn gains, gains on gains, builds on the last',
    'gains sur les gains, travaille sur la précédente',
  ],
  lbo_pocket: [
    'in its pocket, in the bank, bank account, on the account, in the till, in hand',
    'en poche, à la banque, sur le compte, sur son compte, en caisse, dans la caisse',
  ],
  lbo_between: ['between, halfway, in the middle', 'entre, à mi-chemin, au milieu'],
  lbo_put_in: ['went in, goes in', 'qui est parti'],
  lbo_become: ['we got, they got', 'qui revient'],
  lbo_owed: ['', 'dus'],
  lbo_lend: ['on credit, mortgage', 'crédit'],
  lbo_shrink: ['went from', 'passée de'],
  lbo_second_rank: [
    'second floor, second layer, next layer, floor above',
    'deuxième étage, deuxième couche, deuxième tranche, étage du dessus',
  ],
  fall: ['sinks, sank, slide, slump', 'plonger, s’effondrer'],
} as const satisfies Lexicon;
