import { fontSizes } from '@fourfold/core/rich-text/document';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import css from './dropdown-picker.module.css';
import { DropdownPicker } from './dropdown-picker.tsx';
import { setMark } from './marks.ts';
import { useCommand } from './use-command.ts';

/** The font size of text without the mark. */
const defaultSize = 16;

export function SizePicker() {
  const size = useSlateSelector((editor) => Editor.marks(editor)?.size ?? defaultSize);
  const run = useCommand();
  const choices = fontSizes.map((value) => ({
    label: String(value),
    checked: value === size,
    onChoose: () => run((editor) => setMark(editor, 'size', value === defaultSize ? undefined : value)),
  }));
  return (
    <DropdownPicker label="Font size" value={String(size)} options={choices} columns={4}>
      <span className={css.size}>{size}</span>
      <DownIcon size={12} />
    </DropdownPicker>
  );
}
