import { StrokeIcon } from '@fourfold/ui-kit/icon/stroke-icon';
import { ToolButton } from '@fourfold/ui-kit/toolbar';
import { useSlateSelector } from 'slate-react';
import { useCommand } from './use-command.ts';

export function HistoryButtons() {
  const run = useCommand();
  const undoable = useSlateSelector(({ history }) => history.undos.length > 0);
  const redoable = useSlateSelector(({ history }) => history.redos.length > 0);
  return (
    <>
      <ToolButton
        label="Undo"
        shortcut={{ key: 'z' }}
        disabled={!undoable}
        onClick={() => run((editor) => editor.undo())}
      >
        <StrokeIcon path="M6 3L3 6l3 3M3 6h6a4 4 0 010 8H7" />
      </ToolButton>
      <ToolButton
        label="Redo"
        shortcut={{ key: 'z', shift: true }}
        disabled={!redoable}
        onClick={() => run((editor) => editor.redo())}
      >
        <StrokeIcon path="M10 3l3 3-3 3M13 6H7a4 4 0 000 8h2" />
      </ToolButton>
    </>
  );
}
