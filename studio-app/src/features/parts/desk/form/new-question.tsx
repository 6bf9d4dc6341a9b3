import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { SplitItem } from '@fourfold/core/authoring/split-items/split-types';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { easiest } from '@fourfold/core/ranks/ranks';
import { chosenKind, toKindChoice } from '@fourfold/core/wire/chosen-kind';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { RichInput } from '../../../../editor/rich-input.tsx';
import { ToolbarHost } from '../../../../editor/toolbar-host.tsx';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { AnswerLines, LineHeads } from '../answers/answer-lines.tsx';
import { type FormField, type FormTarget, useDesk, useDeskState } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { answerForms } from '../kinds/answer-forms.ts';
import { blankLines, lineStorage } from '../kinds/line-storage.ts';
import { linkCreated, readSource, sourceText, writeSource } from '../links/link-created.ts';
import { NewProperties } from '../properties/new-properties.tsx';
import css from '../question-card.module.css';
import { showCard } from '../show-card.ts';
import { TextField } from '../texts/edited-texts.tsx';
import { nextTextOf, type TextName, textNames } from '../texts/text-fields.ts';
import { createFrom } from './create-from.ts';
import { createdTexts, keepTyped, typedTexts } from './keep-typed.ts';
import { KeyHints } from './key-hints.tsx';
import { hasChoices, type Pasted, takeItem } from './pasted-question.ts';
import { DraftNotes, useWholeForm } from './use-whole-form.tsx';
import formCss from './whole-form.module.css';

const PasteDialog = lazyPart({
  name: 'The preview of the pasted question',
  load: () => import('./paste-dialog.tsx').then((part) => part.PasteDialog),
});

/** The form of a new question after this one, or before the first. */
export const NewQuestionAfter = memo(function NewQuestionAfter({ after }: { after: string | null }) {
  const { store } = useDesk();
  const isHere = useDeskState(store, ({ creating }) => creating?.after === after);
  if (!isHere) return null;
  return (
    <Suspense fallback={<Skeleton bars={[86]} />}>
      <NewQuestion after={after} />
    </Suspense>
  );
});

/** If the question before the form was deleted, the form is after the last question. */
export function NewQuestionLast() {
  const { store, questions } = useDesk();
  const after = useDeskState(store, ({ creating }) => creating?.after ?? null);
  return after === null || questions.some(({ id }) => id === after) ? null : <NewQuestion after={after} />;
}

