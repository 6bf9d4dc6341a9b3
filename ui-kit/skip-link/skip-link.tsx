import css from './skip-link.module.css';

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to the page
    </a>
  );
}
