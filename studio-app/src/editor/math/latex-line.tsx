import { AlertIcon } from '@fourfold/ui-kit/icon';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import { reportNow } from '../use-change-report.ts';
import { afterPointerRelease } from './after-pointer-release.ts';
import { useDebouncedCompileState } from './compile-state.ts';
import { type Formula, latexAt, selectedFormula } from './formula-node.ts';
import { sourceOf } from './latex-source.ts';
import { preloadFormulaBox } from './load-formula-box.ts';
import css from './math.module.css';
import { openFormulaOf, useOpenFormula } from './open-formula-state.ts';
import { useLatexInput } from './use-latex-input.ts';
import { endFormula, openFormula, undoOpen, writeOpen } from './write-formula.ts';

/**
 * Below the text: an input for the LaTeX of the formula at the caret, while the formula is rendered
 * in the text. Visible while the focus is within `frame`.
 */
export function LatexLine({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const editor = useSlateStatic();
  const formula = useSlateSelector((editor) => selectedFormula(editor)?.[0]);
  const hasFocus = useFocusWithin(frame);
  useEffect(() => {
    if (hasFocus) preloadFormulaBox();
  }, [hasFocus]);
  return formula && hasFocus ? <OpenLatexLine key={ReactEditor.findKey(editor, formula).id} formula={formula} /> : null;
}

function OpenLatexLine({ formula }: { formula: Formula }) {
  const editor = useSlateStatic();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpen = useOpenFormula(formula)?.inputKind === 'line';
  const compileState = useDebouncedCompileState(formula.latex, formula.type === 'math');
  const errorText = compileState.kind === 'refused' && formula.latex.trim() !== '' ? compileState.reason : undefined;
  const source = useLatexInput(input, {
    write: (latex) => writeOpen(editor, latex),
    end: (ending) => {
      const open = openFormulaOf(editor);
      if (open) endFormula(editor, open, ending);
    },
    undo: () => {
      const open = openFormulaOf(editor);
      if (open) undoOpen(editor, open);
    },
    report: () => reportNow(editor),
  });

  // Sets the value at the start, after changes in the formula box, and after undo. Rendered values
  // may be older than typed ones, so compares with the editor's value. A new default value of React
  // would move the caret.
  useLayoutEffect(() => {
    // A delayed selectionchange may move Slate's selection out of the open formula for a moment.
    const at = (isOpen && openFormulaOf(editor)?.pathRef.current) || selectedFormula(editor)?.[1];
    const latex = latexAt(editor, at ?? null);
    if (input.current && latex !== null && input.current.value !== latex) input.current.value = latex;
  });
  const takeFocusHere = useEffectEvent(() => {
    if (!input.current || document.activeElement === input.current) return;
    // Slate would take the focus back as long as it has not noticed its loss.
    ReactEditor.blur(editor);
    source.begin(openFormulaOf(editor)?.typedEarly ?? sourceOf(input.current.value));
  });
  useLayoutEffect(() => {
    if (isOpen) takeFocusHere();
  }, [isOpen]);

  const onFocus = () => {
    const formulaEntry = selectedFormula(editor);
    if (formulaEntry && !isOpen) openFormula(editor, formulaEntry[1], 'line', formulaEntry[0].latex);
  };
  const onBlur = () => {
    // The window lost the focus, not the line.
    if (document.activeElement === input.current) return;
    reportNow(editor);
    const open = openFormulaOf(editor);
    if (open) afterPointerRelease(() => endFormula(editor, open, 'leaving'));
  };
  return (
    <div className={css.line}>
      <label htmlFor={id}>LaTeX</label>
      <textarea
        ref={input}
        id={id}
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-invalid={errorText ? true : undefined}
        aria-describedby={`${id}-verdict`}
        onFocus={onFocus}
        onBlur={onBlur}
        {...source.props}
      />
      <span id={`${id}-verdict`} className={css.verdict} role="status">
        {errorText && (
          <>
            <AlertIcon size={14} /> {errorText}
          </>
        )}
      </span>
    </div>
  );
}

/** Whether the focus is within an element; unchanged while a pointer is pressed outside of it. */
function useFocusWithin(frame: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => setHasFocus(element.contains(document.activeElement));
    const onIn = () => setHasFocus(true);
    const onOut = () => afterPointerRelease(() => setTimeout(update));
    update();
    // In the capture phase, because the formula box stops the event.
    element.addEventListener('focusin', onIn, { capture: true });
    element.addEventListener('focusout', onOut, { capture: true });
    return () => {
      element.removeEventListener('focusin', onIn, { capture: true });
      element.removeEventListener('focusout', onOut, { capture: true });
    };
  }, [frame]);
  return hasFocus;
}
