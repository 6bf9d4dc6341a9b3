import type { PracticeReference } from '@fourfold/core/contract/practice';
import type { MasteryEvent, MasteryState } from '@fourfold/core/mastery/mastery';
import { type Machine, masteryMachine, sequenceMachine } from '@fourfold/core/practice/machines';
import type { CardEvent, CardState } from '@fourfold/core/reviews/card';
import type { DiagnosticEvent, DiagnosticState } from '@fourfold/core/reviews/diagnostic';
import { cardMachine, diagnosticMachine } from '@fourfold/core/reviews/machines';
import type { SequenceEvent, SequenceState } from '@fourfold/core/sequence/sequence';

/** The states of sequences and problem sets. */
export type WorkState = SequenceState | MasteryState;
/** The states of all practice histories. */
export type HistoryState = WorkState | CardState | DiagnosticState;
export type HistoryEvent = SequenceEvent | MasteryEvent | CardEvent | DiagnosticEvent;

const machines: Readonly<Record<PracticeReference, Machine<HistoryState, HistoryEvent>>> = {
  HomeSubTopic: sequenceMachine,
  HomeSubsubTopic: sequenceMachine,
  HomeSatQuestionTopic: sequenceMachine,
  HomeActQuestionTopic: sequenceMachine,
  HomeProblemSetQuestions: masteryMachine,
  HomeReview: cardMachine,
  HomeDiagnostic: diagnosticMachine,
};

/** The state machine of a history: the type of its reference determines which one wrote its events and states. */
export function machineOf(type: PracticeReference): Machine<HistoryState, HistoryEvent> {
  return machines[type];
}
