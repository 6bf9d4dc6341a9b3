import type { MapFinding, MapQuestion, SequenceMap } from '@fourfold/core/contract/proofs';
import { useEffect, useRef } from 'react';
import css from './map.module.css';
import type { ShownRecord } from './map-drawing.tsx';
import { findingCountText, ofLevel, outgoingLinkText, questionTitle, setNote } from './map-labels.ts';
import { outgoingLinksOf } from './sequence-graph.ts';

type MapListProps = { map: SequenceMap; shown: ShownRecord | null; onOpen: (node: string) => void };

/** The sequence as a list: each question with its links and their targets. */
export function MapList({ map, shown, onOpen }: MapListProps) {
  const list = useRef<HTMLOListElement>(null);
  const outgoingLinks = outgoingLinksOf(map);
  // A problem set is shown at the questions that lead to it.
  const isShown = (question: MapQuestion) =>
    shown !== null &&
    (question.id === shown.record || outgoingLinks(question).some(({ set }) => set?.id === shown.record));
  const findings = Map.groupBy(map.findings, ({ node }) => node);
  useEffect(() => {
    const item = shown && list.current?.querySelector('[data-marked]');
    item?.scrollIntoView({ block: 'center' });
    if (shown?.focus) item?.querySelector('button')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <ol ref={list} className={css.list} aria-label="The sequence as a list">
      {map.questions.map((question) => (
        <li key={question.id} data-marked={isShown(question) || undefined}>
          <button type="button" onClick={() => onOpen(question.id)}>
            <b>{questionTitle(question)}</b>
            <span>{question.title}</span>
          </button>
          {question.is_hidden && <p className="small">Hidden</p>}
          <FindingCounts findings={findings.get(question.id)} />
          <ul>
            {outgoingLinks(question).map((link) => (
              <li key={`${link.kind} ${link.letter}`} data-way={link.kind}>
                {outgoingLinkText(link)}
                {link.set && setNote(link.set) && ` (${setNote(link.set)?.toLowerCase()})`}
                <FindingCounts findings={link.set ? findings.get(link.set.id) : undefined} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function FindingCounts({ findings = [] }: { findings?: readonly MapFinding[] | undefined }) {
  const text = findingCountText(findings);
  if (text === '') return null;
  const level = ofLevel(findings, 'broken').length > 0 ? 'broken' : 'poor';
  return (
    <p className={css.found} data-level={level}>
      {text}
    </p>
  );
}
