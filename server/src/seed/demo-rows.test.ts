import { findSkill } from '@fourfold/core/skills/skill-list';
import { startingLists } from '@fourfold/core/skills/starting-list';
import { expect, it } from 'vitest';
import { demoPack } from '../demo/pack.ts';
import { demoRows } from './demo-rows.ts';

it('every question of the demo has a skill of the lists that an installation starts with', () => {
  const { questions } = demoRows(demoPack);
  expect(questions.length).toBeGreaterThan(400);
  expect(questions.filter(({ skill_codes }) => skill_codes.length === 0).map(({ id }) => id)).toEqual([]);
  const codes = new Set(questions.flatMap(({ skill_codes }) => skill_codes));
  expect([...codes].filter((code) => findSkill(startingLists, code) === null)).toEqual([]);
  expect(codes.size).toBeGreaterThan(30);
});
