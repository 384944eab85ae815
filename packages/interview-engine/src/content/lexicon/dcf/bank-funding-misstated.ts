import type { Lexicon } from '../../types.ts';

/** Why banks and insurers differ, in the words of those who get it wrong. */
export const bankFundingMisstated: Lexicon = {
  best_candidate: [
    'the best case for an unlevered, ideal for an unlevered, perfect for an unlevered, best case for a dcf',
    'meilleur cas pour un dcf, idéale pour un dcf, parfaite pour un dcf',
  ],
  ddm_word: [
    'ddm, dividend discount, dividend model',
    'dividend discount model, ddm, modèle de dividendes, actualisation des dividendes, dividendes actualisés',
  ],
  deposits_as_debt: [
    'deposits are ordinary debt, deposits are normal debt, deposits are debt, subtract deposits, subtract its deposits, deposits like any debt, deposits are financial debt, deposits are debt like, deposits are just debt, treat deposits as debt, deposits as financial debt, subtract the deposits, deduct the deposits, deposits in net debt, take the deposits off, strip out the deposits, deduct deposits, take deposits off, deposits as debt',
    'dépôts c’est de la dette nette, dépôts sont de la dette nette, dépôts d’une banque c’est de la dette, dépôts d’une banque sont de la dette, dépôts comme une dette, soustrait les dépôts, dépôts sont une dette comme, traite les dépôts comme de la dette, déduis les dépôts, déduit les dépôts, dépôts comme de la dette, enlève les dépôts, retire les dépôts, dépôts c’est de la dette, dépôts sont de la dette',
  ],
  dividends_at_wacc: ['dividends at the wacc', 'dividendes au cmpc, dividendes actualisés au cmpc'],
  ev_to_ebitda: [
    'ev to ebitda, ev ebitda, ebitda multiple, multiple of ebitda, enterprise value',
    've sur ebitda, ve ebitda, multiple d’ebitda, multiple de l’ebitda, valeur d’entreprise',
  ],
  insurer_or_bank: [
    'bank, banks, insurer, insurers',
    'banque, banques, assureur, assureurs, compagnie d’assurance',
  ],
  like_an_industrial_one: [
    'like a factory, same way as a factory, like an industrial’s, as for any company, like an industrial company, as for an industrial company, like for an industrial',
    'comme une usine, comme chez un industriel, comme dans l’industrie, comme un industriel, comme pour un industriel, comme une entreprise industrielle, comme une société industrielle',
  ],
  like_any: [
    'like any other, like any company, same way, no different, like every company, as for any, like another company, same way as any other',
    'comme n’importe quelle, comme toute autre, comme les autres, de la même façon, de la même manière, comme toute société, comme une autre société, comme une autre entreprise',
  ],
  rates_a_company_on: [
    'use, uses, value on, start from, take, look at, is based on',
    'utilise, part de, pars de, valorise sur, prend, retient',
  ],
  replaces_ddm: [
    'replace the dividend discount, replace the ddm, instead of the ddm, rather than a ddm',
    'remplace le dividend discount, remplace le ddm, plutôt qu’un ddm, au lieu du ddm',
  ],
  unsuited: [
    'is not suited, does not suit, does not work, unsuited, is wrong for',
    'ne convient pas, n’est pas adapté, est inadapté, ne marche pas, ne fonctionne pas',
  ],
  usual_word: [
    'as usual, classic, standard, just, normal, like always',
    'classique, comme d’habitude, standard, normalement, simplement',
  ],
  valued_with: [
    'are valued with, is valued with, valued on, use a, you use, i use, should be valued',
    'se valorise avec, on valorise avec, je fais un, on fait un, j’utilise un, valorise au',
  ],
};
