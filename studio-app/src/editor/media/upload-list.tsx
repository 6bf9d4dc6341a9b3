import { Button } from '@fourfold/ui-kit/button';
import { AlertIcon, CrossIcon } from '@fourfold/ui-kit/icon';
import { useSlateStatic } from 'slate-react';
import css from './media.module.css';
import { endUpload, useUploads } from './uploads.ts';

/** The running uploads of pictures, and the failed ones with the reason. */
export function UploadList() {
  const editor = useSlateStatic();
  const uploads = useUploads(editor);
  return (
    <div role="status" className={css.uploads}>
      {uploads.map(({ id, name, state }) => (
        <p key={id} data-is={state.kind}>
          {state.kind === 'sending' ? (
            <>Uploading {name}</>
          ) : (
            <>
              <AlertIcon size={14} />
              <span>
                {name}: {state.reason}
              </span>
              {state.retry && (
                <Button kind="quiet" onClick={state.retry}>
                  Try again
                </Button>
              )}
              <Button kind="quiet" icon aria-label={`Dismiss ${name}`} onClick={() => endUpload(editor, id)}>
                <CrossIcon size={14} />
              </Button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
