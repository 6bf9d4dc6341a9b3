import { Button } from '@fourfold/ui-kit/button';
import { useId, useState } from 'react';
import css from './report-table.module.css';

/** Maximum characters and lines of a collapsed comment. */
const collapsedSize = { characters: 240, lines: 6 };

/** A student's comment; a long one is collapsed to its beginning. */
export function Comment({ text }: { text: string }) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = text.length > collapsedSize.characters || text.split('\n').length > collapsedSize.lines;
  return (
    <>
      <p className={css.comment} id={id} data-brief={(isLong && !isExpanded) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button
          kind="quiet"
          className={css.whole}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
