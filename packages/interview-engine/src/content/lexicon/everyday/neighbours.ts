import type { Lexicon } from '../../types.ts';

/** The house next door and the bank at the corner: how laymen speak of prices, lenders and years to come. */
export const everydayNeighbourNotions = {
  lookalikes: [
    'shop next door, house next door, houses in the street, same street, across the street, others like it, ones like it, next door’s',
    'd’à côté, maison d’en face, de la même rue, du même quartier, du quartier',
  ],
  really_paid: [
    'signed for, actually signed, what the last buyer, last buyers paid, buyers signed, money that changed hands, whole shops went for, people wrote cheques for',
    'chez le notaire, prix signé, a signé pour, ont signé pour, dernier acheteur, derniers acheteurs, chèques vraiment faits',
  ],
  money_stream: [
    'all the rent, all the money it will, money coming in over, every euro it will',
    'tous les loyers, l’argent à venir, chaque euro qu’elle',
  ],
  owed_to_bank: [
    'first pay the bank, pay the bank first, clear the loan first',
    'd’abord la banque, banque se sert d’abord, solder l’emprunt',
  ],
  before_bank: [
    'before anyone lends, before interest is paid',
    'avant que le prêteur, part du banquier incluse, part du banquier comprise, banque pas encore payée',
  ],
  after_bank: [
    'after the bank took, bank took its cut, what the bank leaves, bank has taken its',
    '',
  ],
  normal_year: [
    'a plain year, quiet year, year like any other, year without accidents, what it makes normally, what it usually makes',
    'année sans accident, année comme les autres, année tranquille',
  ],
  freak_year: [
    'lawsuit, broken machine, accident that year, sold a building, sold some land, lottery, got lucky, once in a lifetime, freak year, crazy year, freak season',
    'procès, panne, accident cette année, vendu un immeuble, vendu un terrain, loterie, coup de chance, coup de bol, coup de veine, année folle, année de folie',
  ],
  decides_alone: [
    'run it your way, run it his way, be the boss, you are the boss, becomes the boss, change everything, throw people out, nobody to ask, without asking anyone',
    'devenir le patron, on devient patron, tu deviens patron, être le patron, tout changer, tout décider, sans demander à personne, faire à sa façon, prendre le volant',
  ],
  turn_knobs: [
    'tweak, push one number, fiddle with',
    'je bouge un, on bouge un, je secoue, je titille',
  ],
  bars_drawn: [
    'three brackets',
    'trois bandes, trois fourchettes, bandes côte à côte, traits côte à côte',
  ],
  forgets_it: [
    'leaves out, does not see, does not know about, closes its eyes to',
    'ferme les yeux sur, laisse de côté, ignore que',
  ],
  gets_scared: [
    'gets scared, get scared, gets nervous, grow nervous, gets worried, is worried, are worried, afraid, frightened, sweating, sleeps badly',
    'prend peur, prennent peur, s’inquiète, s’inquiètent, est inquiet, sont inquiets, nerveux, nerveuse, a peur, ont peur, craint, craignent, transpire, dort mal',
  ],
  unforeseeable: [
    'no way of knowing, pure invention, drawing on sand, writing on sand, castles in the air, wishful thinking, nobody has the faintest, cannot know',
    'impossible de savoir, au doigt mouillé, pure invention, château en Espagne, plans sur la comète, écrire sur du sable',
  ],
  one_lump: [
    'one last number, one last figure, one final figure, one final number, one big final',
    'un dernier chiffre, un chiffre final, un montant final, une grosse valeur finale, un dernier montant',
  ],
  tax_back: [
    'the state pays part, state pays a quarter, state chips in, government chips in, taxman chips in, taxman picks up',
    'l’État en paie, l’État paie un quart, l’État rembourse, l’État en rend, le fisc participe',
  ],
  last_paid: [
    'gets the leftovers, gets what is left, after everybody else, after everyone else, bottom of the pile, first to lose',
    'ramasse les restes, touche ce qui reste, après tous les autres, premier à perdre, trinque en premier',
  ],
} as const satisfies Lexicon;
