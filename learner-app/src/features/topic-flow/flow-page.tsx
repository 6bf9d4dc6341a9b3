import { callQuery } from '@fourfold/app-shell/call-query';
import { Empty } from '@fourfold/ui-kit/empty';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';
import { PaperError, PaperLoading } from '../../question/paper-states.tsx';
import { persistedContent } from '../../question/persisted-content.ts';
import { useLoadState } from '../../question/use-load-state.ts';
import { useStableQuestions } from '../../question/use-stable-questions.ts';
import { flowCall } from './first/flow-calls.ts';
import { flowAddress } from './flow-address.ts';
import { FlowBar } from './flow-bar.tsx';
import { FlowQuestion } from './flow-question.tsx';

/** /topic/{topic or sub-topic}/question/{question}: its questions in order, regardless of the answers (Q25). */
export function Component() {
  const { topicId = '' } = useParams();
  return <FlowPage key={topicId} topicId={topicId} />;
}

function FlowPage({ topicId }: { topicId: string }) {
  const { questionId } = useParams();
  const flow = useQuery({
    ...callQuery(flowCall(topicId)),
    ...persistedContent,
    meta: { main: true, keep: true },
  });
  const questions = useStableQuestions(flow.data?.data);
  const loaded = useLoadState([flow]);
  const isLoaded = loaded.kind === 'come' && flow.data !== undefined;
  const shown = isLoaded ? questions.find(({ id }) => id === questionId) : undefined;
  const first = questions.find(({ is_hidden }) => !is_hidden);

  if (loaded.kind === 'gone') return <Redirect to="/home/not_found" />;
  if (isLoaded && first && questionId === undefined) return <Redirect to={flowAddress(topicId, first.id)} />;
  if (isLoaded && questionId !== undefined && !shown) return <Redirect to="/home/not_found" />;
  return (
    <>
      <FlowBar flow={isLoaded ? flow.data : null} shown={shown} />
      <main tabIndex={-1}>
        {loaded.kind === 'loading' && <PaperLoading />}
        {loaded.kind === 'failed' && <PaperError onRetry={loaded.retry} busy={loaded.busy} />}
        {isLoaded && !first && !shown && (
          <Paper head={<div />}>
            <Empty title="No Record Found" />
          </Paper>
        )}
        {isLoaded && shown && <FlowQuestion topic={flow.data} questions={questions} question={shown} />}
      </main>
    </>
  );
}
