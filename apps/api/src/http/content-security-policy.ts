import type { Config } from '../config.ts';

/** Hosts the browser side of each kind of voice call talks to, beside the platform's own. */
const callHosts = {
  vapi: { connect: ['https://*.daily.co', 'wss://*.daily.co'], script: ['https://*.daily.co'] },
  local: { connect: [], script: [] },
} as const satisfies Record<Config['voice']['kind'], object>;

const withSockets = (url: string) => {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
};

/** What the web app may load and reach: itself, the hosted backend and the voice platform. */
export function contentSecurityPolicy({
  web,
  backend,
  voice,
}: Pick<Config, 'web' | 'backend' | 'voice'>) {
  const call = callHosts[voice.kind];
  const reachable = [...withSockets(backend.url), ...withSockets(voice.apiUrl), ...call.connect];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'", ...new Set(reachable)],
    fontSrc: ["'self'", 'data:'],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:', 'data:'],
    objectSrc: ["'none'"],
    // Audio worklets count as scripts, workers do not.
    scriptSrc: ["'self'", 'blob:', ...call.script],
    styleSrc: ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'", 'blob:'],
    upgradeInsecureRequests: web.origin.startsWith('https:') ? [] : null,
  };
}
