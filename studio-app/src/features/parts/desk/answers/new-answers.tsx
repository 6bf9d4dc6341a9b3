import type { Question } from '@fourfold/core/contract/content';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import { useRef, useState } from 'react';
import { useDraft } from '../../drafts/use-draft.ts';
import { useCaretRequest, useDesk } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { readLines, writeLines } from '../form/answer-lines.ts';
import { useFormPart } from '../form/form-parts.ts';
import { keepTypedAnswer } from '../form/keep-typed.ts';
import { answerForms } from '../kinds/answer-forms.ts';
import { answersOf, blankLines, lineStorage } from '../kinds/line-storage.ts';
import { appendAnswer } from './answer-actions.ts';
import { AnswerLines } from './answer-lines.tsx';
import { answerName, lowerFirst } from './answer-name.ts';

/** New answers of an existing question, after its others. They are created by the save of the form. */
export function NewAnswers({ question }: { question: Question }) {
  const { questionLocation, store } = useDesk();
  const { id, answers } = question;
  const { kind } = authoredItem(question);
  const { field, blank } = lineStorage(kind);
  const draft = useDraft({
    key: draftKeys.newAnswer(id),
    subjectId: id,
    baseRev: null,
    saved: { ...blankLines, ...blank, id: '' },
  });
  /** With the single answer that an earlier version of the studio has put into the draft. */
  const read = () => {
    const { choices, keys, ...earlier } = draft.value;
    const lines = { choices, keys }[field];
    return lines === '' && earlier.id !== '' ? writeLines([earlier], blank) : lines;
  };
  const write = (json: string) => draft.change({ ...blank, id: '', [field]: json });
  const current = () => answersOf(kind, { ...blankLines, [field]: read() });
  const failedId = useRef<string | null>(null);
  const request = useCaretRequest(id, 'new-answer');
  const [generation, setGeneration] = useState(0);
  const isShown = request !== undefined || current().length > 0;

  useFormPart({
    name: current().length > 1 ? 'the new answers' : lowerFirst(answerName(answers.length)),
    order: 1_000,
    isDirty: () => current().length > 0,
    async save() {
      for (const answer of current()) {
        const made = await appendAnswer(questionLocation, question, answer);
        const isRepeated = failedId.current === answer.id;
        failedId.current = made ? null : answer.id;
        if (!made) return false;
        // The reply to an earlier attempt may have been lost: then the answer has the text of that time.
        const sent = isRepeated ? { ...answerForms[kind].fieldsOf(made) } : answer;
        const typed = current().find(({ id }) => id === answer.id);
        keepTypedAnswer(made, sent, typed);
        const rest = readLines(read(), blank).filter((line) => line.id !== answer.id);
        write(writeLines(rest, blank));
        // The empty line gets a new id: the id of a saved answer must not be used again.
        setGeneration((before) => before + 1);
      }
      return true;
    },
    discard: draft.discard,
  });

  if (!isShown) return null;
  return (
    <AnswerLines
      key={`${kind} ${generation}`}
      kind={kind}
      read={read}
      write={write}
      version={draft.version}
      firstAt={answers.length}
      questionId={id}
      caret={{ into: 'next', request }}
      onLeave={() => store.edit(id, 'question_exp')}
      onEmpty={() => {
        store.edit(id, null);
        focusWhenRendered(elementIds.newAnswer(id));
      }}
    />
  );
}
