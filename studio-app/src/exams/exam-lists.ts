import { ask } from '@fourfold/core/client/ask';
import type { Asked, Reply } from '@fourfold/core/contract/types';
import { examFamilies, type Family, type Variant } from '@fourfold/core/exams/families';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import { api } from '../session/session.ts';

type ExamOf = { sat: Reply<'GET /sats/test_sats/{id}'>; act: Reply<'GET /acts/test_acts/{id}'> };
export type Exam = ExamOf[Family];
type Question = Reply<'GET /sat_questions/{id}'>;

/** For the test as it was given, or for the mock (3§3). */
export type VideoType = 'Real' | 'Mock';

/** What sets SATs and ACTs apart in the studio; everything else about them is one implementation. */
export type ExamList = {
  /** Also the name of the exam in the query; its question's is `{family}_question`. */
  family: Family;
  /** Of the list alone. */
  path: string;
  title: string;
  /** In buttons and messages: "Create {type}", "{title} {type} created Successfully". */
  type: string;
  /** The page that one comes back to from an exam's questions (3§2). */
  home: string;
  list: Asked<'GET /sats/test_sats' | 'GET /acts/test_acts'>;
  exam(id: string): Asked<'GET /sats/test_sats/{id}' | 'GET /acts/test_acts/{id}'>;
  questions(exam: string): Asked<'GET /sat_questions' | 'GET /act_questions'>;
  question(id: string): Asked<'GET /sat_questions/{id}' | 'GET /act_questions/{id}'>;
  setPlace: 'sat_question' | 'act_question';
  /** Lists that belong to it and stand in no menu (Q23). */
  further: readonly { title: string; path: string }[];
  create(body: { id: string; title: string }): Promise<Exam>;
  change(id: string, body: { title?: string; progress_by_problemset?: boolean; review?: ReviewSetting }): Promise<Exam>;
  remove(id: string): Promise<unknown>;
  saveOrder(ids: string[]): Promise<{ data: readonly Exam[] }>;
  /** A number that is given a topic is open from then on (Q47). */
  nameTopic(id: string, title: string): Promise<Question>;
  saveVideo(id: string, type: VideoType, field: string): Promise<Question>;
};

const video = (id: string, type: VideoType, field: string) =>
  type === 'Real' ? { id, type, video_explanation: field } : { id, type, video_mock_explanation: field };

export const examLists: Readonly<Record<Family, ExamList>> = {
  sat: {
    family: 'sat',
    path: '/admin/sats',
    title: 'SATs',
    type: 'Sat',
    home: '/admin',
    list: ask('GET /sats/test_sats'),
    exam: (id) => ask('GET /sats/test_sats/{id}', { params: { id } }),
    questions: (sat_id) => ask('GET /sat_questions', { query: { sat_id } }),
    question: (id) => ask('GET /sat_questions/{id}', { params: { id } }),
    setPlace: 'sat_question',
    further: [{ title: 'SAT topics', path: '/admin/sat-topics' }],
    create: (body) => api('POST /sats/test_sats', { body }),
    change: (id, body) => api('PUT /sats/test_sats/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /sats/test_sats/{id}', { params: { id } }),
    saveOrder: (sats) => api('PUT /sats/test_sats/update_positions', { body: { sats } }),
    nameTopic: (id, title) => api('PUT /sat_questions/{id}', { params: { id }, body: { topic: { title } } }),
    saveVideo: (...of) => api('POST /sat_questions/update_video_explanation', { body: video(...of) }),
  },
  act: {
    family: 'act',
    path: '/admin/acts',
    title: 'ACTs',
    type: 'Act',
    home: '/admin/acts',
    list: ask('GET /acts/test_acts'),
    exam: (id) => ask('GET /acts/test_acts/{id}', { params: { id } }),
    questions: (act_id) => ask('GET /act_questions', { query: { act_id } }),
    question: (id) => ask('GET /act_questions/{id}', { params: { id } }),
    setPlace: 'act_question',
    further: [],
    create: (body) => api('POST /acts/test_acts', { body }),
    change: (id, body) => api('PUT /acts/test_acts/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /acts/test_acts/{id}', { params: { id } }),
    saveOrder: (acts) => api('PUT /acts/test_acts/update_positions', { body: { acts } }),
    nameTopic: (id, title) => api('PUT /act_questions/{id}', { params: { id }, body: { topic: { title } } }),
    saveVideo: (...of) => api('POST /act_questions/update_video_explanation', { body: video(...of) }),
  },
};

/** "SAT" and "ACT", as people write them. */
export function nameOf({ family }: Pick<ExamList, 'family'>): string {
  return examFamilies[family].name;
}

/** Which exam, and which number of it, an address opens; also how the page of a set says where it hangs. */
export function branchOf({ family }: ExamList, exam: string, question?: string): Record<string, string> {
  return { [family]: exam, ...(question !== undefined && { [`${family}_question`]: question }) };
}

/** The way back from a page of an exam: its list, opened there (3§2). */
export function backTo(list: ExamList, exam: string, question?: string): string {
  return `${list.home}?${new URLSearchParams(branchOf(list, exam, question))}`;
}

/** Where the sequence of a number is written. */
export function questionAddress({ family }: ExamList, question: string): string {
  return `/admin/${family}/${question}`;
}

type TestPlace = { exam: string; variant: Variant; section: string };

/** Where a section's test is written. */
export function testAddress({ family }: ExamList, { exam, variant, section }: TestPlace): string {
  return `/admin/${family}-test/${exam}/${variant}/${section}`;
}
