import { type ComponentType, type ReactNode, useState } from 'react';
import css from './passage-pane.module.css';

export type PassagePaneProps = {
  /** Changes with the question, and when its answer is judged: a small screen then shows the question. */
  moment: string;
  /** A small screen shows the passage first. */
  unread: boolean;
  /** SheetSwitch, as soon as it is loaded: until then a small screen has the question under the passage. */
  Switch: ComponentType<{ open: boolean; onOpen(open: boolean): void }> | undefined;
  /** The passage. Give the whole a key by it: where it was scrolled to is kept from question to question. */
  children: ReactNode;
};

/**
 * A passage for the column beside its question, scrolled apart from it. Below 1,000 pixels the two are sheets: what
 * follows in the same parent is the sheet of the question.
 */
export function PassagePane({ moment, unread, Switch, children }: PassagePaneProps) {
  const [readAt, read] = useState(unread ? moment : '');
  const open = readAt === moment;
  return (
    <>
      {Switch && <Switch open={open} onOpen={(open) => read(open ? moment : '')} />}
      <section
        className={css.pane}
        data-sheet={Switch ? (open ? 'passage' : 'question') : ''}
        aria-label="Passage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </>
  );
}
