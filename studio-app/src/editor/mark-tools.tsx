import { MoreIcon } from '@fourfold/ui-kit/icon';
import type { ReactNode } from 'react';
import { useSlateSelector } from 'slate-react';
import { useCommand } from './command.ts';
import { isMarked, type Switch, toggleMark } from './marks.ts';
import { Picker } from './picker.tsx';
import { type Shortcut, shownShortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';

type MarkTool = { label: string; shortcut: Shortcut; icon: ReactNode };

/** The label, shortcut and icon of each mark that is on or off; a new mark is one more key. */
export const markTools: Readonly<Record<Switch, MarkTool>> = {
  bold: { label: 'Bold', shortcut: { key: 'b' }, icon: <b>B</b> },
  italic: { label: 'Italic', shortcut: { key: 'i' }, icon: <i className="serif">I</i> },
  underline: { label: 'Underline', shortcut: { key: 'u' }, icon: <u>U</u> },
  strike: { label: 'Strikethrough', shortcut: { key: 'x', shift: true }, icon: <s>S</s> },
  sub: { label: 'Subscript', shortcut: { key: ',' }, icon: <sub>2</sub> },
  sup: { label: 'Superscript', shortcut: { key: '.' }, icon: <sup>2</sup> },
  code: { label: 'Code', shortcut: { key: 'e' }, icon: <code>{'<>'}</code> },
};

export function MarkButton({ mark }: { mark: Switch }) {
  const { icon, ...tool } = markTools[mark];
  const pressed = useSlateSelector((editor) => isMarked(editor, mark));
  const run = useCommand();
  return (
    <ToolButton {...tool} pressed={pressed} onPress={() => run((editor) => toggleMark(editor, mark))}>
      {icon}
    </ToolButton>
  );
}

const seldom = ['strike', 'sub', 'sup', 'code'] as const satisfies readonly Switch[];

/** The menu of marks that are rarely used. */
export function MoreMarks() {
  const on = useSlateSelector((editor) => seldom.filter((mark) => isMarked(editor, mark)).join());
  const run = useCommand();
  const choices = seldom.map((mark) => ({
    label: markTools[mark].label,
    shown: (
      <>
        {markTools[mark].label}
        <kbd>{shownShortcut(markTools[mark].shortcut)}</kbd>
      </>
    ),
    checked: on.split(',').includes(mark),
    onChoose: () => run((editor) => toggleMark(editor, mark)),
  }));
  return (
    <Picker label="More formatting" choices={choices} many>
      <MoreIcon />
    </Picker>
  );
}
