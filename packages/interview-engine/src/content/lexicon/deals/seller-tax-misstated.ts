import type { Lexicon } from '../../types.ts';

/** The seller’s clean exit and single tax, in the words of those who get it wrong. */
export const sellerTaxMisstated: Lexicon = {
  deals_seller_wants_assets: [
    'seller who pushes for an asset deal, seller prefers asset, seller prefers selling assets, seller should sell assets, seller wants assets, seller likes assets, seller prefers the asset, seller will prefer asset, seller rather sells assets, seller favours asset, seller would rather sell assets, seller would rather sell the assets, seller is better off selling assets, seller better off with an asset',
    'vendeur qui préfère la cession d’actifs, vendeur préfère vendre actifs, vendeur préfère céder actifs, vendeur préfère actifs, vendeur veut vendre actifs, vendeur veut actifs, cédant préfère actifs, vendeur préfère cession d’actifs, vendeur aime mieux vendre les actifs, vendeur aime mieux céder les actifs',
  ],
  deals_taxed_once: [
    'taxed only once, only taxed once, taxed once, single tax, one layer of tax, single layer of tax',
    'taxé qu’une fois, imposé qu’une fois, imposé une fois, imposé une seule fois, taxé une fois, une seule imposition',
  ],
  deals_taxed_twice: [
    'taxed twice, two layers of tax, double taxation, double tax, two levels of tax',
    'imposé deux fois, taxé deux fois, double imposition, imposition deux fois',
  ],
  flat_sells_shares: [
    'sells his shares, sells the shares, share sale',
    'vend ses titres, vend les titres, en vendant ses titres, en vendant les titres, vente de titres',
  ],
  flat_taxed_twice: [
    'taxed twice, pays tax twice, pays twice, double tax',
    'impôt deux fois, imposé deux fois, taxé deux fois, double impôt',
  ],
  sale_better_for: [
    'better for, cleaner for, best for, safer for, cheaper for, favours, suits, benefits, more attractive for, more attractive to, good for, advantageous for, simpler for',
    'avantage, arrange, favorise, profite à, mieux pour, meilleure pour, préférable pour, plus intéressante pour, plus sûre pour, plus favorable à, convient à, intéressante pour',
  ],
  sale_clean_exit: [
    'clean exit, clean break, one layer of tax, single layer of tax, taxed once, taxed only once, only one tax, single tax, cleanest exit, cleaner exit, cleanest way out, cleaner break',
    'sortie nette, sortie propre, sort proprement, seule couche d’impôt, une seule imposition, imposé une seule fois, imposé qu’une fois, imposé qu’une seule fois, un seul niveau d’impôt, taxé une seule fois, sortie la plus propre, sortie la plus nette, sortie plus propre, sortie définitive',
  ],
};
