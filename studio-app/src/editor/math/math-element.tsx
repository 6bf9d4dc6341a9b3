import { renderFormula } from '@fourfold/ui-kit/rich-text/formula';
import { Scroller } from '@fourfold/ui-kit/rich-text/scroller';
import type { ReactNode } from 'react';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { useSelected } from '../use-selected.ts';
import { type CompileState, useCompileState } from './compile-state.ts';
import type { Formula } from './formula-node.ts';
import css from './math.module.css';
import { OpenFormulaBox } from './open-formula-box.tsx';
import { useOpenFormula } from './open-formula-state.ts';
import { openFormula } from './write-formula.ts';

type MathProps = Omit<RenderElementProps, 'element'> & { element: Formula };

/** A formula in the editor: rendered as for learners, or MathLive's box while it is open in that. */
export function MathElement({ attributes, children, element }: MathProps) {
  const editor = useSlateStatic();
  const display = element.type === 'math';
  const compileState = useCompileState(element.latex, display);
  const open = useOpenFormula(element);
  const selected = useSelected(element);
  const Tag = display ? 'div' : 'span';
  // MathLive drops what it cannot parse, so such a formula opens in the LaTeX line.
  const openThis = () => {
    const path = ReactEditor.findPath(editor, element);
    openFormula(editor, path, compileState.kind === 'refused' ? 'line' : 'box', element.latex);
  };
  const rendered = renderCompileState(compileState, element.latex, open !== null);
  const content = display ? <Scroller label="Formula">{rendered}</Scroller> : rendered;
  return (
    <Tag {...attributes} className={display ? css.block : css.inline}>
      {children}
      <Tag
        contentEditable={false}
        className={css.formula}
        data-open={open !== null || undefined}
        data-selected={(selected && !open) || undefined}
        onClick={open ? undefined : openThis}
      >
        {open?.inputKind === 'box' ? <OpenFormulaBox element={element} open={open} meanwhile={content} /> : content}
      </Tag>
    </Tag>
  );
}

/**
 * The rendered formula, or its LaTeX with the reason why it cannot be rendered. The reason is
 * hidden while the formula is open.
 */
function renderCompileState(compileState: CompileState, latex: string, isOpen: boolean): ReactNode {
  if (compileState.kind === 'drawn') return renderFormula(compileState.tree, latex);
  if (compileState.kind === 'waiting' || isOpen) return renderFormula(undefined, latex);
  return (
    <span className={css.refused}>
      {renderFormula(undefined, latex)} <span>{compileState.reason}</span>
    </span>
  );
}
