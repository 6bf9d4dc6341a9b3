import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';

export type Clipboard = {
  /** A piece of one of our own texts, checked: any page can write one. */
  fragment: RichDocument | null;
  html: string;
  text: string;
  rtf: string;
  files: readonly File[];
};

/** What a paste or a drop brings. It can only be read while its event is on. */
export function readClipboard(data: Pick<DataTransfer, 'getData' | 'files'>): Clipboard {
  const html = data.getData('text/html');
  const coded = data.getData('application/x-slate-fragment') || /data-slate-fragment="([^"]+)"/.exec(html)?.[1] || '';
  return {
    fragment: readFragment(coded),
    html,
    text: data.getData('text/plain'),
    rtf: data.getData('text/rtf'),
    files: Array.from(data.files ?? []),
  };
}

/** As Slate writes it: JSON, percent-encoded, in base64. Other editors write theirs under the same name. */
function readFragment(coded: string): RichDocument | null {
  if (coded === '') return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(coded)));
    return isDocument(value) && value.length > 0 ? value : null;
  } catch {
    return null;
  }
}
