import type { Locator, Page } from '@playwright/test';

/**
 * Content of a clipboard or a drag: text by MIME type, and files. The bytes of a file are a binary
 * string, one character a byte.
 */
export type TransferContent = {
  types?: Readonly<Record<string, string>>;
  files?: readonly { name: string; type: string; bytes: string }[];
};

/** Puts exact data on the real clipboard and pastes it with Ctrl+V. */
export async function pasteByKeys(page: Page, types: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((types) => {
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [type, data] of Object.entries(types)) event.clipboardData?.setData(type, data);
    };
    addEventListener('copy', copy, { capture: true, once: true });
  }, types);
  await page.keyboard.press('Control+C');
  await page.keyboard.press('Control+V');
}

/**
 * Dispatches the paste event that the browser would send. For content that a script cannot put on
 * the clipboard, such as files.
 */
export async function paste(field: Locator, content: TransferContent): Promise<void> {
  await dispatchTransfer(field, content, 'paste');
}

/** Dispatches a drop into the middle of a text. */
export async function drop(field: Locator, content: TransferContent): Promise<void> {
  await dispatchTransfer(field, content, 'drop');
}

async function dispatchTransfer(field: Locator, content: TransferContent, kind: 'paste' | 'drop'): Promise<void> {
  await field.evaluate(
    (element, { types = {}, files = [], kind }) => {
      const dataTransfer = new DataTransfer();
      for (const [type, data] of Object.entries(types)) dataTransfer.setData(type, data);
      for (const { name, type, bytes } of files) {
        const byteArray = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([byteArray], name, { type }));
      }
      const common = { bubbles: true, cancelable: true, composed: true, dataTransfer };
      if (kind === 'paste') {
        element.dispatchEvent(new InputEvent('beforeinput', { ...common, inputType: 'insertFromPaste' }));
        return;
      }
      const textElement = element.querySelector('[data-slate-string], [data-slate-zero-width]') ?? element;
      const { left, top, height } = textElement.getBoundingClientRect();
      const point = { clientX: left + 2, clientY: top + height / 2 };
      textElement.dispatchEvent(new DragEvent('dragover', { ...common, ...point }));
      textElement.dispatchEvent(new DragEvent('drop', { ...common, ...point }));
    },
    { ...content, kind },
  );
}

/** A valid PNG of 2 by 1 pixels. */
export const tinyPng = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC',
);
