import { limits } from '@fourfold/core/rich-text/limits';
import { ToolStrip } from '@fourfold/ui-kit/toolbar';
import { useState } from 'react';
import { Transforms } from 'slate';
import { useSlateStatic } from 'slate-react';
import { elementAround } from './find-element.ts';
import type { ElementOf } from './slate-types.ts';
import { takeFocus } from './take-focus.ts';

/**
 * Edits the credit of a passage: its author and source, shown below it. Saved once, on blur, so
 * that one undo reverts it.
 */
export function CreditField({ credit }: { credit: string }) {
  const editor = useSlateStatic();
  const [typed, setTyped] = useState(credit);
  const save = () => {
    const passageEntry = elementAround(editor, 'passage');
    if (!passageEntry || typed === credit) return;
    const options = { at: passageEntry[1] };
    if (typed) Transforms.setNodes<ElementOf<'passage'>>(editor, { credit: typed }, options);
    else Transforms.unsetNodes<ElementOf<'passage'>>(editor, 'credit', options);
  };
  return (
    <ToolStrip as="label" label="Credit">
      <input
        value={typed}
        maxLength={limits.caption}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          // The blur saves it.
          takeFocus(editor);
        }}
      />
    </ToolStrip>
  );
}
