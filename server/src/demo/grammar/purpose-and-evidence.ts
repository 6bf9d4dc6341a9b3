import type { DemoTopic } from '../format.ts';
import { keepAddOrDelete } from './purpose-and-evidence/keep-add-or-delete.ts';
import { notesToOneSentence } from './purpose-and-evidence/notes-to-one-sentence.ts';

export const purposeAndEvidence: DemoTopic = {
  kind: 'grammar',
  title: 'Purpose and Evidence',
  subtopics: [
    { title: 'From notes to a text', subsubtopics: [notesToOneSentence] },
    { title: 'What belongs in a paragraph', subsubtopics: [keepAddOrDelete] },
  ],
};
