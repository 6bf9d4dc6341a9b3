import type { MapFinding } from '@fourfold/core/contract/proofs';
import { aMapSet } from '@fourfold/core/simulation/testing/maps';
import { expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';

const finding = (node: string | null, name: MapFinding['name'], text: string): MapFinding => ({
  ...{ name, text, node },
  level: 'broken',
  link: null,
  url: `/page/${text}`,
});

it('puts all findings of a problem set into one line, where its first one was, and leaves the others alone', () => {
  const findings = [
    finding('q1', 'no-answers', 'one'),
    finding('s', 'no-right-answer', 'two'),
    finding('q1', 'empty-stem', 'three'),
    finding('s', 'no-right-answer', 'four'),
    finding('s', 'duplicate-choices', 'five'),
    finding('t', 'no-answers', 'six'),
    finding(null, 'nothing-to-show', 'seven'),
  ];
  expect(groupFindings(findings, [aMapSet('s'), aMapSet('t')]).map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'No answers: one',
    'Problem set Set s: 3 findings: No right answer (2), The same answer twice',
    'Question without text: three',
    'No answers: six',
    'Nothing to show: seven',
  ]);
});
