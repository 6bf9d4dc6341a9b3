import type { SequenceMap } from '@fourfold/core/contract/proofs';
import { type AnswerPolicy, type SimulationResult, stuckAfterAnswers } from '@fourfold/core/simulation/model';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { type FormEvent, useState } from 'react';
import css from './map.module.css';
import { runInWorker } from './run-in-worker.ts';

/** Number of simulated students per run; their shares then vary by about three percentage points. */
const students = 1_000;

const pupilKinds = [
  { value: 'right', label: 'Always right' },
  { value: 'wrong', label: 'Always wrong' },
  { value: 'slips', label: 'Right, with slips' },
] as const satisfies readonly { value: AnswerPolicy['kind']; label: string }[];

type SimulationPanelProps = {
  map: SequenceMap;
  result: SimulationResult | null;
  onResult: (result: SimulationResult) => void;
  onOpen: (node: string) => void;
};

/** Simulates students in the sequence, by the same rules as for real students. */
export function SimulationPanel({ map, result, onResult, onOpen }: SimulationPanelProps) {
  const [kind, setKind] = useState<AnswerPolicy['kind']>('slips');
  const [slips, setSlips] = useState('10');
  const [seed, setSeed] = useState('1');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const share = /^\d{1,3}$/.test(slips.trim()) && Number(slips) <= 100 ? Number(slips) / 100 : null;
  const start = /^\d{1,9}$/.test(seed.trim()) ? Number(seed) : null;

  async function run(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy' || start === null || (kind === 'slips' && share === null)) return;
    setState('busy');
    const pupil: AnswerPolicy = kind === 'slips' ? { kind, slips: share ?? 0 } : { kind };
    const finishedRun = await runInWorker('simulate', { map, ask: { policy: pupil, students, seed: start } }).catch(
      () => null,
    );
    setState(finishedRun ? 'idle' : 'failed');
    if (finishedRun) onResult(finishedRun);
  }

  return (
    <section aria-labelledby="map-simulation">
      <h2 id="map-simulation" className="label">
        Simulated students
      </h2>
      <form className={css.simulation} onSubmit={run} noValidate>
        <Select
          label="Students who are"
          options={pupilKinds}
          value={kind}
          onChange={({ target }) => setKind(pupilKinds.find(({ value }) => value === target.value)?.value ?? 'slips')}
        />
        {kind === 'slips' && (
          <Field
            label="Slips, in percent"
            inputMode="numeric"
            value={slips}
            message={share === null ? 'A whole number from 0 to 100.' : undefined}
            onChange={({ target }) => setSlips(target.value)}
          />
        )}
        <Field
          label="Seed"
          note="The same seed gives the same students."
          inputMode="numeric"
          value={seed}
          message={start === null ? 'A whole number of at most nine digits.' : undefined}
          onChange={({ target }) => setSeed(target.value)}
        />
        <Button type="submit" busy={state === 'busy'}>
          {`Send ${students.toLocaleString('en-US')} students`}
        </Button>
      </form>
      <div aria-live="polite">
        {state === 'failed' && <p className={css.found}>The simulation could not be run. Try again.</p>}
        {result && <SimulationOutcome map={map} result={result} onOpen={onOpen} />}
      </div>
    </section>
  );
}

type SimulationOutcomeProps = { map: SequenceMap; result: SimulationResult; onOpen: (node: string) => void };

function SimulationOutcome({
  map,
  result: { students: total, finished, median, p90, stuck, visitCounts },
  onOpen,
}: SimulationOutcomeProps) {
  const unreached = map.questions.filter(({ id, is_hidden }) => !is_hidden && visitCounts.get(id) === 0);
  const name = namesOf(map);
  if (total === 0) return <p>There is no question that students see.</p>;
  return (
    <div className={css.outcome}>
      <p>
        <b>{`${count(finished)} of ${count(total)} finish`}</b>
      </p>
      {median !== null && p90 !== null && (
        <p>{`Half of them need at most ${questions(median)}, nine of ten at most ${count(p90)}.`}</p>
      )}
      <NodeLinks
        title={`Stuck, with ${count(stuckAfterAnswers)} answers and nothing new`}
        nodes={stuck.map(({ node, students: stuckCount }) => ({
          id: node,
          words: `${count(stuckCount)} in ${name(node)}`,
        }))}
        onOpen={onOpen}
      />
      <NodeLinks title="Nobody comes to" nodes={unreached.map(({ id }) => ({ id, words: name(id) }))} onOpen={onOpen} />
    </div>
  );
}

type NodeLinksProps = {
  title: string;
  nodes: readonly { id: string; words: string }[];
  onOpen: (node: string) => void;
};

function NodeLinks({ title, nodes, onOpen }: NodeLinksProps) {
  if (nodes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.nodes}>
        {nodes.map(({ id, words }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function namesOf({ questions: all, sets }: SequenceMap): (id: string) => string {
  const names = new Map([
    ...all.map(({ id, position }) => [id, `question ${position + 1}`] as const),
    ...sets.map(({ id, title }) => [id, title] as const),
  ]);
  return (id) => names.get(id) ?? 'a question that is gone';
}

function questions(many: number): string {
  return many === 1 ? '1 question' : `${count(many)} questions`;
}

function count(many: number): string {
  return many.toLocaleString('en-US');
}
