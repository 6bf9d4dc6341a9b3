import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { type KeyboardEvent, useState } from 'react';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { EditorDialog } from './editor-dialog.tsx';
import { elementAround } from './find-element.ts';
import { removeLink, setLink, toUrl } from './links.ts';
import css from './text-editor.module.css';
import { useCommand } from './use-command.ts';

/** Asks for a link's URL, and for its text if nothing is selected. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const run = useCommand();
  const [existing] = useState(() => elementAround(editor, 'link')?.[0]);
  const [asksText] = useState(() => !existing && !(editor.selection && Range.isExpanded(editor.selection)));
  const [address, setAddress] = useState(existing?.url ?? '');
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();

  const submit = () => {
    const url = toUrl(address);
    if (!url) {
      setMessage(address.trim() === '' ? 'Please enter Address' : 'Invalid Address');
      return;
    }
    onClose();
    run((editor) => setLink(editor, url, text.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <EditorDialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {existing && (
            <Button
              kind="danger"
              onClick={() => {
                onClose();
                run(removeLink);
              }}
            >
              Remove
            </Button>
          )}
          <Button kind="primary" onClick={submit}>
            Submit
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Field
          label="Address"
          value={address}
          message={message}
          note="https://, mailto: or a path of this site"
          inputMode="url"
          autoComplete="off"
          autoFocus
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setAddress(event.target.value);
            setMessage(undefined);
          }}
        />
        {asksText && (
          <Field
            label="Words"
            value={text}
            autoComplete="off"
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </div>
    </EditorDialog>
  );
}
