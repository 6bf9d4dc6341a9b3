import { normaliseLatex } from '@fourfold/core/rich-text/normalise-latex';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { takeFocus } from '../take-focus.ts';
import { reportNow } from '../use-change-report.ts';
import { afterPointerRelease } from './after-pointer-release.ts';
import { isSameFormula } from './compile-state.ts';
import type { Formula } from './formula-node.ts';
import { loadFormulaBox } from './load-formula-box.ts';
import { type OpenFormula, setOpenFormula } from './open-formula-state.ts';
import { type EndReason, endFormula, writeOpen } from './write-formula.ts';

/** MathLive is loaded with the first formula that is opened. */
const FormulaBox = lazy(() => loadFormulaBox().then(({ FormulaBox }) => ({ default: FormulaBox })));

type OpenFormulaBoxProps = {
  element: Formula;
  open: OpenFormula;
  /** Rendered until MathLive is loaded. */
  meanwhile: ReactNode;
};

/** The open formula in MathLive's box. */
export function OpenFormulaBox({ element, open, meanwhile }: OpenFormulaBoxProps) {
  const editor = useSlateStatic();
  const container = useRef<HTMLSpanElement>(null);
  const display = element.type === 'math';
  const enter = (shown: string) => {
    // Slate may not have noticed yet that it lost the focus, and would take it back.
    ReactEditor.blur(editor);
    // If keys came faster than the page rendered, the selection has moved back to where they were
    // typed.
    if (open.pathRef.current) Transforms.select(editor, Editor.start(editor, open.pathRef.current));
    // A formula that MathLive would rewrite with another meaning is edited in the LaTeX line.
    if (!isSameFormula(element.latex, normaliseLatex(shown), display))
      setOpenFormula(editor, { ...open, inputKind: 'line' });
  };
  const commit = (latex: string | null) => {
    if (latex !== null) writeOpen(editor, normaliseLatex(latex));
    reportNow(editor);
  };
  const end = (reason: EndReason, latex: string | null) => {
    if (reason !== 'leaving') takeFocus(editor);
    // The pressed element may be the save button, so commits first; changes that move the page wait
    // for its click.
    commit(latex);
    if (reason === 'leaving') afterPointerRelease(() => endFormula(editor, open, reason));
    else endFormula(editor, open, reason);
  };

  // Until MathLive is loaded, the box has no element that could lose the focus.
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const isOwn = target instanceof Node && container.current?.contains(target);
    if (!isOwn && !container.current?.querySelector('math-field')) end('leaving', null);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  return (
    <span ref={container}>
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
