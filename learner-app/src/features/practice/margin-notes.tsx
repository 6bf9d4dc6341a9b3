import type { ComponentProps } from 'react';
import { useBeside } from './use-beside.ts';

type Beside = typeof import('./beside.tsx');

/** The questions by number; see beside.tsx. */
export function QuestionsNote(props: ComponentProps<Beside['QuestionsNote']>) {
  const Note = useBeside()?.QuestionsNote;
  return Note && <Note {...props} />;
}

/** The problem sets of a sequence; see beside.tsx. */
export function SetsNote(props: ComponentProps<Beside['SetsNote']>) {
  const Note = useBeside()?.SetsNote;
  return Note && <Note {...props} />;
}
