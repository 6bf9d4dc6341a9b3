import { type ExamEdition, examEditions, paperSections } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { variants } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Insertable } from 'kysely';
import { nameId } from '../content/name-id.ts';
import type { CheckedQuestion } from '../content/question-draft.ts';
import type { Database, SetParentKind } from '../database/schema.ts';
import type { DemoExam, DemoForm, DemoPack, DemoSequence, DemoSets, DemoSubtopic, DemoTopic } from '../demo/format.ts';
import { isPublished } from '../demo/pack-items.ts';
import { demoFlags, demoKey } from './demo-paper.ts';
import { demoExamQuestion, demoQuestion, demoSet, type Ids } from './demo-record-rows.ts';

type Rows<T extends keyof Database> = Insertable<Database[T]>[];

/** The rows of the pack, to be inserted in the order of these fields. */
export type DemoRows = {
  topics: Rows<'topics'>;
  subtopics: Rows<'subtopics'>;
  subsubtopics: Rows<'subsubtopics'>;
  exams: Rows<'exams'>;
  exam_questions: Rows<'exam_questions'>;
  problem_sets: Rows<'problem_sets'>;
  problem_set_places: Rows<'problem_set_places'>;
  questions: CheckedQuestion[];
};

/** Converts the pack to rows. Ids are derived from the path of titles. Throws a Refusal for an invalid document. */
export function demoRows(pack: DemoPack): DemoRows {
  const rows: DemoRows = {
    topics: [],
    subtopics: [],
    subsubtopics: [],
    exams: [],
    exam_questions: [],
    problem_sets: [],
    problem_set_places: [],
    questions: [],
  };
  for (const [position, topic] of pack.topics.entries()) addTopic(rows, topic, position);
  for (const [position, exam] of pack.sats.entries()) addExam(rows, 'sat', exam, position);
  for (const [position, exam] of pack.acts.entries()) addExam(rows, 'act', exam, position);
  for (const form of pack.forms) addForm(rows, form);
  return rows;
}

function addTopic(rows: DemoRows, topic: DemoTopic, position: number): void {
  const path = `${topic.kind}/${topic.title}`;
  const id = nameId(path);
  const is_publish = isPublished(topic);
  rows.topics.push({ id, kind: topic.kind, title: topic.title, position, is_publish });
  if (topic.kind === 'sat') addSets(rows, topic.sets, { kind: 'sattopic', id, path, skills: [] });
  else for (const [at, subtopic] of topic.subtopics.entries()) addSubtopic(rows, subtopic, { id, path, at });
}

type ParentRow = { id: string; path: string; at: number };

function addSubtopic(rows: DemoRows, subtopic: DemoSubtopic, topic: ParentRow): void {
  const { title, sequence, subsubtopics } = subtopic;
  const path = `${topic.path}/${title}`;
  const id = nameId(path);
  const is_publish = isPublished(subtopic);
  const is_sequence_publish = sequence !== undefined;
  rows.subtopics.push({ id, topic_id: topic.id, title, position: topic.at, is_publish, is_sequence_publish });
  const setIds: Ids = {};
  for (const [position, each] of subsubtopics.entries()) {
    const ownPath = `${path}/${each.title}`;
    const ownId = nameId(ownPath);
    rows.subsubtopics.push({
      id: ownId,
      subtopic_id: id,
      title: each.title,
      position,
      is_publish: isPublished(each),
      is_sequence_publish: each.sequencePublished !== false,
    });
    const own = { kind: 'subsubtopic' as const, id: ownId, path: ownPath, skills: each.skills };
    const ownSets = addSets(rows, each.sets, own);
    addSequence(rows, each.sequence, { ...own, sets: ownSets });
    Object.assign(setIds, ownSets);
  }
  if (sequence) addSequence(rows, sequence, { kind: 'subtopic', id, path, skills: [], sets: setIds });
}

