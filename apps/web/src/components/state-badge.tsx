import type { InterviewState } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from './ui/badge.tsx';

const tones = {
  ready: 'neutral',
  active: 'accent',
  ended: 'caution',
  marking: 'caution',
  marked: 'positive',
  failed: 'negative',
  void: 'neutral',
} as const satisfies Record<InterviewState, Tone>;

export function StateBadge({ state }: { state: InterviewState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
