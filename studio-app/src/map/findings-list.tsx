import type { MapFinding } from '@fourfold/core/contract/proofs';
import { proofs } from '@fourfold/core/proofs/finding';
import { Link } from 'react-router-dom';
import css from './map.module.css';
import { ofLevel } from './words.ts';

type FindingsListProps = { findings: readonly MapFinding[]; onOpen: (node: string) => void };

const levels = [
  { level: 'broken', title: 'Broken' },
  { level: 'unchecked', title: 'Unchecked' },
  { level: 'poor', title: 'Could be better' },
  { level: 'unpublished', title: 'Not published yet' },
] as const;

/** The findings of a sequence. Each opens its node, or links to the page where it is fixed. */
export function FindingsList({ findings, onOpen }: FindingsListProps) {
  const faults = findings.filter(({ level }) => level !== 'unpublished').length;
  return (
    <section className={css.all} aria-labelledby="map-findings">
      <h2 id="map-findings" className="label">
        {headOf(faults)}
      </h2>
      {faults === 0 && <p className="small">Every question is reached, and every way leads to the end.</p>}
      {levels.map(({ level, title }) => {
        const own = ofLevel(findings, level);
        if (own.length === 0) return null;
        return (
          <div key={level} className={css.findings} data-level={level}>
            <h3>{`${title} (${own.length})`}</h3>
            <ul>
              {own.map((finding) => (
                <li key={`${finding.node} ${finding.text}`}>
                  <Line finding={finding} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Line({
  finding: { name, text, node, url },
  onOpen,
}: { finding: MapFinding } & Pick<FindingsListProps, 'onOpen'>) {
  const words = (
    <>
      <b>{proofs[name].title}</b>
      <span>{text}</span>
    </>
  );
  return node === null ? (
    <Link to={url}>{words}</Link>
  ) : (
    <button type="button" onClick={() => onOpen(node)}>
      {words}
    </button>
  );
}

function headOf(count: number): string {
  if (count === 0) return 'No findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}
