import { compileFormula } from '@fourfold/core/rich-text/compile-formula';
import engine from 'speech-rule-engine';
import { spokenMarkup, spokenText } from './spoken-markup.ts';

/** The speech of one formula, or why it has none. */
export type Spoken = { speech: string } | { failure: string };

/** Loads the rules of English; half a second. ClearSpeak is the style that was made for tests: "x squared". */
export async function loadEngine(): Promise<void> {
  await engine.setupEngine({ locale: 'en', domain: 'clearspeak', modality: 'speech', markup: 'none' });
  await engine.engineReady();
}

/**
 * The speech of a formula by its `formulaKey`. Synchronous: 10 to 30 ms, seconds for a page of mathematics. What the
 * compiler refuses is not spoken: no text of an author reaches the engine except through the compiler's tree.
 */
export function speakFormula(formula: string): Spoken {
  const display = formula.startsWith('$$');
  const compiled = compileFormula(formula.slice(display ? 2 : 1), display);
  if (!compiled.ok) return { failure: compiled.message };
  const speech = spokenText(engine.toSpeech(spokenMarkup(compiled.tree)));
  return speech === '' ? { failure: 'The engine has no speech for it.' } : { speech };
}
