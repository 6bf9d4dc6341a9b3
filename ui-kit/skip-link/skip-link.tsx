import css from './skip-link.module.css';

/** A link that skips the menu; the first tab stop of the page. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to the page
    </a>
  );
}
