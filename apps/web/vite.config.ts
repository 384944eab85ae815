import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

const library = (names: string) => `/node_modules/(?:${names})/`;
const source = (paths: string) => `/apps/web/src/(?:${paths})`;
const types = (names: string) => `/packages/shared-types/src/(?:${names})\\.`;

/**
 * Few chunks instead of one for every shared module: they compress better and arrive together. Of two
 * groups that want the same module the first gets it, with everything it imports.
 */
const groups = [
  // Runs before anything else is there, so it imports nothing of the others.
  [
    'start',
    'preload-helper',
    source('lib/(?:theme|browser-storage|link-arrival|env|catalogues|page-source)\\.|page-sources'),
  ],
  // React, the texts and what the public pages are made of.
  [
    'base',
    library('react|react-dom|scheduler|i18next|react-i18next'),
    source(
      'show\\.|components/layout/site-|components/(?:plan-card|verdict|ui/button-class)\\.|features/landing/start-link|lib/(?:format|i18n|use-document-title)\\.',
    ),
    types('plans|product'),
  ],
  // What every page behind accounts shares.
  [
    'app',
    library(
      'react-router|react-router-dom|@tanstack/[^/]+|zod|tailwind-merge|@radix-ui/(?:primitive|react-(?:context|presence|primitive|slot|compose-refs|label|id|checkbox|use-[^/]+))',
    ),
    source(
      'router\\.|pages/accounts-layout|lib/(?:api|services|token-balance|error-message|interview-data|save-file|notices)\\.|components/(?:retry-alert|text-link|state-badge|layout/)|components/ui/(?:button|alert|card|badge|skeleton|input|label|field|checkbox|disclosure)\\.',
    ),
    types('\\w[\\w-]*'),
  ],
  [
    'forms',
    library('react-hook-form|@hookform/[^/]+'),
    source('components/form/|lib/account-rules|features/auth/(?!second-factor)'),
  ],
  ['overlays', library('@radix-ui/[^/]+'), source('components/ui/(?:dialog|select)')],
].map(([name = '', ...tests], index, all) => ({
  name,
  test: new RegExp(tests.join('|')),
  priority: all.length - index,
}));

const preloads = {
  '.js': { rel: 'modulepreload' },
  '.woff2': { rel: 'preload', as: 'font', type: 'font/woff2' },
} as const;

/** The first script waits for nothing, so the page itself asks for React and the typeface beside it. */
const hastenBase: Plugin = {
  name: 'hasten-base',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = Object.keys(bundle).filter((file) =>
        /assets\/(?:base|rolldown-runtime|inter-latin-wght-normal)-/.test(file),
      );
      return files.map((file) => ({
        tag: 'link',
        attrs: {
          ...preloads[file.endsWith('.js') ? '.js' : '.woff2'],
          crossorigin: true,
          href: `/${file}`,
        },
        injectTo: 'head',
      }));
    },
  },
};

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Leaves each text compressed beside itself, so that a server may send it as it is. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|html)$/.test(name));
    const works = texts.flatMap((name) =>
      Object.entries(compressions).map(async ([ending, compress]) => {
        const path = join(dir, name);
        await writeFile(`${path}.${ending}`, await compress(await readFile(path)));
      }),
    );
    await Promise.all(works);
  },
};

/** In development the API answers under the web app's own origin, as it does in production. */
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const apiUrl = environment['API_URL'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [react(), tailwindcss(), hastenBase, compressed],
    build: {
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
      host: environment['HOST'] ?? '127.0.0.1',
      port: Number(environment['PORT'] ?? 5173),
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/functions', '/docs', '/health'].map((path) => [path, apiUrl]),
      ),
    },
  };
});
