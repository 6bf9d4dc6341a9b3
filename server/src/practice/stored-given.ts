import type { Given } from '@fourfold/core/kinds/registry';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression: what was given in an answered practice_events row `e`. The release before writes two columns instead
 * of `given`; they are read by name from JSON, because a contracted database does not have them (0029_save).
 */
export const storedGiven: RawBuilder<Given> = sql`
  coalesce(e.given, case when coalesce(to_jsonb(e) ->> 'given_free_response_answer', '') <> ''
    then jsonb_build_object('text', to_jsonb(e) -> 'given_free_response_answer')
    else jsonb_build_object('answerIds', coalesce(nullif(to_jsonb(e) -> 'given_answer_ids', 'null'), '[]')) end)`;
