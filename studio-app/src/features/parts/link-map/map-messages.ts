import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationOptions, SimulationResult } from '@fourfold/core/simulation/model';
import type { LayoutInput, MapLayout } from './compute-layout.ts';

/** The tasks of the worker, with their requests and results. */
export type MapTasks = {
  layout: { request: LayoutInput; answer: MapLayout };
  simulate: { request: { map: SequenceMap; ask: SimulationOptions }; answer: SimulationResult };
};
export type MapTask = keyof MapTasks;
export type WorkerRequest = { [Task in MapTask]: { task: Task; request: MapTasks[Task]['request'] } }[MapTask];
export type WorkerReply = { answer: MapTasks[MapTask]['answer'] } | { failed: string };
