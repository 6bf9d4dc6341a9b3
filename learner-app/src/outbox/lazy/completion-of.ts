import type { Progress } from '@fourfold/core/contract/practice';
import type { Input } from '@fourfold/core/contract/types';
import { type MasteryState, runIsFull } from '@fourfold/core/mastery/mastery';
import { isPracticeTopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';

type Completion = Input<'PUT /assignments/complete'>['body'];
/** Returns the kind of topic of a sub-topic or sub-sub-topic, if it is known. */
type GetTopicType = (progress: Progress) => string | undefined;

/**
 * Returns the completion to send for a progress record: of a mastered set (PBS-009) or a complete
 * sequence (SEQ-011); otherwise null.
 */
export function completionOf(progress: Progress, getTopicType: GetTopicType): Completion | null {
  const { reference_type, reference_id: id, percent_complete, state } = progress;
  if (reference_type === 'HomeProblemSetQuestions') {
    // The reference type determines the type of the state.
    return runIsFull(state as MasteryState) ? { type: 'problemset', problem_set_id: id } : null;
  }
  if (percent_complete < 100) return null;
  if (reference_type === 'HomeSatQuestionTopic') return { type: 'sat', sat_question_id: id };
  if (reference_type === 'HomeActQuestionTopic') return { type: 'act', act_question_id: id };
  const kind = getTopicType(progress);
  if (!isPracticeTopicKind(kind)) return null;
  const type = topicKinds[kind].practice.completion;
  return reference_type === 'HomeSubTopic' ? { type, subtopic_id: id } : { type, subsubtopic_id: id };
}
