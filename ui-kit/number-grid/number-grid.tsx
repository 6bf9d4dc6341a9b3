import css from './number-grid.module.css';

export type GridNumber = {
  /** What it is about; null where it has no topic, and cannot be opened. */
  topic: string | null;
  /** Of the button, so that an address can lead to it. */
  id?: string | undefined;
};

type NumberGridProps = {
  /** Names the list for a screen reader. */
  label: string;
  /** From number 1 on. */
  numbers: readonly GridNumber[];
  /** Called with the 0-based place of a number that has a topic. */
  onOpen: (at: number) => void;
};

/** The numbers of a section, in groups of five on wide screens, seven to a row on phones. */
export function NumberGrid({ label, numbers, onOpen }: NumberGridProps) {
  return (
    <ol className={css.grid} aria-label={label}>
      {numbers.map(({ topic, id }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <li key={at}>
          {topic === null ? (
            <span className={css.number}>
              {at + 1}
              <span className="vh">, no topic</span>
            </span>
          ) : (
            <button
              type="button"
              className={css.number}
              id={id}
              title={topic}
              aria-label={`${at + 1}, ${topic}`}
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
