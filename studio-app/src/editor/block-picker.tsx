import { DownIcon } from '@fourfold/ui-kit/icon';
import { StrokeIcon } from '@fourfold/ui-kit/icon/stroke-icon';
import { ToolMenu } from '@fourfold/ui-kit/toolbar';
import type { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { type BlockStyle, blockStyle, makeText, setHeading, toggleFrame } from './blocks.ts';
import { toggleList } from './lists.ts';
import { insertTable } from './tables.ts';
import { useCommand } from './use-command.ts';

type BlockOption = { label: string; apply: (editor: Editor) => void };

/** The block styles of the menu; a new style is one more key. */
export const blockStyles: Readonly<Record<BlockStyle, BlockOption>> = {
  text: { label: 'Text', apply: makeText },
  heading: { label: 'Heading', apply: (editor) => setHeading(editor, 2) },
  'small-heading': { label: 'Small heading', apply: (editor) => setHeading(editor, 3) },
  bullets: { label: 'Bulleted list', apply: (editor) => toggleList(editor, false) },
  numbers: { label: 'Numbered list', apply: (editor) => toggleList(editor, true) },
  quote: { label: 'Quote', apply: (editor) => toggleFrame(editor, 'quote') },
  passage: { label: 'Passage', apply: (editor) => toggleFrame(editor, 'passage') },
  table: { label: 'Table', apply: insertTable },
};

export function BlockPicker() {
  const current = useSlateSelector(blockStyle);
  const run = useCommand();
  const items = Object.entries(blockStyles).map(([style, { label, apply }]) => ({
    label,
    checked: style === current,
    // Choosing the present style changes nothing; to remove it, the author chooses Text.
    onSelect: () => run((editor) => style === blockStyle(editor) || apply(editor)),
  }));
  return (
    <ToolMenu label="Style" items={items}>
      <StrokeIcon path="M11.5 13.5v-11M8 13.5v-11M13 2.5H6.2a3 3 0 0 0 0 6H8" />
      <DownIcon size={12} />
    </ToolMenu>
  );
}