function addExam(rows: DemoRows, family: Family, exam: DemoExam<string>, position: number): void {
  const path = `${family} exam/${exam.title}`;
  const exam_id = nameId(path);
  rows.exams.push({
    id: exam_id,
    family,
    title: exam.title,
    position,
    is_publish: isPublished(exam),
    score: JSON.stringify(exam.score ?? []),
    bubble_sheet_answers: JSON.stringify(demoKey(family, exam)),
    published_tests: demoFlags(family, exam),
  });
  addTests(rows, family, exam, { id: exam_id, path });
  for (const section of paperSections(family)) {
    const titled = exam.sections[section.type] ?? [];
    // Every number of the section gets a row.
    for (let at = 0; at < section.questions; at++) {
      const question = titled[at];
      const ownPath = `${path}/${section.type}/${at + 1}`;
      const id = nameId(ownPath);
      rows.exam_questions.push(demoExamQuestion(question, { id, exam_id, section: section.type, position: at }));
      const kind = `${family}_question` as const;
      const parent = { kind, id, path: ownPath, skills: question?.skills ?? [] };
      const sets = addSets(rows, question?.sets ?? {}, parent);
      if (question?.sequence) addSequence(rows, question.sequence, { ...parent, sets });
    }
  }
}

function addTests(rows: DemoRows, family: Family, exam: DemoExam<string>, { id, path }: Omit<ParentRow, 'at'>): void {
  const parent = { kind: `${family}_test` as const, id };
  for (const { type, test } of paperSections(family)) {
    const questions = exam.tests?.[type];
    if (!test || !questions) continue;
    for (const variant of variants) {
      for (const [position, question] of questions[variant].entries()) {
        const ownPath = `${path}/${type}/${variant}/${position + 1}`;
        const questionLocation = { parent, position, path: ownPath, skills: [] };
        const section = { section: type, is_real: variant === 'real' };
        rows.questions.push(
          demoQuestion({ ...question, calculator: test.calculator }, { ...questionLocation, test: section }),
        );
      }
    }
  }
}

/** A test on screen, after the other exams of its family. */
function addForm(rows: DemoRows, { title, edition, modules, ...form }: DemoForm): void {
  const { family, sections }: ExamEdition = examEditions[edition];
  const path = `${family} exam/${title}`;
  const id = nameId(path);
  const fieldTest: string[] = [];
  for (const { type, test } of sections) {
    for (const [position, question] of (modules[type] ?? []).entries()) {
      const ownPath = `${path}/${type}/mock/${position + 1}`;
      if (question.fieldTest) fieldTest.push(nameId(ownPath));
      const parent = { kind: `${family}_test` as const, id };
      const location = { parent, position, path: ownPath, skills: [], test: { section: type, is_real: false } };
      const calculator = test?.calculator ? { calculator: true } : {};
      rows.questions.push(demoQuestion({ ...question, ...calculator }, location));
    }
  }
  rows.exams.push({
    ...{ id, family, title, edition, is_publish: isPublished(form), field_test: fieldTest },
    position: rows.exams.filter((exam) => exam.family === family).length,
    published_tests: publishFlags(edition, ['mock']),
  });
}

type QuestionParent<Kind> = { kind: Kind; id: string; path: string; skills: readonly string[] };

/** Adds the sets of a parent in order; returns their ids by key. */
function addSets(rows: DemoRows, sets: DemoSets, parent: QuestionParent<SetParentKind>): Ids {
  const ids: Ids = {};
  for (const [position, [key, set]] of Object.entries(sets).entries()) {
    const path = `${parent.path}/set/${key}`;
    const id = nameId(path);
    ids[key] = id;
    rows.problem_sets.push(demoSet(set, id));
    rows.problem_set_places.push({ problem_set_id: id, parent_kind: parent.kind, parent_id: parent.id, position });
    for (const [at, question] of set.questions.entries()) {
      const questionLocation = {
        parent: { kind: 'problem_set' as const, id },
        position: at,
        path: `${path}/${at + 1}`,
        skills: parent.skills,
      };
      rows.questions.push(demoQuestion(question, questionLocation));
    }
  }
  return ids;
}

function addSequence(
  rows: DemoRows,
  sequence: DemoSequence,
  parent: QuestionParent<'subtopic' | 'subsubtopic' | 'sat_question' | 'act_question'> & { sets: Ids },
): void {
  const pathOf = (key: string) => `${parent.path}/question/${key}`;
  const questionIds = Object.fromEntries(Object.keys(sequence).map((key) => [key, nameId(pathOf(key))]));
  for (const [position, [key, question]] of Object.entries(sequence).entries()) {
    const { kind, id, skills } = parent;
    const questionLocation = { parent: { kind, id }, position, path: pathOf(key), skills };
    rows.questions.push(
      demoQuestion(question, questionLocation, { branches: question, questionIds, setIds: parent.sets }),
    );
  }
}
