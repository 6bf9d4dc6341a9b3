import type { MapFinding, SequenceMap } from '@fourfold/core/contract/proofs';
import css from './map.module.css';
import { waysOutOf } from './sequence-graph.ts';
import { countWords, ofLevel, questionTitle, setNote, wayWords } from './words.ts';

type MapListProps = { map: SequenceMap; onOpen: (node: string) => void };

/** The sequence as a list: each question with its links and their targets. */
export function MapList({ map, onOpen }: MapListProps) {
  const waysOut = waysOutOf(map);
  const findings = Map.groupBy(map.findings, ({ node }) => node);
  return (
    <ol className={css.list} aria-label="The sequence as a list">
      {map.questions.map((question) => (
        <li key={question.id}>
          <button type="button" onClick={() => onOpen(question.id)}>
            <b>{questionTitle(question)}</b>
            <span>{question.title}</span>
          </button>
          {question.is_hidden && <p className="small">Hidden</p>}
          <Found findings={findings.get(question.id)} />
          <ul>
            {waysOut(question).map((way) => (
              <li key={`${way.kind} ${way.letter}`} data-way={way.kind}>
                {wayWords(way)}
                {way.set && setNote(way.set) && ` (${setNote(way.set)?.toLowerCase()})`}
                <Found findings={way.set ? findings.get(way.set.id) : undefined} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Found({ findings = [] }: { findings?: readonly MapFinding[] | undefined }) {
  const words = countWords(findings);
  if (words === '') return null;
  const level = ofLevel(findings, 'broken').length > 0 ? 'broken' : 'poor';
  return (
    <p className={css.found} data-level={level}>
      {words}
    </p>
  );
}