function NewQuestion({ after }: { after: string | null }) {
  const { questionLocation, store, questions } = useDesk();
  const isCurrent = useDeskState(store, ({ current }) => current === 'new');
  const linkFrom = useDeskState(store, ({ creating }) => creating?.linkFrom ?? null);
  const card = useRef<HTMLDivElement>(null);
  const [id] = useState(newId);
  const draft = useDraft({
    key: draftKeys.newQuestion(questionLocation),
    subjectId: questionLocation.id,
    baseRev: null,
    saved: { ...blank, is_calc: calculatorOf(questionLocation), after, id, link_from: writeSource(linkFrom) },
  });
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // If the draft was begun at another position, it moves to this one.
  const { dirty, value, change } = draft;
  useEffect(() => {
    if (!dirty) return;
    if (value.after !== after) change({ after });
    if (linkFrom && value.link_from !== writeSource(linkFrom)) change({ link_from: writeSource(linkFrom) });
  });
  const source = readSource(value.link_from);
  const linkedFrom = source && sourceText(source, questions);
  const created = useRef<Question | null>(null);
  const hasFailed = useRef(false);
  const hasMovedFocus = useRef(false);
  // Where the focus goes if the form is cancelled.
  const neighbourId = after ?? questions[0]?.id;
  // A draft of an earlier version has none.
  const skillCodes = (draft.value.skill_codes ?? '').split(' ').filter(Boolean);
  const kind = chosenKind(draft.value);
  const [target, setTarget] = useState<FormTarget>({ field: 'question', caret: { offset: 'end' } });
  const focus = (field: FormField) => setTarget({ field, caret: { offset: 'end' } });
  const caretOf = (field: FormField) => (target.field === field ? target.caret : undefined);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  // The inputs of the answers and texts are rendered again with what was taken from a paste.
  const [takenCount, setTakenCount] = useState(0);
  const version = draft.version + takenCount * 1_000_000;
  const endPaste = (item: SplitItem | null) => {
    setPasted(null);
    pasted?.insert(item ? item.stem : pasted.blocks);
    if (!item) return;
    draft.change(takeItem(draft.value, item));
    setTakenCount((count) => count + 1);
  };
  const form = useWholeForm({
    submit: 'Create Question',
    canSubmitUnchanged: true,
    isDirty: () => draft.dirty,
    discard: draft.discard,
    async save() {
      const sent = typedTexts(draft.value);
      const linkSource = readSource(draft.value.link_from);
      const question = await createFrom(questionLocation, draft.value);
      const isRepeated = hasFailed.current;
      hasFailed.current = question === null;
      if (question === null) return ['the new question'];
      created.current = question;
      // The reply to an earlier attempt may have been lost: then the question has the texts of that time.
      keepTyped(question, kind, {
        sent: isRepeated ? createdTexts(question, kind) : sent,
        typed: typedTexts(draft.value),
      });
      draft.discard();
      hasMovedFocus.current =
        linkSource !== null && (await linkCreated({ questionLocation, store, source: linkSource, created: question }));
      return [];
    },
    onClose() {
      store.endCreating();
      if (created.current === null)
        return focusWhenRendered(neighbourId === undefined ? elementIds.create : elementIds.opener(neighbourId));
      if (hasMovedFocus.current) return;
      const { id, answers } = created.current;
      showCard(store, id);
      focusWhenRendered(answers.length > 0 ? elementIds.opener(id) : elementIds.newAnswer(id));
    },
  });
  const toNext = (name: TextName | undefined) => name && (() => focus(name));
  const at = after === null ? 0 : questions.findIndex((question) => question.id === after) + 1 || questions.length;
  const makeCurrent = isCurrent ? undefined : () => store.setCurrent('new');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card like those of the list
    <div
      ref={card}
      className={css.card}
      role="group"
      aria-label="New question"
      data-open="editing"
      data-current={isCurrent || undefined}
      onFocus={makeCurrent}
      onPointerDown={makeCurrent}
    >
      <div className={css.head}>
        <span className={css.number}>{at + 1}</span>
      </div>
      <div {...form.props} className={css.body}>
        <div className={formCss.form}>
          <ToolbarHost className={formCss.toolbar}>
            <DraftNotes restored={draft.restored} others={draft.others} />
            {linkedFrom && <p className="small">{linkedFrom} leads here once it is created.</p>}
            <div className={`${formCss.field} ${formCss.stem}`}>
              <RichInput
                key={draft.version}
                label="New question"
                value={draft.value.question}
                onChange={(question) => draft.change({ question })}
                autoFocus={caretOf('question')}
                fieldKeys={{ onEnter: () => focus('new-answer') }}
                onPasteBlocks={(blocks, insert) => {
                  if (!hasChoices(blocks)) return false;
                  setPasted({ blocks, insert });
                  return true;
                }}
              />
            </div>
            <section className={formCss.answers} aria-label="Answers of the new question">
              <h2 className="label">Answers</h2>
              {answerForms[kind].hasLetters && <LineHeads />}
              <AnswerLines
                key={lineStorage(kind).field + kind}
                kind={kind}
                read={() => draft.value[lineStorage(kind).field]}
                write={(json) => draft.change({ [lineStorage(kind).field]: json })}
                version={version}
                firstAt={0}
                questionId={null}
                caret={{ into: 'first', request: caretOf('new-answer') }}
                onLeave={() => focus('question_exp')}
              />
              <KeyHints />
            </section>
            {textNames.map((name) => (
              <TextField
                key={name}
                name={name}
                value={draft.value[name]}
                version={version}
                onChange={(text) => draft.change({ [name]: text })}
                caret={caretOf(name)}
                onEnter={toNext(nextTextOf(name))}
              />
            ))}
            {form.failure}
            {form.acts}
            {pasted && <PasteDialog blocks={pasted.blocks} onTake={endPaste} onClose={() => endPaste(null)} />}
          </ToolbarHost>
        </div>
        {isCurrent && (
          <NewProperties
            value={{ ...draft.value, skill_codes: skillCodes }}
            onChange={({ skill_codes, ...flags }) =>
              draft.change({ ...flags, ...(skill_codes && { skill_codes: skill_codes.join(' ') }) })
            }
          />
        )}
      </div>
    </div>
  );
}

const blank = {
  question: '',
  question_exp: '',
  help: '',
  help_exp: '',
  ...blankLines,
  rank: easiest,
  ...toKindChoice('one-choice'),
  is_hidden: false,
  exp_position_before_answer: false,
  /** With spaces between them: a draft has no lists. */
  skill_codes: '',
};

/** A new question's calculator setting: given by the name of its test section, none elsewhere. */
function calculatorOf(questionLocation: QuestionLocation): boolean | null {
  if (!('type' in questionLocation)) return null;
  return { MathCalc: true, MathNoCalc: false }[questionLocation.type] ?? null;
}
