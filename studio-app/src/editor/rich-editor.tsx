import { documentSchema } from './element-kinds.ts';
import { type RichInputProps, TextEditor } from './text-editor.tsx';
import { TooltipDialog } from './tooltip-dialog.tsx';

/** The editor of a whole document. */
export function RichEditor(props: RichInputProps) {
  return <TextEditor {...props} scheme={documentSchema} Tooltips={TooltipDialog} />;
}
