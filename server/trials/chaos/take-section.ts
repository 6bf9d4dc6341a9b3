import { setTimeout as wait } from 'node:timers/promises';
import { savingDeed, submittingDeed } from '@fourfold/core/client/outbox/new-test-deed';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import { changeEntry, type EntryChange, untouched } from '@fourfold/core/test-section/change-entry';
import { sectionProgress } from '@fourfold/core/test-section/section-progress';
import { sectionStanding } from '@fourfold/core/test-section/section-standing';
import { type TestQuestion, testInput } from '@fourfold/core/test-section/test-question';
import { between } from '../../src/seed/demo-chance.ts';
import type { Desk } from './practise.ts';
import { think } from './room.ts';

/** The share of entries after which the tab crashes, within so many milliseconds. */
const [crashes, within] = [0.04, 60];

/**
 * Makes some changes to a section's entries. Returns true once it is submitted, which happens when
 * no changes are `left`.
 */
export async function takeSection(desk: Desk, left: { changes: number }): Promise<boolean> {
  const { tab, room, chance } = desk;
  const { section } = room.library;
  await tab.word.readSection(section);
  while (tab.pending() === null) await wait(10);
  for (;;) {
    await think(room, chance);
    if (room.isOver()) return false;
    const { about, standing } = standingOf(desk);
    if (standing.at === 'submitted' || standing.at === 'leaving') return true;
    if (left.changes <= 0) {
      tab.keep(submittingDeed({ account_id: tab.account_id, about }));
      return true;
    }
    left.changes -= 1;
    const question = section.questions[between(chance, 0, section.questions.length - 1)];
    if (!question) throw new Error('The section has no questions.');
    const before = standing.entries.get(question.id) ?? untouched(question.id, testInput(question) === 'typed');
    const entry = changeEntry(before, { kind: 'seen', seconds: between(chance, 1, 40) }, changeOf(question, chance));
    tab.keep(savingDeed({ account_id: tab.account_id, about }, entry, standing.extraTime));
    if (chance() >= crashes) continue;
    await wait(between(chance, 0, within));
    tab.crash();
    return false;
  }
}

function standingOf({ tab }: Desk) {
  const wire = tab.word.section();
  if (!wire) throw new Error('The section was not read.');
  const server = sectionProgress(wire);
  const { family, exam, section, real_test: real, attempt } = server;
  const about: TestSection = { family, exam, section, real, attempt };
  return { about, standing: sectionStanding(server, tab.pending() ?? []) };
}

function changeOf(question: TestQuestion, chance: () => number): EntryChange {
  const answerId = question.answers[between(chance, 0, question.answers.length - 1)]?.id ?? '';
  if (chance() < 0.1) return { kind: 'marked' };
  if (testInput(question) === 'typed') return { kind: 'typed', text: `${between(chance, 1, 999)}` };
  return chance() < 0.15 ? { kind: 'struck', answerId } : { kind: 'chosen', answerIds: [answerId] };
}
