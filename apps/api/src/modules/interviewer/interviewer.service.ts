import { next } from '@greenshoe/interview-engine';
import { INTERVIEW_LENGTH_MS } from '@greenshoe/shared-types';
import type { Atomically } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Phraser } from '../../providers/language-model/phraser.ts';
import type { Heard } from './chat-request.ts';
import { answerTurn, replyTurn } from './compose-turns.ts';
import { createLinePhraser, type NewLine } from './phrase-line.ts';
import type { OpenInterview, Turn, TurnStore } from './turns.repository.ts';

export interface Reply {
  readonly text: string;
  readonly endsCall: boolean;
}

export interface InterviewerDependencies {
  readonly atomically: Atomically;
  readonly turns: TurnStore;
  /** `null` where no language model is configured. */
  readonly phraser: Phraser | null;
}

export type Interviewer = ReturnType<typeof createInterviewer>;

/** Answers the platform. What was said lives in the database; the request only adds to it. */
export function createInterviewer({ atomically, turns, phraser }: InterviewerDependencies) {
  const words = createLinePhraser(phraser);

  const decide = (interviewId: string, heard: Heard): Promise<Reply | NewLine> =>
    atomically(async (stores) => {
      const interview = await stores.turns.lock(interviewId);
      if (!interview) throw new DomainError('request.not_found');
      const said = await stores.turns.list(interviewId);
      if (interview.state !== 'ready' && interview.state !== 'active')
        return farewell(interview, said);
      const earlier = findExchange(said, heard);
      if (earlier.reply && !isCorrection(said, earlier, heard)) {
        const text = await words.again(stores.turns, interviewId, earlier.reply);
        return { text, endsCall: earlier.reply.endsCall };
      }
      return converse(stores.turns, interviewId, { interview, said, earlier, heard });
    });

  return {
    async reply(interviewId: string, heard: Heard): Promise<Reply> {
      const decided = await decide(interviewId, heard);
      if (!('turn' in decided)) return decided;
      const text = await words.first(turns, interviewId, decided);
      return { text, endsCall: decided.turn.endsCall };
    },
  };
}

interface Exchange {
  readonly answer: Turn | undefined;
  readonly reply: Turn | undefined;
}

function findExchange(said: readonly Turn[], { callId, exchange }: Heard): Exchange {
  const turns = said.filter((turn) => turn.callId === callId && turn.exchange === exchange);
  return {
    answer: turns.find((turn) => turn.role === 'candidate'),
    reply: turns.find((turn) => turn.role === 'interviewer'),
  };
}

/** The platform heard more of the newest answer. Older ones stand: what followed built on them. */
const isCorrection = (said: readonly Turn[], { answer, reply }: Exchange, heard: Heard) =>
  answer !== undefined && answer.text !== heard.answer && reply?.seq === said.at(-1)?.seq;

interface Conversation {
  readonly interview: OpenInterview;
  readonly said: readonly Turn[];
  readonly earlier: Exchange;
  readonly heard: Heard;
}

async function converse(
  turns: TurnStore,
  interviewId: string,
  { interview, said, earlier, heard }: Conversation,
): Promise<NewLine> {
  if (interview.state === 'ready' || interview.callId !== heard.callId) {
    await turns.enter(interviewId, heard.callId);
  }
  const before = earlier.answer ? said.slice(0, said.indexOf(earlier.answer)) : said;
  const answer = answerTurn(before, heard, interview.elapsedMs);
  const { turn, language } = replyTurn(interview, before, answer, heard);
  if (earlier.answer && answer) {
    await turns.replace(interviewId, answer);
    await turns.replace(interviewId, turn);
  } else {
    await turns.add(interviewId, answer ? [answer, turn] : [turn]);
  }
  return { turn, language, answer: heard.answer };
}

/** An interview that is over says goodbye, whatever it is told. */
function farewell({ plan }: OpenInterview, said: readonly Turn[]): Reply {
  return { text: next(plan, said, { elapsedMs: INTERVIEW_LENGTH_MS }).say, endsCall: true };
}
