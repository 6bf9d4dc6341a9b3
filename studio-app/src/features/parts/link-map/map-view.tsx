import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { StatisticsContext, useItemStatistics } from '../statistics/use-item-statistics.ts';
import { FindingsList } from './findings-list.tsx';
import type { FindingLine } from './group-findings.ts';
import { Jump, type JumpHandle } from './jump.tsx';
import css from './map.module.css';
import { MapDrawing, type ShownRecord } from './map-drawing.tsx';
import { MapList } from './map-list.tsx';
import { type MapLocation, mapQuery } from './map-query.ts';
import { Legend, SharesChoice, useShares } from './map-signs.tsx';
import { NodeDialog } from './node-dialog.tsx';
import { graphOf } from './sequence-graph.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import { useMapWrites } from './write/use-map-writes.ts';

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
  const graph = useMemo(() => graphOf(map), [map]);
  const shares = useShares(map, graph, result);
  const [shown, setShown] = useState<ShownRecord | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasPanel, setHasPanel] = useState(true);
  const jump = useRef<JumpHandle>(null);
  const openNode = useCallback((node: string) => setOpenedNode(node), []);
  const show = useCallback((record: string, focus = false) => setShown({ record, focus }), []);
  const writes = useMapWrites((question) => show(question));
  const chooseFinding = ({ key, node }: FindingLine) => {
    if (node === null) return;
    if (key === chosen) openNode(node);
    else {
      setChosen(key);
      show(node);
    }
  };
  return (
    <div className={css.map} data-panel={hasPanel || undefined}>
      <div className={css.main}>
        <div className={css.head}>
          <Segmented label="Show the sequence as" options={viewOptions} value={view} onChange={setView} />
          <Jump map={map} handle={jump} onJump={(record) => show(record, true)} />
          <Button kind="quiet" aria-expanded={hasPanel} onClick={() => setHasPanel(!hasPanel)}>
            {hasPanel ? 'Hide findings' : 'Show findings'}
          </Button>
          {writes.undoName !== null && (
            <Button kind="quiet" title="Undo (Ctrl Z)" onClick={writes.undo}>
              {`Undo: ${writes.undoName}`}
            </Button>
          )}
          {view === 'drawing' && <Legend />}
          <SharesChoice {...shares} />
        </div>
        {view === 'drawing' ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: a key of the drawing
          <div
            onKeyDown={(event) => {
              if (event.key !== 'g' || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              jump.current?.open();
            }}
          >
            <MapDrawing
              {...{ map, graph, shown, writes }}
              simulated={result}
              shares={shares.values}
              onOpen={openNode}
            />
          </div>
        ) : (
          <MapList map={map} shown={shown} onOpen={openNode} />
        )}
      </div>
      {hasPanel && (
        <aside className={css.aside} aria-label="Findings and simulated students">
          <FindingsList findings={map.findings} sets={map.sets} chosen={chosen} onChoose={chooseFinding} />
          <SimulationPanel
            map={map}
            result={result}
            onResult={(newResult) => {
              setSimulated({ of: map, result: newResult });
              shares.choose('simulated');
            }}
            onOpen={show}
          />
        </aside>
      )}
      {openedNode !== null && <NodeDialog map={map} node={openedNode} onClose={() => setOpenedNode(null)} />}
    </div>
  );
}
