import { type ExamFamily as Descriptor, examFamilies, type Variant } from '@fourfold/core/exams/families';
import type pg from 'pg';

/** Where an answer leads: the key of a question, of a set, or both; the set comes first. */
type Way = { question?: string; set?: string };
type PlantedQuestion = {
  text?: string;
  /** The address of a picture under the text. */
  picture?: string;
  explain?: string;
  help?: string;
  helpAfter?: string;
  rank?: number;
  calculator?: boolean;
  explainFirst?: boolean;
  hidden?: boolean;
  right?: Way;
  wrong?: Way;
} & (
  | { choices: readonly { text: string; right?: true; why?: string }[] }
  | { accepts: string; symbol?: string; symbolLeft?: boolean }
);

export type Planting = {
  kind?: 'math' | 'grammar' | 'reading';
  /** The sequence hangs on the sub-topic itself, or on a sub-sub-topic of it. */
  level?: 'subtopic' | 'subsubtopic';
  sequence: Record<string, PlantedQuestion>;
  sets?: Record<string, { title: string; published?: boolean; questions: readonly PlantedQuestion[] }>;
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
  sequence?: Planting['sequence'];
  sets?: Planting['sets'];
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

type Parent = { kind: string; id: string };

async function plantSets(db: pg.Client, parent: Parent, sets: Planting['sets'] = {}): Promise<Record<string, string>> {
  const ids = Object.fromEntries(Object.keys(sets).map((key) => [key, newId()]));
  for (const [position, [key, { title, published = true, questions }]] of Object.entries(sets).entries()) {
    const id = must(ids[key]);
    await insert(db, 'problem_sets', { id, title, is_publish: published });
    await insert(db, 'problem_set_places', {
      problem_set_id: id,
      parent_kind: parent.kind,
      parent_id: parent.id,
      position,
    });
    for (const [at, one] of questions.entries()) {
      await plantQuestion(db, { id: newId(), parent_kind: 'problem_set', parent_id: id, position: at }, one);
    }
  }
  return ids;
}

/** The questions of one sequence, then their links to each other and to sets. */
async function plantSequence(
  db: pg.Client,
  parent: Parent,
  sequence: Planting['sequence'],
  set: Record<string, string>,
): Promise<Record<string, string>> {
  const ids = Object.fromEntries(Object.keys(sequence).map((key) => [key, newId()]));
  for (const [position, [key, one]] of Object.entries(sequence).entries()) {
    await plantQuestion(db, { id: must(ids[key]), parent_kind: parent.kind, parent_id: parent.id, position }, one);
  }
  for (const [key, { right, wrong }] of Object.entries(sequence)) {
    const at = (keys: Record<string, string>, name: string | undefined) => (name ? must(keys[name]) : null);
    await db.query(
      `update questions set link_right_question_id = $2, link_wrong_question_id = $3,
              link_right_problemset_id = $4, link_wrong_problemset_id = $5 where id = $1`,
      [ids[key], at(ids, right?.question), at(ids, wrong?.question), at(set, right?.set), at(set, wrong?.set)],
    );
  }
  return ids;
}

type Place = {
  id: string;
  parent_kind: string;
  parent_id: string;
  position: number;
  /** Of a test's question. */
  section?: string;
  is_real?: boolean;
};

async function plantQuestion(db: pg.Client, place: Place, one: PlantedQuestion): Promise<void> {
  await insert(db, 'questions', {
    ...place,
    question: rich(one.text ?? `Question ${place.position + 1}?`, one.picture),
    question_exp: rich(one.explain ?? ''),
    help: rich(one.help ?? ''),
    help_exp: rich(one.helpAfter ?? ''),
    rank: one.rank ?? 0,
    is_calc: one.calculator ?? null,
    is_free_response: 'accepts' in one,
    is_hidden: one.hidden ?? false,
    exp_position_before_answer: one.explainFirst ?? false,
  });
  const answers =
    'accepts' in one
      ? [
          {
            is_free_response: true,
            correct: true,
            free_response_answer: one.accepts,
            symbol: one.symbol ?? '',
            symbol_position_left: one.symbolLeft ?? false,
          },
        ]
      : one.choices.map(({ text, right = false, why = '' }) => ({
          answer: rich(text),
          explanation: rich(why),
          correct: right,
        }));
  for (const [position, answer] of answers.entries()) {
    await insert(db, 'answers', { id: newId(), question_id: place.id, position, ...answer });
  }
}

/** A document of one paragraph, as the database holds it, and of a picture under it. */
function rich(text: string, picture?: string): string {
  const image = picture ? [{ type: 'image', src: picture, alt: 'A picture', children: [{ text: '' }] }] : [];
  return JSON.stringify(text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }, ...image]);
}

/** A document of one video, of a host on the allow list. */
function film(title: string): string {
  return JSON.stringify([
    { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title, children: [{ text: '' }] },
  ]);
}

async function insert(db: pg.Client, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await db.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
}

function newId(): string {
  return crypto.randomUUID();
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a key that nothing was planted under');
  return value;
}
