import type { FormPart } from '@fourfold/core/contract/forms';
import type { ExamPart } from '@fourfold/core/exams/section';
import { countedItems } from '@fourfold/core/forms/counted-items';
import { type PartSimulation as Simulation, simulatedStudents, simulatePart } from '@fourfold/core/forms/simulate-part';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { Table } from '@fourfold/ui-kit/table';
import { useDeferredValue, useMemo, useState } from 'react';
import css from './part-simulation.module.css';
import { bandText, errorText, routeTitle, scaleText, shareText } from './simulation-texts.ts';

type PartSimulationProps = { part: FormPart; scale: ExamPart['scale']; onClose: () => void };

/** Simulated students in a part: which route they take, what they score, and how far that is from the truth. */
export function PartSimulation({ part, scale, onClose }: PartSimulationProps) {
  const { min, max } = scale;
  const [text, setText] = useState(`${Math.round((min + max) / 2)}`);
  const typed = useDeferredValue(text.trim());
  const mean = /^\d{1,3}$/.test(typed) && Number(typed) >= min && Number(typed) <= max ? Number(typed) : null;
  const isCounted = part.modules.some(({ items }) => countedItems(items).length > 0);
  const result = useMemo(
    () =>
      mean === null || !isCounted
        ? null
        : simulatePart({ scale, modules: part.modules, entered: part.route?.entered ?? null, mean }),
    [scale, part, mean, isCounted],
  );
  return (
    <section className={css.simulation} aria-label={`Simulated students in ${part.title}`}>
      <div className={css.head}>
        <Field
          label="Mean ability, as a score"
          note={`From ${min} to ${max}. Abilities vary as those of all students do.`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          message={mean === null ? `Enter a whole number from ${min} to ${max}.` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {!isCounted && <p>There is no question that counts.</p>}
      {result && <Results part={part} scale={scale} result={result} />}
    </section>
  );
}

type ResultsProps = Omit<PartSimulationProps, 'onClose'> & { result: Simulation };

function Results({ part, scale, result }: ResultsProps) {
  const { error, leastError, routes, bands, scale: estimates } = result;
  return (
    <>
      <p aria-live="polite">
        {`${simulatedStudents.toLocaleString('en-US')} students: scores are ${errorText(error)} from the truth (root mean square). The best score that their answers allow is ${errorText(leastError)} from it.`}
      </p>
      <div className={css.tables}>
        <Table
          caption={`Students by route in ${part.title}`}
          dense
          narrow="table"
          rows={routes}
          keyOf={({ route }) => route}
          columns={[
            { head: 'Route', cell: ({ route }) => routeTitle(part, route) },
            { head: 'Share', kind: 'number', cell: ({ share }) => shareText(share) },
            { head: 'Mean', kind: 'number', cell: ({ meanScore }) => meanScore },
            { head: 'Lowest', kind: 'number', cell: ({ lowest }) => lowest },
            { head: 'Highest', kind: 'number', cell: ({ highest }) => highest },
          ]}
        />
        <Table
          caption={`Students by ability in ${part.title}`}
          dense
          narrow="table"
          rows={bands}
          keyOf={({ from, to }) => `${from} ${to}`}
          columns={[
            { head: 'True score', cell: (band) => bandText(scale, band) },
            { head: 'Students', kind: 'number', cell: ({ students }) => students },
            { head: 'Mean', kind: 'number', cell: ({ meanScore }) => meanScore },
            { head: 'Error', kind: 'number', cell: ({ error: bandError }) => errorText(bandError) },
          ]}
        />
      </div>
      <Table
        caption={`Estimated scores of ${part.title}`}
        dense
        narrow="table"
        maxHeight="22rem"
        rows={rawsOf(estimates)}
        keyOf={(raw) => `${raw}`}
        columns={[
          { head: 'Right', cell: (raw) => <span className="num">{raw}</span> },
          ...estimates.map(({ route, rows }) => ({
            head: routeTitle(part, route),
            kind: 'number' as const,
            cell: (raw: number) => scaleText(rows.find((row) => row.raw === raw)),
          })),
        ]}
      />
    </>
  );
}

/** All numbers of right answers that a route has, in ascending order. */
function rawsOf(scale: Simulation['scale']): number[] {
  const raws = new Set(scale.flatMap(({ rows }) => rows.map(({ raw }) => raw)));
  return [...raws].sort((a, b) => a - b);
}
