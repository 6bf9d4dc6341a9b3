import type { Progress } from '@fourfold/core/contract/practice';
import type { Input } from '@fourfold/core/contract/types';
import { type MasteryState, runIsFull } from '@fourfold/core/mastery/mastery';

type Completion = Input<'PUT /assignments/complete'>['body'];
/** The kind of topic that a sub-topic or sub-sub-topic is in, where it is known. */
type TopicOf = (progress: Progress) => string | undefined;

/** What a completion names a topic by: math is "home" (2§4). */
const types: Readonly<Record<string, Completion['type']>> = { math: 'home', grammar: 'grammar', reading: 'reading' };

/** The completion that a progress record gives cause for: a set just mastered, a sequence at its end; else null. */
export function completionOf(progress: Progress, topicOf: TopicOf): Completion | null {
  const { reference_type, reference_id: id, percent_complete, state } = progress;
  if (reference_type === 'HomeProblemSetQuestions') {
    // The reference's type says which machine wrote the state.
    return runIsFull(state as MasteryState) ? { type: 'problemset', problem_set_id: id } : null;
  }
  if (percent_complete < 100) return null;
  if (reference_type === 'HomeSatQuestionTopic') return { type: 'sat', sat_question_id: id };
  if (reference_type === 'HomeActQuestionTopic') return { type: 'act', act_question_id: id };
  const type = types[topicOf(progress) ?? ''];
  if (!type) return null;
  return reference_type === 'HomeSubTopic' ? { type, subtopic_id: id } : { type, subsubtopic_id: id };
}
