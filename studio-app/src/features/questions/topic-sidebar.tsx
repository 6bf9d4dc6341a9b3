import type { Topic } from '@fourfold/core/contract/content';
import { type TopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';
import { Button } from '@fourfold/ui-kit/button';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CreateDialog } from '../parts/topic-tree/create-dialog.tsx';
import { treeQuery } from '../parts/topic-tree/tree-cache.ts';
import { managerAddress } from './manager-address.ts';
import css from './topic-sidebar.module.css';

type TopicSidebarProps = {
  kind: TopicKind;
  /** The ids of the page's branch, the topmost first. */
  ids: readonly string[];
};

/** The tree of all topics of a kind, beside the page of one of them. */
export function TopicSidebar({ kind, ids }: TopicSidebarProps) {
  const topics = useQuery({ ...treeQuery(kind), throwOnError: false }).data?.data;
  const [creating, setCreating] = useState(false);
  const title = `${topicKinds[kind].name} topics`;
  return (
    <nav className={css.tree} aria-label={title}>
      <div className={css.head}>
        <Link className="label" to={managerAddress(kind, ids[0] === undefined ? {} : { topic: ids[0] })}>
          {title}
        </Link>
        <Button kind="quiet" icon aria-label="Create Topic" title="Create Topic" onClick={() => setCreating(true)}>
          <PlusIcon />
        </Button>
      </div>
      {topics && <Rows key={kind} kind={kind} topics={topics} ids={ids} />}
      {creating && <CreateDialog kind={kind} treeList={{ level: 'topic' }} onClose={() => setCreating(false)} />}
    </nav>
  );
}

type RowsProps = TopicSidebarProps & { topics: readonly Topic[] };

function Rows({ kind, topics, ids }: RowsProps) {
  const branch = ids.join(' ');
  const list = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<readonly string[]>(ids);
  const [shownBranch, setShownBranch] = useState(branch);
  // Navigation expands the branch of the new page; the others stay expanded.
  if (branch !== shownBranch) {
    setShownBranch(branch);
    setExpanded([...expanded, ...ids]);
  }
  useEffect(() => {
    if (branch) list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [branch]);

  const row = ({ id, isPublish }: { id: string; isPublish: boolean }) => ({
    published: isPublish,
    current: id === ids.at(-1),
  });
  const expansion = (id: string) => ({
    open: expanded.includes(id),
    onToggle: () =>
      setExpanded(expanded.includes(id) ? expanded.filter((expandedId) => expandedId !== id) : [...expanded, id]),
  });
  const link = (id: string, title: string, to: string) => (
    <Link to={to} title={title} aria-current={id === ids.at(-1) ? 'page' : undefined}>
      {title}
    </Link>
  );
  return (
    <div ref={list}>
      <TreeList dense>
        {topics.map((topic) =>
          kind === 'sat' ? (
            <TreeRow key={topic.id} {...row(topic)} title={link(topic.id, topic.title, `/admin/${topic.id}`)} />
          ) : (
            <TreeRow key={topic.id} {...row(topic)} {...expansion(topic.id)} title={topic.title}>
              <TreeList dense>
                {topic.subtopics.map(({ id, title, isPublish, subsubtopics }) => (
                  <TreeRow
                    key={id}
                    {...row({ id, isPublish })}
                    {...(subsubtopics.length > 0 && { ...expansion(id), arrow: `Sub-sub-topics of ${title}` })}
                    title={link(id, title, `/admin/${id}`)}
                  >
                    <TreeList dense>
                      {subsubtopics.map((one) => (
                        <TreeRow
                          key={one.id}
                          {...row(one)}
                          title={link(one.id, one.title, `/admin/subtopic/${id}/${one.id}`)}
                        />
                      ))}
                    </TreeList>
                  </TreeRow>
                ))}
              </TreeList>
            </TreeRow>
          ),
        )}
      </TreeList>
    </div>
  );
}
