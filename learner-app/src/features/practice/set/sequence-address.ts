import { type Branch, queryOf } from '../list-address.ts';

type SequenceLink = {
  parentId: string;
  page: string;
  branch: Branch;
  /** Also goes along. */
  flags: Branch;
};

/** Where a sequence is, by the name that its place has in the branch. */
const paths: Readonly<Record<string, (page: string, branch: Branch) => string | null>> = {
  subsubtopic: (page, { subsubtopic, subtopic }) =>
    subtopic ? `${page}/subsubtopic/${subsubtopic}/${subtopic}` : null,
  subtopic: (page, { subtopic, topic }) => (topic ? `${page}/${subtopic}/${topic}` : null),
  sat_question: (_, { sat_question }) => `sat/${sat_question}`,
  act_question: (_, { act_question }) => `act/${act_question}`,
};

/** The sequence that a problem set was entered from; null when the address does not say which. */
export function sequenceAddress({ parentId, page, branch, flags }: SequenceLink): string | null {
  const name = Object.keys(branch).find((key) => branch[key] === parentId) ?? '';
  const path = paths[name]?.(page, branch);
  return path ? `/home/${path}${queryOf({ ...branch, ...flags })}` : null;
}
