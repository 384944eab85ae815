import type { Config } from '../config.ts';
import { expectAnswer, isSuccess } from './ask.ts';
import { type Check, type Finding, ok, problem } from './finding.ts';

type VoiceConfig = Pick<Config, 'platform' | 'voice' | 'server'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const checkToken = ({ platform: { apiUrl, token } }: VoiceConfig) =>
  expectAnswer({
    about: 'voice platform token',
    question: { url: `${apiUrl}/assistant?limit=1`, headers: { authorization: `Bearer ${token}` } },
    advice: 'Check PLATFORM_API_URL; unset, it is the real platform.',
    judge: (answer) =>
      isSuccess(answer)
        ? ok('voice platform token', 'accepted')
        : problem(
            'voice platform token',
            `refused with ${answer.status}`,
            'Copy the private key of the organisation anew into PLATFORM_API_TOKEN.',
          ),
  });

async function checkPublicKey({ voice, platform }: VoiceConfig): Promise<Finding> {
  const about = 'voice platform public key';
  if (voice.publicKey === platform.token) {
    const advice = 'Replace both: every visitor has seen the private key.';
    return problem(about, 'is the private key', advice);
  }
  if (voice.kind === 'vapi' && !UUID.test(voice.publicKey)) {
    const advice = 'Copy the public key of the organisation into PLATFORM_PUBLIC_KEY.';
    return problem(about, 'not of the form the platform gives out', advice);
  }
  return ok(about, 'has the right form');
}

/** The voice platform. */
export const checkVoice =
  (config: VoiceConfig): Check =>
  () =>
    Promise.all([checkToken, checkPublicKey].map((check) => check(config)));
