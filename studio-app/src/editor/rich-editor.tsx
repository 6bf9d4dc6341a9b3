import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { useState } from 'react';
import { createEditor, type Descendant } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import type { RichInputProps } from './rich-input.tsx';

const blank = [{ type: 'paragraph', children: [{ text: '' }] }];

/** A document as its author writes it. */
export function RichEditor({ label, value, onChange, minHeight = 100, autoFocus }: RichInputProps) {
  const [editor] = useState(() => withHistory(withReact(createEditor())));
  const [initial] = useState(() => {
    const document = readRichField(value);
    return (document && document.length > 0 ? document : blank) as unknown as Descendant[];
  });
  const report = (blocks: Descendant[]) => {
    const document = blocks as unknown as RichDocument;
    onChange(isEmptyDocument(document) ? '' : JSON.stringify(document));
  };
  return (
    <Slate editor={editor} initialValue={initial} onValueChange={report}>
      <Editable aria-label={label} style={{ minHeight }} autoFocus={autoFocus} />
    </Slate>
  );
}
