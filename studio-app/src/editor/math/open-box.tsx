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

/** MathLive is loaded with the first formula that is opened. */
const FormulaBox = lazy(() => loadBox().then(({ FormulaBox }) => ({ default: FormulaBox })));

type OpenBoxProps = {
  element: Formula;
  open: Open;
  /** Rendered until MathLive is loaded. */
  meanwhile: ReactNode;
};

/** The open formula in MathLive's box. */
export function OpenBox({ element, open, meanwhile }: OpenBoxProps) {
  const editor = useSlateStatic();
  const place = useRef<HTMLSpanElement>(null);
  const display = element.type === 'math';
  const enter = (shown: string) => {
    // Slate may not have noticed yet that it lost the focus, and would take it back.
    ReactEditor.blur(editor);
    // If keys came faster than the page rendered, the selection has moved back to where they were
    // typed.
    if (open.at.current) Transforms.select(editor, Editor.start(editor, open.at.current));
    // A formula that MathLive would rewrite with another meaning is edited in the LaTeX line.
    if (!isSameFormula(element.latex, normaliseLatex(shown), display)) setOpen(editor, { ...open, by: 'line' });
  };
  const commit = (latex: string | null) => {
    if (latex !== null) writeOpen(editor, normaliseLatex(latex));
    reportNow(editor);
  };
  const end = (ending: Ending, latex: string | null) => {
    if (ending !== 'leaving') takeFocus(editor);
    // The pressed element may be the save button, so commits first; changes that move the page wait
    // for its click.
    commit(latex);
    if (ending === 'leaving') afterPress(() => endFormula(editor, open, ending));
    else endFormula(editor, open, ending);
  };

  // Until MathLive is loaded, the box has no element that could lose the focus.
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
