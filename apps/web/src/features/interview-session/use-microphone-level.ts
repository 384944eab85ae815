import { useCallback } from 'react';
import type { LevelSource } from './level-meter.tsx';
import { useSession } from './session-context.tsx';
import { levelOf } from './voice/candidate-voice.ts';

/** The candidate's microphone as a source for a meter. */
export function useMicrophoneLevel(): LevelSource {
  const { microphone } = useSession().kit;
  return useCallback(
    (onLevel) => {
      let frames = 0;
      return microphone.on('frame', ({ db }) => {
        if (++frames % 5 === 0) onLevel(levelOf(db));
      });
    },
    [microphone],
  );
}
