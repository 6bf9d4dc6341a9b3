import { type SetContext, type StudioPlace, studioAddress } from '@fourfold/core/authoring/studio-address';
import type { Found } from '@fourfold/core/contract/desk';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { preview } from '@fourfold/core/rich-text/plain-text';
import type { FoundRow } from './found-rows.ts';

/** Characters of a title in the list. */
const longest = 160;

export function presentFound(row: FoundRow): Found {
  const { kind, id } = row;
  const own = ownRecord(row);
  return {
    kind,
    id,
    title: preview(row.question ?? [{ type: 'paragraph', children: [{ text: own?.title ?? '' }] }], longest),
    above: above(row),
    url: studioAddress(placeOf(row), kind === 'question' ? id : undefined),
    published: own?.is_publish ?? null,
    free_response: row.is_free_response,
  };
}

/** What was found, where it has a title of its own. */
function ownRecord(row: FoundRow) {
  return [row.topic, row.subtopic, row.subsubtopic, row.set, row.exam].find((link) => link?.id === row.id) ?? null;
}

function above(row: FoundRow): string[] {
  const { number, test, exam } = row;
  const chain = [
    row.topic,
    row.subtopic,
    row.subsubtopic,
    exam,
    exam && number && { id: number.id, title: `${sectionTitle(exam.family, number.section)} ${number.position + 1}` },
    exam && test && { id: '', title: `${sectionTitle(exam.family, test.section)}, ${test.is_real ? 'real' : 'mock'}` },
    row.set,
  ];
  return chain.flatMap((link) => (link && link.id !== row.id ? [link.title] : []));
}

function sectionTitle(family: Family, section: string): string {
  return examFamilies[family].sections.find(({ type }) => type === section)?.title ?? section;
}

/** The page on which it is shown: of a question that of its place. */
function placeOf(row: FoundRow): StudioPlace {
  const { topic, subtopic, subsubtopic, set, number, exam, test } = row;
  if (set) return { kind: 'problem_set', set: set.id, from: contextOf(row) };
  if (exam && test) {
    const { section, is_real } = test;
    return { kind: `${exam.family}_test`, exam: exam.id, variant: is_real ? 'real' : 'mock', type: section };
  }
  if (exam && number) return { kind: `${exam.family}_question`, question: number.id };
  if (exam) return { kind: exam.family, exam: exam.id };
  if (subtopic && subsubtopic) return { kind: 'subsubtopic', subtopic: subtopic.id, subsubtopic: subsubtopic.id };
  if (subtopic) return { kind: 'subtopic', subtopic: subtopic.id };
  if (topic) return { kind: 'topic', topicKind: topic.kind, topic: topic.id };
  throw new Error(`${row.kind} ${row.id} stands nowhere`);
}

/** Where a set hangs, so that its page has a way back. */
function contextOf({ topic, subtopic, subsubtopic, number, exam }: FoundRow): SetContext | undefined {
  if (topic && subtopic && subsubtopic) return { topic: topic.id, subtopic: subtopic.id, subsubtopic: subsubtopic.id };
  if (topic) return { topic: topic.id };
  if (!exam || !number) return undefined;
  return exam.family === 'sat' ? { sat: exam.id, sat_question: number.id } : { act: exam.id, act_question: number.id };
}
