import css from './published-dot.module.css';

/** Whether students see what it stands beside: full when published, a ring when not. */
export function PublishedDot({ published }: { published: boolean }) {
  const words = published ? 'Published' : 'Not published';
  return (
    <span className={css.dot} data-published={published || undefined} role="img" aria-label={words} title={words} />
  );
}
