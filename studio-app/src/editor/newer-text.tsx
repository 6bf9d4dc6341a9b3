import { apiBase } from '@fourfold/app-shell/installation';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { readBlocks } from '@fourfold/core/rich-text/read-blocks';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { useEffect, useRef } from 'react';
import type { CaretRequest } from './caret-request.ts';
import css from './text-editor.module.css';

export type RichFieldProps = {
  /** Accessible name. */
  label: string;
  /** A rich-text field as in the API: a JSON string of blocks, or plain text. Read once, on mount. */
  value: string;
  /** In pixels: 100 for a question, 80 for its other texts (EDT-009); 0: one line, which grows. */
  minHeight?: 0 | 80 | 100;
  /** Takes the focus on mount, and at each new request. */
  autoFocus?: boolean | CaretRequest | undefined;
  /** Its own keys, for `aria-keyshortcuts`. */
  keys?: string | undefined;
};

/**
 * A text that a newer version of the studio wrote, read-only: the known parts, formulas as LaTeX, and a note. It reports
 * no change, so that the text is never saved without its unknown parts (Q300).
 */
export function NewerText({ label, value, minHeight = 100, autoFocus }: RichFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);
  return (
    <div className={css.editor}>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area has no paragraphs and formulas */}
      <div
        ref={box}
        role="textbox"
        aria-readonly
        aria-multiline
        aria-label={label}
        tabIndex={0}
        className={css.text}
        data-one-line={minHeight === 0 || undefined}
        style={{ minHeight }}
      >
        <RichText document={readBlocks(value) as RichDocument} mediaBase={apiBase} />
      </div>
      <p className={css.message}>A newer version of this page wrote this text. Reload the page to change it.</p>
    </div>
  );
}
