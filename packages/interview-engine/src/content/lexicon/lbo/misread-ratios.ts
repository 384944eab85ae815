import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is made of limits, ratios and dearer debt in a buyout when they are misread. */
export const misreadRatios = {
  gap_in_turns: ['headroom is, turn', 'écart de levier, marge de, tour'],
  loses_turns: ['lose turns', 'perdre 0,6 tour, perdre un demi-tour, perdre tour'],
  multiplies_the_gap: [
    crossed('multiply, times', 'gap in turns, headroom in turns, turns of headroom, gap, headroom'),
    crossed(
      'multiplie, multiplier',
      'écart de levier, écart en tours, marge en tours, tours de marge, écart, marge',
    ),
  ],
  lbo_fall_of_profit: [
    crossed(
      'ebitda, earnings, profit',
      'can fall, can drop, may fall, could fall, can lose, falls, drops',
    ),
    crossed(
      'ebitda, résultat',
      'peut baisser, peut perdre, peut reculer, peut chuter, baisse, perd',
    ),
  ],
  weak_cover_is_safe: [
    crossed(
      'lower the interest cover, lower the cover, lower the coverage, smaller the cover',
      'safer, better, less risky, more comfortable',
    ),
    crossed(
      'plus la couverture est basse, plus la couverture est faible, plus la couverture baisse',
      'mieux c’est, plus c’est sûr, plus c’est confortable, moins c’est risqué, plus la société est sûre',
    ),
  ],
  limit_respected: [
    'respects the covenant, within the covenant, below the covenant, inside the covenant, covenant is respected, under the limit, covenants are met, meet the covenant',
    'respecte les covenants, sous le covenant, covenant est respecté, sous la limite, covenants sont respectés, respecte son ratio, respecte le ratio',
  ],
  does_not_care: [
    'who cares, don’t care, don’t look, no need to look',
    's’en fiche, s’en moque, on s’en fout, ne la regarde pas, pas besoin de la regarder, n’y touche pas',
  ],
  taken_lightly: [
    'nothing serious, not serious, no big deal, not a big deal, not a drama, no drama, just pay a bit more, harmless, of no importance',
    'pas bien grave, rien de grave, pas un drame, sans gravité, anodin, on paie juste un peu plus',
  ],
  because_more_equity: [
    crossed(
      'because, since, as',
      'fund has more capital at work, fund has more equity at work, more equity, more capital is at work, fund puts in more equity, sponsor puts in more equity, it has more equity, more equity goes in, more capital at work',
    ),
    crossed(
      'puisque, parce que, car, comme',
      'le fonds a plus de capital, le fonds a plus de fonds propres, le fonds met plus de fonds propres, il met plus de fonds propres, il y a plus de fonds propres, le fonds met davantage, le fonds investit plus, plus de capital travaille',
    ),
  ],
  more_equity_working: [
    'with more equity in, more equity at work, more capital at work, more capital working',
    'plus de capital au travail, plus de capital qui travaille, plus d’argent qui travaille, plus de fonds propres au travail',
  ],
  lbo_is_fixed: [
    crossed(
      'debt, loan, loans, lbo debt, buyout debt',
      'is fixed rate, is at a fixed rate, is fixed, is fully hedged, is hedged',
    ),
    crossed(
      'dette, dette lbo, emprunt, dette d’acquisition',
      'est à taux fixe, est fixe, est entièrement couverte, est couverte',
    ),
  ],
  no_concern_of_ours: [
    'does not touch us, no effect at all, does not matter, does not concern us, no impact at all, changes nothing',
    'ne nous concerne pas, ne nous touche pas, n’a aucun effet, ne change rien, sans effet',
  ],
  puts_in_less: [
    'puts in less, invest less of their own, less of its own money, smaller cheque',
    'met moins de sa poche, mettent moins de leur poche, met moins d’argent, apporte moins, moins de fonds propres, chèque plus petit',
  ],
  borrows_more_word: [
    'borrows more, take on more debt, raise more debt, add more debt',
    'emprunte davantage, lever plus de dette',
  ],
  keeping_it_longer: [
    'holding the company longer, keeping it longer, holding it longer, holding on longer, keep the company longer, longer holding period, a longer hold',
    'garder la boîte plus longtemps, garder la société plus longtemps, la garder plus longtemps, détenir plus longtemps, garder l’entreprise plus longtemps',
  ],
  raises_return: [
    'raises the irr, lifts the irr, improves the irr, increases the irr, boosts the irr',
    'améliore le tri, augmente le tri, fait monter le tri, booste le tri, remonte le tri',
  ],
  because_rates_rose: [
    crossed('because, since, as', 'rates are higher, rates have risen, rates are up, rates rose'),
    crossed(
      'parce que, puisque, car, comme',
      'les taux sont plus hauts, les taux ont monté, les taux montent, les taux sont plus élevés',
    ),
  ],
  buyer_as_creditor: [
    crossed(
      'fund, sponsor, buyer, acquirer',
      'lends to, lending to, lends money to, lends the seller',
    ),
    crossed(
      'fonds qui, acheteur qui, acquéreur qui, fonds, acheteur',
      'prête au vendeur, prête de l’argent au vendeur, avance au vendeur',
    ),
  ],
} as const satisfies Lexicon;
