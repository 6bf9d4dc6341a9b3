import { normaliseLatex } from '@fourfold/core/rich-text/normalise-latex';
import { drawFormula } from '@fourfold/ui-kit/rich-text/formula';
import { Scroller } from '@fourfold/ui-kit/rich-text/scroller';
import { lazy, type ReactNode, Suspense } from 'react';
import { Editor, Node, type Path, Transforms } from 'slate';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { useSelected } from '../use-selected.ts';
import { afterPress } from './after-press.ts';
import { useVerdict, type Verdict } from './compiled.ts';
import type { Ending } from './formula-box.tsx';
import { dropFormula, type Formula, isFormula, leaveFormula, writeLatex } from './formulas.ts';
import { loadBox } from './load-box.ts';
import css from './math.module.css';
import { closeOpen, openFormula, useOpen } from './open-formula.ts';

/** MathLive comes with the first formula that is opened. */
const FormulaBox = lazy(() => loadBox().then(({ FormulaBox }) => ({ default: FormulaBox })));

type MathProps = Omit<RenderElementProps, 'element'> & { element: Formula };

/** A formula: drawn as learners see it, or MathLive's box while it is being written. */
export function MathElement({ attributes, children, element }: MathProps) {
  const editor = useSlateStatic();
  const display = element.type === 'math';
  const open = useOpen(element);
  const selected = useSelected(element);
  const Tag = display ? 'div' : 'span';
  const enter = () => {
    const path = ReactEditor.findPath(editor, element);
    openFormula(editor, path, element.latex);
  };
  return (
    <Tag {...attributes} className={display ? css.block : css.inline}>
      {children}
      <Tag
        contentEditable={false}
        className={css.formula}
        data-open={open !== null || undefined}
        data-selected={(selected && !open) || undefined}
        onClick={open ? undefined : enter}
      >
        {open ? <Writing element={element} /> : <Drawn element={element} display={display} />}
      </Tag>
    </Tag>
  );
}

function Drawn({ element: { latex }, display }: { element: Formula; display: boolean }) {
  const verdict = useVerdict(latex, display);
  const drawn = drawVerdict(verdict, latex);
  return display ? <Scroller label="Formula">{drawn}</Scroller> : drawn;
}

/** The formula, or its LaTeX with the reason why no learner will ever see it. */
function drawVerdict(verdict: Verdict, latex: string): ReactNode {
  if (verdict.is === 'drawn') return drawFormula(verdict.tree, latex);
  if (verdict.is === 'waiting') return drawFormula(undefined, latex);
  return (
    <span className={css.refused}>
      {drawFormula(undefined, latex)} <span>{verdict.reason}</span>
    </span>
  );
}

function Writing({ element }: { element: Formula }) {
  const editor = useSlateStatic();
  const display = element.type === 'math';
  const open = useOpen(element);
  if (!open) return null;
  const write = (latex: string) => {
    const at = open.at.current;
    const now = at && latexAt(editor, at);
    if (at && latex !== now) writeLatex(editor, at, latex, open.before === now);
  };
  const enter = () => {
    // Slate may have been too busy with its selection to hear that it lost the focus, and would take that back.
    ReactEditor.blur(editor);
    // Where keys were quicker than the page, it has gone back to where they were typed.
    if (open.at.current) Transforms.select(editor, Editor.start(editor, open.at.current));
  };
  const end = ({ by }: Ending, last: string | null) => {
    // As long as nothing is under way Slate has the focus at once, and no key is typed at nobody.
    if (by !== 'leaving') ReactEditor.focus(editor);
    if (last !== null) write(last);
    const at = open.at.current;
    const written = at && latexAt(editor, at);
    closeOpen(editor);
    if (!at || written === null) return;
    if (by === 'escape' && open.before !== null && open.before !== written) writeLatex(editor, at, open.before, false);
    const left = by === 'escape' ? (open.before ?? '') : written;
    if (left.trim() === '') dropFormula(editor, at, by === 'dollar' ? '$' : '');
    else {
      const tidy = normaliseLatex(left);
      if (by !== 'escape' && tidy !== left) writeLatex(editor, at, tidy, false);
      if (by !== 'leaving') leaveFormula(editor, at, by === 'backward' ? 'backward' : 'forward');
    }
  };
  return (
    <span>
      <Suspense fallback={<Drawn element={element} display={display} />}>
        <FormulaBox
          latex={element.latex}
          display={display}
          early={open.early}
          onEnter={enter}
          onWrite={write}
          onEnd={(ending, last) => (ending.by === 'leaving' ? afterPress(() => end(ending, last)) : end(ending, last))}
        />
      </Suspense>
    </span>
  );
}

/** The LaTeX of the formula at a place; null where there is none any more. */
function latexAt(editor: Editor, path: Path): string | null {
  const node = Node.has(editor, path) ? Node.get(editor, path) : null;
  return node && isFormula(node) ? node.latex : null;
}
