import type { Language } from '../localised.ts';
import { sharesStem } from '../text/common-words.ts';
import type { Token } from './tokens.ts';

/** Where a phrase stands, with everything it is a name of. */
export interface FoundPhrase {
  readonly ids: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The beginning that some phrases share: what it is a name of by itself, and the stems that follow. */
interface Beginning {
  ids: string[] | null;
  next: Map<string, Beginning> | null;
}

/** Phrases that are looked for together: those that begin alike are compared only once. */
export interface Phrases {
  readonly byStems: Beginning;
  /** By the one form of a word whose stem a common word shares: "parts" are goods, "part of it" is none. */
  readonly byForm: Map<string, Beginning>;
}

// What may stand between the words of a phrase: "add it back", "le besoin de la société en cash".
const LINKS: ReadonlySet<string> = new Set(
  'a an the it its their them his her our your my this that these those of some s all any very more most both le la les l un une des du de d son sa ses leur leurs nos notre votre ce cet cette ces en y tout toute tous toutes tres plus bien always simply automatically still really actually toujours simplement automatiquement encore vraiment'.split(
    ' ',
  ),
);
const MOST_LINKS = 2;

const beginning = (): Beginning => ({ ids: null, next: null });
export const noPhrases = (): Phrases => ({ byStems: beginning(), byForm: new Map() });

/** Adds a phrase; `false` where it was known. */
export function addTo(
  { byStems, byForm }: Phrases,
  words: readonly Token[],
  id: string,
  language: Language,
): boolean {
  const form = formOf(words, language);
  if (form === null) return addId(lastOf(byStems, words, language), id);
  const meant = byForm.get(form) ?? beginning();
  byForm.set(form, meant);
  return addId(meant, id);
}

function addId(phrase: Beginning, id: string): boolean {
  if (phrase.ids?.includes(id)) return false;
  if (phrase.ids) phrase.ids.push(id);
  else phrase.ids = [id];
  return true;
}

/** The one form that a word stands for whose stem a common word shares. */
const formOf = ([first, ...others]: readonly Token[], language: Language): string | null =>
  first && others.length === 0 && sharesStem(first.word, language) ? first.word : null;

/** Where the stems of a phrase lead to. */
function lastOf(phrase: Beginning, words: readonly Token[], language: Language): Beginning {
  let last = phrase;
  for (const { stems } of words) {
    const stem = stems[language];
    last.next ??= new Map();
    let longer = last.next.get(stem);
    if (!longer) last.next.set(stem, (longer = beginning()));
    last = longer;
  }
  return last;
}

/** Finds what begins at a place. */
export function findAt(
  { byStems, byForm }: Phrases,
  tokens: readonly Token[],
  start: number,
  reader: Language,
  found: FoundPhrase[],
): void {
  const token = tokens[start];
  if (!token) return;
  const ids = byForm.get(token.word)?.ids;
  if (ids) found.push({ ids, start, end: start + 1 });
  const first = byStems.next?.get(token.stems[reader]);
  if (first) findLonger(first, tokens, start, start + 1, reader, found);
}

/** Finds the phrases with this beginning, which stands from `start` to `end`. */
function findLonger(
  { ids, next }: Beginning,
  tokens: readonly Token[],
  start: number,
  end: number,
  reader: Language,
  found: FoundPhrase[],
): void {
  if (ids) found.push({ ids, start, end });
  if (!next) return;
  const passed: string[] = [];
  for (let at = end; at <= end + MOST_LINKS; at += 1) {
    const token = tokens[at];
    if (!token) return;
    const stem = token.stems[reader];
    // The next word of a phrase is the first that can be it.
    const longer = passed.includes(stem) ? undefined : next.get(stem);
    if (longer) findLonger(longer, tokens, start, at + 1, reader, found);
    if (!LINKS.has(token.word)) return;
    passed.push(stem);
  }
}
