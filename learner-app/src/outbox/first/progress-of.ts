import { ask } from '@fourfold/core/client/ask';
import type { Progress, SequenceReference } from '@fourfold/core/contract/practice';

type About = Pick<Progress, 'user_id' | 'reference_type' | 'reference_id'>;

/** The request of one progress record; also its query key. */
export function progressOf({ user_id, reference_type, reference_id }: About) {
  return reference_type === 'HomeProblemSetQuestions'
    ? setProgressOf({ user_id, reference_id })
    : sequenceProgressOf({ user_id, reference_type, reference_id });
}

type OfSet = Pick<About, 'user_id' | 'reference_id'>;

export function setProgressOf(about: OfSet) {
  const body = { ...about, reference_type: 'HomeProblemSetQuestions' as const };
  return ask('POST /user_progresses/get_user_problemset_progress', { body });
}

export function sequenceProgressOf(body: OfSet & { reference_type: SequenceReference }) {
  return ask('POST /user_progresses/get_user_progress', { body });
}
