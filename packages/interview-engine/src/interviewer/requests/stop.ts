import { CLOSERS, OPENERS } from './parts.ts';

/** The candidate ends the interview; "I have to go from EV to equity" is an answer, so the sentence ends there. */
export const stop: readonly string[] = [
  String.raw`\b(?:stop|end|finish) (?:the|this) (?:interview|call)\b|\b(?:want|like) to (?:end|stop|finish) (?:this|it|here|there)${CLOSERS}$|^stop(?: it)?${CLOSERS}$`,
  String.raw`\bi (?:want|would like|have|need|have got|got) to (?:stop|leave|go|run|drop|drop off|hang up)${CLOSERS}$`,
  String.raw`\b(?:let us|can we|could we) (?:stop|end|finish|wrap up|end it|stop it)(?: there| here| it here| it there)?${CLOSERS}$`,
  String.raw`\b(?:that is|that s|it is) enough(?: for (?:today|now|me))${CLOSERS}$`,
  String.raw`\bi do not (?:consent|agree to (?:(?:be|being) recorded|(?:that|this|it|you) (?:being )?(?:kept|stored|recorded|keeping|recording))|want (?:that|this|it)? ?to be (?:recorded|kept|stored))\b`,
  String.raw`\b(?:arreter|arretez|terminer|terminez|mettre fin a) (?:l|cet) entretien\b`,
  String.raw`\b(?:arreter|arretez|arretons|on s arrete) (?:nous )?la${CLOSERS}$|^${OPENERS}on arrete(?: la| tout)?${CLOSERS}$|\barretons nous${CLOSERS}$`,
  String.raw`\b(?:je veux|j aimerais|je voudrais|je souhaite|je prefere) (?:m )?arreter${CLOSERS}$`,
  String.raw`\b(?:dit|dis) que j arrete${CLOSERS}$|^${OPENERS}j arrete(?: la| tout)?${CLOSERS}$|\bi (?:said|told you) (?:that )?i (?:am|was) (?:stopping|done|leaving)\b`,
  String.raw`\bje dois (?:partir|y aller|raccrocher|vous laisser|filer)${CLOSERS}$|\bca (?:me )?suffit pour aujourd hui\b`,
  String.raw`\bje (?:n accepte pas|ne consens pas|ne veux pas|ne souhaite pas)(?: d| que je)? etre enregistree?\b`,
];
