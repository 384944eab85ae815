const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Whether two texts are equal, in a time that tells nothing about where they differ: their digests,
 * which have one length, are compared to the last byte.
 */
async function areEqual(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(left), digest(right)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Whether `given` is one of the secrets; every secret is compared, whichever matches. */
export async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const verdicts = await Promise.all(secrets.map((secret) => areEqual(given, secret)));
  return verdicts.includes(true);
}
