import type { Question } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import { Link } from 'react-router-dom';
import { ReportProblem } from '../../report/report-problem.tsx';
import { topicListAddress } from './flow-address.ts';
import css from './flow-bar.module.css';

type FlowBarProps = { flow: TopicFlow | null; shown: Question | undefined };

/** The header of the flow: its title, a link to the list at the current sequence, and the problem report. */
export function FlowBar({ flow, shown }: FlowBarProps) {
  return (
    <header className={css.bar}>
      <title>{`${flow ? `Browse ${flow.title}, ${parentTitle(flow)}` : 'Browse'} · Fourfold`}</title>
      <div className={css.where}>
        <h1 className={css.title}>{flow?.title}</h1>
        {flow && (
          <Link className={css.place ?? ''} to={topicListAddress(flow, shown?.subtopic_id)}>
            {sequenceTitle(flow, shown)}
          </Link>
        )}
      </div>
      {shown && <ReportProblem question={shown.id} />}
    </header>
  );
}

/** The title of the current sequence; the parent's title if the flow itself is that sequence. */
function sequenceTitle(flow: TopicFlow, shown: Question | undefined): string {
  return shown && shown.title !== flow.title ? shown.title : parentTitle(flow);
}

function parentTitle({ id, topic_id, topic_title, topic_type }: TopicFlow): string {
  return id === topic_id ? topicKinds[topic_type].title : topic_title;
}
