import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { StatisticsContext, useItemStatistics } from '../statistics/use-item-statistics.ts';
import { FindingsList } from './findings-list.tsx';
import css from './map.module.css';
import { MapDrawing } from './map-drawing.tsx';
import { MapList } from './map-list.tsx';
import { type MapLocation, mapQuery } from './map-query.ts';
import { NodeDialog } from './node-dialog.tsx';
import { SimulationPanel } from './simulation-panel.tsx';

/** A sequence as a whole: its links, its findings, and a simulation of students. */
export function MapView({ questionLocation }: { questionLocation: MapLocation; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(mapQuery(questionLocation));
  const statistics = useItemStatistics(questionLocation);
  if (data) {
    return data.questions.length > 0 ? (
      <StatisticsContext value={statistics}>
        <LoadedMap map={data} />
      </StatisticsContext>
    ) : (
      <NoQuestions />
    );
  }
  if (!error) return <Skeleton bars={[38, 92, 86, 90, 64]} label="Loading the map" />;
  return <ErrorPanel title="The map could not be loaded." onRetry={() => void refetch()} busy={isFetching} />;
}

function NoQuestions() {
  return <Empty title="No Record Found">Questions and the ways between them will stand here.</Empty>;
}

const viewOptions = [
  { value: 'drawing', label: 'Drawing' },
  { value: 'list', label: 'List' },
] as const;
type MapViewKind = (typeof viewOptions)[number]['value'];

function LoadedMap({ map }: { map: SequenceMap }) {
  // On a phone the list is easier to read than the drawing.
  const [view, setView] = useState<MapViewKind>(() =>
    matchMedia('(max-width: 43.75rem)').matches ? 'list' : 'drawing',
  );
  const [openedNode, setOpenedNode] = useState<string | null>(null);
  const [simulated, setSimulated] = useState<{ of: SequenceMap; result: SimulationResult } | null>(null);
  const result = simulated?.of === map ? simulated.result : null;
  const openNode = useCallback((node: string) => setOpenedNode(node), []);
  return (
    <div className={css.map}>
      <div className={css.main}>
        <div className={css.head}>
          <Segmented label="Show the sequence as" options={viewOptions} value={view} onChange={setView} />
          {view === 'drawing' && <Legend />}
        </div>
        {view === 'drawing' ? (
          <MapDrawing map={map} simulated={result} onOpen={openNode} />
        ) : (
          <MapList map={map} onOpen={openNode} />
        )}
      </div>
      <aside className={css.aside} aria-label="Findings and simulated students">
        <FindingsList findings={map.findings} onOpen={openNode} />
        <SimulationPanel
          map={map}
          result={result}
          onResult={(newResult) => setSimulated({ of: map, result: newResult })}
          onOpen={openNode}
        />
      </aside>
      {openedNode !== null && <NodeDialog map={map} node={openedNode} onClose={() => setOpenedNode(null)} />}
    </div>
  );
}

/** Explains the signs of the drawing. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="Legend">
      <li data-way="right">✓ right answer</li>
      <li data-way="wrong">✗ wrong answer</li>
      <li data-shape="set">problem set</li>
      <li data-faded>students do not see it</li>
    </ul>
  );
}
