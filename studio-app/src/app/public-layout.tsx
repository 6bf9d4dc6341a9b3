import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { Link, Outlet } from 'react-router-dom';
import css from './public-layout.module.css';

/** The layout of pages without the menu: the wordmark above the page. */
export function PublicLayout() {
  return (
    <>
      <header className={css.bar}>
        <Wordmark as={Link} to="/" />
        <span className="small">Studio</span>
      </header>
      <main className={css.page} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
