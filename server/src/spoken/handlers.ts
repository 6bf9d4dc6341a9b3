import type { spokenCalls } from '@fourfold/core/contract/spoken';
import type { Handlers } from '../call/handler.ts';
import { listSpoken } from './list-spoken.ts';

export const spokenHandlers = { 'POST /spoken_formulas': listSpoken } satisfies Handlers<typeof spokenCalls>;
