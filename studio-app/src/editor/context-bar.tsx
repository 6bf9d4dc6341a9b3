import { ToolButton, Toolbar, ToolStrip } from '@fourfold/ui-kit/toolbar';
import type { ReactNode } from 'react';
import type { Editor } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { CreditField } from './credit-field.tsx';
import { elementAround } from './find-element.ts';
import type { OpenDialog } from './insert-tools.tsx';
import { removeLink, removeTip } from './links.ts';
import { deleteColumn, deleteRow, deleteTable, hasHeader, insertColumn, insertRow, toggleHeader } from './tables.ts';
import { takeFocus } from './take-focus.ts';
import { useCommand } from './use-command.ts';

/** The commands for the element around the caret: a link, a tooltip, a table or a passage. */
export function ContextBar({ onOpen }: { onOpen: (opened: OpenDialog) => void }) {
  const link = useSlateSelector((editor) => elementAround(editor, 'link')?.[0]);
  const tooltip = useSlateSelector((editor) => elementAround(editor, 'tooltip')?.[0]);
  const table = useSlateSelector((editor) => elementAround(editor, 'table')?.[0]);
  const passage = useSlateSelector((editor) => elementAround(editor, 'passage')?.[0]);
  if (link) {
    return (
      <Bar label="Link" aside={<LinkPreview url={link.url} />}>
        <TextButton label="Edit" onClick={() => onOpen('link')} />
        <CommandButton label="Remove" change={removeLink} />
      </Bar>
    );
  }
  if (tooltip) {
    return (
      <Bar label="Tooltip">
        <TextButton label="Edit" onClick={() => onOpen('tooltip')} />
        <CommandButton label="Remove" change={removeTip} />
      </Bar>
    );
  }
  if (table) {
    return (
      <Bar label="Table">
        <CommandButton label="Row above" change={(editor) => insertRow(editor, 'above')} />
        <CommandButton label="Row below" change={(editor) => insertRow(editor, 'below')} />
        <CommandButton label="Column left" change={(editor) => insertColumn(editor, 'left')} />
        <CommandButton label="Column right" change={(editor) => insertColumn(editor, 'right')} />
        <CommandButton label="Header row" pressed={hasHeader(table)} change={toggleHeader} />
        <CommandButton label="Delete row" change={deleteRow} />
        <CommandButton label="Delete column" change={deleteColumn} />
        <CommandButton label="Delete table" change={deleteTable} />
      </Bar>
    );
  }
  return passage ? <CreditField key={passage.credit} credit={passage.credit ?? ''} /> : null;
}

function Bar({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const editor = useSlateStatic();
  return (
    <ToolStrip label={label}>
      {aside}
      <Toolbar label={label} plain onLeave={() => takeFocus(editor)}>
        {children}
      </Toolbar>
    </ToolStrip>
  );
}

function LinkPreview({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}

type CommandButtonProps = { label: string; pressed?: boolean; change: (editor: Editor) => void };

function CommandButton({ change, ...button }: CommandButtonProps) {
  const run = useCommand();
  return <TextButton {...button} onClick={() => run(change)} />;
}

function TextButton({ label, ...tool }: { label: string; pressed?: boolean; onClick: () => void }) {
  return (
    <ToolButton label={label} {...tool}>
      {label}
    </ToolButton>
  );
}
