import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown } from '../directions.ts';

/** Depreciation and amortisation, in the words of those who get it wrong. */
export const daMisstated: Lexicon = {
  a_second_time: [
    'twice, a second time, once more',
    'deux fois, une deuxième fois, une seconde fois',
  ],
  brings_cash_in: [
    'brings cash in, brings in cash, brings in money, brings money in, is a cash inflow, is an inflow, is money coming in, generates cash, creates cash',
    'entrée d’argent, entrée de cash, entrée de trésorerie, fait rentrer du cash, fait rentrer de l’argent, rapporte du cash, génère du cash, crée du cash, rentrée d’argent, est un encaissement',
  ],
  comes_off_again: [
    'gets subtracted, is subtracted, gets deducted, is deducted, comes off, is taken off, gets taken off',
    'en moins, se retire, se retranche, est retiré, est retranché, laisse en moins',
  ],
  da_net_of_tax: [
    'depreciation net of tax, depreciation after tax, d a net of tax, d a after tax, depreciation less the tax, depreciation times one minus',
    'amortissement que net d’impôt, amortissement net d’impôt, amortissements après impôt',
  ],
  ebitda_goes_down: [crossed('ebitda', goesDown[0]), crossed('ebitda', goesDown[1])],
  flow_is_hurt: [
    'lowers the cash flow, lowers free cash flow, reduces the cash flow, reduces free cash flow, reduces the free cash flow, less cash, less cash flow, lower cash flow, cash flow falls, free cash flow falls, cash flow drops, cash flow goes down, hurts cash flow, costs us cash',
    'moins de cash, moins de flux, flux baisse, flux diminue, réduit le flux, réduisent le flux, diminue le flux, fait baisser le flux, font baisser le flux, flux en moins, flux plus bas, flux plus faible, cash baisse',
  ],
  more_of_it_word: [
    'higher depreciation, more depreciation, depreciation is higher, ten more of depreciation, extra depreciation, depreciation goes up, higher d&a, more d&a',
    'plus d’amortissements, hausse des amortissements, amortissements plus élevés, amortissements montent, amortissements augmentent, amortissements en plus, davantage d’amortissements',
  ],
  not_put_back: [
    'not come back, does not come back, do not come back, not go back on, not be added back, no business being added back, no reason to add it back, not add it back, not add back, not add them back, never add it back, not put it back, not put back, no add back, without adding back, without adding it back, not added back',
    'ne revient pas, ne reviennent pas, ne doivent pas être réintégrés, ne se réintègrent pas, ne se rajoutent pas, ne les remet, ne le réintègre pas, ne réintègre pas, pas besoin de réintégrer, ne le reprends pas, ne la reprends pas, ne le rajoute pas, sans réintégrer, sans le réintégrer, inutile de réintégrer, ne la remets pas, ne le remets pas, n’est pas réintégré, ne sont pas réintégrés',
  ],
  not_reinstated: [
    'not added back, never added back, not be added back, not add, no need to add, not need to add, pointless to add, not need adding back, not put back, not be included back',
    'ne rajoute pas, ne rajoute jamais, ne réintègre pas, n’ajoute pas, inutile de rajouter, inutile de réintégrer, pas besoin de rajouter, pas besoin de réintégrer, pas à rajouter, pas à réintégrer, ne remet pas, ne se rajoutent pas, ne se réintègrent pas, ne sont pas rajoutés, ne sont pas réintégrés',
  ],
  operating_profit_word: [
    'ebit, operating profit, operating income',
    'ebit, résultat opérationnel, résultat d’exploitation',
  ],
  real_outlay: [
    'is a true cost, a true cost, is a cash cost, is a real cost, real cash cost, cash expense, is really paid, really paid out, a real cash outflow, cash leaves for, leaves the bank account, stays deducted, remains deducted, stays out, is paid in cash, leaves the till, leaves the company, real outflow, really cost money',
    'un vrai coût, de vrais coûts, vraie dépense, vraie sortie, est décaissé, sont décaissés, sortie de trésorerie, coût réel, est vraiment payé, est réellement payé, reste déduit, reste en moins, sort de la caisse, sort vraiment, sort réellement, correspondent à une vraie',
  ],
  set_aside_cash: [
    'put aside, money set aside, cash set aside, is set aside, company sets aside, firm sets aside, it sets aside, saved up, in a reserve, is a reserve, a reserve for, builds a reserve, a fund for, in a fund, a kitty, savings pot, is savings, piggy bank, kept in the bank, keeps in the bank, accumulated to replace, saves the',
    'mis de côté, met de côté, mettre de côté, une réserve, en réserve, une épargne, épargne, cagnotte, provisionné en banque, bas de laine, gardé en banque, accumulé pour remplacer, un fonds pour',
  ],
};
