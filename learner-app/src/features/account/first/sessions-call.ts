import { ask } from '@fourfold/core/client/ask';

export const sessionsCall = ask('GET /sessions');
