import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { useCommand } from './command.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { around } from './find.ts';
import { tipScheme } from './kinds.ts';
import { removeTip, setTip } from './links.ts';
import type { ElementOf } from './slate-types.ts';
import css from './writing.module.css';
import { Writing } from './writing.tsx';

type Tip = ElementOf<'tooltip'>['tip'];

/** Edits the tooltip of the selected text: content is required, and Remove is shown if there is any (EDT-007). */
export function TooltipDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const run = useCommand();
  const [initial] = useState(() => {
    const own = around(editor, 'tooltip')?.[0];
    return own ? JSON.stringify(own.tip) : '';
  });
  const [tip, setTipField] = useState(initial);
  const [asked, setAsked] = useState(false);
  const leave = (change: Parameters<typeof run>[0]) => {
    onClose();
    run(change);
  };
  const submit = () => {
    const paragraphs = readRichField(tip) as Tip | null;
    if (!paragraphs || paragraphs.length === 0) setAsked(true);
    else leave((editor) => setTip(editor, paragraphs));
  };

  return (
    <DeskDialog
      title="Tooltip"
      onClose={onClose}
      wide
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {(tip !== '' || initial !== '') && (
            <Button kind="danger" onClick={() => leave(removeTip)}>
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
        <Writing label="Tooltip" value={initial} onChange={setTipField} minHeight={80} autoFocus scheme={tipScheme} />
      </div>
      <p className={css.message} role="alert">
        {asked && tip === '' && 'Please enter Tooltip'}
      </p>
    </DeskDialog>
  );
}
