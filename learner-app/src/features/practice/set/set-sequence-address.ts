import { type Branch, queryString } from '../list-address.ts';

type SequenceLink = {
  parentId: string;
  page: string;
  branch: Branch;
  /** Kept in the URL. */
  flags: Branch;
};

/** The path of a sequence, by the name of its parent in the branch. */
const paths: Readonly<Record<string, (page: string, branch: Branch) => string | null>> = {
  subsubtopic: (page, { subsubtopic, subtopic }) =>
    subtopic ? `${page}/subsubtopic/${subsubtopic}/${subtopic}` : null,
  subtopic: (page, { subtopic, topic }) => (topic ? `${page}/${subtopic}/${topic}` : null),
  sat_question: (_, { sat_question }) => `sat/${sat_question}`,
  act_question: (_, { act_question }) => `act/${act_question}`,
};

/** URL of the sequence that a problem set was entered from; null if the set's URL does not name it. */
export function sequenceAddress({ parentId, page, branch, flags }: SequenceLink): string | null {
  const name = Object.keys(branch).find((key) => branch[key] === parentId) ?? '';
  const path = paths[name]?.(page, branch);
  return path ? `/home/${path}${queryString({ ...branch, ...flags })}` : null;
}
