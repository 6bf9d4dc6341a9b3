import type { Topic } from '@fourfold/core/contract/content';
import { MenuIcon } from '@fourfold/ui-kit/icon';
import { Popover } from '@fourfold/ui-kit/popover';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type KeyboardEvent, useEffect, useRef } from 'react';
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
  return (
    <Popover kind="quiet" icon label="Subtopics" button={<MenuIcon />}>
      {(close) => (
        <nav className={css.branches} aria-label={`Subtopics of ${topic?.title ?? 'the topic'}`} onKeyDown={moveFocus}>
          {topic ? (
            <Branches topic={topic} current={current} onNavigate={close} />
          ) : (
            <Skeleton bars={[60, 80, 70]} label="Loading subtopics" />
          )}
        </nav>
      )}
    </Popover>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targetIndex = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
  if (targetIndex === undefined) return;
  event.preventDefault();
  links.at(targetIndex % links.length)?.focus();
}

type BranchesProps = { topic: Topic; current: string; onNavigate: () => void };

function Branches({ topic, current, onNavigate }: BranchesProps) {
  const links = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const currentLink = links.current?.querySelector<HTMLElement>('[aria-current]');
    (currentLink ?? links.current?.querySelector('a'))?.focus();
  }, []);
  const link = (id: string, title: string, to: string) => (
    <Link to={to} aria-current={id === current ? 'page' : undefined} onClick={onNavigate}>
      {title}
    </Link>
  );
  return (
    <>
      <p className="label">{topic.title}</p>
      <ul ref={links}>
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
