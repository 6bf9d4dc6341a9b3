import { Button } from '@fourfold/ui-kit/button';
import { FlagIcon } from '@fourfold/ui-kit/icon';

type MarkButtonProps = { marked: boolean; onMark: () => void };

/** Marks a question as uncertain, or removes the mark (TST-017). */
export function MarkButton({ marked, onMark }: MarkButtonProps) {
  return (
    <Button pressed={marked} onClick={onMark}>
      <FlagIcon />
      {marked ? 'Remove from Uncertain' : 'Mark Uncertain'}
    </Button>
  );
}
