import { ask } from '@fourfold/core/client/ask';

/** What the simple flow of a sub-topic reads; in the page's first script, which asks before its own code is here. */
export function flowCalls(subtopic_id: string) {
  return [
    ask('GET /subtopics/{id}', { params: { id: subtopic_id } }),
    ask('GET /questions', { query: { subtopic_id, order_by: 'position', order: 'asc' } }),
  ] as const;
}
