import { setTimeout as wait } from 'node:timers/promises';
import { saveTestAction, submitTestAction } from '@fourfold/core/client/outbox/new-test-action';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import { isTextKind } from '@fourfold/core/kinds/given';
import { changeEntry, type EntryChange } from '@fourfold/core/test-section/change-entry';
import { sectionProgress } from '@fourfold/core/test-section/section-progress';
import { sectionWithPending } from '@fourfold/core/test-section/section-with-pending';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { emptyEntry } from '@fourfold/core/wire/tests/test-entry';
import { between } from '../../src/seed/demo-chance.ts';
import type { PracticeSession } from './practise.ts';
import { think } from './trial-context.ts';

/** The share of entries after which the tab crashes, within so many milliseconds. */
const [crashShare, crashWithinMs] = [0.04, 60];

/**
 * Changes random entries of a section; submits it when no changes remain. Returns false if it is not
 * submitted yet, because the tab crashed or the trial is over.
 */
export async function takeSection(session: PracticeSession, remaining: { changes: number }): Promise<boolean> {
  const { tab, trial, chance } = session;
  const { section } = trial.library;
  await tab.serverProgress.readSection(section);
  while (tab.pending() === null) await wait(10);
  for (;;) {
    await think(trial, chance);
    if (trial.isOver()) return false;
    const { about, sectionState } = sectionStateOf(session);
    if (sectionState.stage === 'submitted' || sectionState.stage === 'leaving') return true;
    if (remaining.changes <= 0) {
      tab.save(submitTestAction({ account_id: tab.account_id, about }));
      return true;
    }
    remaining.changes -= 1;
    const question = section.questions[between(chance, 0, section.questions.length - 1)];
    if (!question) throw new Error('The section has no questions.');
    const before = sectionState.entries.get(question.id) ?? emptyEntry(question.id, shownItem(question).kind);
    const entry = changeEntry(before, { kind: 'seen', seconds: between(chance, 1, 40) }, changeOf(question, chance));
    tab.save(saveTestAction({ account_id: tab.account_id, about }, entry, sectionState.extraTime));
    if (chance() >= crashShare) continue;
    await wait(between(chance, 0, crashWithinMs));
    tab.crash();
    return false;
  }
}

function sectionStateOf({ tab }: PracticeSession) {
  const storedProgress = tab.serverProgress.section();
  if (!storedProgress) throw new Error('The section was not read.');
  const server = sectionProgress(storedProgress);
  const { family, exam, section, real_test: real, attempt } = server;
  const about: TestSection = { family, exam, section, real, attempt };
  return { about, sectionState: sectionWithPending(server, tab.pending() ?? []) };
}

function changeOf(question: TestQuestion, chance: () => number): EntryChange {
  const answerId = question.answers[between(chance, 0, question.answers.length - 1)]?.id ?? '';
  if (chance() < 0.1) return { kind: 'marked' };
  if (isTextKind(shownItem(question).kind)) return { kind: 'given', given: { text: `${between(chance, 1, 999)}` } };
  return chance() < 0.15 ? { kind: 'struck', answerId } : { kind: 'given', given: { answerIds: [answerId] } };
}
