import type { ComponentProps, JSX } from 'react';
import { usePracticeExtras } from './use-practice-extras.ts';

type PracticeExtras = typeof import('./extras/practice-extras.tsx');
type NoteName = 'QuestionsNote' | 'SetsNote' | 'VideoNote';

/** Returns a margin note that renders when the practice extras are loaded. */
function lazyNote<N extends NoteName>(name: N) {
  return (props: ComponentProps<PracticeExtras[N]>) => {
    const Note = usePracticeExtras()?.[name] as ((props: object) => JSX.Element | null) | undefined;
    return Note && <Note {...props} />;
  };
}

export const QuestionsNote = lazyNote('QuestionsNote');
export const SetsNote = lazyNote('SetsNote');
export const VideoNote = lazyNote('VideoNote');
