import type { DemoTopic } from '../format.ts';
import { concision } from './agreement-and-style/concision.ts';
import { pronounsAndModifiers } from './agreement-and-style/pronouns-and-modifiers.ts';
import { subjectsAndVerbs } from './agreement-and-style/subjects-and-verbs.ts';
import { transitions } from './agreement-and-style/transitions.ts';

export const agreementAndStyle: DemoTopic = {
  kind: 'grammar',
  title: 'Agreement and Style',
  subtopics: [
    { title: 'Agreement', subsubtopics: [subjectsAndVerbs, pronounsAndModifiers] },
    { title: 'Expression', subsubtopics: [transitions, concision] },
  ],
};
