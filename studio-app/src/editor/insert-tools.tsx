import { showAlert } from '@fourfold/ui-kit/alerts';
import { StrokeIcon } from '@fourfold/ui-kit/icon/stroke-icon';
import type { Shortcut } from '@fourfold/ui-kit/shortcut';
import { ToolButton } from '@fourfold/ui-kit/toolbar';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { elementAround } from './find-element.ts';
import { canHaveTip } from './links.ts';

/** The dialog that is open over a text. */
export type OpenDialog = 'link' | 'tooltip' | null;
type OpenProps = { onOpen: (opened: OpenDialog) => void };

export const linkShortcut: Shortcut = { key: 'k' };

export function LinkButton({ onOpen }: OpenProps) {
  const isInside = useSlateSelector((editor) => elementAround(editor, 'link') !== undefined);
  return (
    <ToolButton label="Link" shortcut={linkShortcut} pressed={isInside} onClick={() => onOpen('link')}>
      <StrokeIcon path="M7 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7L8.4 4.1M9 6.8a2.6 2.6 0 0 0-3.7 0L3.1 9a2.6 2.6 0 0 0 3.7 3.7l.8-.8" />
    </ToolButton>
  );
}

export function TooltipButton({ onOpen }: OpenProps) {
  const editor = useSlateStatic();
  const isInside = useSlateSelector((editor) => elementAround(editor, 'tooltip') !== undefined);
  const press = () => {
    if (canHaveTip(editor)) onOpen('tooltip');
    else showAlert('error', 'Please select text first');
  };
  return (
    <ToolButton label="Tooltip" pressed={isInside} onClick={press}>
      <StrokeIcon path="M2 3h12v8H8l-3 3v-3H2z" />
    </ToolButton>
  );
}
