import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMayPublish } from '../../publishing/publish-switch.tsx';
import { keyOf, levelWords } from '../../tree/levels.ts';
import { treeQuery } from '../../tree/tree-cache.ts';
import { type TopicList, topicLists } from './topic-lists.ts';
import { Topics } from './topics.tsx';
import css from './topics-page.module.css';
import { useManager } from './use-manager.tsx';

/**
 * The page of a topic manager: creates, renames, reorders and deletes topics, sub-topics and
 * sub-sub-topics.
 */
export function Component() {
  const { pathname } = useLocation();
  const list = topicLists.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  return list && <TopicsPage key={list.kind} list={list} />;
}

function TopicsPage({ list }: { list: TopicList }) {
  const { data, error, refetch, isFetching } = useQuery(treeQuery(list.kind));
  const manager = useManager(list);
  const { type } = levelWords.topic;
  return (
    <>
      <title>{`${list.title} · Fourfold Studio`}</title>
      <PageHead title={list.title} note={<Legend />}>
        {data && !manager.orderOf(topPlace) && (
          <>
            {data.data.length > 0 && (
              <Button kind="quiet" data-reorder={keyOf(topPlace)} onClick={() => manager.order(topPlace)}>
                {`Reorder ${type}s`}
              </Button>
            )}
            <Button data-create={keyOf(topPlace)} onClick={() => manager.create(topPlace, { onCreated: manager.show })}>
              {`Create ${type}`}
            </Button>
          </>
        )}
      </PageHead>
      {data && <Topics list={list} topics={data.data} manager={manager} />}
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

const topPlace = { level: 'topic' } as const;

function Legend() {
  if (useMayPublish()) return <span>The switch at the end of a row publishes it.</span>;
  return (
    <span className={css.legend}>
      <i data-published /> published <i /> not yet
    </span>
  );
}
