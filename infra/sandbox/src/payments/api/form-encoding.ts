import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** A value as it came in a form: text, or a branch of named values. Lists are branches named 0, 1, 2 … */
export type FormValue = string | FormBranch;
export interface FormBranch {
  [name: string]: FormValue;
}

const MAX_DEPTH = 10;
const newBranch = (): FormBranch => Object.create(null) as FormBranch; // `__proto__` is a name like any other

/** `a[b][0]` as `['a', 'b', '0']`; `[]` is the next free number. */
const pathOf = (key: string): string[] => {
  const [root = ''] = key.split('[', 1);
  const branches = [...key.slice(root.length).matchAll(/\[([^[\]]*)\]/g)];
  return [root, ...branches.map(([, name = '']) => name)].slice(0, MAX_DEPTH);
};

function place(root: FormBranch, path: readonly string[], value: string) {
  let branch = root;
  path.forEach((given, depth) => {
    const name = given === '' && depth > 0 ? String(Object.keys(branch).length) : given;
    if (depth === path.length - 1) {
      branch[name] = value;
      return;
    }
    const next = branch[name];
    branch = branch[name] = typeof next === 'object' ? next : newBranch();
  });
}

/** Reads form-encoded text with nested names, as bodies and queries of the provider's API are. */
export function parseForm(text: string): FormBranch {
  const root = newBranch();
  for (const [key, value] of new URLSearchParams(text)) place(root, pathOf(key), value);
  return root;
}

/** The body of a request; one that sends none means nothing by it. */
export const formIn = ({ body }: { readonly body: unknown }): FormBranch =>
  typeof body === 'object' && body !== null ? (body as FormBranch) : newBranch();

/** The query of an address, without a framework's own idea of nesting. */
export const queryOf = (url: string): string => url.split('?').slice(1).join('?');

/** Bodies beside this plugin are forms. */
export const formBodies = plugin(async (app: FastifyInstance) => {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body)),
  );
});
