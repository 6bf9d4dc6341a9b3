import type { ComponentProps, JSX } from 'react';
import { useBeside } from './use-beside.ts';

type Beside = typeof import('./beside/beside.tsx');
type Note = 'QuestionsNote' | 'SetsNote' | 'VideoNote';

/** Returns a margin note that renders when the practice extras are loaded. */
function late<N extends Note>(name: N) {
  return (props: ComponentProps<Beside[N]>) => {
    const Note = useBeside()?.[name] as ((props: object) => JSX.Element | null) | undefined;
    return Note && <Note {...props} />;
  };
}

export const QuestionsNote = late('QuestionsNote');
export const SetsNote = late('SetsNote');
export const VideoNote = late('VideoNote');
