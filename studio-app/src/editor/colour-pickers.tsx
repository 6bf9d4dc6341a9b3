import { defaultHighlight, defaultTextColour, type PaletteColour, palette } from '@fourfold/core/rich-text/palette';
import { ToolMenu } from '@fourfold/ui-kit/toolbar';
import type { CSSProperties, ReactNode } from 'react';
import { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { highlightShortcut } from './handle-key.ts';
import { setMark } from './marks.ts';
import css from './pickers.module.css';
import { useCommand } from './use-command.ts';

const none = 'transparent' satisfies PaletteColour;

/** Choosing the default text colour removes the mark. */
export function TextColourPicker() {
  const colour = useSlateSelector((editor) => Editor.marks(editor)?.color);
  return (
    <ColourPicker
      mark="color"
      label="Text colour"
      defaultColour={defaultTextColour}
      current={colour ?? defaultTextColour}
    >
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
    <ColourPicker
      mark="highlight"
      label="Highlight"
      defaultColour={none}
      current={colour ?? none}
      first={defaultHighlight}
    >
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
  defaultColour: PaletteColour;
  current: string;
  first?: PaletteColour;
  children: ReactNode;
};

function ColourPicker({ mark, label, defaultColour, current, first, children }: ColourPickerProps) {
  const run = useCommand();
  const unmarkedColours: readonly string[] = [defaultColour, none];
  const items = palette.map(({ value, name }) => ({
    label: name,
    checked: value === current,
    content: (
      <span className={css.swatch} data-none={value === none || undefined} style={{ '--c': value } as CSSProperties} />
    ),
    onSelect: () => run((editor) => setMark(editor, mark, unmarkedColours.includes(value) ? undefined : value)),
  }));
  const suggestion =
    current === defaultColour && first ? palette.find(({ value }) => value === first)?.name : undefined;
  return (
    <ToolMenu
      label={label}
      shortcut={mark === 'highlight' ? highlightShortcut : undefined}
      items={items}
      columns={6}
      firstFocus={suggestion}
    >
      {children}
    </ToolMenu>
  );
}
