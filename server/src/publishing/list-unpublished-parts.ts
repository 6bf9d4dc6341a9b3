import { maxPublished, type UnpublishedPart } from '@fourfold/core/contract/publishing';
import { contentFindings } from '@fourfold/core/proofs/content-findings';
import { findingRules } from '@fourfold/core/proofs/finding';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Handler } from '../call/handler.ts';
import { type ContentNode, type LoadedContent, partsOf, setPart } from './content-nodes.ts';
import { loadContent } from './load-parts.ts';
import { loadScope } from './load-scope.ts';

/** All of them and the record itself can be published with one call. */
const mostListed = maxPublished - 1;

type Switched = Omit<UnpublishedPart, 'isAbove'>;

/** What can be published with a record: what is not published above it, and below it. */
export const listUnpublishedParts: Handler<'GET /unpublished_parts'> = async ({ query }, { db, videoHosts }) =>
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const scope = await loadScope(tx, query, 'living');
      const own = { kind: query.kind, id: query.id.toLowerCase() };
      // As if all of it were published.
      const assumed = [own, ...scope.above, ...scope.nodes.map(({ subject }) => subject)].map(({ id }) => id);
      const loaded = await loadContent(tx, scope, assumed);
      const above = scope.above.flatMap(({ kind, id, title, is_publish }, depth) =>
        kind === 'sat_test' || kind === 'act_test'
          ? []
          : [{ kind, id, title, depth, isPublish: is_publish, findings: 0 }],
      );
      const isOwn = (part: Switched) => part.kind === own.kind && part.id === own.id;
      const parts = [
        ...above.map((part) => ({ ...part, isAbove: true })),
        ...withoutRepeated(scope.nodes.flatMap((node) => switchedParts(node, loaded, videoHosts)))
          .filter((part) => !isOwn(part))
          .map((part) => ({ ...part, isAbove: false })),
      ];
      const count = parts.filter(({ isPublish }) => !isPublish).length;
      return { data: withParents(parts).slice(0, mostListed), count };
    });

/** The levels of the tree; a sequence and a set are below the record that they belong to. */
const levels: Readonly<Record<ContentNode['subject']['kind'], number>> = {
  topic: 0,
  subtopic: 1,
  subsubtopic: 2,
  sat_question: 1,
  act_question: 1,
};

/** A record of the tree, its sequence if that has a switch and questions, and its sets. */
function switchedParts(node: ContentNode, loaded: LoadedContent, videoHosts: VideoHosts): Switched[] {
  const { subject, title, is_publish: isPublish, own, sequence, sets } = node;
  const depth = levels[subject.kind];
  const ofSequence = partsOf(node, loaded).filter((part) => part.of === 'sequence');
  const findings = countFindings(ofSequence, videoHosts);
  // The sequence of a number has no switch: its findings are those of the number.
  const ownSwitch = subject.kind === 'subtopic' || subject.kind === 'subsubtopic' ? subject.kind : null;
  const hasQuestions = sequence !== null && loaded.questionsAt(sequence.at).length > 0;
  const sequenceKind = ownSwitch && hasQuestions ? (`${ownSwitch}_sequence` as const) : null;
  const linked = sets ? loaded.setsAt({ kind: sets, id: subject.id }) : [];
  return [
    ...(own ? [{ ...subject, title, depth, isPublish, findings: sequenceKind ? 0 : findings }] : []),
    ...(sequenceKind
      ? [
          {
            ...{ kind: sequenceKind, id: subject.id, title, depth: depth + 1 },
            ...{ isPublish: sequence?.switch === 'on', findings },
          },
        ]
      : []),
    ...linked.map((set) => ({
      ...{ kind: 'problem_set' as const, id: set.id, title: set.title, depth: depth + 1, isPublish: set.is_publish },
      findings: countFindings([setPart(set, loaded.questionsAt)], videoHosts),
    })),
  ];
}

/** That a link leads to what is not published is none: it may be published with it. */
function countFindings(parts: Parameters<typeof contentFindings>[0], videoHosts: VideoHosts): number {
  return contentFindings(parts, videoHosts).filter(({ name }) => findingRules[name].level !== 'unpublished').length;
}

/** A set of two records of the tree is listed once. */
function withoutRepeated(parts: readonly Switched[]): Switched[] {
  return [...new Map(parts.map((part) => [`${part.kind} ${part.id}`, part])).values()];
}

/** What is not published, and the published records above it. */
function withParents(parts: readonly UnpublishedPart[]): UnpublishedPart[] {
  let depthBelow = 0;
  const fromEnd = parts.toReversed().filter(({ isPublish, depth }) => {
    const isListed = !isPublish || depth < depthBelow;
    if (isListed) depthBelow = depth;
    return isListed;
  });
  return fromEnd.reverse();
}
