import { fontSizes } from '@fourfold/core/rich-text/document';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { ToolMenu } from '@fourfold/ui-kit/toolbar';
import { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { setMark } from './marks.ts';
import css from './pickers.module.css';
import { useCommand } from './use-command.ts';

/** The font size of text without the mark. */
const defaultSize = 16;

export function SizePicker() {
  const size = useSlateSelector((editor) => Editor.marks(editor)?.size ?? defaultSize);
  const run = useCommand();
  const items = fontSizes.map((value) => ({
    label: String(value),
    checked: value === size,
    onSelect: () => run((editor) => setMark(editor, 'size', value === defaultSize ? undefined : value)),
  }));
  return (
    <ToolMenu label="Font size" value={String(size)} items={items} columns={4}>
      <span className={css.size}>{size}</span>
      <DownIcon size={12} />
    </ToolMenu>
  );
}
