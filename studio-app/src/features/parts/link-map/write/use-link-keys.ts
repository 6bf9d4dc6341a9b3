import type { GraphNode } from '@fourfold/ui-kit/graph/drawing';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { linkKindLabels } from '../../desk/links/outcomes.ts';
import type { SequenceGraph } from '../sequence-graph.ts';
import { type Drop, dropOfHandle, dropOfRemoval, handlesOf } from './drop.ts';
import { presentTarget, sourceText } from './link-changes.ts';
import { type LinkDraft, stepOfKey } from './link-draft.ts';
import type { MapWrites } from './use-map-writes.ts';

type LinkKeysOptions = { graph: SequenceGraph; nodes: readonly GraphNode[]; writes: MapWrites };

/** Links by keyboard: L on a question begins, further keys choose the answer and the target. */
export function useLinkKeys({ graph, nodes, writes: { questions, apply } }: LinkKeysOptions) {
  const [draft, setDraft] = useState<LinkDraft | null>(null);
  const handles = (id: string) => {
    const question = questions.find((one) => one.id === id);
    return question ? handlesOf(question) : [];
  };
  const end = (drop?: Drop) => {
    setDraft(null);
    document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (drop) apply(drop);
  };
  const start = (id: string) => {
    const all = handles(id);
    if (all.length === 0) return;
    const isFree = (source: (typeof all)[number]['source']) =>
      Object.keys(linkKindLabels).every(
        (kind) => !presentTarget(questions, { question: id, source, kind: kind as 'question', from: null, to: null }),
      );
    const free = all.slice(0, 2).findIndex(({ source }) => isFree(source));
    setDraft({ from: id, handle: Math.max(0, free), to: null, digits: '' });
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
    if (!draft) {
      if (event.key.toLowerCase() !== 'l' || node === undefined) return;
      start(node);
    } else {
      const all = handles(draft.from);
      const step = stepOfKey(draft, event.key, { nodes, signs: all.map(({ sign }) => sign) });
      const link = { question: draft.from, source: all[draft.handle]?.source ?? 'right' };
      const target = graph.nodes.find(({ id }) => id === draft.to) ?? null;
      if (step.at === 'ignored') {
        // Enter and Space would open the node.
        if (event.key === 'Tab' || event.key === 'Shift') return;
      } else if (step.at === 'draft') setDraft(step.draft);
      else if (step.at === 'link') end(dropOfHandle(questions, link, target));
      else if (step.at === 'create') end(dropOfHandle(questions, link, null));
      else if (step.at === 'remove') end(dropOfRemoval(questions, link));
      else end();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setDraft(null);
  };
  return { draft, text: draft && draftText(draft), onKeyDownCapture, onBlur };

  function draftText({ from, handle, to }: LinkDraft): string {
    const target = nodes.find(({ id }) => id === to);
    const source = sourceText(questions, from, handles(from)[handle]?.source ?? 'right');
    const name = !target ? 'choose a node by arrows or its number' : nameOf(target);
    return `${source}: ${name}`;
  }
}

function nameOf({ shape, head, title }: GraphNode): string {
  return shape === 'question' ? `to question ${head}, “${title}”` : `to the problem set “${title}”`;
}
