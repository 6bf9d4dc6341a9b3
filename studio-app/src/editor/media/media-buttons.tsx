import { StrokeIcon } from '@fourfold/ui-kit/icon/stroke-icon';
import { ToolButton } from '@fourfold/ui-kit/toolbar';
import { Editor } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { elementAround } from '../find-element.ts';
import { openMediaDialog } from './media-dialog-state.ts';

const tools = [
  { kind: 'image', label: 'Image', path: 'M2 3h12v10H2zM2 11l3.5-3.5 3 3 2-2L14 12M10.5 6h.01' },
  { kind: 'video', label: 'Video', path: 'M2 3h12v10H2zM6.5 6v4l3.5-2z' },
] as const;

/** Buttons for pictures and videos; while one is selected, its button is pressed and changes it. */
export function MediaButtons() {
  const editor = useSlateStatic();
  const selected = useSlateSelector((editor) => elementAround(editor, ['image', 'video'])?.[0].type);
  const openDialog = (kind: 'image' | 'video') => {
    const existing = elementAround(editor, kind);
    openMediaDialog(editor, { kind, at: existing ? Editor.pathRef(editor, existing[1]) : null });
  };
  return tools.map(({ kind, label, path }) => (
    <ToolButton
      key={kind}
      label={selected === kind ? `Change ${kind}` : label}
      pressed={selected === kind}
      aria-haspopup="dialog"
      onClick={() => openDialog(kind)}
    >
      <StrokeIcon path={path} />
    </ToolButton>
  ));
}
