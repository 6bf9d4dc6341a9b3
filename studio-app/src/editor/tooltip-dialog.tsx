import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { EditorDialog } from './editor-dialog.tsx';
import { tooltipSchema } from './element-kinds.ts';
import { elementAround } from './find-element.ts';
import { removeTip, setTip } from './links.ts';
import type { ElementOf } from './slate-types.ts';
import css from './text-editor.module.css';
import { TextEditor } from './text-editor.tsx';
import { useCommand } from './use-command.ts';

type TooltipContent = ElementOf<'tooltip'>['tip'];

/** Edits the tooltip of the selected text: content is required, and Remove is shown if there is any (EDT-007). */
export function TooltipDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const run = useCommand();
  const [initial] = useState(() => {
    const existing = elementAround(editor, 'tooltip')?.[0];
    return existing ? JSON.stringify(existing.tip) : '';
  });
  const [tip, setTipField] = useState(initial);
  const [isRequiredShown, setIsRequiredShown] = useState(false);
  const closeAndRun = (change: Parameters<typeof run>[0]) => {
    onClose();
    run(change);
  };
  const submit = () => {
    const paragraphs = readRichField(tip) as TooltipContent | null;
    if (!paragraphs || paragraphs.length === 0) setIsRequiredShown(true);
    else closeAndRun((editor) => setTip(editor, paragraphs));
  };

  return (
    <EditorDialog
      title="Tooltip"
      onClose={onClose}
      wide
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {(tip !== '' || initial !== '') && (
            <Button kind="danger" onClick={() => closeAndRun(removeTip)}>
              Remove
            </Button>
          )}
          <Button kind="primary" onClick={submit}>
            Submit
          </Button>
        </>
      }
    >
      <div className={css.framed}>
        <TextEditor
          label="Tooltip"
          value={initial}
          onChange={setTipField}
          minHeight={80}
          autoFocus
          scheme={tooltipSchema}
        />
      </div>
      <p className={css.message} role="alert">
        {isRequiredShown && tip === '' && 'Please enter Tooltip'}
      </p>
    </EditorDialog>
  );
}
