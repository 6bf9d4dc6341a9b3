import type { SequenceReference } from '@fourfold/core/contract/practice';
import { branchIn, branchOf, isAt } from '../branches.ts';
import { type SequenceReads, type SequenceRecord, sequenceReads } from '../first/sequence-calls.ts';
import { areas, type Branch, flagsIn, listAddress } from '../list-address.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A sequence's address, read. */
export type SequenceRoute = SequenceReads & {
  /** The list that it stands in, as its address names it. */
  page: string;
  /** What the button after Check reads where a question follows. */
  onward: string;
  /** Opened from an assignment; the mock's (Q26). */
  flags: Branch;
  /** Whether it may be shown at this address (2§5). */
  admits(record: SequenceRecord): boolean;
  branchOf(record: SequenceRecord): Branch;
  /** Where it stands, in words: "Math, Quadratic functions", or a SAT's title. */
  placeOf(record: SequenceRecord): string;
  /** Where Back and the end lead. */
  backOf(record: SequenceRecord | null): string;
};

/** All in which the kinds of sequence differ, beside what they are read by. */
const kinds: Record<SequenceReference, { page?: string; onward: string }> = {
  HomeSubTopic: { onward: 'Next' },
  HomeSubsubTopic: { onward: 'Next' },
  HomeSatQuestionTopic: { page: 'sats', onward: 'Save & Next' },
  HomeActQuestionTopic: { page: 'acts', onward: 'Next' },
};

/** `area` is the path's word behind /home. */
export function sequenceRoute(area: string, params: Params, query: URLSearchParams): SequenceRoute {
  const reads = sequenceReads(params);
  const { page = area, onward } = kinds[reads.reference_type];
  const flags = flagsIn(query);
  const { dashboard, ...kept } = flags;
  const place = (record: SequenceRecord) => branchOf(reads.record, record);
  const inPath = { topic: params.topicId, subtopic: params.subtopicId };
  const inQuery = branchIn(query);
  return {
    ...reads,
    page,
    onward,
    flags,
    admits: (record) =>
      isAt(record, place(record), page, inPath, inQuery) &&
      !('isSequencePublish' in record && !record.isSequencePublish),
    branchOf: place,
    placeOf: (record) => ('exam_title' in record ? record.exam_title : `${areas[page]}, ${record.topic_title}`),
    backOf: (record) => (dashboard ? '/home' : listAddress(page, { ...(record ? place(record) : inQuery), ...kept })),
  };
}
