import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What the owner wants, in the words of those who get it wrong. */
export const ownerGoalsMisstated: Lexicon = {
  market_highest_price: [
    'highest price, best price, top price, maximum price, price, the biggest cheque, most money, as much money as possible',
    'prix le plus élevé, meilleur prix, prix maximum, prix le plus haut, le prix, plus gros chèque, maximum d’argent',
  ],
  market_none_of_our_business: [
    'none of our business, not our business, is private, does not concern us, not get into that, not my business',
    'ne nous regarde pas, ne nous concerne pas, pas notre affaire, ne me regardent pas',
  ],
  market_one_thing_only: [
    'only wants one thing, wants only one thing, wants one thing only, only ever wants one thing, only cares about one thing',
    'ne cherche qu’une chose, ne veut qu’une chose, n’attend qu’une chose, une seule chose l’intéresse, ne cherche jamais qu’une chose, cherche jamais qu’une chose, une seule chose qui l’intéresse',
  ],
  market_owner_wishes: [
    'personal plans, your own plans, owner’s plans, his personal situation, his age, his family, owner’s personal, what you want, your goals, your objectives, your plans, your wishes, your personal situation, what the owner wants, personal goals, owner’s goals, what he wants',
    'ses projets, projets du dirigeant, objectifs du dirigeant, sa situation personnelle, son âge, sa famille, ce qu’il veut faire après, ce que vous voulez, vos objectifs, vos projets, vos envies, votre situation personnelle, ce que veut le dirigeant, vos souhaits, projets personnels',
  ],
  market_price_is_all: [
    'only cares about, all he wants is, all they want is, all an owner wants, all any owner wants, just wants, after one thing, nothing to ask him, only wants, every owner wants, every seller wants, nothing to ask the owner',
    'n’a qu’un objectif, tout ce qu’il veut, ne regarde que, ne pense qu’au, pas grand chose à lui demander, rien à lui demander, ne veut que',
  ],
  market_you_yourself_want: [
    'you personally want, you want personally, your wishes, your own wishes',
    'vous voulez personnellement, vos souhaits, vos envies, vos désirs',
  ],
  misread_must_leave: [
    crossed(
      'has to leave, have to leave, must leave, is obliged to leave, is forced to leave, has to go, must go, obliged by law to leave, required to leave, legally has to leave',
      'on the day, the day of, at closing, on closing, at the closing, right away, immediately, as soon as, after the sale, the same day, when he sells',
    ) +
      ', not allowed to stay on, by law an owner cannot, by law an owner can’t, by law a seller cannot, by law cannot stay, no right to stay, cannot stay on after, you sell you leave',
    crossed(
      'obligé de partir, obligé par la loi de partir, doit partir, doivent partir, contraint de partir, forcé de partir, tenu de partir',
      'le jour, au closing, dès le closing, tout de suite, immédiatement, après la vente, aussitôt, le lendemain',
    ) +
      ', pas le droit de rester, n’a pas le droit de rester, ne peut pas rester après, interdit de rester, quand on vend on part, qui vend doit partir, quand on vend on s’en va',
  ],
  misread_owners_alike: [
    crossed(
      'all owners, every owner, all sellers, every seller, all ceos, every ceo, all founders, owners all',
      'want the same, wants the same, want one thing, wants one thing, want the highest price, wants the highest price, are the same, have the same goals, have the same goal',
    ) +
      ', same goals for everybody, the same for every owner, the same for everybody, same for all owners, nothing but the price, and nothing else matters',
    crossed(
      'tous les dirigeants, tous les vendeurs, tous les patrons, tous les propriétaires, chaque dirigeant, chaque vendeur',
      'veulent la même chose, veut la même chose, ont les mêmes objectifs, a les mêmes objectifs, veulent le prix le plus haut, veulent le prix, cherchent la même chose',
    ) +
      ', les mêmes chez tous les dirigeants, les mêmes pour tous les dirigeants, mêmes chez tous les vendeurs, le prix et rien d’autre, prix le plus haut et rien d’autre',
  ],
  strays_nothing_to_do: [
    'has nothing to do with it, makes no difference, is irrelevant, not matter, not change anything, changes nothing',
    'peu importe, ne change rien, n’a rien à voir, n’y change rien, aucune importance',
  ],
  strays_owner_future: [
    crossed('you want, you would like, you plan, wants', 'to retire, to stay, to leave, to go'),
    crossed(
      'vous vouliez, vous voulez, vous souhaitez, vous souhaitiez, il veuille, il veut',
      'rester, partir, vous retirer, transmettre, partir à la retraite',
    ),
  ],
};
