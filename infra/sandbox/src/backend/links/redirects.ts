import { isAllowedOrigin } from '../../origins.ts';
import { compileGlob } from './glob.ts';

export interface Site {
  /** Where links land unless they name another allowed page. */
  readonly url: string;
  readonly origins: readonly string[];
  /** Further pages, in the hosted service's notation. */
  readonly patterns: readonly string[];
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const isLoopback = (url: URL) => LOOPBACK.test(url.hostname);

/** What a browser would run instead of visiting. */
const RUNS_SCRIPT = new Set(['javascript:', 'data:', 'vbscript:', 'blob:']);

function isAllowed({ url, origins, patterns }: Site, target: URL): boolean {
  if (RUNS_SCRIPT.has(target.protocol) || target.username || target.password) return false;
  if (isAllowedOrigin(target.origin, origins)) return true;
  const home = new URL(url);
  // On one's own machine the port is whatever was free.
  if (isLoopback(home) && isLoopback(target) && home.protocol === target.protocol) return true;
  const page = target.href.split('#', 1)[0] ?? '';
  return patterns.some((pattern) => {
    const expression = compileGlob(pattern);
    return expression.test(page) || expression.test(page.replace(/\/$/, ''));
  });
}

/** The page a link leads to: the first wanted one that is allowed, else the site itself. */
export function chooseTarget(site: Site, ...wanted: readonly (string | undefined)[]): URL {
  for (const page of wanted) {
    if (!page || !URL.canParse(page)) continue;
    const target = new URL(page);
    if (isAllowed(site, target)) return target;
  }
  return new URL(site.url);
}

/** Adds values to the fragment, where they reach the page but no server. */
export function withFragment(target: URL, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

/** Adds values to the query. */
export function withQuery(target: URL, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
