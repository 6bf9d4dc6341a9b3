import type { Topic } from '@fourfold/core/contract/content';
import { followAnchor } from '@fourfold/ui-kit/anchored-panel';
import { Button } from '@fourfold/ui-kit/button';
import { MenuIcon } from '@fourfold/ui-kit/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import css from './branch-menu.module.css';

type BranchMenuProps = {
  /** undefined while loading. */
  topic: Topic | undefined;
  /** Id of the record whose page is open. */
  current: string;
};

/** Menu of a topic's sub-topics and sub-sub-topics, with links to their questions (ATR-018). */
export function BranchMenu({ topic, current }: BranchMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return;
    panel.current.showPopover();
    return followAnchor(panel.current, button.current, { isAbove: () => false });
  }, [open]);
  const isLoaded = open && topic !== undefined;
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const currentLink = panel.current?.querySelector<HTMLElement>('[aria-current]');
    (currentLink ?? panel.current?.querySelector('a'))?.focus();
  }, [isLoaded]);

  const hide = () => panel.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const targetIndex = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (targetIndex === undefined) return;
    event.preventDefault();
    links.at(targetIndex % links.length)?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        icon
        aria-label="Subtopics"
        title="Subtopics"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (open) return hide();
          // Rendered synchronously, so that the next keys reach the menu.
          flushSync(() => setOpen(true));
        }}
      >
        <MenuIcon />
      </Button>
      <nav
        ref={panel}
        id={id}
        className={css.panel}
        popover="auto"
        aria-label={`Subtopics of ${topic?.title ?? 'the topic'}`}
        onKeyDown={onKeyDown}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && !topic && <Skeleton bars={[60, 80, 70]} label="Loading subtopics" />}
        {isLoaded && <Branches topic={topic} current={current} onNavigate={hide} />}
      </nav>
    </>
  );
}

type BranchesProps = { topic: Topic; current: string; onNavigate: () => void };

function Branches({ topic, current, onNavigate }: BranchesProps) {
  const link = (id: string, title: string, to: string) => (
    <Link to={to} aria-current={id === current ? 'page' : undefined} onClick={onNavigate}>
      {title}
    </Link>
  );
  return (
    <>
      <p className="label">{topic.title}</p>
      <ul>
        {topic.subtopics.map(({ id, title, subsubtopics }) => (
          <li key={id}>
            {link(id, title, `/admin/${id}`)}
            {subsubtopics.length > 0 && (
              <ul>
                {subsubtopics.map((one) => (
                  <li key={one.id}>{link(one.id, one.title, `/admin/subtopic/${id}/${one.id}`)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
