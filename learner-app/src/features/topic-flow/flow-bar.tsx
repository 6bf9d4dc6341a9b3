import type { Subtopic } from '@fourfold/core/contract/content';
import { Link } from 'react-router-dom';
import { ReportProblem } from '../../report/report-problem.tsx';
import { listOf } from './flow-address.ts';
import css from './flow-bar.module.css';

/** Across the top: what is walked through, the way out to its list, and what is wrong with the question. */
export function FlowBar({ topic, question }: { topic: Subtopic | null; question: string | undefined }) {
  return (
    <header className={css.bar}>
      <div className={css.where}>
        <h1 className={css.title}>{topic?.title}</h1>
        {topic && (
          <Link className={css.place ?? ''} to={listOf(topic)}>
            {topic.topic_title}
          </Link>
        )}
      </div>
      {question && <ReportProblem question={question} />}
    </header>
  );
}
