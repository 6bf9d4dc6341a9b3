import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import type { RichInputProps } from './text-editor.tsx';

const RichEditor = lazy(() => import('./rich-editor.tsx').then(({ RichEditor }) => ({ default: RichEditor })));

/** The rich-text editor as a form field. Slate is loaded with the first one that is rendered. */
export function RichInput(props: RichInputProps) {
  return (
    <Suspense fallback={<Skeleton bars={[60]} />}>
      <RichEditor {...props} />
    </Suspense>
  );
}
