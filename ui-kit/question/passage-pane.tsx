import { type ComponentType, type ReactNode, useState } from 'react';
import css from './passage-pane.module.css';

export type PassagePaneProps = {
  /** Changes with the question and with its verdict: a small screen then shows the question. */
  stateKey: string;
  /** Small screens show the passage first. */
  startsWithPassage: boolean;
  /** SheetSwitch once it is loaded; until then small screens show the question below the passage. */
  Switch: ComponentType<{ open: boolean; onOpen(open: boolean): void }> | undefined;
  /** The passage. Key the pane by the passage, so that its scroll position stays from question to question. */
  children: ReactNode;
};

/**
 * The passage column next to a question, with its own scrolling. Below 1,000 pixels, passage and
 * question are two sheets; the question is the next sibling.
 */
export function PassagePane({ stateKey, startsWithPassage, Switch, children }: PassagePaneProps) {
  const [readStateKey, setReadStateKey] = useState(startsWithPassage ? stateKey : '');
  const open = readStateKey === stateKey;
  return (
    <>
      {Switch && <Switch open={open} onOpen={(open) => setReadStateKey(open ? stateKey : '')} />}
      <section
        className={css.pane}
        data-sheet={Switch ? (open ? 'passage' : 'question') : ''}
        aria-label="Passage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </>
  );
}
