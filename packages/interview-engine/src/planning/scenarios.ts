import type {
  InterviewDifficulty,
  InterviewLanguage,
  InterviewTopic,
} from '@greenshoe/shared-types';
import type { Language, Localised } from '../localised.ts';

export const topicLabels: Readonly<Record<InterviewTopic, Localised>> = {
  accounting: { en: 'Accounting', fr: 'Comptabilité' },
  ev_equity: { en: 'Enterprise and equity value', fr: 'Valeur d’entreprise et des titres' },
  valuation: { en: 'Valuation multiples', fr: 'Multiples de valorisation' },
  dcf: { en: 'DCF and cost of capital', fr: 'DCF et coût du capital' },
  lbo: { en: 'LBO', fr: 'LBO' },
  merger_model: { en: 'Merger model', fr: 'Fusion et relution' },
  deal_process: { en: 'Deal process', fr: 'Processus de transaction' },
  restructuring: { en: 'Restructuring', fr: 'Restructuration' },
  market: { en: 'Markets and deals', fr: 'Marchés et opérations' },
  behavioural: { en: 'Behavioural', fr: 'Comportemental' },
  case_hypothetical: { en: 'Hypothetical M&A case', fr: 'Cas M&A hypothétique' },
  case_real: { en: 'Real M&A case', fr: 'Cas M&A réel' },
};

const difficultyLabels: Readonly<Record<InterviewDifficulty, Localised>> = {
  intern: { en: 'Intern', fr: 'Stagiaire' },
  analyst: { en: 'Analyst', fr: 'Analyste' },
  associate: { en: 'Associate', fr: 'Associate' },
};

const anyTopic: Localised = { en: 'Full interview', fr: 'Entretien complet' };

const isKey = <K extends string>(keys: Readonly<Record<K, unknown>>, value: string): value is K =>
  Object.hasOwn(keys, value);

export const isTopic = (value: string): value is InterviewTopic => isKey(topicLabels, value);
export const isDifficulty = (value: string): value is InterviewDifficulty =>
  isKey(difficultyLabels, value);

export const titleOf = (
  topic: InterviewTopic | null,
  difficulty: InterviewDifficulty,
  language: Language,
): string =>
  [topic ? topicLabels[topic] : anyTopic, difficultyLabels[difficulty]]
    .map((label) => label[language])
    .join(' · ');

/** What a candidate can choose from. */
export const listOptions = (): {
  topics: InterviewTopic[];
  difficulties: InterviewDifficulty[];
  languages: InterviewLanguage[];
} => ({
  topics: Object.keys(topicLabels).filter(isTopic),
  difficulties: Object.keys(difficultyLabels).filter(isDifficulty),
  languages: ['en', 'fr'],
});
