import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is falsely said of why a deal is done, who gains by it and what its price must cover. */
export const reasonsMisread = {
  misread_size_is_value: [
    crossed(
      'bigger group, bigger company, bigger companies, bigger groups, larger group, larger company, larger companies, being bigger, being larger, getting bigger, bigger one, size',
      'always deserves, always deserve, always gets, always trades, always trade, is always worth, are always worth, is automatically worth, always means a higher, always commands, automatically gets, always brings a higher',
    ) +
      ', bigger is always better, bigger is worth more, the bigger the better, the bigger you are the higher, the bigger the group the higher',
    crossed(
      'groupe plus gros, plus gros groupe, groupe plus grand, être plus gros, être gros, plus gros, la taille',
      'mérite toujours, vaut toujours, se paie toujours, est toujours mieux valorisé, se valorise toujours, obtient toujours, donne toujours un meilleur',
    ) +
      ', plus on est gros plus on vaut, plus on est gros mieux, plus un groupe est gros plus, plus c’est gros mieux',
  ],
  misread_adding_sales: [
    crossed(
      'adding, putting together, summing, add',
      'the two sales figures, two sales figures, two sets of revenues, the two revenues, the two turnovers, the revenues together, both revenues, the sales together, two sets of sales, two companies together',
    ),
    crossed(
      'additionner, additionne, ajouter, cumuler, mettre ensemble',
      'deux chiffres d’affaires, les deux chiffres d’affaires, les chiffres d’affaires, deux ca, les ventes, les deux ca',
    ),
  ],
  misread_value_of_itself: [
    'creates value by itself, creates value in itself, creates value automatically, automatically creates value, already creates value, is value creation, value creation by itself, creates value mechanically, always creates value, creates value on its own',
    'crée mécaniquement de la valeur, crée forcément de la valeur, crée automatiquement de la valeur, de la valeur tout seul, crée toujours de la valeur, crée de la valeur en soi, crée déjà de la valeur, suffit à créer de la valeur',
  ],
  misread_target_rose: [
    'target’s shares went up, target’s stock went up, target’s shares jumped, target jumped, target shares jumped, target’s stock rises, target’s shares rise, target’s price rises, target went up, target goes up, target rises, shares jumped, stock jumped, share price jumped, shares shot up, stock shot up, shares soared, shares leapt, shares of the target rose',
    'cible a bondi, cible monte, cible a pris, cible grimpe, cours de la cible monte, action a bondi, cours a bondi, titre a bondi, action suez a bondi, cours a flambé, action a flambé, cible s’envole, cible a grimpé, cible progresse',
  ],
  misread_buyer_pockets_it: [
    'buyer’s shareholders gain, buyer’s shareholders win, buyer’s shareholders pocket, acquirer’s shareholders gain, acquirer’s shareholders win, acquirer’s shareholders pocket, acquirer made money, buyer made money, acquirer makes money, buyer makes money, acquirer gains, buyer gains, buyer is richer, acquirer is richer, buyer has already won, buyer wins, acquirer wins, gain goes to the buyer, gain goes to the acquirer, goes to the buyer’s shareholders, goes to the acquirer’s shareholders',
    'actionnaires de l’acquéreur gagnent, gain va à l’acquéreur, gain revient à l’acquéreur, actionnaire de l’acquéreur qui encaisse, actionnaires de l’acquéreur qui encaissent, acquéreur qui gagne, acheteur qui gagne, acquéreur s’enrichit, acheteur s’enrichit, acquéreur a gagné, acheteur a gagné, gain pour l’acquéreur, l’acquéreur encaisse, l’acheteur encaisse, acquéreur y gagne, acheteur y gagne',
  ],
  misread_the_proof: [
    'the proof, proof is, which proves, proves that, best proof, shows that it, evidence is, shows the deal',
    'la preuve, ce qui prouve, prouve que, meilleure preuve, ça prouve, ce qui montre, montre que',
  ],
  misread_worth_it: [
    'creates value, value creating, good deal, good for the buyer, good for the acquirer, right price, great deal',
    'crée de la valeur, créateur de valeur, créatrice de valeur, bon deal, bonne affaire, bonne opération, bon prix',
  ],
  misread_same_trade: [
    'same business, same trade, same thing, same industry, same sector, same job, same activity, two competitors, direct competitors, competitors merge, two rivals, closer the businesses, alike the two',
    'même métier, même activité, même secteur, la même chose, deux concurrents, concurrents directs, deux rivaux, métiers sont proches, activités sont proches, se ressemblent',
  ],
  misread_no_common_costs: [
    'no costs in common, no common costs, no cost in common, no shared costs, nothing to save, nothing to cut, no cost synergies, never any cost synergies, no synergies, no savings, fewer synergies, less synergies, fewer the synergies, nothing to gain, not have any cost synergies',
    'aucun coût en commun, aucun coût commun, pas de coûts communs, rien à économiser, rien à couper, jamais de synergies, pas de synergies, aucune synergie, moins il y a de synergies, moins de synergies, rien à gagner',
  ],
  misread_only_if_unlike: [
    crossed(
      'cost synergies, synergies, savings',
      'only exist between companies in unrelated, only exist between unrelated, only come from unrelated, only exist between different, only come when the businesses differ',
    ),
    crossed(
      'synergies de coûts, synergies',
      'n’existent qu’entre des métiers différents, n’existent qu’entre métiers différents, ne viennent que de métiers différents, n’existent qu’entre activités différentes',
    ),
  ],
  misread_wrong_pocket: [
    'into the company’s accounts, into its coffers, into the coffers, buyer’s shareholders receive, buyer’s shareholders get, acquirer’s shareholders receive, goes to the acquirer’s shareholders, goes to the buyer’s shareholders, paid to the buyer’s shareholders',
    'caisses de la société, caisses de la cible, caisses de l’entreprise, trésorerie de la cible, reçoivent les actionnaires de l’acquéreur, touchent les actionnaires de l’acquéreur, revient aux actionnaires de l’acquéreur, versée aux actionnaires de l’acquéreur, va aux actionnaires de l’acquéreur',
  ],
  misread_over_ev: [
    'above the enterprise value, over the enterprise value, over enterprise value, above enterprise value, over the ev, above the ev',
    'au-dessus de la valeur d’entreprise, au-dessus de la ve, par rapport à la valeur d’entreprise, par rapport à la ve',
  ],
  misread_leaves_alone: [
    'not look at, not look into, no say, not concerned, not care about, no need for approval, no need for antitrust, no approval needed, no approval, not need antitrust, not need approval, not need clearance, no clearance needed, no filing, exempt, only matters when, only matters if, only applies to, only looks at, only for listed, only concerns listed, cannot touch, has no power, out of reach',
    'ne s’applique qu’aux, ne regarde pas, ne regarde que, ne s’occupe pas, rien à dire, pas besoin d’autorisation, aucune autorisation, pas d’autorisation, pas de notification, pas besoin de notifier, dispensée, exempté, exemptée, ne concerne que, ne vise que, pas compétente, n’est pas compétente, aucun pouvoir, pas son mot à dire',
  ],
  misread_excuse: [
    'american companies, american groups, us companies, two american, both american, foreign companies, listed companies, buyer is listed, target is listed, friendly deal, it is friendly, deal is friendly, is friendly, private company, private companies, family company, buyer is private, both boards agree, boards agree, paid in cash, cash deal, paid in shares',
    'les conseils sont d’accord, groupes américains, sociétés américaines, entreprises américaines, deux américains, sociétés étrangères, sociétés cotées, entreprises cotées, opération amicale, offre amicale, c’est amical, est amicale, pas coté, pas cotée, non coté, non cotée, non cotées, société familiale, payé en cash, payé en numéraire',
  ],
  misread_ruling: [
    'antitrust approval, regulatory approval, approval of the regulator, clearance, antitrust clearance, merger control, regulator rules, regulator decides, commission decides, commission rules, antitrust review',
    'autorité de la concurrence, autorités de concurrence, commission européenne, feu vert, autorisation de la concurrence, contrôle des concentrations, bruxelles',
  ],
  misread_after_closing: [
    'comes after the deal is closed, comes after closing, after closing, after the closing, once closed, after completion, once the deal is closed, after the deal has closed',
    'une fois l’opération bouclée, intervient après le closing, après le closing, après la clôture, après la réalisation, une fois le closing fait',
  ],
  misread_dearer_is_better: [
    'dearer the better, higher the price the better, more they pay the better, higher price means a better, the more you pay the better',
    'plus c’est cher mieux, plus on paie mieux, plus le prix est élevé mieux, plus le prix est haut meilleur',
  ],
  misread_closing_is_success: [
    'any deal that closes, good because it closed, deal is good whenever it closes, deal that closes is a good, closes so it is a good, a signed deal is a good',
    'opération qui se signe est forcément, deal qui se signe est forcément, opération signée est forcément, deal qui se fait est forcément, opération qui aboutit est forcément, si ça se signe c’est que',
  ],
  misread_on_a_name: [
    'because it was cheap, cheapest on p/e, lowest p/e, lowest multiple, cheapest multiple, because it is the cheapest, because it’s the cheapest, because it is cheap, because its multiple was lower, because the multiple was lower',
    'son per est le plus bas, per le plus bas, multiple le plus bas, multiple était plus bas, parce qu’elle est la moins chère, parce que c’est la moins chère, parce que c’est pas cher, parce qu’elle n’est pas chère',
  ],
  misread_picked: [
    'picked, chose, choose, selected, bought it because, buy it because, that is why, my reason, why i like it, creates value by itself',
    'choisie, choisi, retenue, retenu, rachetée parce, achetée parce, c’est pour ça, ma raison, prise parce',
  ],
} as const satisfies Lexicon;
