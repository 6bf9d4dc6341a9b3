import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { lazy, Suspense } from 'react';

export type RichInputProps = {
  /** Its name, for those who cannot see where it stands. */
  label: string;
  /** A rich field as on the wire: a JSON string of blocks, or plain text. Read once; afterwards the editor's own. */
  value: string;
  /** The field after each change, as on the wire; `''` when it says nothing. */
  onChange: (field: string) => void;
  /** Pixels: 80 in an answer, 100 in a question (3§9). */
  minHeight?: 80 | 100;
  autoFocus?: boolean;
};

const RichEditor = lazy(() => import('./rich-editor.tsx').then(({ RichEditor }) => ({ default: RichEditor })));

/** The rich-text editor as a form's field. Slate comes with the first one that is shown. */
export function RichInput(props: RichInputProps) {
  return (
    <Suspense fallback={<Skeleton bars={[60]} />}>
      <RichEditor {...props} />
    </Suspense>
  );
}
