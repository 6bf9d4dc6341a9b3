import type { DemoTopic } from '../format.ts';
import { literaryNarrative } from './stories-and-speeches/literary-narrative.ts';
import { publicSpeech } from './stories-and-speeches/public-speech.ts';

export const storiesAndSpeeches: DemoTopic = {
  kind: 'reading',
  title: 'Stories and Speeches',
  subtopics: [
    { title: 'Literary narrative', subsubtopics: [literaryNarrative] },
    { title: 'Speeches and letters', subsubtopics: [publicSpeech] },
  ],
};
