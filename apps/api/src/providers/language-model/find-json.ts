const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON object in what a model wrote, be it alone, in a code block or amid prose. */
export function findJson(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  const object = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  return parse(text) ?? parse(object);
}
