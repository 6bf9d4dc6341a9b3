import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { lazy, Suspense } from 'react';

export type RichInputProps = {
  /** Accessible name. */
  label: string;
  /** A rich-text field as in the API: a JSON string of blocks, or plain text. Read once, on mount. */
  value: string;
  /** Called with the field after each change, as in the API; an empty string if it is empty. */
  onChange: (field: string) => void;
  /** In pixels: 80 for an answer, 100 for a question (EDT-009). */
  minHeight?: 80 | 100;
  autoFocus?: boolean;
};

const RichEditor = lazy(() => import('./rich-editor.tsx').then(({ RichEditor }) => ({ default: RichEditor })));

/** The rich-text editor as a form field. Slate is loaded with the first one that is rendered. */
export function RichInput(props: RichInputProps) {
  return (
    <Suspense fallback={<Skeleton bars={[60]} />}>
      <RichEditor {...props} />
    </Suspense>
  );
}
