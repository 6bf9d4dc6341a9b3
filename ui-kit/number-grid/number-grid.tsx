import type { CSSProperties } from 'react';
import { capped } from '../progress/capped.ts';
import css from './number-grid.module.css';

export type GridNumber = {
  /** What it is about; null where it has no topic. */
  topic: string | null;
  /** What it opens to: something to practise, or what there is to say about it; null: nothing, it is no button. */
  opens: 'practice' | 'note' | null;
  /** Of the number, so that an address can lead to it. */
  id?: string | undefined;
  /** How far one is with what there is to practise for it, 0 to 100. */
  percent?: number | undefined;
  /** Marked so on the paper. */
  wrong?: boolean | undefined;
  uncertain?: boolean | undefined;
};

type NumberGridProps = {
  /** Names the list for a screen reader. */
  label: string;
  /** From number 1 on. */
  numbers: readonly GridNumber[];
  /** Called with the 0-based place of a number that opens. */
  onOpen: (at: number) => void;
};

/** The numbers of a section, in groups of five on wide screens, seven to a row on phones. */
export function NumberGrid({ label, numbers, onOpen }: NumberGridProps) {
  return (
    <ol className={css.grid} aria-label={label}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <li key={at}>
          {number.opens === null ? (
            <span {...looks(number)} id={number.id} title={about(number).join(': ')}>
              {at + 1}
              <span className="vh">{['', ...about(number), ...states(number)].join(', ')}</span>
            </span>
          ) : (
            <button
              type="button"
              {...looks(number)}
              id={number.id}
              title={about(number).join(': ')}
              aria-label={[at + 1, ...about(number), ...states(number)].join(', ')}
              aria-haspopup="dialog"
              onClick={() => onOpen(at)}
            >
              {at + 1}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the signs at numbers mean. */
export function NumberLegend() {
  return (
    <p className={css.legend} aria-hidden>
      {legend.map(([words, number]) => (
        <span key={words}>
          <span {...looks({ topic: '', opens: 'practice', ...number })}>7</span>
          {words}
        </span>
      ))}
    </p>
  );
}

const legend = [
  ['uncertain', { uncertain: true }],
  ['wrong', { wrong: true }],
  ['done', { percent: 100 }],
  ['nothing to practise yet', { opens: 'note' }],
] as const;

function looks({ opens, percent = 0, wrong, uncertain }: GridNumber) {
  return {
    className: css.number,
    'data-open': opens ?? undefined,
    'data-done': opens === 'practice' && percent === 100 ? '' : undefined,
    'data-wrong': wrong ? '' : undefined,
    'data-uncertain': uncertain ? '' : undefined,
    style: { '--p': `${capped(percent)}%` } as CSSProperties,
  };
}

/** What it is about, and whether that can be practised. */
function about({ topic, opens }: GridNumber): string[] {
  if (topic === null) return ['no topic'];
  return opens === 'practice' ? [topic] : [topic, 'nothing to practise yet'];
}

/** In words what the look says; a screen reader reads them after the number. */
function states({ percent = 0, wrong, uncertain }: GridNumber): string[] {
  const words: string[] = [];
  if (wrong) words.push('marked wrong');
  if (uncertain) words.push('marked uncertain');
  if (percent === 100) words.push('done');
  else if (percent > 0) words.push(`${capped(percent)} percent`);
  return words;
}
