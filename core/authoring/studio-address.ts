/** A record, with the ids that the URL of its page in the studio needs. */
export type StudioPlace =
  | { kind: 'topic'; topicKind: string; topic: string }
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
export function studioAddress(place: StudioPlace, questionId?: string): string {
  const address = pathOf(place);
  if (questionId === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}question_id=${questionId}`;
}

function pathOf(place: StudioPlace): string {
  switch (place.kind) {
    case 'topic':
      return place.topicKind === 'sat'
        ? `/admin/${place.topic}`
        : `/admin/${place.topicKind}-topics?topic=${place.topic}`;
    case 'subtopic':
      return `/admin/${place.subtopic}`;
    case 'subsubtopic':
      return `/admin/subtopic/${place.subtopic}/${place.subsubtopic}`;
    case 'problem_set':
      return `/admin/problemset/${place.set}${place.from ? `?${new URLSearchParams(place.from)}` : ''}`;
    case 'sat_question':
      return `/admin/sat/${place.question}`;
    case 'act_question':
      return `/admin/act/${place.question}`;
    case 'sat':
      return `/admin?sat=${place.exam}`;
    case 'act':
      return `/admin/acts?act=${place.exam}`;
    case 'sat_test':
    case 'act_test':
      return `/admin/${place.kind.replace('_', '-')}/${place.exam}/${place.variant}/${place.type}`;
  }
}
