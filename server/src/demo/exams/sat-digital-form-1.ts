import type { DemoForm } from '../format.ts';
import { math1 } from './sat-digital-form-1/math-1/index.ts';
import { math2Easier } from './sat-digital-form-1/math-2-easier/index.ts';
import { math2Harder } from './sat-digital-form-1/math-2-harder/index.ts';
import { readingWriting1 } from './sat-digital-form-1/reading-writing-1/index.ts';
import { readingWriting2Easier } from './sat-digital-form-1/reading-writing-2-easier/index.ts';
import { readingWriting2Harder } from './sat-digital-form-1/reading-writing-2-harder/index.ts';

export const satDigitalForm1: DemoForm = {
  title: 'Digital SAT Practice Test 1',
  edition: 'sat-digital',
  modules: {
    ReadingWriting1: readingWriting1,
    ReadingWriting2Easier: readingWriting2Easier,
    ReadingWriting2Harder: readingWriting2Harder,
    Math1: math1,
    Math2Easier: math2Easier,
    Math2Harder: math2Harder,
  },
};
