import type { Lexicon } from '../../types.ts';

/** Trade payables, in the words people use for it. */
export const payablesNotions: Lexicon = {
  creditor_days: [
    'dpo, creditor days, payable days, payables days, supplier days, vendor days, creditors',
    'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, crédit fournisseur, crédit fournisseurs',
  ],
  plain_lends_free: [
    'lends me, lends us, lend me, lending me, lending us, finances me, finances us, finance us, carries me, free loan, free credit, interest free, gives me time, gives us time, days he gives, days they give, gives me days, wait for their money, waits for his money, off my wait, breathing space, take off, takes off, come off',
    'me prête, nous prête, nous prêtent, me prêtent, me finance, nous finance, nous financent, crédit gratuit, prêt gratuit, sans intérêt, me laisse du temps, nous laisse du temps, me fait crédit, nous fait crédit, jours de répit, me laisse souffler, attend son argent, attendent leur argent, de moins que je porte, je retire, on retire, en moins',
  ],
  plain_tradesman: [
    'butcher, miller, grower, farmer, wholesaler, brewer, grocer, who sells me, guy who sells, i buy from, vendors',
    'boucher, meunier, grossiste, maraîcher, paysan, brasseur, celui qui me vend, ceux qui me vendent, ceux qui nous vendent, chez qui j’achète, à qui j’achète, à qui on achète, producteur',
  ],
  sells_to_us: [
    'those who deliver to us, parts people, people he buys from, his own people, those who sell, people who sell, whoever sells, who supply, you buy from, we buy from, it buys from, the miller, the wholesaler',
    'ceux qui me vendent, ceux à qui il achète, chez qui il achète, ceux qui vendent, ceux qui lui vendent, ceux qui nous vendent, ceux chez qui, ceux qui nous livrent, ceux qui me livrent, ceux qui me fournissent, ceux qui lui livrent, ceux qui livrent, ceux qui nous fournissent, le meunier, le grossiste, ceux qui approvisionnent, ceux qui nous approvisionnent, à qui on achète, chez qui on achète',
  ],
};
