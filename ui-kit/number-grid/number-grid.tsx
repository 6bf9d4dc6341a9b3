import type { CSSProperties } from 'react';
import { shownPercent } from '../progress/shown-percent.ts';
import css from './number-grid.module.css';

export type GridNumber = {
  /** Title of the question's topic; null if it has none. */
  topic: string | null;
  /** What it opens: practice, or a note about the question; null makes it no button. */
  opens: 'practice' | 'note' | null;
  /** DOM id of the number, used as a URL anchor. */
  id?: string | undefined;
  /** Progress in the practice of the question, 0 to 100. */
  percent?: number | undefined;
  /** Marked as wrong on the paper. */
  wrong?: boolean | undefined;
  uncertain?: boolean | undefined;
};

type NumberGridProps = {
  /** Accessible name of the list. */
  label: string;
  /** The numbers, from 1. */
  numbers: readonly GridNumber[];
  /** Called with the 0-based index of a number. */
  onOpen: (at: number) => void;
};

/** A grid of a section's question numbers: in groups of five on wide screens, seven in a row on phones. */
export function NumberGrid({ label, numbers, onOpen }: NumberGridProps) {
  return (
    <ol className={css.grid} aria-label={label}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its index
        <li key={at}>
          {number.opens === null ? (
            <span {...numberAttributes(number)} id={number.id} title={descriptionParts(number).join(': ')}>
              {at + 1}
              <span className="vh">{['', ...descriptionParts(number), ...stateTexts(number)].join(', ')}</span>
            </span>
          ) : (
            <button
              type="button"
              {...numberAttributes(number)}
              id={number.id}
              title={descriptionParts(number).join(': ')}
              aria-label={[at + 1, ...descriptionParts(number), ...stateTexts(number)].join(', ')}
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

/** The legend of the number styles. */
export function NumberLegend() {
  return (
    <p className={css.legend} aria-hidden>
      {legend.map(([label, number]) => (
        <span key={label}>
          <span {...numberAttributes({ topic: '', opens: 'practice', ...number })}>7</span>
          {label}
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

function numberAttributes({ opens, percent = 0, wrong, uncertain }: GridNumber) {
  return {
    className: css.number,
    'data-open': opens ?? undefined,
    'data-done': opens === 'practice' && percent === 100 ? '' : undefined,
    'data-wrong': wrong ? '' : undefined,
    'data-uncertain': uncertain ? '' : undefined,
    style: { '--p': `${shownPercent(percent)}%` } as CSSProperties,
  };
}

/** The topic, and whether it can be practised. */
function descriptionParts({ topic, opens }: GridNumber): string[] {
  if (topic === null) return ['no topic'];
  return opens === 'practice' ? [topic] : [topic, 'nothing to practise yet'];
}

/** The state as text, read by screen readers after the number. */
function stateTexts({ percent = 0, wrong, uncertain }: GridNumber): string[] {
  const texts: string[] = [];
  if (wrong) texts.push('marked wrong');
  if (uncertain) texts.push('marked uncertain');
  if (percent === 100) texts.push('done');
  else if (percent > 0) texts.push(`${shownPercent(percent)} percent`);
  return texts;
}
