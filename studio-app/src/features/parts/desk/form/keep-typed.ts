import { type DraftFields, isSameField } from '@fourfold/core/authoring/drafts';
import type { Answer, Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { currentDraftDesk } from '../../drafts/draft-desk.ts';
import { draftKeys } from '../draft-keys.ts';
import { answerForms } from '../kinds/answer-forms.ts';
import { answersOf, blankLines, lineStorage } from '../kinds/line-storage.ts';
import { hasContent } from '../rich-field.tsx';
import { textNames } from '../texts/text-fields.ts';
import type { NewQuestionFields } from './create-from.ts';

type Typed = Pick<NewQuestionFields, 'question' | (typeof textNames)[number]> & {
  answers: readonly (DraftFields & { id: string })[];
};

/** The texts of a new question as they are in its draft. */
export function typedTexts(draft: NewQuestionFields): Typed {
  return { ...draft, answers: answersOf(chosenKind(draft), draft) };
}

/** The texts of a question as it was created. */
export function createdTexts(created: Question, kind: KindName): Typed {
  return {
    ...created,
    answers: created.answers.map((answer) => ({ ...answerForms[kind].fieldsOf(answer), id: answer.id })),
  };
}

/**
 * Stores as drafts of a created question what was typed since it was sent: during the call or, if the reply to an earlier
 * attempt was lost, since that attempt. `sent` is what the question has.
 */
export function keepTyped(created: Question, kind: KindName, { sent, typed }: { sent: Typed; typed: Typed }): void {
  const { id, rev = null } = created;
  const base = { subject_id: id, base_rev: rev };
  if (!isSameText(typed.question, sent.question))
    keep(draftKeys.question(id), { ...base, content: { question: typed.question } });
  for (const name of textNames) {
    if (!isSameText(typed[name], sent[name]))
      keep(draftKeys.text(name, id), { ...base, content: { text: typed[name] } });
  }
  for (const answer of created.answers) {
    const find = (texts: Typed) => texts.answers.find((one) => one.id === answer.id);
    keepTypedAnswer(answer, find(sent), find(typed));
  }
  const added = typed.answers.filter((line) => created.answers.every((answer) => answer.id !== line.id));
  if (added.length === 0) return;
  const { field, blank } = lineStorage(kind);
  const lines = JSON.stringify(added.map((line) => ({ ...blank, ...line })));
  keep(draftKeys.newAnswer(id), {
    subject_id: id,
    base_rev: null,
    content: { ...blankLines, ...blank, id: '', [field]: lines },
  });
}

/** The same for one answer. */
export function keepTypedAnswer(created: Answer, sent: DraftFields | undefined, typed: DraftFields | undefined): void {
  if (!sent || !typed) return;
  const entries = Object.entries(typed).filter(([name, value]) => !isSameText(value, sent[name]));
  if (entries.length === 0) return;
  keep(draftKeys.answer(created.id), {
    subject_id: created.question_id,
    base_rev: created.rev ?? null,
    content: Object.fromEntries(entries),
  });
}

/** The server may return an empty text in another form. */
function isSameText(a: DraftFields[string] | undefined, b: DraftFields[string] | undefined): boolean {
  const isEmptyText = (value: typeof a) => typeof value === 'string' && !hasContent(value);
  return isSameField(a, b) || (isEmptyText(a) && isEmptyText(b));
}

function keep(key: string, draft: { subject_id: string; base_rev: number | null; content: DraftFields }): void {
  currentDraftDesk()?.change({ key, ...draft });
}
