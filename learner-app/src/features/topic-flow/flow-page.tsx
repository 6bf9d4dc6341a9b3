import type { Subtopic } from '@fourfold/core/contract/content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { Empty } from '@fourfold/ui-kit/empty';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';
import { queryOf } from '../../data/query-of.ts';
import { keptContent } from '../../question/kept-content.ts';
import { useLoaded } from '../../question/loaded.ts';
import { PaperMissing, PaperOnTheWay } from '../../question/paper-states.tsx';
import { useSeen } from '../../question/use-seen.ts';
import { flowCalls } from './first/flow-calls.ts';
import { addressIn } from './flow-address.ts';
import { FlowBar } from './flow-bar.tsx';
import { FlowWalk } from './flow-walk.tsx';

/** /topic/{sub-topic}/question/{question}: its questions one after the other, whatever the answers (Q25). */
export function Component() {
  const { topicId = '' } = useParams();
  return <FlowPage key={topicId} topicId={topicId} />;
}

function FlowPage({ topicId }: { topicId: string }) {
  const { questionId } = useParams();
  const [ofTopic, ofQuestions] = flowCalls(topicId);
  const topic = useQuery({ ...queryOf(ofTopic), ...keptContent, meta: { main: true, keep: true } });
  const listed = useQuery({ ...queryOf(ofQuestions), ...keptContent, select: openQuestions });
  const questions = useSeen(listed.data?.data);
  const loaded = useLoaded([topic, listed]);
  const isHere = loaded.at === 'come' && topic.data !== undefined;
  const shown = isHere ? questions.find(({ id }) => id === questionId) : undefined;
  const [first] = visibleInOrder(questions);

  if (loaded.at === 'gone' || (isHere && !isOpen(topic.data))) return <Go to="/home/not_found" />;
  if (isHere && first && questionId === undefined) return <Go to={addressIn(topicId, first.id)} />;
  if (isHere && questionId !== undefined && !shown) return <Go to="/home/not_found" />;
  return (
    <>
      <FlowBar topic={isHere ? topic.data : null} question={shown?.id} />
      <main tabIndex={-1}>
        {loaded.at === 'loading' && <PaperOnTheWay />}
        {loaded.at === 'failed' && <PaperMissing onRetry={loaded.retry} busy={loaded.busy} />}
        {isHere && !first && !shown && (
          <Paper head={<div />}>
            <Empty title="No Record Found" />
          </Paper>
        )}
        {isHere && shown && <FlowWalk topic={topic.data} questions={questions} shown={shown} />}
      </main>
    </>
  );
}

function isOpen({ isPublish, isSequencePublish, topic_published }: Subtopic): boolean {
  return isPublish && isSequencePublish && topic_published;
}
