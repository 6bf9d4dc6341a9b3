import { Button } from '@fourfold/ui-kit/button';
import css from './strike-button.module.css';

type StrikeButtonProps = { letter: string; struck: boolean; onStrike: () => void };

/** Strikes a choice out, or restores it. */
export function StrikeButton({ letter, struck, onStrike }: StrikeButtonProps) {
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
