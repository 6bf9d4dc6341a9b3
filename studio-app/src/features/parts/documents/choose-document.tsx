import { Button } from '@fourfold/ui-kit/button';
import { TextArea } from '@fourfold/ui-kit/text-area';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import css from './document-dialog.module.css';
import { sheetTemplate } from './sheet-document.ts';

type ChooseDocumentProps = {
  /** The name of the file that is being read; null while none is. */
  reading: string | null;
  /** Why the last file or paste was refused. */
  error: string | null;
  onFile: (file: File) => void;
  onPaste: (data: DataTransfer) => void;
  /** Lines that were typed, not pasted. */
  onText: (text: string) => void;
};

/** The first step: a file that is chosen or dropped, or a pasted text. */
export function ChooseDocument({ reading, error, onFile, onPaste, onText }: ChooseDocumentProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
    else onPaste(event.dataTransfer);
  }
  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    event.preventDefault();
    if (file && event.clipboardData.getData('text/html') === '') onFile(file);
    else onPaste(event.clipboardData);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button does the same with the keyboard
    <div
      className={css.choose}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>
        Choose a document (.docx) or a sheet (.xlsx, .csv) with one question in each row, or drop it here. Nothing is
        created before you have seen it.
      </p>
      <div className={css.buttons}>
        <input
          ref={input}
          hidden
          type="file"
          accept=".docx,.xlsx,.xls,.csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Choosing the same file again is a change too.
            target.value = '';
            if (file) onFile(file);
          }}
        />
        <Button kind="primary" busy={reading !== null} onClick={() => input.current?.click()}>
          {reading === null ? 'Choose a file' : 'Reading…'}
        </Button>
        <Button kind="quiet" onClick={downloadTemplate}>
          Download the sheet’s template
        </Button>
      </div>
      <span className="vh" role="status">
        {reading !== null && `Reading ${reading}`}
      </span>
      {error !== null && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      <TextArea
        label="Or paste questions here"
        rows={6}
        value={text}
        onPaste={paste}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.buttons}>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          Read this text
        </Button>
      </div>
    </div>
  );
}

function downloadTemplate() {
  const link = document.createElement('a');
  // Spreadsheet programs read it as UTF-8 because of the mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', sheetTemplate], { type: 'text/csv' }));
  link.href = url;
  link.download = 'questions.csv';
  link.click();
  URL.revokeObjectURL(url);
}
