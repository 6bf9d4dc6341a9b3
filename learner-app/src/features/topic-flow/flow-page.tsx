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
import { flowCall } from './first/flow-calls.ts';
import { addressIn } from './flow-address.ts';
import { FlowBar } from './flow-bar.tsx';
import { FlowWalk } from './flow-walk.tsx';

/**
 * /topic/{topic or sub-topic}/question/{question}: its questions in order, regardless of the
 * answers (Q25).
 */
export function Component() {
  const { topicId = '' } = useParams();
  return <FlowPage key={topicId} topicId={topicId} />;
}

function FlowPage({ topicId }: { topicId: string }) {
  const { questionId } = useParams();
  const flow = useQuery({ ...queryOf(flowCall(topicId)), ...keptContent, meta: { main: true, keep: true } });
  const questions = useSeen(flow.data?.data);
  const loaded = useLoaded([flow]);
  const isHere = loaded.at === 'come' && flow.data !== undefined;
  const shown = isHere ? questions.find(({ id }) => id === questionId) : undefined;
  const first = questions.find(({ is_hidden }) => !is_hidden);

  if (loaded.at === 'gone') return <Go to="/home/not_found" />;
  if (isHere && first && questionId === undefined) return <Go to={addressIn(topicId, first.id)} />;
  if (isHere && questionId !== undefined && !shown) return <Go to="/home/not_found" />;
  return (
    <>
      <FlowBar flow={isHere ? flow.data : null} shown={shown} />
      <main tabIndex={-1}>
        {loaded.at === 'loading' && <PaperOnTheWay />}
        {loaded.at === 'failed' && <PaperMissing onRetry={loaded.retry} busy={loaded.busy} />}
        {isHere && !first && !shown && (
          <Paper head={<div />}>
            <Empty title="No Record Found" />
          </Paper>
        )}
        {isHere && shown && <FlowWalk topic={flow.data} questions={questions} shown={shown} />}
      </main>
    </>
  );
}
