import { MoreIcon } from '@fourfold/ui-kit/icon';
import { type Shortcut, shortcutText } from '@fourfold/ui-kit/shortcut';
import { ToolButton, ToolMenu } from '@fourfold/ui-kit/toolbar';
import type { ReactNode } from 'react';
import { useSlateSelector } from 'slate-react';
import { isMarked, type ToggleMark, toggleMark } from './marks.ts';
import { useCommand } from './use-command.ts';

type MarkTool = { label: string; shortcut: Shortcut; icon: ReactNode };

/** The label, shortcut and icon of each mark that is on or off; a new mark is one more key. */
export const markTools: Readonly<Record<ToggleMark, MarkTool>> = {
  bold: { label: 'Bold', shortcut: { key: 'b' }, icon: <b>B</b> },
  italic: { label: 'Italic', shortcut: { key: 'i' }, icon: <i className="serif">I</i> },
  underline: { label: 'Underline', shortcut: { key: 'u' }, icon: <u>U</u> },
  strike: { label: 'Strikethrough', shortcut: { key: 'x', shift: true }, icon: <s>S</s> },
  sub: { label: 'Subscript', shortcut: { key: ',' }, icon: <sub>2</sub> },
  sup: { label: 'Superscript', shortcut: { key: '.' }, icon: <sup>2</sup> },
  code: { label: 'Code', shortcut: { key: 'e' }, icon: <code>{'<>'}</code> },
};

export function MarkButton({ mark }: { mark: ToggleMark }) {
  const { icon, ...tool } = markTools[mark];
  const pressed = useSlateSelector((editor) => isMarked(editor, mark));
  const run = useCommand();
  return (
    <ToolButton {...tool} pressed={pressed} onClick={() => run((editor) => toggleMark(editor, mark))}>
      {icon}
    </ToolButton>
  );
}

const rareMarks = ['strike', 'sub', 'sup', 'code'] as const satisfies readonly ToggleMark[];

/** The menu of marks that are rarely used. */
export function MoreMarks() {
  const activeMarks = useSlateSelector((editor) => rareMarks.filter((mark) => isMarked(editor, mark)).join());
  const run = useCommand();
  const items = rareMarks.map((mark) => ({
    label: markTools[mark].label,
    content: (
      <>
        {markTools[mark].label}
        <kbd>{shortcutText(markTools[mark].shortcut)}</kbd>
      </>
    ),
    checked: activeMarks.split(',').includes(mark),
    onSelect: () => run((editor) => toggleMark(editor, mark)),
  }));
  return (
    <ToolMenu label="More formatting" items={items} multiple>
      <MoreIcon />
    </ToolMenu>
  );
}
