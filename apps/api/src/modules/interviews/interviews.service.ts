import { listOptions } from '@greenshoe/interview-engine';
import type { Interview, InterviewTurn } from '@greenshoe/shared-types';
import type { Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Assistants } from '../../providers/platform/assistants.ts';
import type { Turn } from '../interviewer/turns.repository.ts';
import type { FinishInterview } from './finish-interview.ts';

export type InterviewsService = ReturnType<typeof createInterviewsService>;

export interface InterviewsDependencies {
  readonly stores: Pick<Stores, 'interviews' | 'reader' | 'turns'>;
  readonly assistants: Assistants;
  readonly finish: FinishInterview;
}

/** A turn as the candidate heard it. */
const asSpoken = (turn: Turn): InterviewTurn => ({ ...turn, text: turn.spokenText ?? turn.text });

/** What a candidate does with interviews that exist. */
export function createInterviewsService(deps: InterviewsDependencies) {
  const { interviews, reader, turns } = deps.stores;

  async function read(userId: string, id: string): Promise<Interview> {
    const interview = await reader.find(userId, id);
    if (!interview) throw new DomainError('request.not_found');
    const said = await turns.list(interview.id);
    return { ...interview, turns: said.map(asSpoken) };
  }

  async function record(userId: string, assistantId: string, callId: string): Promise<void> {
    const known = await interviews.recordCall(userId, assistantId, callId);
    if (!known) throw new DomainError('request.not_found');
  }

  /** Ends the interview first, so that it is marked even if the platform does not answer. */
  async function removeAssistant(userId: string, assistantId: string): Promise<void> {
    await deps.finish.byCandidate(userId, assistantId);
    try {
      await deps.assistants.remove(assistantId);
    } catch (cause) {
      throw new DomainError('interviews.platform_unavailable', { cause });
    }
  }

  return {
    listOptions,
    listHistory: reader.history,
    read,
    record,
    storeAnalysis: deps.finish.byCandidate,
    removeAssistant,
  };
}
