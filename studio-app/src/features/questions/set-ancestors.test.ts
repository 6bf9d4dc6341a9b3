import type { Topic } from '@fourfold/core/contract/content';
import type { TopicType } from '@fourfold/core/topics/topic-kinds';
import { expect, it } from 'vitest';
import { backAddressOf } from './set-ancestors.ts';

const topicOf = (type: TopicType): Topic => ({
  ...{ id: 'T', _id: 'T', title: 'A topic', type, position: 0, isPublish: false },
  ...{ source: null, licence: null, subtopics: [] },
});

it.each([
  ['topic=T&subtopic=S&subsubtopic=SS', 'Topic', '/admin/math-topics?topic=T&subtopic=S&subsubtopic=SS'],
  ['topic=T&subtopic=S', 'ReadingTopic', '/admin/reading-topics?topic=T&subtopic=S'],
  ['topic=T', 'GrammarTopic', '/admin/grammar-topics?topic=T'],
  ['topic=T', 'SatTopic', '/admin/sat-topics?topic=T'],
  ['sat=E&sat_question=N', null, '/admin?sat=E&sat_question=N'],
  ['act=E&act_question=N', null, '/admin?act=E&act_question=N'],
  ['', null, null],
  ['subsubtopic=SS', null, null],
  ['sat_question=N', null, null],
  ['act_question=N', null, null],
  // The topic was deleted after its set was opened.
  ['topic=T', null, null],
] as const)('from a set that was opened with "%s" of a %s Back leads to %s', (query, type, address) => {
  expect(backAddressOf(new URLSearchParams(query), type ? topicOf(type) : undefined)).toBe(address);
});
