import { drawFormula } from '@fourfold/ui-kit/rich-text/formula';
import { Scroller } from '@fourfold/ui-kit/rich-text/scroller';
import type { ReactNode } from 'react';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { useSelected } from '../use-selected.ts';
import { useVerdict, type Verdict } from './compiled.ts';
import type { Formula } from './formula-node.ts';
import css from './math.module.css';
import { OpenBox } from './open-box.tsx';
import { useOpen } from './open-formula.ts';
import { openFormula } from './write-formula.ts';

type MathProps = Omit<RenderElementProps, 'element'> & { element: Formula };

/**
 * A formula in the editor: rendered as for learners, or MathLive's box while it is open in that.
 */
export function MathElement({ attributes, children, element }: MathProps) {
  const editor = useSlateStatic();
  const display = element.type === 'math';
  const verdict = useVerdict(element.latex, display);
  const open = useOpen(element);
  const selected = useSelected(element);
  const Tag = display ? 'div' : 'span';
  // MathLive drops what it cannot parse, so such a formula opens in the LaTeX line.
  const enter = () => {
    const path = ReactEditor.findPath(editor, element);
    openFormula(editor, path, verdict.is === 'refused' ? 'line' : 'box', element.latex);
  };
  const drawn = drawVerdict(verdict, element.latex, open !== null);
  const shown = display ? <Scroller label="Formula">{drawn}</Scroller> : drawn;
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
        {open?.by === 'box' ? <OpenBox element={element} open={open} meanwhile={shown} /> : shown}
      </Tag>
    </Tag>
  );
}

/**
 * The rendered formula, or its LaTeX with the reason why it cannot be rendered. The reason is
 * hidden while the formula is open.
 */
function drawVerdict(verdict: Verdict, latex: string, isOpen: boolean): ReactNode {
  if (verdict.is === 'drawn') return drawFormula(verdict.tree, latex);
  if (verdict.is === 'waiting' || isOpen) return drawFormula(undefined, latex);
  return (
    <span className={css.refused}>
      {drawFormula(undefined, latex)} <span>{verdict.reason}</span>
    </span>
  );
}
