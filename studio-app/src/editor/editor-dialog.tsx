import { Dialog } from '@fourfold/ui-kit/dialog';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * A dialog of the editor, rendered outside of the form that contains the text. Its key events do
 * not reach that form: Enter must not save a question, and Escape must not close one.
 */
export function EditorDialog(props: ComponentProps<typeof Dialog>) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops key events from reaching outer handlers
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Dialog {...props} />
    </div>,
    document.body,
  );
}
