import { CLOSERS, OPENERS } from './parts.ts';

/** The candidate asks whether to go on. */
export const proceed: readonly string[] = [
  String.raw`^${OPENERS}(?:should|shall) i (?:carry on|go on|continue|explain|expand|elaborate)\b|^${OPENERS}(?:should|shall|can|may|do) i (?:go on|keep going|continue|carry on|proceed|go ahead|elaborate|go deeper|start|begin|stop here|answer|need to (?:go further|go on|continue|say more|elaborate))${CLOSERS}$`,
  String.raw`^${OPENERS}(?:do|would) you (?:want|like) (?:more detail|me to say more|me to (?:go on|keep going|continue|carry on|go deeper|elaborate|expand|go into (?:more )?detail))\b`,
  String.raw`^${OPENERS}(?:est ce que )?je (?:continue|poursuis|developpe|commence)${CLOSERS}$|^${OPENERS}(?:je peux|puis je|est ce que je (?:peux|dois)|dois je) (?:continuer|poursuivre|developper|detailler|commencer|y aller|m arreter|aller plus loin|en dire plus)${CLOSERS}$`,
  String.raw`^${OPENERS}vous (?:voulez|souhaitez) que je (?:continue|poursuive|developpe|detaille|commence)\b`,
];
