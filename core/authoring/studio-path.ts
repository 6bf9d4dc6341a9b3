import type { TopicKind } from '../topics/topic-kinds.ts';

/** A record, with the ids that the URL of its page in the studio needs. */
export type StudioLocation =
  | { kind: 'topic'; topicKind: TopicKind; topic: string }
  | { kind: 'subtopic'; subtopic: string }
  | { kind: 'subsubtopic'; subtopic: string; subsubtopic: string }
  | { kind: 'problem_set'; set: string; from?: SetContext | undefined }
  | { kind: 'sat_question' | 'act_question'; question: string }
  | { kind: 'sat' | 'act'; exam: string }
  | { kind: 'sat_test' | 'act_test'; exam: string; variant: 'real' | 'mock'; type: string };

/** The page that a problem set was opened from: Back leads there (APS-002, APS-003). */
export type SetContext =
  | { topic: string; subtopic?: string; subsubtopic?: string }
  | { sat: string; sat_question: string }
  | { act: string; act_question: string };

/** Returns the path and query of a record's page in the studio. `questionId` opens that question on it (AQU-003). */
export function studioPath(studioLocation: StudioLocation, questionId?: string): string {
  const path = pathOf(studioLocation);
  if (questionId === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}question_id=${questionId}`;
}

/** The value of `question_id` that opens the form of a new question, after the last one. */
export const newQuestion = 'new';

/** Returns the path that opens the form of a new question on a page; null if the page has no questions. */
export function newQuestionPath(studioLocation: StudioLocation): string | null {
  const { kind } = studioLocation;
  const hasQuestions = kind === 'topic' ? studioLocation.topicKind === 'sat' : kind !== 'sat' && kind !== 'act';
  return hasQuestions ? studioPath(studioLocation, newQuestion) : null;
}

function pathOf(studioLocation: StudioLocation): string {
  switch (studioLocation.kind) {
    case 'topic':
      return studioLocation.topicKind === 'sat'
        ? `/admin/${studioLocation.topic}`
        : `/admin/${studioLocation.topicKind}-topics?topic=${studioLocation.topic}`;
    case 'subtopic':
      return `/admin/${studioLocation.subtopic}`;
    case 'subsubtopic':
      return `/admin/subtopic/${studioLocation.subtopic}/${studioLocation.subsubtopic}`;
    case 'problem_set':
      return `/admin/problemset/${studioLocation.set}${studioLocation.from ? `?${new URLSearchParams(studioLocation.from)}` : ''}`;
    case 'sat_question':
      return `/admin/sat/${studioLocation.question}`;
    case 'act_question':
      return `/admin/act/${studioLocation.question}`;
    case 'sat':
      return `/admin?sat=${studioLocation.exam}`;
    case 'act':
      return `/admin/acts?act=${studioLocation.exam}`;
    case 'sat_test':
    case 'act_test':
      return `/admin/${studioLocation.kind.replace('_', '-')}/${studioLocation.exam}/${studioLocation.variant}/${studioLocation.type}`;
  }
}
