import type { MapFinding } from '@fourfold/core/contract/proofs';
import { findingRules } from '@fourfold/core/proofs/finding';
import { Link } from 'react-router-dom';
import css from './map.module.css';
import { ofLevel } from './map-labels.ts';

type FindingsListProps = { findings: readonly MapFinding[]; onOpen: (node: string) => void };

const levels = [
  { level: 'broken', title: 'Broken' },
  { level: 'unchecked', title: 'Unchecked' },
  { level: 'poor', title: 'Could be better' },
  { level: 'unpublished', title: 'Not published yet' },
] as const;

/** The findings of a sequence. Each opens its node, or links to the page where it is fixed. */
export function FindingsList({ findings, onOpen }: FindingsListProps) {
  const findingCount = findings.filter(({ level }) => level !== 'unpublished').length;
  return (
    <section className={css.all} aria-labelledby="map-findings">
      <h2 id="map-findings" className="label">
        {headline(findingCount)}
      </h2>
      {findingCount === 0 && <p className="small">Every question is reached, and every way leads to the end.</p>}
      {levels.map(({ level, title }) => {
        const ofThisLevel = ofLevel(findings, level);
        if (ofThisLevel.length === 0) return null;
        return (
          <div key={level} className={css.findings} data-level={level}>
            <h3>{`${title} (${ofThisLevel.length})`}</h3>
            <ul>
              {ofThisLevel.map((finding) => (
                <li key={`${finding.node} ${finding.text}`}>
                  <FindingLine finding={finding} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function FindingLine({
  finding: { name, text, node, url },
  onOpen,
}: { finding: MapFinding } & Pick<FindingsListProps, 'onOpen'>) {
  const content = (
    <>
      <b>{findingRules[name].title}</b>
      <span>{text}</span>
    </>
  );
  return node === null ? (
    <Link to={url}>{content}</Link>
  ) : (
    <button type="button" onClick={() => onOpen(node)}>
      {content}
    </button>
  );
}

function headline(count: number): string {
  if (count === 0) return 'No findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}
