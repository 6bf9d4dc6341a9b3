import { ask } from '@fourfold/core/client/ask';

/** What the home page asks: where the student can go on. */
export const startedCall = ask('GET /user_progresses/started');

export const homeCalls = () => [startedCall];
