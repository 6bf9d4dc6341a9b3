import type { SequenceReference } from '@fourfold/core/contract/practice';
import { branchOf, isVisibleAt, parseBranch } from '../content-branch.ts';
import { type SequenceRecord, type SequenceRequests, sequenceRequests } from '../first/sequence-calls.ts';
import { type Branch, listAddress, listLabels, parseFlags } from '../list-address.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The parsed URL of a sequence. */
export type SequenceRoute = SequenceRequests & {
  /** The list that the sequence belongs to, as URLs name it. */
  page: string;
  /** Label of the button after Check, if a question follows (PRC-015). */
  nextLabel: string;
  /** The flags `dashboard` and `mock`, where they are set (Q26). */
  flags: Branch;
  /** Whether the record may be shown at this URL (ACC-036 to ACC-039). */
  canShow(record: SequenceRecord): boolean;
  branchOf(record: SequenceRecord): Branch;
  /** Its location, as text: "Math, Quadratic functions", or the title of the SAT or ACT. */
  subtitleOf(record: SequenceRecord): string;
  /** Where Back and the end lead. */
  backAddress(record: SequenceRecord | null): string;
};

/** The differences between the kinds of sequence, besides their calls. */
const sequenceKinds: Record<SequenceReference, { page?: string; nextLabel: string }> = {
  HomeSubTopic: { nextLabel: 'Next' },
  HomeSubsubTopic: { nextLabel: 'Next' },
  HomeSatQuestionTopic: { page: 'sats', nextLabel: 'Save & Next' },
  HomeActQuestionTopic: { page: 'acts', nextLabel: 'Next' },
};

/** `area` is the path segment after /home. */
export function sequenceRoute(area: string, params: Params, query: URLSearchParams): SequenceRoute {
  const requests = sequenceRequests(params);
  const { page = area, nextLabel } = sequenceKinds[requests.reference_type];
  const flags = parseFlags(query);
  const { dashboard, ...listFlags } = flags;
  const recordBranch = (record: SequenceRecord) => branchOf(requests.record, record);
  const inPath = { topic: params.topicId, subtopic: params.subtopicId };
  const inQuery = parseBranch(query);
  return {
    ...requests,
    page,
    nextLabel,
    flags,
    canShow: (record) =>
      isVisibleAt(record, recordBranch(record), page, inPath, inQuery) &&
      !('isSequencePublish' in record && !record.isSequencePublish),
    branchOf: recordBranch,
    subtitleOf: (record) => ('exam_title' in record ? record.exam_title : `${listLabels[page]}, ${record.topic_title}`),
    backAddress: (record) =>
      dashboard ? '/home' : listAddress(page, { ...(record ? recordBranch(record) : inQuery), ...listFlags }),
  };
}
