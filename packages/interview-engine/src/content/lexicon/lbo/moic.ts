import type { Lexicon } from '../../types.ts';

/** The money multiple, in the words people use for it. */
export const moicNotions: Lexicon = {
  came_back_as: [
    'came back as, come back as, comes back as, came home as, turned into, turns into, have become, comes out as',
    'sont devenus, est devenu, devient, deviennent, sont revenus, ont fait',
  ],
  i_hold: [
    'holding, am holding, I hold, I have, we have, we hold',
    'j’en tiens, j’en ai, on en a, je tiens, on en tient',
  ],
  lbo_become: [
    'take home, bring home, turned into, we got, they got, came home as, come home as, came back as, come back as, comes back as, come out as, comes out as, turns into, become, became, get back, got back, comes back, return, walk away, gives, grow to',
    'ramène, sont devenus, en a fait, en ont fait, qui revient, en ramène, revient sous forme, ressort à, ressortent à, devenir, devient, deviennent, devenu, rendre, rend, transformer, récupérer, ressort, repart, donne, rapporte',
  ],
  lbo_benchmark: [
    'benchmark, rule of thumb, anchor, table, reference, remember, know by heart, in my head, neighbours',
    'repère, règle, référence, retiens, je sais que, par cœur, en tête, table, ordre de grandeur',
  ],
  lbo_double: [
    'double, triple, quadruple, two times, three times, two and a half times, twice, 2x, 3x',
    'doubler, tripler, quadrupler, deux fois, trois fois, 2x, 3x',
  ],
  lbo_entry_equity: [
    'entry equity, equity in, equity invested, initial equity, equity cheque',
    'fonds propres d’entrée, equity d’entrée, fonds propres investis, mise de départ, equity investi',
  ],
  lbo_mean_say: ['means, that is, so', 'veut dire, signifie, c’est à dire, revient'],
  lbo_moic_word: [
    'my multiple, our multiple, return multiple, multiple of money, multiple on equity, cash multiple',
    'mon multiple, notre multiple, multiple du fonds, multiple pour le fonds, multiple investisseur, multiple sur equity',
  ],
  lbo_money_in: ['in, invested', 'dedans, misés, investis, au départ, posés'],
  lbo_one_euro: [
    'every pound, every euro put in, each one staked, every coin, each coin, one euro, a euro, each euro, every euro, one dollar, each dollar, every dollar, a pound, each pound, for every one, one unit, hundred euros',
    'chaque euro placé, chaque euro mis, chaque euro posé, chaque euro de départ, chaque pièce, un euro, chaque euro, un dollar, cent euros, 1 euro, 100 euros',
  ],
  lbo_take_out: [
    'pick up, walk away with, get back, got back, out, receive, end up with, walk off',
    'ramassé, reviennent, récupérer, récupérons, ressortir, repartir, retirer, toucher, à la sortie, en sortie, à l’arrivée, repars avec, je repars',
  ],
  lbo_what_comes_out: [
    'that came out, what comes out, what came out',
    'qui sont sortis, ce qui sort, ce qui ressort',
  ],
  lbo_what_went_in: [
    'that went in, what went in, what goes in',
    'qui sont entrés, qui étaient entrés, qui est entré, qui est rentré, ce qui rentre',
  ],
  put_one_get_two: [
    'put in one and got two, put in one get two, one in and two out, one in two out, put in one and take out two, one goes in two come out',
    'posé un et récupéré deux, mis un et récupéré deux, posé un et tu récupères deux, mets un et récupère deux, un qui entre deux qui sortent, mis un je récupère deux, mis un pour deux',
  ],
};
