import { callQuery } from '@fourfold/app-shell/call-query';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeList } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SequencePopup } from '../../sequence-popup/sequence-popup.tsx';
import { type TopicList, topicLists, topicsCall } from './first/topic-lists.ts';
import { publishedTopics } from './published-topics.ts';
import { TopicRow } from './topic-row.tsx';
import { useOpenRows } from './use-open-rows.ts';
import { useTopicPopup } from './use-topic-popup.ts';

/** The page of the math, grammar, reading and SAT topics. A descriptor contains their differences. */
export function Component() {
  const { pathname } = useLocation();
  const list = topicLists.find(({ path }) => pathname.toLowerCase().startsWith(path));
  return list && <Topics key={list.kind} list={list} />;
}

function Topics({ list }: { list: TopicList }) {
  const topics = useQuery({
    ...callQuery(topicsCall(list)),
    // The user may come back from practising.
    refetchOnMount: 'always',
    meta: { main: true, keep: true, counts: true },
  });
  const publishedList = useMemo(() => topics.data && publishedTopics(topics.data.data), [topics.data]);
  const branches = useOpenRows(publishedList);
  const practice = topics.data?.practice ?? noPractice;
  const { popup, open, close } = useTopicPopup({ list, topics: publishedList, practice });
  return (
    <>
      <title>{`${list.title} · Fourfold`}</title>
      <PageHead title={list.title} />
      {topics.isPending && <Skeleton bars={[34, 52, 46, 58]} />}
      {topics.isError && !topics.data && (
        <ErrorPanel title={`${list.title} could not be loaded.`} onRetry={topics.refetch} busy={topics.isFetching}>
          Your answers are safe.
        </ErrorPanel>
      )}
      {publishedList?.length === 0 && <Empty title="No Record Found">Published topics stand here.</Empty>}
      {publishedList && publishedList.length > 0 && (
        <TreeList label={list.title}>
          {publishedList.map((topic) => (
            <TopicRow key={topic.id} {...{ list, topic, practice, branches }} onOpen={open} />
          ))}
        </TreeList>
      )}
      {popup && <SequencePopup {...popup} onClose={close} />}
    </>
  );
}

const noPractice = {};
