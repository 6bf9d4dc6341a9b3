import {
  newQuestionPath,
  type SetContext,
  type StudioLocation,
  studioPath,
} from '@fourfold/core/authoring/studio-path';
import type { SearchHit, SearchKind } from '@fourfold/core/contract/desk';
import { sectionTitle } from '@fourfold/core/exams/exam-editions';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { examQuestionName } from '../publishing/switches.ts';
import type { AncestryRow } from './ancestry-rows.ts';

/** Maximum characters of a title in lists. */
const maxTitleLength = 160;

/** Converts a search hit to the reply, with its ancestors' titles and its URL in the studio. */
export function presentSearchHit(row: AncestryRow<SearchKind>): SearchHit {
  return {
    kind: row.kind,
    id: row.id,
    title: titleOf(row),
    above: ancestorTitles(row),
    url: studioUrlOf(row),
    published: recordItself(row)?.is_publish ?? null,
    free_response: row.typed,
  };
}

/**
 * Returns a record's title; for a question the beginning of its text; for an exam question without
 * a topic its section and number.
 */
export function titleOf(row: AncestryRow): string {
  const text = recordItself(row)?.title ?? (row.number && examQuestionName(row.number)) ?? '';
  return preview(row.question ?? [{ type: 'paragraph', children: [{ text }] }], maxTitleLength);
}

/** Returns a record's URL in the studio; for a question its parent's page with the question open. */
export function studioUrlOf(row: AncestryRow): string {
  return studioPath(studioPageOf(row), row.kind === 'question' ? row.id : undefined);
}

/** The page that shows a record, with the titles of the page's own record and of those above it. */
export function namedPageOf(row: AncestryRow): {
  path: string;
  title: string;
  above: string[];
  new_question: string | null;
} {
  const page = studioPageOf(row);
  const chain = [...ancestorTitles(row), ...(row.kind === 'question' ? [] : [titleOf(row)])];
  return {
    path: studioPath(page),
    title: chain.at(-1) ?? '',
    above: chain.slice(0, -1),
    new_question: newQuestionPath(page),
  };
}

/** Whether the record exists, in the bin or not. */
export function recordExists(row: AncestryRow): boolean {
  return row.kind === 'question' ? row.question !== null : recordItself(row) !== null;
}

/** Whether the record or one of its ancestors is in the bin. */
export function isInBin(row: AncestryRow): boolean {
  return row.question_gone === true || ancestorsOf(row).some((link) => link?.gone);
}

function ancestorsOf({ topic, subtopic, subsubtopic, set, number, exam }: AncestryRow) {
  return [topic, subtopic, subsubtopic, set, number, exam];
}

/** The record itself among its ancestors; null for questions, which have no title. */
function recordItself(row: AncestryRow) {
  return ancestorsOf(row).find((link) => link?.id === row.id) ?? null;
}

/** Returns the titles of a record's ancestors, the topmost first. */
export function ancestorTitles(row: AncestryRow): string[] {
  const { number, test, exam } = row;
  const chain = [
    row.topic,
    row.subtopic,
    row.subsubtopic,
    exam,
    number && { id: number.id, title: examQuestionName(number) },
    exam && test && { id: '', title: `${sectionTitle(exam.family, test.section)}, ${test.is_real ? 'real' : 'mock'}` },
    row.set,
  ];
  return chain.flatMap((link) => (link && link.id !== row.id ? [link.title] : []));
}

/** The studio page that shows a record; for a question the page of its parent. */
function studioPageOf(row: AncestryRow): StudioLocation {
  const { topic, subtopic, subsubtopic, set, number, exam, test } = row;
  if (set) return { kind: 'problem_set', set: set.id, from: setContextOf(row) };
  if (exam && test) {
    const { section, is_real } = test;
    return { kind: `${exam.family}_test`, exam: exam.id, variant: is_real ? 'real' : 'mock', type: section };
  }
  if (exam && number) return { kind: `${exam.family}_question`, question: number.id };
  if (exam) return { kind: exam.family, exam: exam.id };
  if (subtopic && subsubtopic) return { kind: 'subsubtopic', subtopic: subtopic.id, subsubtopic: subsubtopic.id };
  if (subtopic) return { kind: 'subtopic', subtopic: subtopic.id };
  if (topic) return { kind: 'topic', topicKind: topic.kind, topic: topic.id };
  throw new Error(`${row.kind} ${row.id} has no ancestor with a studio page`);
}

/** The ancestors of a set, for the back link of its page. */
function setContextOf({ topic, subtopic, subsubtopic, number, exam }: AncestryRow): SetContext | undefined {
  if (topic && subtopic && subsubtopic) return { topic: topic.id, subtopic: subtopic.id, subsubtopic: subsubtopic.id };
  if (topic) return { topic: topic.id };
  if (!exam || !number) return undefined;
  return exam.family === 'sat' ? { sat: exam.id, sat_question: number.id } : { act: exam.id, act_question: number.id };
}
