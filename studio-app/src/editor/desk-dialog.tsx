import { Dialog } from '@fourfold/ui-kit/dialog';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * A dialog of the editor. It stands outside whatever form the text stands in, and its keys are its own: Enter in it
 * must not save a question, nor Escape close one.
 */
export function DeskDialog(props: ComponentProps<typeof Dialog>) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from those who do not mean them
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Dialog {...props} />
    </div>,
    document.body,
  );
}
