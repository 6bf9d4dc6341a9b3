import { ToolButton } from '@fourfold/ui-kit/toolbar';
import { Editor, Transforms } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { syncSelection } from '../sync-selection.ts';
import { takeFocus } from '../take-focus.ts';
import { selectedFormula } from './formula-node.ts';
import { insertBlockFormula, insertInlineFormula } from './insert-formula.ts';
import css from './math.module.css';
import { mathShortcuts } from './with-math.ts';
import { openFormula } from './write-formula.ts';

/** The buttons for inline formulas and, if allowed, block formulas; pressed while the caret is in one. */
export function MathButtons({ block }: { block: boolean }) {
  const kind = useSlateSelector((editor) => selectedFormula(editor)?.[0].type);
  const editor = useSlateStatic();
  const insertOrOpen = (own: 'inline-math' | 'math') => {
    syncSelection(editor);
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    takeFocus(editor);
    const formula = selectedFormula(editor);
    if (formula?.[0].type === own) {
      openFormula(editor, formula[1], 'box', formula[0].latex);
    } else if (own === 'math') insertBlockFormula(editor, 'box');
    else insertInlineFormula(editor, 'box');
  };
  return (
    <>
      <ToolButton
        label="Inline math"
        shortcut={mathShortcuts.inline}
        pressed={kind === 'inline-math'}
        onClick={() => insertOrOpen('inline-math')}
      >
        <i className={css.sign}>x</i>
      </ToolButton>
      {block && (
        <ToolButton
          label="Math block"
          shortcut={mathShortcuts.block}
          pressed={kind === 'math'}
          onClick={() => insertOrOpen('math')}
        >
          <span className={css.sign}>∑</span>
        </ToolButton>
      )}
    </>
  );
}
