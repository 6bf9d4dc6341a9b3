import type { Question } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { Link } from 'react-router-dom';
import { ReportProblem } from '../../report/report-problem.tsx';
import { listOf, listTitles } from './flow-address.ts';
import css from './flow-bar.module.css';

type FlowBarProps = { flow: TopicFlow | null; shown: Question | undefined };

/** Across the top: what is walked through, the sequence one is at, which leads to the list, and what is wrong there. */
export function FlowBar({ flow, shown }: FlowBarProps) {
  return (
    <header className={css.bar}>
      <title>{`${flow ? `Browse ${flow.title}, ${aboveOf(flow)}` : 'Browse'} · Fourfold`}</title>
      <div className={css.where}>
        <h1 className={css.title}>{flow?.title}</h1>
        {flow && (
          <Link className={css.place ?? ''} to={listOf(flow, shown?.subtopic_id)}>
            {placeIn(flow, shown)}
          </Link>
        )}
      </div>
      {shown && <ReportProblem question={shown.id} />}
    </header>
  );
}

/** The title of the sequence; where that is what is walked through, or there is none, the title of what is above. */
function placeIn(flow: TopicFlow, shown: Question | undefined): string {
  return shown && shown.title !== flow.title ? shown.title : aboveOf(flow);
}

function aboveOf({ id, topic_id, topic_title, topic_type }: TopicFlow): string {
  return id === topic_id ? listTitles[topic_type] : topic_title;
}
