import { type QuestionLocation, sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import type { KeyboardEvent } from 'react';
import type { DeskStore } from '../desk-state.ts';
import { firstStepOf } from './outcome-steps.ts';

type CardOptions = { question: Question; at: number; questionLocation: QuestionLocation; store: DeskStore };

/** Alt with L on a question's card, or in its form, opens the palette for the first outcome without a link. */
export function linkByKey(event: KeyboardEvent, { question, at, questionLocation, store }: CardOptions): void {
  const { altKey, ctrlKey, metaKey, shiftKey, code, target, defaultPrevented } = event;
  // The code, because with Alt some keyboards type another sign.
  if (code !== 'KeyL' || !altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
  if (!sectionSpecs[questionLocation.section].canLink) return;
  if (target instanceof Element && target.closest('dialog')) return;
  event.preventDefault();
  const step = firstStepOf(question);
  if (step) store.link({ at: 'outcome', ...step });
  else showAlert('error', `Question ${at + 1} has all of its links. Unlink one to choose another target.`);
}
