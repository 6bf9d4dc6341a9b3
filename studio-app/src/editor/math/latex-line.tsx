import { AlertIcon } from '@fourfold/ui-kit/icon';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import { afterPress } from './after-press.ts';
import { useSettledVerdict } from './compiled.ts';
import { dropFormula, type Formula, formulaAt, leaveFormula, writeLatex } from './formulas.ts';
import { preloadBox } from './load-box.ts';
import css from './math.module.css';

/**
 * Below the text: the LaTeX of the formula that the caret is in, to be read and to be written. It stays while the
 * focus is within `frame`.
 */
export function LatexLine({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const formula = useSlateSelector((editor) => formulaAt(editor)?.[0]);
  const within = useFocusWithin(frame);
  useEffect(() => {
    if (within) preloadBox();
  }, [within]);
  return formula && within ? <Line formula={formula} /> : null;
}

function Line({ formula }: { formula: Formula }) {
  const editor = useSlateStatic();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [before, remember] = useState<string | null>(null);
  const verdict = useSettledVerdict(formula.latex, formula.type === 'math');
  const write = (latex: string, first: boolean) => {
    const own = formulaAt(editor);
    if (own) writeLatex(editor, own[1], latex, first);
  };
  const refused = verdict.is === 'refused' && formula.latex.trim() !== '' ? verdict.reason : undefined;

  const leave = () => {
    ReactEditor.focus(editor);
    const own = formulaAt(editor);
    if (own?.[0].latex.trim() === '') dropFormula(editor, own[1]);
    else if (own) leaveFormula(editor, own[1], 'forward');
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
        value={formula.latex}
        aria-invalid={refused ? true : undefined}
        aria-describedby={`${id}-verdict`}
        onFocus={() => remember(formula.latex)}
        onChange={(event) => {
          const latex = event.target.value.replace(/\r?\n/g, ' ');
          write(latex, formula.latex === before);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Escape' && before !== null && before !== formula.latex) write(before, false);
          leave();
        }}
        onBlur={() => {
          // An empty one would be left out of what is saved: it goes where its author can see it go.
          const own = formulaAt(editor);
          if (own?.[0].latex.trim() === '' && before) afterPress(() => dropFormula(editor, own[1]));
        }}
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

/** Whether the focus is within an element; while something outside of it is being pressed, as it was. */
function useFocusWithin(frame: RefObject<HTMLElement | null>): boolean {
  const [within, set] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => set(element.contains(document.activeElement));
    const onIn = () => set(true);
    const onOut = () => afterPress(() => setTimeout(look));
    look();
    // Before a formula's box keeps it for itself.
    element.addEventListener('focusin', onIn, { capture: true });
    element.addEventListener('focusout', onOut, { capture: true });
    return () => {
      element.removeEventListener('focusin', onIn, { capture: true });
      element.removeEventListener('focusout', onOut, { capture: true });
    };
  }, [frame]);
  return within;
}
