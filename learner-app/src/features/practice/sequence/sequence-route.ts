import type { SequenceReference } from '@fourfold/core/contract/practice';
import { branchIn, branchOf, isAt } from '../branches.ts';
import { type SequenceReads, type SequenceRecord, sequenceReads } from '../first/sequence-calls.ts';
import { areas, type Branch, flagsIn, listAddress } from '../list-address.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The parsed URL of a sequence. */
export type SequenceRoute = SequenceReads & {
  /** The list that the sequence belongs to, as URLs name it. */
  page: string;
  /** Label of the button after Check, if a question follows (PRC-015). */
  onward: string;
  /** The flags `dashboard` and `mock`, where they are set (Q26). */
  flags: Branch;
  /** Whether the record may be shown at this URL (ACC-036 to ACC-039). */
  admits(record: SequenceRecord): boolean;
  branchOf(record: SequenceRecord): Branch;
  /** Its location, as text: "Math, Quadratic functions", or the title of the SAT or ACT. */
  placeOf(record: SequenceRecord): string;
  /** Where Back and the end lead. */
  backOf(record: SequenceRecord | null): string;
};

/** The differences between the kinds of sequence, besides their calls. */
const kinds: Record<SequenceReference, { page?: string; onward: string }> = {
  HomeSubTopic: { onward: 'Next' },
  HomeSubsubTopic: { onward: 'Next' },
  HomeSatQuestionTopic: { page: 'sats', onward: 'Save & Next' },
  HomeActQuestionTopic: { page: 'acts', onward: 'Next' },
};

/** `area` is the path segment after /home. */
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
