import { AlertIcon } from '@fourfold/ui-kit/icon';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import { reportNow } from '../use-report.ts';
import { afterPress } from './after-press.ts';
import { useSettledVerdict } from './compiled.ts';
import { type Formula, formulaAt, latexAt } from './formula-node.ts';
import { sourceOf } from './latex-source.ts';
import { preloadBox } from './load-box.ts';
import css from './math.module.css';
import { openedIn, useOpen } from './open-formula.ts';
import { useSourceInput } from './use-source-input.ts';
import { endFormula, openFormula, undoOpen, writeOpen } from './write-formula.ts';

/**
 * Below the text: an input for the LaTeX of the formula at the caret, while the formula is rendered
 * in the text. Visible while the focus is within `frame`.
 */
export function LatexLine({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const editor = useSlateStatic();
  const formula = useSlateSelector((editor) => formulaAt(editor)?.[0]);
  const within = useFocusWithin(frame);
  useEffect(() => {
    if (within) preloadBox();
  }, [within]);
  return formula && within ? <Line key={ReactEditor.findKey(editor, formula).id} formula={formula} /> : null;
}

function Line({ formula }: { formula: Formula }) {
  const editor = useSlateStatic();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpen = useOpen(formula)?.by === 'line';
  const verdict = useSettledVerdict(formula.latex, formula.type === 'math');
  const refused = verdict.is === 'refused' && formula.latex.trim() !== '' ? verdict.reason : undefined;
  const source = useSourceInput(input, {
    write: (latex) => writeOpen(editor, latex),
    end: (ending) => {
      const open = openedIn(editor);
      if (open) endFormula(editor, open, ending);
    },
    undo: () => {
      const open = openedIn(editor);
      if (open) undoOpen(editor, open);
    },
    report: () => reportNow(editor),
  });

  // Sets the value at the start, after changes in the formula box, and after undo. Rendered values
  // may be older than typed ones, so compares with the editor's value. A new default value of React
  // would move the caret.
  useLayoutEffect(() => {
    // A delayed selectionchange may move Slate's selection out of the open formula for a moment.
    const at = (isOpen && openedIn(editor)?.at.current) || formulaAt(editor)?.[1];
    const latex = latexAt(editor, at ?? null);
    if (input.current && latex !== null && input.current.value !== latex) input.current.value = latex;
  });
  const take = useEffectEvent(() => {
    if (!input.current || document.activeElement === input.current) return;
    // Slate would take the focus back as long as it has not noticed its loss.
    ReactEditor.blur(editor);
    source.begin(openedIn(editor)?.early ?? sourceOf(input.current.value));
  });
  useLayoutEffect(() => {
    if (isOpen) take();
  }, [isOpen]);

  const onFocus = () => {
    const own = formulaAt(editor);
    if (own && !isOpen) openFormula(editor, own[1], 'line', own[0].latex);
  };
  const onBlur = () => {
    // The window lost the focus, not the line.
    if (document.activeElement === input.current) return;
    reportNow(editor);
    const open = openedIn(editor);
    if (open) afterPress(() => endFormula(editor, open, 'leaving'));
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
        aria-invalid={refused ? true : undefined}
        aria-describedby={`${id}-verdict`}
        onFocus={onFocus}
        onBlur={onBlur}
        {...source.props}
      />
      <span id={`${id}-verdict`} className={css.verdict} role="status">
        {refused && (
          <>
            <AlertIcon size={14} /> {refused}
          </>
        )}
      </span>
    </div>
  );
}

/** Whether the focus is within an element; unchanged while a pointer is pressed outside of it. */
function useFocusWithin(frame: RefObject<HTMLElement | null>): boolean {
  const [within, set] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => set(element.contains(document.activeElement));
    const onIn = () => set(true);
    const onOut = () => afterPress(() => setTimeout(look));
    look();
    // In the capture phase, because the formula box stops the event.
    element.addEventListener('focusin', onIn, { capture: true });
    element.addEventListener('focusout', onOut, { capture: true });
    return () => {
      element.removeEventListener('focusin', onIn, { capture: true });
      element.removeEventListener('focusout', onOut, { capture: true });
    };
  }, [frame]);
  return within;
}
