import { showAlert } from '@fourfold/ui-kit/alerts';
import { Drawing } from '@fourfold/ui-kit/icon/drawing';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { around } from './find.ts';
import { canHaveTip } from './links.ts';
import type { Shortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';

/** The dialog that is open over a text. */
export type Opened = 'link' | 'tooltip' | null;
type OpenProps = { onOpen: (opened: Opened) => void };

export const linkShortcut: Shortcut = { key: 'k' };

export function LinkButton({ onOpen }: OpenProps) {
  const inside = useSlateSelector((editor) => around(editor, 'link') !== undefined);
  return (
    <ToolButton label="Link" shortcut={linkShortcut} pressed={inside} onPress={() => onOpen('link')}>
      <Drawing path="M7 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7L8.4 4.1M9 6.8a2.6 2.6 0 0 0-3.7 0L3.1 9a2.6 2.6 0 0 0 3.7 3.7l.8-.8" />
    </ToolButton>
  );
}

export function TooltipButton({ onOpen }: OpenProps) {
  const editor = useSlateStatic();
  const inside = useSlateSelector((editor) => around(editor, 'tooltip') !== undefined);
  const press = () => {
    if (canHaveTip(editor)) onOpen('tooltip');
    else showAlert('error', 'Please select text first');
  };
  return (
    <ToolButton label="Tooltip" pressed={inside} onPress={press}>
      <Drawing path="M2 3h12v8H8l-3 3v-3H2z" />
    </ToolButton>
  );
}
