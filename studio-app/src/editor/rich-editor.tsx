import { documentScheme } from './kinds.ts';
import type { RichInputProps } from './rich-input.tsx';
import { TooltipDialog } from './tooltip-dialog.tsx';
import { Writing } from './writing.tsx';

/** The editor of a whole document. */
export function RichEditor(props: RichInputProps) {
  return <Writing {...props} scheme={documentScheme} Tooltips={TooltipDialog} />;
}
