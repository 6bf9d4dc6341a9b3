import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import css from './app-shell.module.css';
import phoneCss from './phone-bars.module.css';

type AppShellProps = {
  /** The wordmark, as a link to the first page. */
  brand: ReactNode;
  /** The main menu: a RailMenu, and further ones below it. */
  menu: ReactNode;
  /** Between the wordmark and the menu: a RailButton for the search. */
  search?: ReactNode;
  /** At the foot of the rail: the profile menu. */
  profile: ReactNode;
  /** Instead of the rail on phones: a tab bar, and a menu at the top. Without it the rail moves above the page. */
  phone?: { tabs: ReactNode; menu: ReactNode } | undefined;
  /** A ShellPage, after the rail. */
  children: ReactNode;
};

/** The frame of an app's pages: a rail with the main menu, and the page at its right. */
export function AppShell({ brand, menu, search, profile, phone, children }: AppShellProps) {
  return (
    <div className={css.shell} data-narrow={phone ? 'tabs' : 'rail'}>
      <SkipLink />
      <header className={css.rail}>
        {brand}
        {search}
        {menu}
        <div className={css.foot}>{profile}</div>
      </header>
      {phone && (
        <header className={phoneCss.phonebar}>
          {brand}
          {phone.menu}
        </header>
      )}
      {children}
      {phone && (
        <nav className={phoneCss.tabbar} aria-label="Main">
          {phone.tabs}
        </nav>
      )}
    </div>
  );
}

type RailMenuProps = {
  /** The accessible name; of the main menu, which is the first, it is “Main”. */
  label?: string | undefined;
  /** Links with `aria-current`, and RailButtons. */
  children: ReactNode;
};

/** A menu of the rail: the main menu, or a further one below it. Where it scrolls sideways, it scrolls to the current entry. */
export function RailMenu({ label = 'Main', children }: RailMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => {
    const current = nav.current?.querySelector('a[aria-current]:not([aria-current="false"])') ?? null;
    if (current === shown.current) return;
    shown.current = current;
    // Its size changes when the fonts arrive, and with the size of the text.
    observer.current ??= new ResizeObserver(() => scrollTo(nav.current, shown.current));
    observer.current.disconnect();
    if (current) observer.current.observe(current);
  });
  useEffect(
    () => () => {
      observer.current?.disconnect();
      shown.current = null;
    },
    [],
  );
  return (
    <nav ref={nav} aria-label={label}>
      {children}
    </nav>
  );
}

/** Not scrollIntoView: after it, the first Tab of a visit would continue from the entry. */
function scrollTo(nav: HTMLElement | null, entry: Element | null) {
  if (nav && entry instanceof HTMLElement) nav.scrollLeft = entry.offsetLeft - nav.clientWidth / 2;
}

type RailButtonProps = ComponentProps<'button'> & {
  /** Number of items in what the button opens; 0 is not shown. */
  count?: number | undefined;
  /** Key that opens it too, such as "/". */
  shortcut?: string | undefined;
};

/** An entry of the rail that opens a dialog. */
export function RailButton({ count = 0, shortcut, children, ...rest }: RailButtonProps) {
  return (
    <button {...rest} type="button" aria-haspopup="dialog" aria-keyshortcuts={shortcut}>
      {children}
      {count > 0 && <span className={css.count}>{count}</span>}
      {shortcut && (
        <span className={css.key} aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </button>
  );
}

type ShellPageProps = {
  /** `wide` has generous margins, `desk` the full width for an editor. */
  kind?: 'wide' | 'desk' | undefined;
  /** At the left of the page, with its own scrolling: a tree. Null reserves its space. */
  aside?: ReactNode;
  /** The content of the page, its heading first. */
  children: ReactNode;
};

/** The main content of an AppShell; the skip link leads to it. */
export function ShellPage({ kind = 'wide', aside, children }: ShellPageProps) {
  const page = (
    <main className={css.page} data-kind={kind} id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (aside === undefined) return page;
  return (
    <div className={css.columns}>
      <div className={css.aside}>{aside}</div>
      {page}
    </div>
  );
}
