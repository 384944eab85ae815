import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { speak } from '../numbers/speak.ts';
import { figuresOf } from '../planning/word-question.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn, Move } from '../turns.ts';
import { fullAnswer, sentencesOn, thinAnswer } from './model-answers.ts';
import type { Candidate, Spoken } from './play.ts';

const spoken = (text: string, seconds: number): Spoken => ({ text, seconds });

/** How often the open question was answered before. */
const answersBefore = ({ questionId }: Move, before: readonly EngineTurn[]): number =>
  before.filter((turn) => turn.role === 'candidate' && turn.questionId === questionId).length;

/** The figure a question asks for, with the way to it, as one says it. */
export function figureFor(plan: InterviewPlan, id: string, language: Language): string {
  const numeric = seedOf(id)?.numeric;
  const question = plan.questions.find((each) => each.id === id);
  if (!numeric || !question) return '';
  const { asked, compute } = generatorOf(numeric.generator);
  const value = compute(question.parameters)?.answers[asked.key];
  if (value === undefined) return '';
  const figure = speak(value, asked.unit, language);
  return language === 'fr' ? `Je trouve donc ${figure}.` : `So I get ${figure}.`;
}

/** What a prepared candidate says: the model answer of the bank. */
function prepared(plan: InterviewPlan, seed: Seed, language: Language): string {
  const question = plan.questions.find(({ id }) => id === seed.id);
  const figures = question ? figuresOf(question, language) : {};
  return `${fullAnswer(seed, language, figures)} ${figureFor(plan, seed.id, language)}`.trim();
}

type Profile = (plan: InterviewPlan, language: Language) => Candidate;

const noQuestion: Readonly<Record<Language, string>> = {
  en: 'No, thank you, I have no question.',
  fr: 'Non merci, je n’ai pas de question.',
};

/** Answers the open question in some way; a candidate invited to ask has no question. */
const answering =
  (
    answer: (
      seed: Seed,
      heard: { plan: InterviewPlan; language: Language; move: Move; round: number },
    ) => Spoken,
  ): Profile =>
  (plan) =>
  (move, before) => {
    const { language } = move;
    const seed = seedOf(move.questionId ?? '');
    if (!seed) return spoken(noQuestion[language], 3);
    return answer(seed, { plan, language, move, round: answersBefore(move, before) });
  };

const either = (language: Language, en: string, fr: string): string =>
  language === 'fr' ? fr : en;

const strong = (seconds: number): Profile =>
  answering((seed, { plan, language, round }) => {
    const text =
      round === 0
        ? prepared(plan, seed, language)
        : `${sentencesOn(seed, [...seed.must, ...seed.bonus].slice(round - 1, round + 2), language)} ${figureFor(plan, seed.id, language)}`;
    return spoken(text, seconds);
  });

const weak = answering((seed, { language, round }) =>
  round % 3 === 2
    ? spoken(either(language, 'I am not sure.', 'Je ne suis pas sûr.'), 6)
    : spoken(thinAnswer(seed, language), 20),
);

const always =
  (en: string, fr: string, seconds: number): Profile =>
  () =>
  ({ language }) =>
    spoken(either(language, en, fr), seconds);

const rambling = answering((seed, { language }) =>
  spoken(`${sentencesOn(seed, seed.must, language)} `.repeat(8), 280),
);

const recovering = answering((seed, { plan, language, round }) =>
  round === 0
    ? spoken(either(language, 'I don’t know.', 'Je ne sais pas.'), 8)
    : spoken(prepared(plan, seed, language), 60),
);

const computing = answering((seed, { plan, language, round }) => {
  if (round % 3 === 0) {
    return spoken(
      either(
        language,
        'So I take eight hundred times six percent plus',
        'Alors je prends huit cents fois six pour cent plus',
      ),
      20,
    );
  }
  return round % 3 === 1
    ? spoken(either(language, 'Let me think for a second.', 'Laissez-moi calculer un instant.'), 5)
    : spoken(`${fullAnswer(seed, language)} ${figureFor(plan, seed.id, language)}`, 40);
});

const echoing: Profile = () => (move) => spoken(move.say, 20);

const switching: Profile = (plan, language) => (move, before) =>
  before.length === 5
    ? spoken(
        either(
          language,
          'Could we continue in French, please?',
          'On pourrait continuer en anglais, s’il vous plaît ?',
        ),
        4,
      )
    : strong(60)(plan, language)(move, before);

const nervous = answering((seed, { language, round }) =>
  spoken(
    `${round % 2 === 0 ? either(language, 'Sorry, I am a bit nervous.', 'Désolé, je suis un peu stressé.') : ''} ${sentencesOn(seed, seed.must.slice(0, 2), language)}`,
    40,
  ),
);

const curious: Profile = (plan, language) => (move, before) =>
  move.questionId !== null && answersBefore(move, before) % 3 === 1
    ? spoken(either(language, 'Is that right?', 'C’est juste ?'), 3)
    : strong(50)(plan, language)(move, before);

/** People of every kind, by name. */
export const profiles = {
  strong: strong(70),
  brisk: strong(25),
  weak,
  silent: always('', '', 15),
  'at a loss': always('I don’t know.', 'Je ne sais pas.', 10),
  rambling,
  'off topic': always(
    'Yesterday evening we had an excellent pizza, and we watched the game with my sister until late. The cat slept on the sofa, the neighbours sang in the street, and it rained all night over the roof.',
    'Hier soir nous avons mangé une excellente pizza, et nous avons regardé le match avec ma sœur jusque tard. Le chat dormait sur le canapé, les voisins chantaient dans la rue, et il a plu toute la nuit sur le toit.',
    40,
  ),
  hostile: always('Shut up, you idiot.', 'Ta gueule, question stupide.', 10),
  echoing,
  switching,
  recovering,
  computing,
  curious,
  nervous,
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

export const candidateFor = (name: ProfileName, plan: InterviewPlan): Candidate =>
  profiles[name](plan, plan.language);
