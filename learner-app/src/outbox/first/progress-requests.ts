import { apiQuery } from '@fourfold/core/client/api-query';
import type { Progress, SequenceReference } from '@fourfold/core/contract/practice';

type ProgressKey = Pick<Progress, 'user_id' | 'reference_type' | 'reference_id'>;

/** The request of one progress record; also its query key. */
export function progressRequest({ user_id, reference_type, reference_id }: ProgressKey) {
  return reference_type === 'HomeProblemSetQuestions'
    ? setProgressRequest({ user_id, reference_id })
    : sequenceProgressRequest({ user_id, reference_type, reference_id });
}

type SetProgressKey = Pick<ProgressKey, 'user_id' | 'reference_id'>;

export function setProgressRequest(key: SetProgressKey) {
  const body = { ...key, reference_type: 'HomeProblemSetQuestions' as const };
  return apiQuery('POST /user_progresses/get_user_problemset_progress', { body });
}

export function sequenceProgressRequest(body: SetProgressKey & { reference_type: SequenceReference }) {
  return apiQuery('POST /user_progresses/get_user_progress', { body });
}
