import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { isPracticeTopicKind, practiceTopicKinds, topicKindNames, topicKindOf, topicKinds } from './topic-kinds.ts';

describe('the kinds of topics', () => {
  it.each(topicKindNames)('%s: its calls are in the contract', (kind) => {
    const { records } = topicKinds[kind];
    const calls = [`GET /${records}`, `POST /${records}`, `PUT /${records}/{id}`, `DELETE /${records}/{id}`];
    expect(Object.keys(contract)).toEqual(expect.arrayContaining(calls));
  });

  it('differ in every name that identifies them', () => {
    for (const field of ['title', 'records', 'type', 'page', 'healthList'] as const)
      expect(new Set(topicKindNames.map((kind) => topicKinds[kind][field])).size).toBe(topicKindNames.length);
  });

  it.each(topicKindNames)('%s: is found by the type of its topics', (kind) => {
    expect(topicKindOf(topicKinds[kind].type)).toBe(kind);
  });

  it('have practice where their topics have sub-topics', () => {
    expect(practiceTopicKinds).toEqual(['math', 'grammar', 'reading']);
    for (const name of ['sat', 'act', 'constructor', '', null, undefined])
      expect(isPracticeTopicKind(name)).toBe(false);
  });
});
