const RETURN_PATH = '/dashboard';

/** `localhost` and `127.0.0.1` are the same machine, whichever of them a person typed. */
const canonical = (origin: string) =>
  origin.replace(/^(https?:\/\/)localhost(?=:|$)/, '$1127.0.0.1');

/**
 * The page of ours, without its query, to which a payer who asks for this address returns; `null`
 * for any other address. `webOrigin` is where people use the web app.
 */
export function findReturnPage(webOrigin: string, address: string): string | null {
  const { origin, pathname, username, password } = new URL(address);
  const isOurs =
    canonical(origin) === canonical(new URL(webOrigin).origin) &&
    pathname === RETURN_PATH &&
    username === '' &&
    password === '';
  return isOurs ? `${origin}${RETURN_PATH}` : null;
}
