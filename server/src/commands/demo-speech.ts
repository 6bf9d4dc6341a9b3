import { writeFileSync } from 'node:fs';
import { demoPack } from '../demo/pack.ts';
import { demoRows } from '../seed/demo-rows.ts';
import { type DemoSpeech, demoFormulas, demoSpeechFile, readDemoSpeech } from '../seed/demo-speech.ts';
import { loadEngine, speakFormula } from '../spoken/speak-formula.ts';
import { speechVersion } from '../spoken/speech-version.ts';

// npm run demo:speech: puts the demo's formulas into speech. Reuses what this version made before.
const stored = readDemoSpeech();
const reused = stored.version === speechVersion ? stored.speech : {};
await loadEngine();
const speech = Object.fromEntries(
  demoFormulas(demoRows(demoPack)).flatMap((formula) => {
    const spoken = reused[formula] === undefined ? speakFormula(formula) : { speech: reused[formula] };
    return 'speech' in spoken ? [[formula, spoken.speech]] : [];
  }),
);
const made: DemoSpeech = { version: speechVersion, speech };
writeFileSync(demoSpeechFile, `${JSON.stringify(made, null, 1)}\n`);
console.log(`${Object.keys(speech).length} formulas have speech.`);
