import { Button } from '@fourfold/ui-kit/button';
import { useId, useState } from 'react';
import css from './report-table.module.css';

/** Maximum characters and lines of a collapsed comment. */
const brief = { characters: 240, lines: 6 };

/** A student's comment; a long one is collapsed to its beginning. */
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
