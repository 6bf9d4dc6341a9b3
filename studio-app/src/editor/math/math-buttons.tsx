import { Editor, Transforms } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { takeFocus } from '../take-focus.ts';
import { takeNewest } from '../take-selection.ts';
import { ToolButton } from '../tool-button.tsx';
import { formulaAt } from './formula-node.ts';
import { insertBlock, insertInline } from './formulas.ts';
import css from './math.module.css';
import { mathShortcuts } from './with-math.ts';
import { openFormula } from './write-formula.ts';

/**
 * The buttons for inline formulas and, if allowed, block formulas; pressed while the caret is in
 * one.
 */
export function MathButtons({ block }: { block: boolean }) {
  const kind = useSlateSelector((editor) => formulaAt(editor)?.[0].type);
  const editor = useSlateStatic();
  const press = (own: 'inline-math' | 'math') => {
    takeNewest(editor);
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    takeFocus(editor);
    const formula = formulaAt(editor);
    if (formula?.[0].type === own) {
      openFormula(editor, formula[1], 'box', formula[0].latex);
    } else if (own === 'math') insertBlock(editor, 'box');
    else insertInline(editor, 'box');
  };
  return (
    <>
      <ToolButton
        label="Inline math"
        shortcut={mathShortcuts.inline}
        pressed={kind === 'inline-math'}
        onPress={() => press('inline-math')}
      >
        <i className={css.sign}>x</i>
      </ToolButton>
      {block && (
        <ToolButton
          label="Math block"
          shortcut={mathShortcuts.block}
          pressed={kind === 'math'}
          onPress={() => press('math')}
        >
          <span className={css.sign}>∑</span>
        </ToolButton>
      )}
    </>
  );
}
