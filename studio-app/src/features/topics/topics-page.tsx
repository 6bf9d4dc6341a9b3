import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMayPublish } from '../parts/publishing/publish-switch.tsx';
import { levelLabels, treeListKey } from '../parts/topic-tree/levels.ts';
import { type TopicList, topicLists } from '../parts/topic-tree/topic-lists.ts';
import { treeQuery } from '../parts/topic-tree/tree-cache.ts';
import { TopicTree } from './topic-tree.tsx';
import css from './topics-page.module.css';
import { useTopicManager } from './use-topic-manager.tsx';
import { useTreeCounts } from './use-tree-counts.ts';

/** The page of a topic manager: creates, renames, reorders and deletes topics, sub-topics and sub-sub-topics. */
export function Component() {
  const { pathname } = useLocation();
  const list = topicLists.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  return list && <TopicsPage key={list.kind} list={list} />;
}

function TopicsPage({ list }: { list: TopicList }) {
  const { data, error, refetch, isFetching } = useQuery(treeQuery(list.kind));
  // In parallel with the tree.
  const counts = useTreeCounts(list.kind);
  const manager = useTopicManager(list);
  const { type } = levelLabels.topic;
  return (
    <>
      <title>{`${list.title} · Fourfold Studio`}</title>
      <PageHead title={list.title} note={<PublishLegend />}>
        {data && !manager.orderOf(topicsList) && (
          <>
            {data.data.length > 0 && (
              <Button kind="quiet" data-reorder={treeListKey(topicsList)} onClick={() => manager.order(topicsList)}>
                {`Reorder ${type}s`}
              </Button>
            )}
            <Button
              data-create={treeListKey(topicsList)}
              onClick={() => manager.create(topicsList, { onCreated: (id) => manager.show(id) })}
            >
              {`Create ${type}`}
            </Button>
          </>
        )}
      </PageHead>
      {data && <TopicTree list={list} topics={data.data} counts={counts} manager={manager} />}
      {!data && !error && <Skeleton bars={[30, 44, 38, 41]} />}
      {!data && error && (
        <ErrorPanel title="The topics could not be loaded." onRetry={refetch} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {manager.dialog}
    </>
  );
}

const topicsList = { level: 'topic' } as const;

function PublishLegend() {
  if (useMayPublish()) return <span>The switch at the end of a row publishes it.</span>;
  return (
    <span className={css.legend}>
      <i data-published /> published <i /> not yet
    </span>
  );
}
