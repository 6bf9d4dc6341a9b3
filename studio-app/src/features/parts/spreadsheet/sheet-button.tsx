import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button, type ButtonProps } from '@fourfold/ui-kit/button';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FileRefused } from '../files/file-refused.ts';
import { readSheet } from './read-sheet.ts';

/** A table as returned by `readSheet`, with its file name. */
export type ReadSheet = { name: string; rows: string[][] };

type SheetButtonProps = Pick<ButtonProps, 'kind' | 'busy' | 'aria-describedby'> & {
  onRead: (sheet: ReadSheet) => void;
  children?: string;
};

/** A button that lets the user choose a spreadsheet and reads it; shows an alert if it cannot be read. */
export function SheetButton({ onRead, busy, children = 'Upload Excel', ...buttonProps }: SheetButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function readChosenFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Resets the input, so that choosing the same file again is a change too.
    target.value = '';
    if (!file) return;
    reading.current = new AbortController();
    const { signal } = reading.current;
    setName(file.name);
    try {
      onRead({ name: file.name, rows: await readSheet(file, { signal }) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FileRefused)) throw error;
      showAlert('error', error.message);
    } finally {
      if (!signal.aborted) setName(null);
    }
  }
  return (
    <>
      <input ref={input} hidden type="file" accept=".xlsx,.xls,.csv" onChange={readChosenFile} />
      <Button {...buttonProps} busy={busy || name !== null} onClick={() => input.current?.click()}>
        {name === null ? children : 'Reading…'}
      </Button>
      <span className="vh" role="status">
        {name !== null && `Reading ${name}`}
      </span>
    </>
  );
}
