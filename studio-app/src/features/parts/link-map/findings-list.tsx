import type { MapFinding, SequenceMap } from '@fourfold/core/contract/proofs';
import { Link } from 'react-router-dom';
import { type FindingLine, groupFindings } from './group-findings.ts';
import css from './map.module.css';
import { ofLevel } from './map-labels.ts';

type FindingsListProps = {
  findings: readonly MapFinding[];
  sets: SequenceMap['sets'];
  /** The line that was chosen last. */
  chosen: string | null;
  /** Shows the record on the map; of the chosen line, opens it. */
  onChoose: (line: FindingLine) => void;
};

const levels = [
  { level: 'broken', title: 'Broken' },
  { level: 'unchecked', title: 'Unchecked' },
  { level: 'poor', title: 'Could be better' },
  { level: 'unpublished', title: 'Not published yet' },
] as const;

/** The findings of a sequence, those of a problem set in one line. Each shows its node on the map, or links to a page. */
export function FindingsList({ findings, sets, chosen, onChoose }: FindingsListProps) {
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
              {groupFindings(ofThisLevel, sets).map((line) => (
                <li key={line.key}>
                  <FindingRow line={{ ...line, key: `${level} ${line.key}` }} chosen={chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type FindingRowProps = { line: FindingLine } & Pick<FindingsListProps, 'chosen' | 'onChoose'>;

function FindingRow({ line, chosen, onChoose }: FindingRowProps) {
  const { key, title, text, node, url } = line;
  const isChosen = key === chosen;
  const content = (
    <>
      <b>{title}</b>
      <span>{text}</span>
    </>
  );
  return node === null ? (
    <Link to={url}>{content}</Link>
  ) : (
    <button type="button" aria-current={isChosen || undefined} onClick={() => onChoose(line)}>
      {content}
      {isChosen && <small role="status">Marked on the map. Press again to open it.</small>}
    </button>
  );
}

function headline(count: number): string {
  if (count === 0) return 'No findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}
