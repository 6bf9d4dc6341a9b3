import type { Question } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import { TopBar } from '@fourfold/ui-kit/top-bar';
import { Link } from 'react-router-dom';
import { PracticeQuestionTools } from '../../calculator/question-tools.tsx';
import { topicListAddress } from './flow-address.ts';

type FlowBarProps = { flow: TopicFlow | null; shown: Question | undefined };

/** The header of the flow: its title, a link to the list at the current sequence, and the tools. */
export function FlowBar({ flow, shown }: FlowBarProps) {
  return (
    <>
      <title>{`${flow ? `Browse ${flow.title}, ${parentTitle(flow)}` : 'Browse'} · Fourfold`}</title>
      <TopBar
        title={flow?.title ?? ''}
        fallback="Browse"
        subtitle={flow && <Link to={topicListAddress(flow, shown?.subtopic_id)}>{sequenceTitle(flow, shown)}</Link>}
        aside={shown && <PracticeQuestionTools question={shown} />}
      />
    </>
  );
}

/** The title of the current sequence; the parent's title if the flow itself is that sequence. */
function sequenceTitle(flow: TopicFlow, shown: Question | undefined): string {
  return shown && shown.title !== flow.title ? shown.title : parentTitle(flow);
}

function parentTitle({ id, topic_id, topic_title, topic_type }: TopicFlow): string {
  return id === topic_id ? topicKinds[topic_type].title : topic_title;
}
