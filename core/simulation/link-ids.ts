type Id = string;

/** Target of a link that leads to the end of the sequence. */
export const end = 'end';

/** The id of a set that leads to a question, or to the end. A set has one for each question that it leads to (Q226). */
export function throughSetId(set: Id, next: Id | null): string {
  return `${set} ${next ?? end}`;
}

/** The id of all links from a question, or such a set, to the same target. */
export function linkId(from: Id, to: Id): string {
  return `${from} > ${to}`;
}
