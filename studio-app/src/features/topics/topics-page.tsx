import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { type TopicList, topicLists } from './topic-lists.ts';
import css from './topics-page.module.css';

/** A topic manager: the tree of topics, sub-topics and sub-sub-topics, with what is published and what is not. */
export function Component() {
  const { pathname } = useLocation();
  const list = topicLists.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  return list && <TopicsPage key={list.kind} list={list} />;
}

function TopicsPage({ list }: { list: TopicList }) {
  const { data, error, refetch, isFetching } = useQuery(queryOf(ask(list.call)));
  return (
    <>
      <title>{`${list.title} · Fourfold Studio`}</title>
      <PageHead title={list.title} note={<Legend />} />
      {data && <Topics topics={data.data} label={list.title} />}
      {!data && !error && <Skeleton bars={[30, 44, 38, 41]} />}
      {!data && error && (
        <ErrorPanel title="The topics could not be loaded." onRetry={refetch} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
    </>
  );
}

function Legend() {
  return (
    <span className={css.legend}>
      <i data-published /> published <i /> not yet
    </span>
  );
}

function Topics({ topics, label }: { topics: readonly Topic[]; label: string }) {
  const [query] = useSearchParams();
  // The query opens a branch on load; afterwards the tree is the author's.
  const [opened, setOpened] = useState<readonly string[]>(() =>
    ['topic', 'subtopic'].flatMap((name) => query.get(name) ?? []),
  );
  const current = query.get('subsubtopic') ?? query.get('subtopic') ?? query.get('topic');
  useEffect(() => {
    document.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const row = ({ id, isPublish }: { id: string; isPublish: boolean }) => ({
    open: opened.includes(id),
    onToggle: () => setOpened(opened.includes(id) ? opened.filter((own) => own !== id) : [...opened, id]),
    published: isPublish,
    current: id === current,
  });
  if (topics.length === 0) return <Empty title="No Record Found">Topics will stand here.</Empty>;
  return (
    <TreeList label={label}>
      {topics.map((topic) => (
        <TreeRow key={topic.id} title={topic.title} note={<Origin topic={topic} />} {...row(topic)}>
          <TreeList>
            {topic.subtopics.length === 0 && <li className="small">No Record Found</li>}
            {topic.subtopics.map((subtopic) => (
              <TreeRow
                key={subtopic.id}
                title={subtopic.title}
                actions={<Link to={`/admin/${subtopic.id}`}>Questions</Link>}
                {...row(subtopic)}
              >
                <TreeList>
                  {subtopic.subsubtopics.length === 0 && <li className="small">No Record Found</li>}
                  {subtopic.subsubtopics.map(({ id, title, isPublish, isSequencePublish }) => (
                    <TreeRow
                      key={id}
                      title={<Link to={`/admin/subtopic/${subtopic.id}/${id}`}>{title}</Link>}
                      meta={
                        <span className="small">{isSequencePublish ? 'Sequence published' : 'Sequence not yet'}</span>
                      }
                      published={isPublish}
                      current={id === current}
                    />
                  ))}
                </TreeList>
              </TreeRow>
            ))}
          </TreeList>
        </TreeRow>
      ))}
    </TreeList>
  );
}

function Origin({ topic }: { topic: Topic }) {
  const origin = [topic.source, topic.licence].filter((part) => part !== null);
  return origin.length > 0 ? origin.join('. ') : null;
}
