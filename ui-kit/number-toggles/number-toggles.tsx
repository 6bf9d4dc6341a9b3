import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { NumberGrid } from '../number-grid/number-grid.tsx';
import css from './number-toggles.module.css';

type NumberTogglesProps = {
  /** What is marked, and in which section. */
  label: string;
  /** What a marked number means. */
  kind: 'wrong' | 'uncertain';
  /** How many numbers there are, from 1. */
  count: number;
  /** The marked numbers. */
  marked: readonly number[];
  /** The marks are being saved or loaded. */
  busy?: boolean | undefined;
  /** A note about the marks. */
  note?: string | undefined;
  /** Called with the number that is to be marked, or no longer. */
  onToggle: (number: number) => void;
  /** Called when the marks are to be saved. */
  onSubmit: () => void;
  /** Called when the marks are to be left as they were. */
  onCancel: () => void;
};

/** The numbers of a section as toggles, with the buttons that save the marks: Space and Enter toggle. */
export function NumberToggles(props: NumberTogglesProps) {
  const { label, kind, count, marked, busy, note, onToggle, onSubmit, onCancel } = props;
  const id = useId();
  return (
    <div className={css.marking}>
      <NumberGrid
        label={label}
        action="toggle"
        describedBy={id}
        numbers={Array.from({ length: count }, (_, at) => ({ [kind]: marked.includes(at + 1) }))}
        busy={busy}
        onPress={(at) => onToggle(at + 1)}
      />
      <div className={css.end}>
        <p className="small" id={id}>
          <span className="num">{marked.length}</span> of <span className="num">{count}</span> marked {kind}
          {note && <span className={css.note}>{note}</span>}
        </p>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" busy={busy} onClick={onSubmit}>
          Submit
        </Button>
      </div>
    </div>
  );
}
