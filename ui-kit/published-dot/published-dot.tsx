import css from './published-dot.module.css';

type PublishedDotProps = {
  /** Whether students can see the item. */
  published: boolean;
};

/** A dot that shows whether an item is published: filled if it is, a ring if not. */
export function PublishedDot({ published }: PublishedDotProps) {
  const label = published ? 'Published' : 'Not published';
  return (
    <span className={css.dot} data-published={published || undefined} role="img" aria-label={label} title={label} />
  );
}
