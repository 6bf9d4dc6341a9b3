import { ask } from '@fourfold/core/client/ask';

/** What the simple flow of a topic or sub-topic reads; in the page's first script, which asks before its code is here. */
export const flowCall = (id: string) => ask('GET /tests/{id}/flow', { params: { id } });
