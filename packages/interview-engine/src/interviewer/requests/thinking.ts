import { CLOSERS } from './parts.ts';

const A_MOMENT = String.raw`(?:(?:a|one|two|five|ten|thirty|a few|a couple of|some|another|just a) )+(?:moments?|seconds?|minutes?|secs?|mins?|time)`;
const UN_MOMENT = String.raw`(?:(?:un|une|deux|trente|dix|quelques|encore|juste|petite?|petits) )+(?:instants?|moments?|secondes?|minutes?|minute)`;

/** The candidate needs a moment. */
export const thinking: readonly string[] = [
  String.raw`\blet me (?:just )?(?:think|see|compute|calculate|jot|note|write|structure|organi[sz]e|gather|collect|redo|do the (?:math|maths|calculation)|take a (?:breath|moment|second|minute))\b`,
  String.raw`\b(?:need|give me|grant me|(?<!\b(?:would|could|will|should|to|must) )wait) ${A_MOMENT}\b(?! (?:year|round|offer|opinion|bid|quarter|lien|step))|^(?:just |okay |ok |so |hmm )*${A_MOMENT}(?: to \w+.*)?${CLOSERS}$|\bi need to think\b|\bcan i (?:just )?think\b|\bbear with me\b`,
  String.raw`\b(?:i am|still|just) (?:just |still )?(?:thinking|computing|calculating|writing|noting|jotting)\b|\b(?:use|take|grab|get) (?:a |my |some )?(?:pen|paper|piece of paper|calculator|notepad|notes)\b|^(?:oh |hmm )?(?:that is a |that s a )?good question$`,
  String.raw`\b(?:can|could|may) i (?:just )?(?:think|(?:have|take|get) ${A_MOMENT})\b|^(?:hold on|hang on|wait)${CLOSERS}$|^hold on\b(?! to\b)`,
  String.raw`\b(?:laissez|donnez|accordez) moi (?:\w+ )?(?:reflechir|calculer|noter|ecrire|structurer|poser|reprendre|un|une|deux|dix|trente|quelques|le temps)\b`,
  String.raw`\b(?:puis je|je peux|je dois|je vais|il faut que je) (?:y )?(?:reflechir|reflechisse|pose|poser|noter|l ecrire)\b|\bje (?:reflechis|calcule|note|note ca|note les chiffres|cherche)${CLOSERS}$`,
  String.raw`^(?:juste |encore |alors |ok |bon )*${UN_MOMENT}\b|\bje (?:me )?prends ${UN_MOMENT}\b|\b(?:puis je|je peux) (?:avoir|prendre) ${UN_MOMENT}\b|\bil me faut ${UN_MOMENT}\b|\b(?:prendre|prends|attraper|attrape|utiliser) (?:juste |un |une |mon |ma |de quoi )*(?:papier|stylo|feuille|calculatrice|noter|ecrire)\b|^(?:bonne question )?je reflechis\b`,
  String.raw`^attendez(?: voir)?${CLOSERS}$|^(?:oh )?(?:c est une )?bonne question$`,
  String.raw`\blet me (?:just )?(?:work (?:this|it|that|out)|get my head|do (?:a|some|this|my)|run the (?:numbers|maths?)|crunch|sketch)\b|\bi am (?:just )?(?:working (?:it|this|that) out|doing the (?:sum|maths?|numbers|calculation)|running the numbers|looking at my notes)\b`,
  String.raw`\bje (?:fais|pose|refais) (?:le|mon|un|les|mes) calculs?\b|\ben train de (?:reflechir|calculer|poser|noter|chercher)\b|\bje regarde mes notes\b|^attendez ${UN_MOMENT}\b`,
  String.raw`\bi (?:will )?think for (?:a|one) \w+\b|\b(?:can|could|may) i (?:do|take) (?:this|it) step by step\b|\bi (?:need|have) to (?:compute|calculate|work (?:this|it) out|do the (?:sum|sums|maths?))\b|\bj ai besoin de (?:reflechir|calculer|temps)\b`,
  String.raw`\blet me reflect\b|\bvoyons(?: voir)?${CLOSERS}$`,
];
