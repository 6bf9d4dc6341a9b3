import type { ReactNode } from 'react';
import type { Editor } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { useCommand } from './command.ts';
import css from './context-bar.module.css';
import { CreditField } from './credit-field.tsx';
import { around } from './find.ts';
import type { Opened } from './insert-tools.tsx';
import { removeLink, removeTip } from './links.ts';
import { deleteColumn, deleteRow, deleteTable, hasHeader, insertColumn, insertRow, toggleHeader } from './tables.ts';
import { takeFocus } from './take-focus.ts';
import { ToolButton } from './tool-button.tsx';
import { Toolbar } from './toolbar.tsx';

/** The commands for the element around the caret: a link, a tooltip, a table or a passage. */
export function ContextBar({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const link = useSlateSelector((editor) => around(editor, 'link')?.[0]);
  const tooltip = useSlateSelector((editor) => around(editor, 'tooltip')?.[0]);
  const table = useSlateSelector((editor) => around(editor, 'table')?.[0]);
  const passage = useSlateSelector((editor) => around(editor, 'passage')?.[0]);
  if (link) {
    return (
      <Bar label="Link" aside={<Address url={link.url} />}>
        <Word label="Edit" onPress={() => onOpen('link')} />
        <Command label="Remove" change={removeLink} />
      </Bar>
    );
  }
  if (tooltip) {
    return (
      <Bar label="Tooltip">
        <Word label="Edit" onPress={() => onOpen('tooltip')} />
        <Command label="Remove" change={removeTip} />
      </Bar>
    );
  }
  if (table) {
    return (
      <Bar label="Table">
        <Command label="Row above" change={(editor) => insertRow(editor, 'above')} />
        <Command label="Row below" change={(editor) => insertRow(editor, 'below')} />
        <Command label="Column left" change={(editor) => insertColumn(editor, 'left')} />
        <Command label="Column right" change={(editor) => insertColumn(editor, 'right')} />
        <Command label="Header row" pressed={hasHeader(table)} change={toggleHeader} />
        <Command label="Delete row" change={deleteRow} />
        <Command label="Delete column" change={deleteColumn} />
        <Command label="Delete table" change={deleteTable} />
      </Bar>
    );
  }
  return passage ? <CreditField key={passage.credit} credit={passage.credit ?? ''} /> : null;
}

function Bar({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const editor = useSlateStatic();
  return (
    <div className={css.bar}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      {aside}
      <Toolbar label={label} plain onLeave={() => takeFocus(editor)}>
        {children}
      </Toolbar>
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <a className={css.address} href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}

type CommandProps = { label: string; pressed?: boolean; change: (editor: Editor) => void };

function Command({ change, ...word }: CommandProps) {
  const run = useCommand();
  return <Word {...word} onPress={() => run(change)} />;
}

function Word({ label, ...tool }: { label: string; pressed?: boolean; onPress: () => void }) {
  return (
    <ToolButton label={label} {...tool}>
      {label}
    </ToolButton>
  );
}
