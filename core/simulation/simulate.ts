import { compilePaths } from './internal/paths.ts';
import { walk } from './internal/walk.ts';
import type { SequenceModel, SimulationOptions, SimulationResult } from './model.ts';
import { randomFrom } from './random.ts';

type Id = string;

/** Simulates students in a sequence. Without a question, `students` is 0. */
export function simulate(model: SequenceModel, { policy, students, seed }: SimulationOptions): SimulationResult {
  const paths = compilePaths(model);
  const answering = { policy, random: randomFrom(seed) };
  const walks = Array.from({ length: paths ? students : 0 }, () => walk(paths, answering));

  const nodes = [...model.questions, ...model.sets].map(({ id }) => id);
  const lengths = walks.flatMap((one) => (one.stuck === null ? [one.answers] : [])).sort((a, b) => a - b);
  const stuck = tally(
    nodes,
    walks.flatMap((one) => one.stuck ?? []),
  );
  return {
    students: walks.length,
    finished: lengths.length,
    median: percentile(lengths, 50),
    p90: percentile(lengths, 90),
    stuck: [...stuck]
      .flatMap(([node, count]) => (count > 0 ? [{ node, students: count }] : []))
      .sort((a, b) => b.students - a.students),
    visitCounts: tally(
      nodes,
      walks.flatMap((one) => [...one.visited]),
    ),
    linkCounts: tally(
      [],
      walks.flatMap((one) => [...one.followed]),
    ),
  };
}

/** The number of occurrences of each node, in the order of the nodes. */
function tally(nodes: readonly Id[], visits: readonly Id[]): Map<Id, number> {
  const counts = new Map(nodes.map((id) => [id, 0]));
  for (const id of visits) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Nearest rank: the smallest value that at least `percent` percent do not exceed. Null for an empty list. */
function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null;
}
