import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useEffect, useRef, useState } from 'react';
import { parseInBrowser } from '../../../editor/paste/with-paste.ts';
import { FileRefused } from '../files/file-refused.ts';
import { ChooseDocument } from './choose-document.tsx';
import { pastedDocument } from './pasted-document.ts';
import { readDocument } from './read-document.ts';
import { ReviewDocument } from './review-document.tsx';
import type { SplitDocument } from './split-document.ts';

type DocumentDialogProps = {
  questionLocation: QuestionLocation;
  questions: readonly Question[];
  /** Called with new questions, which come last in the list; after a partial failure too. */
  onCreated: (questions: readonly Question[]) => void;
  /** Called after questions of the list were changed. */
  onChanged: () => void;
  onClose: () => void;
};

/** Creates questions from a .docx file, a sheet or a pasted text, each shown next to its source first. */
export function DocumentDialog({ questionLocation, questions, onCreated, onChanged, onClose }: DocumentDialogProps) {
  const [document, setDocument] = useState<SplitDocument | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function open(name: string, read: (signal: AbortSignal) => Promise<SplitDocument> | SplitDocument) {
    controller.current?.abort();
    const stop = new AbortController();
    controller.current = stop;
    const { signal } = stop;
    setReading(name);
    setError(null);
    try {
      setDocument(await read(signal));
    } catch (thrown) {
      if (signal.aborted) return;
      if (!(thrown instanceof FileRefused)) throw thrown;
      setError(thrown.message);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  }

  if (document)
    return (
      <ReviewDocument
        document={document}
        questionLocation={questionLocation}
        questions={questions}
        onCreated={onCreated}
        onChanged={onChanged}
        onBack={() => setDocument(null)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title="Questions from a document"
      full
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <ChooseDocument
        reading={reading}
        error={error}
        onFile={(file) => void open(file.name, (signal) => readDocument(file, signal))}
        onPaste={(data) => void open('the pasted text', () => pastedDocument(data, parseInBrowser))}
        onText={(text) => void open('the text', () => pastedDocument(plainData(text), parseInBrowser))}
      />
    </Dialog>
  );
}

/** Typed lines in the form of a clipboard. */
function plainData(text: string): Pick<DataTransfer, 'getData' | 'files'> {
  return { getData: (type) => (type === 'text/plain' ? text : ''), files: new DataTransfer().files };
}
