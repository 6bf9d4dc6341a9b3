import type { ItemStatistics, MapQuestion, SequenceMap } from '@fourfold/core/contract/proofs';
import type { Branch } from '@fourfold/core/proofs/branches';
import { isOpenSet } from '@fourfold/core/sequence/link-after';
import { end, linkId, throughSetId } from '@fourfold/core/simulation/link-ids';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import type { MapEdge, SequenceGraph } from './sequence-graph.ts';

/** Shares of students, 0 to 1, by the id of the line. A line without a share is not in it. */
export type LinkShares = ReadonlyMap<string, number>;

/** Of all simulated students, the share that took each line. */
export function simulatedShares(
  map: SequenceMap,
  graph: SequenceGraph,
  { linkCounts, students }: SimulationResult,
): LinkShares {
  const shares = new Map<string, number>();
  if (students === 0) return shares;
  const lineOf = lineFinder(graph);
  for (const { id, is_hidden, ways: branches } of map.questions) {
    if (is_hidden) continue;
    for (const branch of branches.right ? [branches.right, ...branches.wrong] : branches.wrong) {
      const line = lineOf(id, branch);
      if (line) shares.set(line.id, (linkCounts.get(linkId(id, targetId(branch))) ?? 0) / students);
    }
  }
  for (const { id, kind } of graph.edges) if (kind === 'out') shares.set(id, (linkCounts.get(id) ?? 0) / students);
  return shares;
}

/** Of the first answers to a question, the share that takes each of its lines, where there are statistics. */
export function realShares(
  map: SequenceMap,
  graph: SequenceGraph,
  statistics: ReadonlyMap<string, ItemStatistics>,
): LinkShares {
  const shares = new Map<string, number>();
  const lineOf = lineFinder(graph);
  const open = openTargets(map);
  for (const question of map.questions) {
    const item = statistics.get(question.id);
    for (const { leads, share } of item ? answerGroups(question, item, open) : []) {
      const line = lineOf(question.id, leads);
      if (line) shares.set(line.id, Math.min(1, (shares.get(line.id) ?? 0) + share));
    }
  }
  return shares;
}

type Target = MapQuestion['right'];

/** Where first answers lead, with their shares. */
function answerGroups(
  { right, wrong, answers }: MapQuestion,
  { facility, choices }: ItemStatistics,
  open: (leads: Target) => Branch,
): { leads: Branch; share: number }[] {
  const own = { right: open(right), wrong: open(wrong) };
  const keys = answers.filter(({ correct }) => correct).length;
  const choiceShares = new Map(choices.map(({ answer_id, share }) => [answer_id, share]));
  const byChoice = answers.some(({ leads }) => !isEnd(leads));
  if (!byChoice) {
    return [
      { leads: own.right, share: facility },
      { leads: own.wrong, share: 1 - facility },
    ];
  }
  // Where several answers are right, students give several at once, and the shares of choices do not add up.
  if (keys > 1) return [];
  return answers.map(({ id, correct, leads }) => {
    const ofOutcome = own[correct ? 'right' : 'wrong'];
    return { leads: isEnd(ofOutcome) ? open(leads) : ofOutcome, share: choiceShares.get(id) ?? 0 };
  });
}

function openTargets({ questions, sets }: SequenceMap): (leads: Target) => Branch {
  const shown = new Set(questions.flatMap(({ id, is_hidden }) => (is_hidden ? [] : [id])));
  const openSets = new Set(sets.flatMap(({ id, state }) => (isOpenSet(state) ? [id] : [])));
  return ({ question, set }) => ({
    question: question !== null && shown.has(question) ? question : null,
    set: set !== null && openSets.has(set) ? set : null,
  });
}

function isEnd({ question, set }: Branch): boolean {
  return question === null && set === null;
}

/**
 * Finds the line of a branch. Students pass by a closed set and do not see a hidden question, which are drawn: then it
 * is the line through the set, or to the question.
 */
function lineFinder({ edges }: SequenceGraph): (from: string, branch: Branch) => MapEdge | undefined {
  const outgoing = Map.groupBy(edges, ({ from }) => from);
  return (from, branch) => {
    const lines = outgoing.get(from) ?? [];
    const exact = lines.find(({ to }) => to === targetId(branch));
    if (exact) return exact;
    const { set, question } = branch;
    if (set !== null) return lines.find(({ to }) => to.startsWith(`${set} `));
    return question === null ? undefined : lines.find(({ to }) => to.endsWith(` ${question}`));
  };
}

function targetId({ set, question }: Branch): string {
  return set === null ? (question ?? end) : throughSetId(set, question);
}
