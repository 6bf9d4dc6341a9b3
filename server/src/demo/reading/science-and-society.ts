import type { DemoTopic } from '../format.ts';
import { naturalScience } from './science-and-society/natural-science.ts';
import { readingTables } from './science-and-society/reading-tables.ts';
import { socialScience } from './science-and-society/social-science.ts';

export const scienceAndSociety: DemoTopic = {
  kind: 'reading',
  title: 'Science and Society',
  subtopics: [
    { title: 'Social science', subsubtopics: [socialScience] },
    { title: 'Natural science', subsubtopics: [naturalScience, readingTables] },
  ],
};
