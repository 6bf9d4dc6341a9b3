import { fontSizes } from '@fourfold/core/rich-text/document';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { useCommand } from './command.ts';
import { setMark } from './marks.ts';
import css from './picker.module.css';
import { Picker } from './picker.tsx';

/** The font size of text without the mark. */
const own = 16;

export function SizePicker() {
  const size = useSlateSelector((editor) => Editor.marks(editor)?.size ?? own);
  const run = useCommand();
  const choices = fontSizes.map((value) => ({
    label: String(value),
    checked: value === size,
    onChoose: () => run((editor) => setMark(editor, 'size', value === own ? undefined : value)),
  }));
  return (
    <Picker label="Font size" value={String(size)} choices={choices} columns={4}>
      <span className={css.size}>{size}</span>
      <DownIcon size={12} />
    </Picker>
  );
}
