import { type ExamFamily as Descriptor, examFamilies, type Variant } from '@fourfold/core/exams/families';
import type pg from 'pg';
import {
  insert,
  must,
  newId,
  type PlantedQuestion,
  type PlantedSequence,
  type PlantedSets,
  plantQuestion,
  plantSequence,
  plantSets,
} from './planted-questions.ts';

export type Planting = {
  kind?: 'math' | 'grammar' | 'reading';
  /** The sequence hangs on the sub-topic itself, or on a sub-sub-topic of it. */
  level?: 'subtopic' | 'subsubtopic';
  sequence: PlantedSequence;
  sets?: PlantedSets;
};
export type Planted = {
  topic: string;
  subtopic: string;
  subsubtopic: string;
  set: Record<string, string>;
  question: Record<string, string>;
  /** Of the sequence, as a learner's address. */
  address: string;
  setAddress(key: string): string;
};

/** Two choices, the first of them right: enough for most of what a journey walks through. */
export const yesOrNo = [{ text: 'Yes', right: true }, { text: 'No' }] as const;

/** Puts a published topic with one sequence and its sets into the database. */
export async function plant(db: pg.Client, wanted: Planting): Promise<Planted> {
  const { kind = 'math', level = 'subsubtopic' } = wanted;
  const [topic, subtopic, subsubtopic] = [newId(), newId(), newId()];
  const topicTitle = `Topic ${topic.slice(0, 8)}`;
  await insert(db, 'topics', { id: topic, kind, title: topicTitle, position: 900, is_publish: true });
  const opened = { position: 0, is_publish: true, is_sequence_publish: true };
  await insert(db, 'subtopics', { id: subtopic, topic_id: topic, title: 'Planted sub-topic', ...opened });
  await insert(db, 'subsubtopics', { id: subsubtopic, subtopic_id: subtopic, title: 'Planted sequence', ...opened });

  const set = await plantSets(db, { kind: 'subsubtopic', id: subsubtopic }, wanted.sets);
  const parent = { kind: level, id: level === 'subtopic' ? subtopic : subsubtopic };
  const question = await plantSequence(db, parent, wanted.sequence, set);
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  const address =
    level === 'subtopic'
      ? `/home/${kind}/${subtopic}/${topic}?topic=${topic}`
      : `/home/${kind}/subsubtopic/${subsubtopic}/${subtopic}?${branch}`;
  const setAddress = (key: string) => `/home/problemset/${must(set[key])}/${subsubtopic}?page=${kind}&${branch}`;
  return { topic, subtopic, subsubtopic, set, question, address, setAddress };
}

export type ExamFamily = 'sat' | 'act';

/** One number of a SAT or ACT. */
type PlantedTopic = {
  section: string;
  /** Zero-based, shown plus one. */
  position?: number;
  /** null: the number is inactive. */
  title?: string | null;
  published?: boolean;
  sequence?: PlantedSequence;
  sets?: PlantedSets;
  /** Video explanations by their titles. */
  video?: string;
  videoMock?: string;
};
export type ExamPlanting = {
  family?: ExamFamily;
  title?: string;
  position?: number;
  published?: boolean;
  byProblemset?: boolean;
  /** The conversion table and the answer key of its paper, as they are uploaded. */
  score?: readonly (readonly string[])[];
  bubbleAnswers?: readonly (readonly string[])[];
  /** The numbers that the exam has, by keys of the journey's own. */
  topics: Record<string, PlantedTopic>;
  tests?: readonly PlantedTest[];
};
type PlantedTest = {
  section: string;
  variant: Variant;
  published?: boolean;
  questions: readonly PlantedQuestion[];
};
type PlantedExamTopic = {
  id: string;
  set: Record<string, string>;
  question: Record<string, string>;
  /** Of its sequence, of its popup on the list, and of its sets, as a learner's addresses. */
  address: string;
  popup: string;
  setAddress(key: string): string;
};
export type PlantedExam = {
  id: string;
  title: string;
  topic: Record<string, PlantedExamTopic>;
  /** The learner's address of a test, and the ids of its questions in order. */
  test(section: string, variant: Variant): { address: string; questions: readonly string[] };
};

/** Puts a published SAT or ACT with question topics, their sequences, sets and videos into the database. */
export async function plantExam(db: pg.Client, wanted: ExamPlanting): Promise<PlantedExam> {
  const { family = 'sat', position = 900, published = true } = wanted;
  const id = newId();
  const title = wanted.title ?? `${family.toUpperCase()} ${id.slice(0, 8)}`;
  await insert(db, 'exams', {
    id,
    family,
    title,
    position,
    is_publish: published,
    progress_by_problemset: wanted.byProblemset ?? false,
    score: JSON.stringify(wanted.score ?? []),
    bubble_sheet_answers: JSON.stringify(wanted.bubbleAnswers ?? []),
    published_tests: flagsOf(family, wanted.tests ?? []),
  });
  const questions = new Map<PlantedTest, readonly string[]>();
  for (const one of wanted.tests ?? []) questions.set(one, await plantTest(db, { family, id }, one));
  const test: PlantedExam['test'] = (section, variant) => ({
    address: `/home/${family}-test/${id}/${variant}/${section}`,
    questions: must([...questions].find(([one]) => one.section === section && one.variant === variant)?.[1]),
  });
  const topic: PlantedExam['topic'] = {};
  for (const [at, [key, one]] of Object.entries(wanted.topics).entries()) {
    const own = newId();
    await insert(db, 'exam_questions', {
      id: own,
      exam_id: id,
      section: one.section,
      position: one.position ?? at,
      title: one.title === undefined ? `Planted ${key}` : one.title,
      is_publish: one.published ?? true,
      ...(one.video && { video_explanation: film(one.video) }),
      ...(one.videoMock && { video_mock_explanation: film(one.videoMock) }),
    });
    const parent = { kind: `${family}_question`, id: own };
    const set = await plantSets(db, parent, one.sets);
    const question = await plantSequence(db, parent, one.sequence ?? {}, set);
    const branch = `${family}=${id}&${family}_question=${own}`;
    topic[key] = {
      id: own,
      set,
      question,
      address: `/home/${family}/${own}`,
      popup: `/home/${family}s?${branch}`,
      setAddress: (name) => `/home/problemset/${must(set[name])}/${own}?page=${family}s&${branch}`,
    };
  }
  return { id, title, topic, test };
}

/** The publish flags of the tests that are to be open. */
function flagsOf(family: ExamFamily, tests: readonly PlantedTest[]): string[] {
  const { sections }: Descriptor = examFamilies[family];
  return tests.flatMap(({ section, variant, published = true }) => {
    const flag = sections.find(({ type }) => type === section)?.test?.publish[variant];
    return published ? [must(flag)] : [];
  });
}

async function plantTest(
  db: pg.Client,
  exam: { family: ExamFamily; id: string },
  { section, variant, questions }: PlantedTest,
): Promise<readonly string[]> {
  const ids = questions.map(() => newId());
  const place = { parent_kind: `${exam.family}_test`, parent_id: exam.id, section, is_real: variant === 'real' };
  for (const [position, one] of questions.entries()) {
    await plantQuestion(db, { ...place, id: must(ids[position]), position }, one);
  }
  return ids;
}

/** A document of one video, of a host on the allow list. */
function film(title: string): string {
  return JSON.stringify([
    { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title, children: [{ text: '' }] },
  ]);
}
