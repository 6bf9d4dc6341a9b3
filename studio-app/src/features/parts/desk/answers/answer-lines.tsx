import { newId } from '@fourfold/core/browser/new-id';
import type { KindName } from '@fourfold/core/kinds/registry';
import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CaretRequest } from '../../../../editor/caret-request.ts';
import { type AnswerLine, isBlankLine, readLines, writeLines } from '../form/answer-lines.ts';
import { answerForms } from '../kinds/answer-forms.ts';
import { type LineFields, lineStorage } from '../kinds/line-storage.ts';
import { answerName, lowerFirst } from './answer-name.ts';
import { AnswerOval } from './answer-oval.tsx';
import css from './answers.module.css';

type AnswerLinesProps = {
  kind: KindName;
  /** Reads the lines as they are now: a key may follow another before the next render. */
  read: () => string;
  write: (json: string) => void;
  version: number;
  /** The number of answers before the first line. */
  firstAt: number;
  /** Null while the question does not exist yet. */
  questionId: string | null;
  /** A request for the focus: in the first line, or in a new one after the last. */
  caret: { into: 'first' | 'next'; request: CaretRequest | undefined };
  /** Enter in an empty line leads to the next part of the form. */
  onLeave: () => void;
  /** Called when the only line is removed. */
  onEmpty?: (() => void) | undefined;
};

/** Requests that were followed: the lines are mounted again after one of them was saved. */
const entered = new WeakSet<CaretRequest>();

/** New answers, one line each: Enter leads to the next line, Tab to the explanation of the answer. */
export function AnswerLines(props: AnswerLinesProps) {
  const { kind, read, write, version, firstAt, questionId, caret, onLeave, onEmpty } = props;
  const { Inputs, hasLetters } = answerForms[kind];
  const { blank } = lineStorage(kind);
  // While nothing is written, nothing is stored: this is the line that is shown then.
  const [blankId, setBlankId] = useState(newId);
  const [target, setTarget] = useState<{ id: string; request: CaretRequest }>();
  const current = (): AnswerLine<LineFields>[] => {
    const lines = readLines(read(), blank);
    return lines.length > 0 ? lines : [{ ...blank, id: blankId }];
  };
  const store = (lines: readonly AnswerLine<LineFields>[]) => {
    const json = writeLines(lines, blank);
    if (json === '') setBlankId(lines[0]?.id ?? newId());
    write(json);
  };
  const focus = (id: string | undefined) => id !== undefined && setTarget({ id, request: { offset: 'end' } });
  const change = (id: string, patch: Partial<LineFields>) =>
    store(current().map((line) => (line.id === id ? { ...line, ...patch } : line)));
  const remove = (id: string) => {
    const lines = current();
    const at = lines.findIndex((line) => line.id === id);
    const rest = lines.filter((line) => line.id !== id);
    if (rest.length === 0) {
      write('');
      setBlankId(newId());
      return onEmpty?.();
    }
    store(rest);
    focus(rest[Math.max(0, at - 1)]?.id);
  };
  /** Leads to the line after this one; after the last one, adds a line. */
  const goOn = (id: string | undefined) => {
    const lines = current();
    const at = lines.findIndex((line) => line.id === id);
    const line = lines[at];
    const next = lines[at + 1];
    if (next) return focus(next.id);
    if (line && isBlankLine(line, blank)) {
      if (lines.length > 1) store(lines.filter((one) => one !== line));
      return onLeave();
    }
    const added = { ...blank, id: newId() };
    store([...lines, added]);
    focus(added.id);
  };
  const enter = useEffectEvent(() => {
    const lines = current();
    const last = lines.at(-1);
    if (caret.into === 'first') focus(lines[0]?.id);
    else if (last && isBlankLine(last, blank)) focus(last.id);
    else goOn(last?.id);
  });
  useEffect(() => {
    if (!caret.request || entered.has(caret.request)) return;
    entered.add(caret.request);
    enter();
  }, [caret.request]);

  return current().map((line, at) => {
    const name = answerName(firstAt + at);
    const mark = () => {
      const now = current().find(({ id }) => id === line.id);
      change(line.id, { correct: !now?.correct });
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a line of the form, as wide as its texts
      <div
        key={line.id}
        className={css.answer}
        role="group"
        aria-label={name}
        data-typed={!hasLetters || undefined}
        data-right={(hasLetters && line.correct) || undefined}
      >
        {hasLetters && <AnswerOval isInForm at={firstAt + at} name={name} correct={line.correct} onToggle={mark} />}
        <div className={css.form}>
          <Inputs
            value={line}
            change={(patch) => change(line.id, patch)}
            version={version}
            name={name}
            answerId={line.id}
            questionId={questionId}
            caret={target?.id === line.id ? target.request : undefined}
            keys={{ onEnter: () => goOn(line.id), onMark: mark, onErase: () => remove(line.id) }}
          />
        </div>
        <Button icon kind="quiet" aria-label={`Remove ${lowerFirst(name)}`} onClick={() => remove(line.id)}>
          <CrossIcon size={14} />
        </Button>
      </div>
    );
  });
}

/** The heads of the two columns of choices in a form; each field has a name of its own for screen readers. */
export function LineHeads() {
  return (
    <div className={css.heads} aria-hidden>
      <div className={css.texts}>
        <span>Answer</span>
        <span>Why it is right or wrong</span>
      </div>
    </div>
  );
}
