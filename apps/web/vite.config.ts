import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** React, the texts and the frame of the public pages in one chunk: it compresses better than many. */
const base =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\/|components\/layout\/site-/;

/** In development the API answers under the web app's own origin, as it does in production. */
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const apiUrl = environment['API_URL'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [react(), tailwindcss()],
    build: {
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
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
