import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ApiQuery, Reply } from '@fourfold/core/contract/types';
import { type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import type { Variant } from '@fourfold/core/exams/section';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';

type ExamByFamily = { sat: Reply<'GET /sats/test_sats/{id}'>; act: Reply<'GET /acts/test_acts/{id}'> };
export type Exam = ExamByFamily[Family];
type Question = Reply<'GET /sat_questions/{id}'>;

/** The video explanation for the real test, or for the mock (ASA-014). */
export type VideoType = 'Real' | 'Mock';

/** A new exam; without an edition, of that of the specification. */
export type NewExam = { id: string; title: string; edition?: EditionName };

/** The differences between SATs and ACTs in the studio; everything else is shared. */
export type ExamList = {
  /** Also the query parameter of an exam; that of a number is `{family}_question`. */
  family: Family;
  /** The URL of the list's own page. */
  path: string;
  title: string;
  /** In buttons and messages: "Create {type}", "{title} {type} created Successfully". */
  type: string;
  /** The page that Back leads to from an exam's questions (ASA-016, ASA-018). */
  home: string;
  list: ApiQuery<'GET /sats/test_sats' | 'GET /acts/test_acts'>;
  exam(id: string): ApiQuery<'GET /sats/test_sats/{id}' | 'GET /acts/test_acts/{id}'>;
  questions(exam: string): ApiQuery<'GET /sat_questions' | 'GET /act_questions'>;
  question(id: string): ApiQuery<'GET /sat_questions/{id}' | 'GET /act_questions/{id}'>;
  setLocationKind: 'sat_question' | 'act_question';
  /** Related lists that are not in the menu (Q23). */
  relatedLists: readonly { title: string; path: string }[];
  create(body: NewExam): Promise<Exam>;
  change(id: string, body: { title?: string; progress_by_problemset?: boolean; review?: ReviewSetting }): Promise<Exam>;
  remove(id: string): Promise<unknown>;
  saveOrder(ids: string[]): Promise<{ data: readonly Exam[] }>;
  /** Sets the topic of a number, which makes the number active (Q47). */
  nameTopic(id: string, title: string): Promise<Question>;
  /** The same for several numbers: all or none. */
  nameTopics(topics: { id: string; title: string }[]): Promise<{ data: readonly Question[] }>;
  /** Titles that a number can have: those of other numbers and of the topic lists. */
  topicTitles: ApiQuery<'GET /sat_questions/topic_titles' | 'GET /act_questions/topic_titles'>;
  saveVideo(id: string, type: VideoType, field: string): Promise<Question>;
};

const videoBody = (id: string, type: VideoType, field: string) =>
  type === 'Real' ? { id, type, video_explanation: field } : { id, type, video_mock_explanation: field };

export const examLists: Readonly<Record<Family, ExamList>> = {
  sat: {
    family: 'sat',
    path: '/admin/sats',
    title: 'SATs',
    type: 'Sat',
    home: '/admin',
    list: apiQuery('GET /sats/test_sats'),
    exam: (id) => apiQuery('GET /sats/test_sats/{id}', { params: { id } }),
    questions: (sat_id) => apiQuery('GET /sat_questions', { query: { sat_id } }),
    question: (id) => apiQuery('GET /sat_questions/{id}', { params: { id } }),
    setLocationKind: 'sat_question',
    relatedLists: [{ title: 'SAT topics', path: '/admin/sat-topics' }],
    create: ({ edition, ...body }) =>
      api('POST /sats/test_sats', { body: { ...body, ...(isSatEdition(edition) && { edition }) } }),
    change: (id, body) => api('PUT /sats/test_sats/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /sats/test_sats/{id}', { params: { id } }),
    saveOrder: (sats) => api('PUT /sats/test_sats/update_positions', { body: { sats } }),
    nameTopic: (id, title) => api('PUT /sat_questions/{id}', { params: { id }, body: { topic: { title } } }),
    nameTopics: (topics) => api('PUT /sat_questions/update_topics', { body: { topics } }),
    topicTitles: apiQuery('GET /sat_questions/topic_titles'),
    saveVideo: (...of) => api('POST /sat_questions/update_video_explanation', { body: videoBody(...of) }),
  },
  act: {
    family: 'act',
    path: '/admin/acts',
    title: 'ACTs',
    type: 'Act',
    home: '/admin/acts',
    list: apiQuery('GET /acts/test_acts'),
    exam: (id) => apiQuery('GET /acts/test_acts/{id}', { params: { id } }),
    questions: (act_id) => apiQuery('GET /act_questions', { query: { act_id } }),
    question: (id) => apiQuery('GET /act_questions/{id}', { params: { id } }),
    setLocationKind: 'act_question',
    relatedLists: [],
    create: ({ edition, ...body }) =>
      api('POST /acts/test_acts', { body: { ...body, ...(isActEdition(edition) && { edition }) } }),
    change: (id, body) => api('PUT /acts/test_acts/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /acts/test_acts/{id}', { params: { id } }),
    saveOrder: (acts) => api('PUT /acts/test_acts/update_positions', { body: { acts } }),
    nameTopic: (id, title) => api('PUT /act_questions/{id}', { params: { id }, body: { topic: { title } } }),
    nameTopics: (topics) => api('PUT /act_questions/update_topics', { body: { topics } }),
    topicTitles: apiQuery('GET /act_questions/topic_titles'),
    saveVideo: (...of) => api('POST /act_questions/update_video_explanation', { body: videoBody(...of) }),
  },
};

function isSatEdition(edition: EditionName | undefined): edition is Reply<'GET /sats/test_sats/{id}'>['edition'] {
  return edition !== undefined && examEditions[edition].family === 'sat';
}

function isActEdition(edition: EditionName | undefined): edition is Reply<'GET /acts/test_acts/{id}'>['edition'] {
  return edition !== undefined && examEditions[edition].family === 'act';
}

/** The name of the exam family for users: "SAT" or "ACT". */
export function familyName({ family }: Pick<ExamList, 'family'>): string {
  return examFamilies[family].name;
}

/** The query that opens an exam, or one of its numbers; on the page of a set it names the parent. */
export function branchQuery({ family }: ExamList, exam: string, question?: string): Record<string, string> {
  return { [family]: exam, ...(question !== undefined && { [`${family}_question`]: question }) };
}

/** URL of the list with the exam open, for Back on the exam's pages (ASA-016, ASA-018, ASA-021, ASA-023). */
export function backAddress(list: ExamList, exam: string, question?: string): string {
  return `${list.home}?${new URLSearchParams(branchQuery(list, exam, question))}`;
}

/** URL of the page that edits the sequence of a number. */
export function questionAddress({ family }: ExamList, question: string): string {
  return `/admin/${family}/${question}`;
}

/** URL of the page of a test on screen as a whole. */
export function formAddress(exam: string, variant: Variant): string {
  return `/admin/form/${exam}/${variant}`;
}

type TestLocation = { exam: string; variant: Variant; section: string };

/** URL of the page that edits the test of a section. */
export function testAddress({ family }: ExamList, { exam, variant, section }: TestLocation): string {
  return `/admin/${family}-test/${exam}/${variant}/${section}`;
}
