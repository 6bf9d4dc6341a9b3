import { type ExamFamily, examFamilies, type Family, type Variant } from '@fourfold/core/exams/families';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import {
  must,
  newId,
  type QuestionSpec,
  questionRows,
  type SequenceSpec,
  type SetSpecs,
  sequenceRows,
  setRows,
} from './question.ts';
import { type Row, row } from './rows.ts';

/** One number of a SAT or ACT. */
type NumberSpec = {
  section: string;
  /** Zero-based, shown plus one. */
  position?: number;
  /** null: the number is inactive. */
  title?: string | null;
  published?: boolean;
  sequence?: SequenceSpec;
  sets?: SetSpecs;
  /** Video explanations by their titles. */
  video?: string;
  videoMock?: string;
};
type TestSpec = {
  section: string;
  variant: Variant;
  published?: boolean;
  questions: readonly QuestionSpec[];
};
export type ExamSpec = {
  family?: Family;
  title?: string;
  position?: number;
  published?: boolean;
  byProblemset?: boolean;
  /** The conversion table and the answer key of the paper, as uploaded. */
  score?: readonly (readonly string[])[];
  bubbleAnswers?: readonly (readonly string[])[];
  /** When the review opens; at once by default. */
  review?: Partial<ReviewSetting>;
  /** The numbers of the exam, by keys that the test chooses. */
  topics: Record<string, NumberSpec>;
  tests?: readonly TestSpec[];
};

type PlantedNumber = {
  id: string;
  set: Record<string, string>;
  question: Record<string, string>;
  /** The learner app's paths of its sequence, of its popup in the list, and of its sets. */
  address: string;
  popup: string;
  setAddress(key: string): string;
};
export type PlantedExam = {
  rows: readonly Row[];
  id: string;
  title: string;
  topic: Record<string, PlantedNumber>;
  /** The learner app's path of a test, and the ids of its questions in order. */
  test(section: string, variant: Variant): { address: string; questions: readonly string[] };
};

/** A published SAT or ACT with question topics, their sequences, sets and videos, and its tests. */
export function examRows(spec: ExamSpec): PlantedExam {
  const { family = 'sat', position = 900, published = true, tests = [] } = spec;
  const id = newId();
  const title = spec.title ?? `${family.toUpperCase()} ${id.slice(0, 8)}`;
  const exam = row('exams', {
    id,
    family,
    title,
    position,
    is_publish: published,
    progress_by_problemset: spec.byProblemset ?? false,
    score: JSON.stringify(spec.score ?? []),
    bubble_sheet_answers: JSON.stringify(spec.bubbleAnswers ?? []),
    published_tests: flagsOf(family, tests),
    review_opens: spec.review?.opens ?? 'at_once',
    review_opens_at: spec.review?.at ? new Date(spec.review.at) : null,
    review_shows_score: spec.review?.shows_score ?? false,
  });
  const planted = tests.map((one) => ({ ...one, ...testRows({ family, id }, one) }));
  const numbers = Object.entries(spec.topics).map(([key, one], at) => ({
    key,
    ...numberRows({ family, id }, { ...one, position: one.position ?? at, fallback: `Planted ${key}` }),
  }));
  return {
    rows: [exam, ...planted.flatMap(({ rows }) => rows), ...numbers.flatMap(({ rows }) => rows)],
    id,
    title,
    topic: Object.fromEntries(numbers.map(({ key, number }) => [key, number])),
    test: (section, variant) => ({
      address: `/home/${family}-test/${id}/${variant}/${section}`,
      questions: must(planted.find((one) => one.section === section && one.variant === variant)).ids,
    }),
  };
}

type Exam = { family: Family; id: string };

function numberRows(
  exam: Exam,
  spec: NumberSpec & { position: number; fallback: string },
): { rows: readonly Row[]; number: PlantedNumber } {
  const { family } = exam;
  const id = newId();
  const number = row('exam_questions', {
    id,
    exam_id: exam.id,
    section: spec.section,
    position: spec.position,
    title: spec.title === undefined ? spec.fallback : spec.title,
    is_publish: spec.published ?? true,
    ...(spec.video && { video_explanation: film(spec.video) }),
    ...(spec.videoMock && { video_mock_explanation: film(spec.videoMock) }),
  });
  const parent = { kind: `${family}_question`, id } as const;
  const sets = setRows(parent, spec.sets);
  const sequence = sequenceRows(parent, spec.sequence ?? {}, sets.ids);
  const branch = `${family}=${exam.id}&${family}_question=${id}`;
  return {
    rows: [number, ...sets.rows, ...sequence.rows],
    number: {
      id,
      set: sets.ids,
      question: sequence.ids,
      address: `/home/${family}/${id}`,
      popup: `/home/${family}s?${branch}`,
      setAddress: (name) => `/home/problemset/${must(sets.ids[name])}/${id}?page=${family}s&${branch}`,
    },
  };
}

function testRows({ family, id }: Exam, { section, variant, questions }: TestSpec): { rows: Row[]; ids: string[] } {
  const ids = questions.map(() => newId());
  const place = { parent_kind: `${family}_test`, parent_id: id, section, is_real: variant === 'real' } as const;
  const rows = questions.flatMap((one, position) => questionRows({ ...place, id: must(ids[position]), position }, one));
  return { rows, ids };
}

/** The publish flags of the tests to publish. */
function flagsOf(family: Family, tests: readonly TestSpec[]): string[] {
  const { sections }: ExamFamily = examFamilies[family];
  return tests.flatMap(({ section, variant, published = true }) => {
    const flag = sections.find(({ type }) => type === section)?.test?.publish[variant];
    return published ? [must(flag)] : [];
  });
}

/** A document with one video of an allowed host. */
function film(title: string): string {
  return JSON.stringify([
    { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title, children: [{ text: '' }] },
  ]);
}
