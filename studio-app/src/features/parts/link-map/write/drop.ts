import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { Question } from '@fourfold/core/contract/content';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { throughSetId } from '@fourfold/core/simulation/link-ids';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import type { LinkKind } from '../../desk/links/outcomes.ts';
import type { MapEdge, MapNode, SequenceGraph } from '../sequence-graph.ts';
import { type LinkChange, type LinkStart, presentTarget } from './link-changes.ts';

/** What a drop on the map means: changes of links, a new question at the end of a link, or nothing, with the reason. */
export type Drop =
  | { means: 'change'; changes: readonly LinkChange[] }
  | { means: 'new-question'; question: string; source: LinkStart }
  | { means: 'nothing'; why: string };

/** The sources that a question has on the map, with the sign of each handle. Typed answers have no links of their own. */
export function handlesOf(question: Question): { source: LinkStart; sign: string }[] {
  const answers = hasTypedAnswers(chosenKind(question)) ? [] : question.answers;
  return [
    { source: 'right', sign: '✓' },
    { source: 'wrong', sign: '✗' },
    ...answers.flatMap(({ id }, at) => {
      const letter = letterAt(at);
      return letter === undefined ? [] : [{ source: { answer: id }, sign: letter }];
    }),
  ];
}

/** A handle was dropped on a node, or on no node: then a question is to be created there. */
export function dropOfHandle(
  questions: readonly Question[],
  { question, source }: { question: string; source: LinkStart },
  target: MapNode | null,
): Drop {
  if (!target) return { means: 'new-question', question, source };
  const { kind, to } = recordOf(target);
  if (to === question) return nothing('A question cannot lead to itself.');
  const change = changeTo(questions, { question, source, kind }, to);
  if (!change) return nothing('This question does not exist any more.');
  if (change.from === to) return nothing('It already leads there.');
  return { means: 'change', changes: [change] };
}

/** The link of a handle is to be removed: that to the question first, then that to the problem set. */
export function dropOfRemoval(questions: readonly Question[], link: { question: string; source: LinkStart }): Drop {
  for (const kind of ['question', 'problemset'] as const) {
    const change = changeTo(questions, { ...link, kind }, null);
    if (change && change.from !== null) return { means: 'change', changes: [change] };
  }
  return nothing('There is no link to remove.');
}

/**
 * The end of a line was dropped on a node, or on no node: then its links are removed. All links that the line shows
 * change together. The line from a problem set belongs to the only question that leads through it, or it stays.
 */
export function dropOfEnd(
  questions: readonly Question[],
  graph: SequenceGraph,
  edge: MapEdge,
  target: MapNode | null,
): Drop {
  const from = graph.nodes.find(({ id }) => id === edge.from);
  const old = graph.nodes.find(({ id }) => id === edge.to);
  if (!from || !old) return nothing('This line does not exist any more.');
  if (target?.id === old.id) return nothing('It already leads there.');
  const into = from.kind === 'set' ? graph.edges.filter(({ to }) => to === from.id) : [edge];
  if (new Set(into.map((one) => one.from)).size > 1)
    return nothing('Several questions lead through this problem set: change their links at the questions.');
  if (from.kind === 'set' && target?.kind === 'set') return nothing('After a problem set comes a question.');
  const question = questions.find(({ id }) => id === into[0]?.from);
  if (!question) return nothing('This question does not exist any more.');
  const oldRecord = recordOf(old);
  const drawnAs = from.kind === 'set' ? from.id : edge.to;
  const letters = into[0]?.letters ?? [];
  const sources = handlesOf(question).flatMap(({ source, sign }) => {
    // The link of an answer is drawn only where students follow it.
    const isDrawn = typeof source === 'string' || letters.includes(sign);
    return isDrawn && drawnTarget(questions, graph, { question: question.id, source }) === drawnAs ? [source] : [];
  });
  if (sources.length === 0) return nothing('This link was changed meanwhile.');
  const next = target && recordOf(target);
  if (next?.to === question.id) return nothing('A question cannot lead to itself.');
  const changes = sources.flatMap((source) => {
    const base = { question: question.id, source };
    const removal: LinkChange = { ...base, kind: oldRecord.kind, from: oldRecord.to, to: null };
    if (!next) return [removal];
    if (next.kind === oldRecord.kind) return [{ ...removal, to: next.to }];
    const added = changeTo(questions, { ...base, kind: next.kind }, next.to);
    return added ? [removal, added] : [];
  });
  return { means: 'change', changes };
}

/** The id of the node that a source leads to, as it is drawn. */
function drawnTarget(
  questions: readonly Question[],
  { nodes }: SequenceGraph,
  link: Pick<LinkChange, 'question' | 'source'>,
): string | null {
  const at = (kind: LinkKind) => presentTarget(questions, { ...link, kind, from: null, to: null }) ?? null;
  const [set, question] = [at('problemset'), at('question')];
  const next = nodes.some(({ id }) => id === question) ? question : null;
  return set !== null && nodes.some((node) => node.kind === 'set' && node.set.id === set)
    ? throughSetId(set, next)
    : next;
}

function changeTo(
  questions: readonly Question[],
  link: Pick<LinkChange, 'question' | 'source' | 'kind'>,
  to: string | null,
): LinkChange | null {
  const from = presentTarget(questions, { ...link, from: null, to });
  return from === undefined ? null : { ...link, from, to };
}

function recordOf(node: MapNode): { kind: LinkKind; to: string } {
  return node.kind === 'question'
    ? { kind: 'question', to: node.question.id }
    : { kind: 'problemset', to: node.set.id };
}

function nothing(why: string): Drop {
  return { means: 'nothing', why };
}
