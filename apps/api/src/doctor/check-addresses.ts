import type { Config } from '../config.ts';
import { type Check, type Finding, ok, problem } from './finding.ts';

type AddressConfig = Pick<Config, 'web' | 'server' | 'backend' | 'voice'>;

const isLoopback = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

function judge(about: string, url: string, why: string): Finding {
  const { origin, protocol } = new URL(url);
  if (protocol === 'https:' || isLoopback(url)) return ok(about, origin);
  return problem(
    about,
    `${origin} is not https: ${why}`,
    `Put a certificate before it, and set ${about}.`,
  );
}

function judgeReach({ server, voice }: AddressConfig): Finding[] {
  if (!isLoopback(server.publicUrl) || isLoopback(voice.apiUrl)) return [];
  const advice = 'Set API_PUBLIC_URL to an address that is open to the internet.';
  return [problem('API_PUBLIC_URL', 'the voice platform cannot reach this machine by it', advice)];
}

/** The addresses others use. */
export const checkAddresses =
  (config: AddressConfig): Check =>
  async () => [
    judge('WEB_ORIGIN', config.web.origin, 'browsers give no microphone to such a page'),
    judge('API_PUBLIC_URL', config.server.publicUrl, 'secrets would travel readable'),
    judge('SUPABASE_URL', config.backend.url, 'sessions would travel readable'),
    ...judgeReach(config),
  ];
