import { Button } from '@fourfold/ui-kit/button';
import css from './strike.module.css';

type StrikeProps = { letter: string; struck: boolean; onStrike: () => void };

/** Strikes a choice out, or restores it. */
export function Strike({ letter, struck, onStrike }: StrikeProps) {
  return (
    <Button
      kind="quiet"
      className={css.strike ?? ''}
      aria-label={struck ? `Restore answer ${letter}` : `Strike out answer ${letter}`}
      onClick={(event) => {
        // Prevents the surrounding label from choosing the answer.
        event.preventDefault();
        onStrike();
      }}
    >
      {struck ? 'Restore' : 'Strike out'}
    </Button>
  );
}
