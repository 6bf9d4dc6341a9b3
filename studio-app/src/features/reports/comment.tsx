import { Button } from '@fourfold/ui-kit/button';
import { useId, useState } from 'react';
import css from './report-table.module.css';

/** Characters and lines that a comment shows before it is opened. */
const brief = { characters: 240, lines: 6 };

/** What a student wrote; the beginning of it where it is long. */
export function Comment({ text }: { text: string }) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > brief.characters || text.split('\n').length > brief.lines;
  return (
    <>
      <p className={css.comment} id={id} data-brief={(isLong && !whole) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button
          kind="quiet"
          className={css.whole}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
