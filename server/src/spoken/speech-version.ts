import { compilerVersion } from '@fourfold/core/rich-text/compile-formula';

/**
 * Stored with speech. The number after the engine's version is ours; it is incremented when the same formula gets other
 * speech. Not read from the package, which only the thread loads (`engine-thread.ts`).
 */
export const speechVersion = `speech-rule-engine 4.1.5/1, ${compilerVersion}`;
