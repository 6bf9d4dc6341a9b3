import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import { apiQuery } from '@fourfold/core/client/api-query';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QuestionIcons } from '../desk/question-icons.tsx';
import { QuestionLine } from '../desk/rich-field.tsx';
import css from './set-questions.module.css';

/** The questions of a problem set, one line each, with their icons. */
export function SetQuestions({ id }: { id: string }) {
  const query = callQuery(apiQuery('GET /problemset_questions', { query: { problem_set_id: id } }));
  const { data, error, refetch, isFetching } = useQuery({ ...query, throwOnError: false });
  if (isNotFound(error)) return <p className="small">This problem set is not there any more.</p>;
  if (!data && error) {
    return <ErrorPanel title="The questions could not be loaded." onRetry={refetch} busy={isFetching} />;
  }
  if (!data) return <Skeleton bars={[60, 72, 54]} label="Loading questions" />;
  if (data.data.length === 0) return <p className="small">No Record Found</p>;
  return (
    <ol className={css.questions}>
      {data.data.map((question, at) => (
        <li key={question.id}>
          <span className={css.number}>{at + 1}</span>
          <QuestionLine className={css.line} field={question.question} formulas={question.formulas} />
          <QuestionIcons of={question} />
        </li>
      ))}
    </ol>
  );
}
