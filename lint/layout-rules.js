// The layout rules of docs/architecture.md as a pure function, so that they can be tested.
import { posix } from 'node:path';

const VENDORS = [
  { name: /^@supabase\//, allowed: /^(apps\/web\/src\/lib\/|infra\/sandbox\/)/ },
  {
    name: /^(@vapi-ai|@daily-co)\//,
    allowed: /^(packages\/platform-sdk\/|apps\/web\/src\/.*voice)/,
  },
  { name: /^stripe$/, allowed: /^(apps\/api\/src\/providers\/|infra\/sandbox\/)/ },
];

// Pure functions on words: stemming, sound, edit distance.
const ENGINE_MAY_IMPORT =
  /^(@greenshoe\/shared-types|@orama\/stemmers\/(english|french)|double-metaphone|fastest-levenshtein)$/;

const isTest = (file) => /\.test\.tsx?$|\/test\/|\.contract\.ts$/.test(file);
const layerOf = (file) => /^apps\/web\/src\/(pages|features|components|lib)\//.exec(file)?.[1];
const featureOf = (file) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
const moduleOf = (file) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const WEB_MAY_IMPORT = {
  pages: ['pages', 'features', 'components', 'lib'],
  features: ['features', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib'],
};

function judgeWeb(from, to) {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (!source || !target) return null;
  if (!WEB_MAY_IMPORT[source].includes(target)) return `${source} may not import ${target}`;
  if (featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to)) {
    return 'a feature never imports another feature; compose them in a page';
  }
  return null;
}

function judgeApiFile(from, to, typeOnly) {
  if (!moduleOf(from) || typeOnly) return null;
  if (moduleOf(to) && moduleOf(to) !== moduleOf(from)) {
    return 'a module uses another only through its service type, handed in by app.ts';
  }
  if (to.startsWith('apps/api/src/providers/')) return 'a module knows a provider only by its type';
  if (from.endsWith('.routes.ts') && /\.repository\.ts$|^apps\/api\/src\/database\//.test(to)) {
    return 'routes talk to services, not to storage';
  }
  return null;
}

function judgeApiPackage(from, name) {
  if (!moduleOf(from)) return null;
  const isRoutes = /\.routes\.ts$|\/routes\//.test(from);
  const isRepository = from.endsWith('.repository.ts');
  if (/^(@fastify\/|fastify)/.test(name) && !isRoutes) return 'only routes know the web framework';
  if (/^(kysely|pg)$/.test(name) && !isRepository) return 'only repositories know SQL';
  return null;
}

function judgePackage(from, name, typeOnly) {
  const vendor = VENDORS.find((candidate) => candidate.name.test(name));
  if (vendor && !vendor.allowed.test(from) && !isTest(from)) {
    return 'vendor packages appear only at the edge (providers, lib, voice adapters, sandbox)';
  }
  if (isTest(from)) return null;
  if (from.startsWith('packages/shared-types/') && name !== 'zod')
    return 'shared-types depends on zod only';
  if (from.startsWith('packages/interview-engine/src/')) {
    const isCommand = from.endsWith('-cli.ts') && name.startsWith('node:');
    if (!isCommand && !ENGINE_MAY_IMPORT.test(name))
      return 'the engine is pure: no I/O, no vendors';
  }
  return typeOnly ? null : judgeApiPackage(from, name);
}

/**
 * Says what is wrong with an import, or null.
 * `from` is the importing file relative to the project folder, with forward slashes.
 */
export function judgeImport(from, specifier, typeOnly) {
  if (!specifier.startsWith('.')) {
    if (/^@greenshoe\/(api|web)\b/.test(specifier)) return 'nothing imports an app';
    return judgePackage(from, specifier, typeOnly);
  }
  const to = posix.join(posix.dirname(from), specifier);
  if (/^(packages|infra)\//.test(from) && to.startsWith('apps/')) {
    return 'packages and infra never import apps';
  }
  if (isTest(from)) return null;
  return judgeWeb(from, to) ?? judgeApiFile(from, to, typeOnly);
}

const ENVIRONMENT_READERS =
  /(^|\/)(config|env|settings)\.ts$|\.config\.ts$|^(e2e|bench|lint|scripts)\//;

/** Whether a file may read `process.env` or `import.meta.env`. */
export const mayReadEnvironment = (file) => isTest(file) || ENVIRONMENT_READERS.test(file);

/** Whether a name asks "am I local?", which no app may do. */
export const asksWhereItRuns = (file, name) =>
  file.startsWith('apps/') && /^(is)?(local|hosted|production|development)$/i.test(name);
