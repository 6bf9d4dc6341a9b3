import { type Guard, id, list, text } from '../../client/outbox/guards.ts';
import type { RecordedGiven } from '../given-of.ts';

/** The fields of an answer record that have what was given. */
export const givenGuards: Readonly<Record<keyof RecordedGiven, Guard>> = {
  given_answer_ids: list(id, 20),
  given_free_response_answer: text(1000),
};
