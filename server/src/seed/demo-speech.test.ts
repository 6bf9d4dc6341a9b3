import { beforeAll, describe, expect, it } from 'vitest';
import { demoPack } from '../demo/pack.ts';
import { loadEngine, speakFormula } from '../spoken/speak-formula.ts';
import { speechVersion } from '../spoken/speech-version.ts';
import { demoRows } from './demo-rows.ts';
import { demoFormulas, readDemoSpeech } from './demo-speech.ts';

beforeAll(loadEngine);

// Each message that fails here means: run `npm run demo:speech`.
describe('the stored speech of the demo', () => {
  const { version, speech } = readDemoSpeech();
  const formulas = demoFormulas(demoRows(demoPack));

  it('has every formula of the demo, and no other', () => {
    expect(formulas.length).toBeGreaterThan(3_000);
    expect(Object.keys(speech)).toEqual(formulas);
  });

  it('is what the installed engine says; every 50th formula is compared, with WHOLE=1 all', () => {
    expect(version).toBe(speechVersion);
    const step = process.env.WHOLE ? 1 : 50;
    const compared = formulas.filter((_, at) => at % step === 0);
    expect(compared.map((formula) => [formula, speech[formula]])).toEqual(
      compared.map((formula) => [formula, (speakFormula(formula) as { speech?: string }).speech]),
    );
  });
});
