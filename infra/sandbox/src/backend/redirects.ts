import { isAllowedOrigin } from '../origins.ts';

export interface Site {
  /** Where links land unless they name another allowed page. */
  readonly url: string;
  readonly origins: readonly string[];
}

/** The page a link leads to: the wanted one if its origin is allowed, else the site itself. */
export function chooseTarget(site: Site, wanted: string | undefined): URL {
  if (wanted && URL.canParse(wanted)) {
    const target = new URL(wanted);
    if (isAllowedOrigin(target.origin, site.origins)) return target;
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
