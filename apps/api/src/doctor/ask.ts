import { type Finding, problem, reasonOf } from './finding.ts';

const TIMEOUT_MS = 5_000;

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  /** `null` when it is no JSON. */
  readonly body: unknown;
}

/** @throws what `fetch` throws when there is no answer within five seconds */
export async function ask({ method = 'GET', url, headers, body }: Question): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

export interface Expectation {
  readonly about: string;
  readonly question: Question;
  readonly judge: (answer: Answer) => Finding;
  /** What to do when nobody answers. */
  readonly advice: string;
}

/** Asks one question and judges the answer. */
export async function expectAnswer(expectation: Expectation): Promise<Finding> {
  const { about, question, judge, advice } = expectation;
  try {
    return judge(await ask(question));
  } catch (error) {
    const { host } = new URL(question.url);
    return problem(about, `${host} cannot be reached: ${reasonOf(error)}`, advice);
  }
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;
