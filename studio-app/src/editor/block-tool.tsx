import { DownIcon } from '@fourfold/ui-kit/icon';
import { Drawing } from '@fourfold/ui-kit/icon/drawing';
import type { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { type BlockStyle, blockStyle, makeText, setHeading, toggleFrame } from './blocks.ts';
import { useCommand } from './command.ts';
import { toggleList } from './lists.ts';
import { Picker } from './picker.tsx';
import { insertTable } from './tables.ts';

type Style = { label: string; make: (editor: Editor) => void };

/** The block styles of the menu; a new style is one more key. */
const styles: Readonly<Record<BlockStyle, Style>> = {
  text: { label: 'Text', make: makeText },
  heading: { label: 'Heading', make: (editor) => setHeading(editor, 2) },
  'small-heading': { label: 'Small heading', make: (editor) => setHeading(editor, 3) },
  bullets: { label: 'Bulleted list', make: (editor) => toggleList(editor, false) },
  numbers: { label: 'Numbered list', make: (editor) => toggleList(editor, true) },
  quote: { label: 'Quote', make: (editor) => toggleFrame(editor, 'quote') },
  passage: { label: 'Passage', make: (editor) => toggleFrame(editor, 'passage') },
  table: { label: 'Table', make: insertTable },
};

export function BlockPicker() {
  const now = useSlateSelector(blockStyle);
  const run = useCommand();
  const choices = Object.entries(styles).map(([style, { label, make }]) => ({
    label,
    checked: style === now,
    // Choosing the present style changes nothing; to remove it, the author chooses Text.
    onChoose: () => run((editor) => style === blockStyle(editor) || make(editor)),
  }));
  return (
    <Picker label="Style" choices={choices}>
      <Drawing path="M11.5 13.5v-11M8 13.5v-11M13 2.5H6.2a3 3 0 0 0 0 6H8" />
      <DownIcon size={12} />
    </Picker>
  );
}
