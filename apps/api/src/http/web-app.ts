import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '../domain-error.ts';
import { isOperation } from './paths.ts';

const YEAR_SECONDS = 31_536_000;
const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !isOperation(url) && (headers.accept ?? '').includes('text/html');

/** Names of built assets carry a hash of their content; everything else may change at any time. */
const cacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/** Serves the built web app, if there is one; its own router answers for every page. */
export const webApp = plugin(
  async (app: FastifyInstance, { root }: { root: string | undefined }) => {
    if (root !== undefined) {
      await app.register(staticFiles, {
        root,
        cacheControl: false,
        preCompressed: true, // the build leaves what is compressed beside its original
        setHeaders: (reply, path) => {
          void reply.header('cache-control', cacheControl(path));
        },
      });
    }
    app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
      if (root !== undefined && wantsPage(request)) return reply.sendFile('index.html');
      throw new DomainError('request.not_found');
    });
  },
);
