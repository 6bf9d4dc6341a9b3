import { normaliseLatex } from '@fourfold/core/rich-text/normalise-latex';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { takeFocus } from '../take-focus.ts';
import { reportNow } from '../use-report.ts';
import { afterPress } from './after-press.ts';
import { isSameFormula } from './compiled.ts';
import type { Formula } from './formula-node.ts';
import { loadBox } from './load-box.ts';
import { type Open, setOpen } from './open-formula.ts';
import { type Ending, endFormula, writeOpen } from './write-formula.ts';

/** MathLive comes with the first formula that is opened. */
const FormulaBox = lazy(() => loadBox().then(({ FormulaBox }) => ({ default: FormulaBox })));

type OpenBoxProps = {
  element: Formula;
  open: Open;
  /** What is shown until MathLive is there. */
  meanwhile: ReactNode;
};

/** The formula that is open in MathLive's box. */
export function OpenBox({ element, open, meanwhile }: OpenBoxProps) {
  const editor = useSlateStatic();
  const place = useRef<HTMLSpanElement>(null);
  const display = element.type === 'math';
  const enter = (shown: string) => {
    // Slate may have been too busy with its selection to hear that it lost the focus, and would take that back.
    ReactEditor.blur(editor);
    // Where keys were quicker than the page, it has gone back to where they were typed.
    if (open.at.current) Transforms.select(editor, Editor.start(editor, open.at.current));
    // What MathLive would write in another way that means something else is written in the line.
    if (!isSameFormula(element.latex, normaliseLatex(shown), display)) setOpen(editor, { ...open, by: 'line' });
  };
  const commit = (latex: string | null) => {
    if (latex !== null) writeOpen(editor, normaliseLatex(latex));
    reportNow(editor);
  };
  const end = (ending: Ending, latex: string | null) => {
    if (ending !== 'leaving') takeFocus(editor);
    // What is pressed may be what saves; what moves the page waits for its click.
    commit(latex);
    if (ending === 'leaving') afterPress(() => endFormula(editor, open, ending));
    else endFormula(editor, open, ending);
  };

  // Before MathLive is there, nothing in it can lose the focus.
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const isOwn = target instanceof Node && place.current?.contains(target);
    if (!isOwn && !place.current?.querySelector('math-field')) end('leaving', null);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  return (
    <span ref={place}>
      <Suspense fallback={meanwhile}>
        <FormulaBox
          latex={element.latex}
          display={display}
          onEnter={enter}
          onWrite={(latex) => writeOpen(editor, latex)}
          onCommit={commit}
          onEnd={end}
        />
      </Suspense>
    </span>
  );
}
