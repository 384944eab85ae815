import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who take one step of the bridge, one count or one effect for its contrary. */
export const crossedOverValues = {
  our_outside_pieces: [
    'bits of other businesses, stakes in other companies, small stakes elsewhere, our stakes elsewhere',
    'bouts d’autres sociétés, parts d’autres sociétés, parts dans d’autres sociétés, participations dans d’autres sociétés',
  ],
  out_of_the_bridge: ['not add them', 'ne les rajoute pas, ne les ajoute pas'],
  book_equity: ['equity from the balance sheet, equity on the balance sheet', ''],
  diluted_not_needed: [
    'not need the diluted count, not need diluted, no need for diluted, basic one is fine, basic count is fine',
    'pas besoin du dilué, pas besoin du nombre dilué, nombre de base convient, nombre de base va très bien',
  ],
  both_move: [
    'both go up, both rise, both increase, both go down, both fall',
    'les deux augmentent, les deux montent, augmentent toutes les deux, montent toutes les deux, les deux baissent',
  ],
  poorer_word: ['poorer, worse off', 'plus pauvres, appauvris, y perdent'],
  both_fall: [
    'both ev and equity fall, both ev and equity drop, ev and equity both fall, ev and equity fall',
    'baissent toutes les deux, baissent tous les deux, les deux baissent',
  ],
  leaves_word: [
    'leaves, does not change, does not affect, does not move',
    'ne change pas, ne modifie pas, n’affecte pas',
  ],
  riskier_now: [
    'company is riskier, it is riskier, more risk now, it becomes riskier',
    'société est plus risquée, boîte est plus risquée, elle est plus risquée, devient plus risquée',
  ],
  pays_down_debt: [
    'pay down debt, pays down debt, repay debt, repays the debt, repay the debt, reduce the debt',
    'rembourse la dette, rembourser la dette, rembourse de la dette, sert à désendetter, réduit la dette',
  ],
  divides_by: ['divide the proceeds', 'divise le produit'],
  subtracts_the_new_shares: [
    crossed('subtract, take off, deduct', 'the net new shares from, the new shares from'),
    crossed(
      'retire, retranche, enlève, déduis',
      'actions nettes du, actions nouvelles du, actions nouvelles nettes du',
    ),
  ],
  strike_under_the_market: [
    'strike is below the price, strike below the price, strike is under the price, cheaper than the market, strike is below the share price',
    'strike inférieur au cours, strike est inférieur au cours, strike est sous le cours, prix d’exercice est inférieur au cours, moins cher que le marché',
  ],
  nobody_uses_them: [
    'nobody will exercise, nobody exercises, nobody would exercise, no one exercises, no one will exercise, they will not exercise',
    'personne n’exerce, personne n’exercera, ils n’exercent pas, on n’exerce pas, aucun intérêt à exercer',
  ],
  dearer_offer: [
    'higher offer price, higher the offer, higher the offer price, higher bid',
    'plus l’offre est haute, plus l’offre est élevée, plus le prix d’offre est haut, plus le prix d’offre est élevé',
  ],
  fewer_options: [
    'fewer options, fewer new shares, fewer options count',
    'moins d’options, moins d’actions nouvelles, moins il y a d’options',
  ],
  net_cash_off_ev: [
    'net cash comes off ev, take net cash off ev, net cash gets deducted from ev, net cash is deducted from ev, net cash is taken off ev',
    'trésorerie nette se retire de la ve, trésorerie nette se déduit de la ve, trésorerie nette vient en moins de la ve, on retire la trésorerie nette de la ve',
  ],
  sum_gone_wrong: [
    'is a mistake, mistake in the maths, calculation mistake, means there is a mistake',
    'c’est une erreur, est une erreur, veut dire qu’on s’est trompé',
  ],
  negative_price: [
    'equity is negative, equity value is negative, shares are worth less than nothing',
    'fonds propres sont négatifs, titres sont négatifs',
  ],
  insolvent: [
    'liabilities exceed assets, liabilities exceed the assets',
    'passif dépasse l’actif, dettes dépassent les actifs',
  ],
  seller_gains: [
    'good for the seller, benefits the seller',
    'profite au vendeur, avantage le vendeur',
  ],
  an_asset_word: ['is an asset, are an asset', 'est un actif, sont un actif'],
  stay_untouched: [
    'not come off, not taken off, not touch them, stay where they are',
    'on n’y touche pas, ne se retirent pas, n’y touche pas, restent à leur place',
  ],
  risk_passes_late: [
    'price moves until closing, price keeps moving, price moves until completion',
    'prix bouge jusqu’au closing, prix évolue jusqu’au closing, prix continue de bouger',
  ],
  buyer_assumes: [
    'buyer takes it on, buyer takes it over, buyer assumes it, buyer will have to repay it',
    'acheteur la reprend, acquéreur la reprend, acheteur la récupère, acheteur devra la rembourser',
  ],
  cap_over_ebitda: [
    'market cap over ebitda, market cap divided by ebitda, equity value over ebitda',
    'capi sur l’ebitda, capitalisation sur l’ebitda, capi divisée par l’ebitda, valeur des titres sur l’ebitda',
  ],
} as const satisfies Lexicon;
