import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationAsk, SimulationResult } from '@fourfold/core/simulation/model';
import type { Placed, Unplaced } from './lay-out.ts';

/** The tasks of the worker, with their requests and results. */
export type MapTasks = {
  layout: { asked: Unplaced; answer: Placed };
  simulate: { asked: { map: SequenceMap; ask: SimulationAsk }; answer: SimulationResult };
};
export type MapTask = keyof MapTasks;
export type MapAsked = { [Task in MapTask]: { task: Task; asked: MapTasks[Task]['asked'] } }[MapTask];
export type MapAnswer = { answer: MapTasks[MapTask]['answer'] } | { failed: string };
