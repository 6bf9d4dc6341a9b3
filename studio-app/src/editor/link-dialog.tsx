import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { type KeyboardEvent, useState } from 'react';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { useCommand } from './command.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { around } from './find.ts';
import { addressOf, removeLink, setLink } from './links.ts';
import css from './writing.module.css';

/** Asks for a link's URL, and for its text if nothing is selected. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const run = useCommand();
  const [own] = useState(() => around(editor, 'link')?.[0]);
  const [asksWords] = useState(() => !own && !(editor.selection && Range.isExpanded(editor.selection)));
  const [address, setAddress] = useState(own?.url ?? '');
  const [words, setWords] = useState('');
  const [message, setMessage] = useState<string>();

  const submit = () => {
    const url = addressOf(address);
    if (!url) {
      setMessage(address.trim() === '' ? 'Please enter Address' : 'Invalid Address');
      return;
    }
    onClose();
    run((editor) => setLink(editor, url, words.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <DeskDialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {own && (
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
        {asksWords && (
          <Field
            label="Words"
            value={words}
            autoComplete="off"
            onKeyDown={onKeyDown}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </DeskDialog>
  );
}
