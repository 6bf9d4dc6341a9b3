import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import text from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import { useState } from 'react';
import { createEditor, type Descendant } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { drawElement } from './elements.tsx';
import { HistoryButtons } from './history-tools.tsx';
import { drawLeaf } from './leaf.tsx';
import { MarkButton } from './mark-tools.tsx';
import css from './rich-editor.module.css';
import type { RichInputProps } from './rich-input.tsx';
import { slateValue } from './slate-types.ts';
import { Toolbar, ToolGroup } from './toolbar.tsx';
import { withSchema } from './with-schema.ts';

const blank: RichDocument = [{ type: 'paragraph', children: [{ text: '' }] }];

/** A document as its author writes it, drawn as learners will see it. */
export function RichEditor({ label, value, onChange, minHeight = 100, autoFocus }: RichInputProps) {
  const [editor] = useState(() => withSchema(withHistory(withReact(createEditor()))));
  const [initial] = useState(() => {
    const document = readRichField(value);
    return slateValue(document && document.length > 0 ? document : blank);
  });
  const report = (blocks: Descendant[]) => {
    const document = blocks as unknown as RichDocument;
    onChange(isEmptyDocument(document) ? '' : JSON.stringify(document));
  };
  return (
    <Slate editor={editor} initialValue={initial} onValueChange={report}>
      <div className={css.editor}>
        <Toolbar label={`Formatting of ${label}`} onLeave={() => ReactEditor.focus(editor)}>
          <ToolGroup>
            <MarkButton mark="bold" />
            <MarkButton mark="italic" />
            <MarkButton mark="underline" />
          </ToolGroup>
          <ToolGroup>
            <HistoryButtons />
          </ToolGroup>
        </Toolbar>
        <Editable
          className={`${text.text} ${css.text}`}
          aria-label={label}
          aria-multiline
          style={{ minHeight }}
          autoFocus={autoFocus}
          renderElement={drawElement}
          renderLeaf={drawLeaf}
        />
      </div>
    </Slate>
  );
}
