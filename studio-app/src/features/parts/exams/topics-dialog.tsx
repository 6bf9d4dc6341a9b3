import { callQuery } from '@fourfold/app-shell/call-query';
import { confirm } from '@fourfold/app-shell/confirm';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SheetButton } from '../spreadsheet/sheet-button.tsx';
import { nameTopics } from './change-exam.ts';
import type { Exam, ExamList } from './exam-lists.ts';
import css from './topics-dialog.module.css';
import { type SheetNumber, type TopicSheet, useTopicSheet } from './use-topic-sheet.ts';

type TopicsDialogProps = { list: ExamList; exam: Exam; questions: readonly ExamQuestion[]; onClose: () => void };

/** All numbers of an exam with their topics: typed with Enter for the next number, pasted or uploaded as a column. */
export function TopicsDialog({ list, exam, questions, onClose }: TopicsDialogProps) {
  const [form, titles] = [useId(), useId()];
  const { sections }: ExamEdition = examEditions[exam.edition];
  const sheet = useTopicSheet(sections, questions);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<{ isFilled: boolean; text: string } | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const suggested = useQuery({ ...callQuery(list.topicTitles), throwOnError: false });
  const count = sheet.changed.length;

  async function close() {
    const text = `${count} ${count === 1 ? 'topic is' : 'topics are'} not saved.`;
    if (count === 0 || (await confirm('Are you sure you want to discard these topics?', { text, danger: true })))
      onClose();
  }
  const goTo = (at: number) => fields.current?.querySelectorAll('input')[at]?.focus();

  const focusFirst = useEffectEvent(() => {
    const firstOpen = sheet.numbers.findIndex(({ question }) => question.topic === null);
    goTo(Math.max(0, firstOpen));
  });
  // After the dialog has opened, which focuses its first control.
  useEffect(() => focusFirst(), []);

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    if (sheet.refused) return goTo(sheet.numbers.indexOf(sheet.refused.number));
    if (count === 0) return onClose();
    setBusy(true);
    const isSaved = await nameTopics(list, sheet.changed);
    setBusy(false);
    if (isSaved) onClose();
  }
  function moveByKey(event: KeyboardEvent<HTMLInputElement>, at: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return void save();
    const to = at + (event.shiftKey ? -1 : 1);
    if (to < sheet.numbers.length) goTo(Math.max(0, to));
    else fields.current?.ownerDocument.getElementById(`${form}save`)?.focus();
  }
  return (
    <Dialog
      full
      title={`Topics of ${exam.title}`}
      blocking={busy}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button id={`${form}save`} kind="primary" type="submit" form={form} busy={busy}>
            {count === 0 ? 'Save' : `Save ${count} ${count === 1 ? 'topic' : 'topics'}`}
          </Button>
        </>
      }
    >
      <div className={css.head}>
        <p className="small">
          Enter goes to the next number, Ctrl+Enter saves. A column that is pasted fills this number and those after it;
          an uploaded one begins at the first number.
        </p>
        <SheetButton kind="quiet" busy={busy} onRead={({ rows }) => setStatus(sheet.fill(0, rows))}>
          Upload a column
        </SheetButton>
      </div>
      <p className={css.status} role="status" data-bad={status?.isFilled === false || undefined}>
        {status?.text}
      </p>
      <form id={form} ref={fields} onSubmit={save}>
        {sections.map(({ type, title }) => (
          <fieldset key={type} className={css.section}>
            <legend className="label">{title}</legend>
            {sheet.numbers.map((number, at) =>
              number.question.type === type ? (
                <TopicField
                  key={number.question.id}
                  {...{ sheet, number, titles }}
                  onKeyDown={(event) => moveByKey(event, at)}
                  onPasteRows={(rows) => setStatus(sheet.fill(at, rows))}
                />
              ) : null,
            )}
          </fieldset>
        ))}
      </form>
      <datalist id={titles}>
        {suggested.data?.data.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </Dialog>
  );
}

type TopicFieldProps = {
  sheet: TopicSheet;
  number: SheetNumber;
  /** DOM id of the list of suggestions. */
  titles: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPasteRows: (rows: string[][]) => void;
};

function TopicField({ sheet, number, titles, onKeyDown, onPasteRows }: TopicFieldProps) {
  const id = useId();
  const { question, section } = number;
  const title = sheet.titleOf(question);
  const problem = sheet.refused?.number === number ? sheet.refused.text : undefined;
  const isChanged = title.trim() !== (question.topic?.title ?? '');
  return (
    <div className={css.row} data-changed={isChanged || undefined}>
      <label htmlFor={id} className={css.number}>
        <span className="vh">{section}, number </span>
        {question.position + 1}
      </label>
      <input
        id={id}
        aria-describedby={problem && `${id}problem`}
        value={title}
        list={titles}
        autoComplete="off"
        aria-invalid={problem !== undefined || undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => sheet.type(question, target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!/[\n\t]/.test(text.trimEnd())) return;
          event.preventDefault();
          onPasteRows(text.split(/\r?\n/).map((line) => line.split('\t')));
        }}
      />
      {problem && (
        <span id={`${id}problem`} className={css.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
