import { defaultHighlight, defaultTextColour, type PaletteColour, palette } from '@fourfold/core/rich-text/palette';
import type { CSSProperties } from 'react';
import { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { useCommand } from './command.ts';
import { highlightShortcut } from './keys.ts';
import { setMark } from './marks.ts';
import css from './picker.module.css';
import { Picker } from './picker.tsx';

const none = 'transparent' satisfies PaletteColour;

/** Choosing the default text colour removes the mark. */
export function TextColourPicker() {
  const colour = useSlateSelector((editor) => Editor.marks(editor)?.color);
  return (
    <ColourPicker mark="color" label="Text colour" own={defaultTextColour} now={colour ?? defaultTextColour}>
      <span className={css.letter} style={{ '--c': colour } as CSSProperties}>
        A
      </span>
    </ColourPicker>
  );
}

/** Suggests the highlighter's yellow first. */
export function HighlightPicker() {
  const colour = useSlateSelector((editor) => Editor.marks(editor)?.highlight);
  return (
    <ColourPicker mark="highlight" label="Highlight" own={none} now={colour ?? none} first={defaultHighlight}>
      <span className={css.marked} style={{ '--c': colour } as CSSProperties}>
        A
      </span>
    </ColourPicker>
  );
}

type ColourPickerProps = {
  mark: 'color' | 'highlight';
  label: string;
  /** The colour of a text without the mark. */
  own: PaletteColour;
  now: string;
  first?: PaletteColour;
  children: React.ReactNode;
};

function ColourPicker({ mark, label, own, now, first, children }: ColourPickerProps) {
  const run = useCommand();
  const plain: readonly string[] = [own, none];
  const choices = palette.map(({ value, name }) => ({
    label: name,
    checked: value === now,
    shown: (
      <span className={css.swatch} data-none={value === none || undefined} style={{ '--c': value } as CSSProperties} />
    ),
    onChoose: () => run((editor) => setMark(editor, mark, plain.includes(value) ? undefined : value)),
  }));
  const suggestion = now === own && first ? palette.find(({ value }) => value === first)?.name : undefined;
  return (
    <Picker
      label={label}
      {...(mark === 'highlight' && { shortcut: highlightShortcut })}
      choices={choices}
      columns={6}
      {...(suggestion && { first: suggestion })}
    >
      {children}
    </Picker>
  );
}
