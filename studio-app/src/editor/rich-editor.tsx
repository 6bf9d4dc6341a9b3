import { documentScheme } from './kinds.ts';
import type { RichInputProps } from './rich-input.tsx';
import { TooltipDialog } from './tooltip-dialog.tsx';
import { Writing } from './writing.tsx';

/** A document as its author writes it. */
export function RichEditor(props: RichInputProps) {
  return <Writing {...props} scheme={documentScheme} Tooltips={TooltipDialog} />;
}
