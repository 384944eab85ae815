const separators = './';
const notSeparator = `[^${separators}]`;

/** What each sign of a pattern stands for; everything else stands for itself. */
const signs: Record<string, string> = {
  '**': '.*',
  '*': `${notSeparator}*`,
  '?': notSeparator,
  '{': '(?:',
  '}': ')',
};

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** `[a-z]` and `[!a-z]`. */
const characterClass = (text: string) => {
  const inside = text.slice(1, -1);
  const isNegated = inside.startsWith('!');
  const members = (isNegated ? inside.slice(1) : inside).replace(/[\\^\]]/g, String.raw`\$&`);
  return `[${isNegated ? '^' : ''}${members}]`;
};

/**
 * Reads a pattern of the redirect allow-list as the hosted service does: `*` and `?` stop at dots
 * and slashes, `**` does not, `{one,other}` offers a choice, `[a-z]` a character.
 */
export function compileGlob(pattern: string): RegExp {
  let depth = 0;
  const source = pattern.replace(
    /\*\*|\\.|\[[^\]]+\]|[*?{},]|[^*?{},\\[]+|./g,
    (part: string): string => {
      if (part === ',' && depth > 0) return '|';
      if (part === '{') depth += 1;
      if (part === '}') depth -= 1;
      if (part.startsWith('\\')) return escape(part.slice(1));
      if (part.length > 2 && part.startsWith('[')) return characterClass(part);
      return signs[part] ?? escape(part);
    },
  );
  return new RegExp(`^${source}$`);
}
