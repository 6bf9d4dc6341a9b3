import type { Family } from '@fourfold/core/exams/families';
import type { Insertable } from 'kysely';
import { newId } from '../../call/new-id.ts';
import type { Database, QuestionParentKind, SetParentKind } from '../../database/schema.ts';
import { rich } from './question.ts';
import { type Row, row } from './rows.ts';

/** Columns that a test sets; the defaults are those of a published record, first in its list. */
export type Columns<T extends keyof Database> = Partial<Insertable<Database[T]>>;
/** A record's id and its rows. */
export type Made<Ids = object> = { id: string; rows: readonly Row[] } & Ids;
export type Parent<Kind> = { kind: Kind; id: string };

const published = { is_publish: true };
const opened = { ...published, is_sequence_publish: true };
const first = { position: 0 };

export function topic(columns: Columns<'topics'> = {}): Made {
  const id = columns.id ?? newId();
  return { id, rows: [row('topics', { kind: 'math', title: 'Algebra', ...first, ...published, ...columns, id })] };
}

export function subtopic(topic_id: string, columns: Columns<'subtopics'> = {}): Made {
  const id = columns.id ?? newId();
  return { id, rows: [row('subtopics', { topic_id, title: 'Equations', ...first, ...opened, ...columns, id })] };
}

export function subsubtopic(subtopic_id: string, columns: Columns<'subsubtopics'> = {}): Made {
  const id = columns.id ?? newId();
  return { id, rows: [row('subsubtopics', { subtopic_id, title: 'One step', ...first, ...opened, ...columns, id })] };
}

/** A SAT or ACT without numbers. */
export function exam(family: Family, columns: Columns<'exams'> = {}): Made {
  const id = columns.id ?? newId();
  return { id, rows: [row('exams', { family, title: 'Practice test', ...first, ...published, ...columns, id })] };
}

/** A number of an exam. */
export function examNumber(
  exam_id: string,
  place: { section: string; position: number },
  columns: Columns<'exam_questions'> = {},
): Made {
  const id = columns.id ?? newId();
  const title = `${place.section} ${place.position + 1}`;
  return { id, rows: [row('exam_questions', { exam_id, title, ...published, ...place, ...columns, id })] };
}

/** A problem set below a parent. */
export function problemSet(
  parent: Parent<SetParentKind>,
  { position = 0, ...columns }: Columns<'problem_sets'> & { position?: number } = {},
): Made {
  const id = columns.id ?? newId();
  return {
    id,
    rows: [row('problem_sets', { title: 'Practice', ...published, ...columns, id }), setPlace(id, parent, position)],
  };
}

/** A parent of a problem set. */
export function setPlace(problem_set_id: string, parent: Parent<SetParentKind>, position = 0): Row {
  return row('problem_set_places', { problem_set_id, parent_kind: parent.kind, parent_id: parent.id, position });
}

/** A question with one right and one wrong choice. */
export function choiceQuestion(
  parent: Parent<QuestionParentKind>,
  columns: Columns<'questions'> = {},
): Made<{ right: string; wrong: string }> {
  const id = columns.id ?? newId();
  const [right, wrong] = [newId(), newId()];
  return {
    id,
    right,
    wrong,
    rows: [
      question(parent, { ...columns, id }),
      row('answers', { id: right, question_id: id, position: 0, answer: rich('right'), correct: true }),
      row('answers', { id: wrong, question_id: id, position: 1, answer: rich('wrong'), correct: false }),
    ],
  };
}

/** A typed question that accepts `accept` by value and `exact` as exact matches. */
export function typedQuestion(
  parent: Parent<QuestionParentKind>,
  key: { accept?: string[]; exact?: string[] },
  columns: Columns<'questions'> = {},
): Made {
  const id = columns.id ?? newId();
  const entry = (text: string, position: number, is_exact_match: boolean) =>
    row('answers', {
      id: newId(),
      question_id: id,
      position,
      is_free_response: true,
      correct: true,
      free_response_answer: text,
      is_exact_match,
    });
  return {
    id,
    rows: [
      question(parent, { ...columns, id, is_free_response: true }),
      ...(key.accept ?? []).map((text, at) => entry(text, at, false)),
      ...(key.exact ?? []).map((text, at) => entry(text, 50 + at, true)),
    ],
  };
}

function question(parent: Parent<QuestionParentKind>, columns: Columns<'questions'> & { id: string }): Row {
  const stem = rich('What is x?');
  return row('questions', { parent_kind: parent.kind, parent_id: parent.id, question: stem, ...first, ...columns });
}
