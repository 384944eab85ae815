import { createHash, randomInt, randomUUID } from 'node:crypto';
import {
  type InterviewPlan,
  type PersonaId,
  personaIds,
  planInterview,
} from '@greenshoe/interview-engine';
import type { ErrorCode, InterviewSettings } from '@greenshoe/shared-types';
import type { Atomically, Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Assistants } from '../../providers/platform/assistants.ts';
import { createLaunchSteps, type Reservation } from './launch-steps.ts';
import type { Launch } from './launches.repository.ts';
import { createTurnstile } from './turnstile.ts';

const INTERVIEWS_WITHOUT_REPETITION = 5;
const INTERVIEWS_TO_LEARN_FROM = 20;
const MAXIMUM_SEED = 2 ** 32;
// However many arrive, those who have paid already find a connection to the database.
const BEGINNING_AT_ONCE = 4;

export type LaunchInterview = ReturnType<typeof createLaunchInterview>;

export interface LaunchDependencies {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'practice' | 'launches' | 'ledger'>;
  readonly assistants: Assistants;
}

/** Everything that makes two requests with one key the same request. */
const hashOf = ({ topic = '', difficulty = '', language, mode }: InterviewSettings) =>
  createHash('sha256')
    .update(JSON.stringify([topic, difficulty, language, ...(mode === 'study' ? [mode] : [])]))
    .digest('hex');

/** A first interview is with the default interviewer; later ones meet them all in turn. */
function personaFor(seed: number, isFirst: boolean): { persona?: PersonaId } {
  const persona = personaIds[seed % personaIds.length];
  return isFirst || !persona ? {} : { persona };
}

/** One token, one interviewer, whatever fails in between; a repeated key repeats the answer. */
export function createLaunchInterview({ atomically, stores, assistants }: LaunchDependencies) {
  const steps = createLaunchSteps(atomically);
  const inTurn = createTurnstile(BEGINNING_AT_ONCE);

  async function plan(userId: string, settings: InterviewSettings): Promise<InterviewPlan> {
    const { practice: earlier } = stores;
    const [recentQuestionIds, practice] = await Promise.all([
      earlier.recentQuestionIds(userId, INTERVIEWS_WITHOUT_REPETITION),
      earlier.sightings(userId, INTERVIEWS_TO_LEARN_FROM),
    ]);
    const seed = randomInt(MAXIMUM_SEED);
    const planning = planInterview({
      settings,
      seed,
      ...personaFor(seed, recentQuestionIds.length === 0),
      recentQuestionIds,
      practice,
      mode: settings.mode ?? 'exam',
    });
    if (planning.kind === 'no_scenario') throw new DomainError('interviews.no_scenario');
    return planning.plan;
  }

  /** Gives the token back. Should this fail, or the process die before it, the queued job does it. */
  async function fail(launchId: string, code: ErrorCode, cause: unknown): Promise<never> {
    await steps.release(launchId, code).catch(() => undefined);
    throw new DomainError(code, { cause });
  }

  async function createAssistant(launchId: string, { language }: InterviewSettings) {
    const creation = await assistants
      .create(launchId, language)
      .catch((cause: unknown) => fail(launchId, 'interviews.platform_unavailable', cause));
    if ('assistantId' in creation) return creation.assistantId;
    return fail(launchId, 'interviews.launch_failed', creation.refusal);
  }

  async function commit(launchId: string, assistantId: string) {
    const launch = await steps.commit(launchId, assistantId);
    if (launch?.assistantId === assistantId) return; // also when the settling job adopted it
    await assistants.remove(assistantId).catch(() => undefined); // costs nobody anything
    throw new DomainError('interviews.platform_unavailable');
  }

  /** Planning is the expensive part: who repeats a launch, or cannot pay, is answered without it. */
  async function reserve(request: Omit<Reservation, 'plan'>) {
    const { userId, key, settings } = request;
    const repeated = await stores.launches.findByKey(userId, key);
    if (repeated) return { launch: repeated, isNew: false };
    const shortage = await stores.ledger.shortage(userId);
    if (shortage) throw new DomainError(`tokens.${shortage}`);
    return steps.reserve({ ...request, plan: await plan(userId, settings) });
  }

  async function start(userId: string, key: string, settings: InterviewSettings) {
    const request = { id: randomUUID(), userId, key, requestHash: hashOf(settings), settings };
    const { launch, isNew } = await inTurn(() => reserve(request));
    if (!isNew) return answerFor(userId, answerAgain(launch, request.requestHash));
    const assistantId = await createAssistant(launch.id, settings);
    await commit(launch.id, assistantId);
    return answerFor(userId, { interviewId: launch.id, assistantId });
  }

  const answerFor = async <T extends object>(userId: string, ids: T) => ({
    success: true as const,
    ...ids,
    remainingTokens: await stores.ledger.balance(userId),
  });

  return { start };
}

function answerAgain({ id, state, assistantId, failure, ...launch }: Launch, requestHash: string) {
  if (launch.requestHash !== requestHash) throw new DomainError('interviews.key_reused');
  if (state === 'reserved') throw new DomainError('interviews.launch_in_progress');
  if (assistantId !== null) return { interviewId: id, assistantId };
  throw new DomainError(failure ?? 'interviews.platform_unavailable');
}
