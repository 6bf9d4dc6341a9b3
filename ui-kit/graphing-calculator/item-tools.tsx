import { Button } from '../button/button.tsx';
import css from './item-tools.module.css';
import { RemoveIcon } from './line-icons.tsx';

type ItemToolsProps = {
  number: number;
  colour: number;
  hidden: boolean;
  /** Whether there is something to hide. */
  isDrawn: boolean;
  onColour(): void;
  onHidden(): void;
  onRemove(): void;
};

const colourNames = ['teal', 'red', 'green', 'brown', 'ink', 'grey'];

/** The number of an item in its colour, and the buttons to change, hide and remove it. */
export function ItemTools({ number, colour, hidden, isDrawn, onColour, onHidden, onRemove }: ItemToolsProps) {
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={css.number}
        data-colour={colour}
        data-hidden={hidden || undefined}
        aria-label={`Line ${number} is ${colourNames[colour]}: next colour`}
        title={`Colour: ${colourNames[colour]}`}
        onClick={onColour}
      >
        {number}
      </button>
      <span className={css.end}>
        {isDrawn && (
          <button
            type="button"
            className={css.hide}
            aria-label={`${hidden ? 'Show' : 'Hide'} line ${number}`}
            onClick={onHidden}
          >
            {hidden ? 'Show' : 'Hide'}
          </button>
        )}
        <Button icon kind="quiet" aria-label={`Delete line ${number}`} onClick={onRemove}>
          <RemoveIcon />
        </Button>
      </span>
    </div>
  );
}
