import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';

export type Clipboard = {
  /** A fragment of the studio's own editor, validated, because any page can write one. */
  fragment: RichDocument | null;
  html: string;
  text: string;
  rtf: string;
  files: readonly File[];
};

/** Reads the data of a paste or drop; only possible during the event. */
export function readClipboard(data: Pick<DataTransfer, 'getData' | 'files'>): Clipboard {
  const html = data.getData('text/html');
  const encoded = data.getData('application/x-slate-fragment') || /data-slate-fragment="([^"]+)"/.exec(html)?.[1] || '';
  return {
    fragment: readFragment(encoded),
    html,
    text: data.getData('text/plain'),
    rtf: data.getData('text/rtf'),
    files: Array.from(data.files ?? []),
  };
}

/** Decodes Slate's format: JSON, percent-encoded, in base64. Other editors use the same name for their own. */
function readFragment(encoded: string): RichDocument | null {
  if (encoded === '') return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    return isDocument(value) && value.length > 0 ? value : null;
  } catch {
    return null;
  }
}
