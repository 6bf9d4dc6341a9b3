import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Graph } from '@fourfold/ui-kit/graph';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { use, useCallback, useMemo, useRef, useState } from 'react';
import { StatisticsContext } from '../statistics/use-item-statistics.ts';
import { drawnEdges, drawnNodes, idOf, unplaced } from './drawn-nodes.ts';
import { type DrawnWays, drawnWays } from './drawn-ways.ts';
import type { Placed } from './lay-out.ts';
import css from './map.module.css';
import { graphOf, type SequenceGraph, waysOutOf } from './sequence-graph.ts';
import { usePlaced } from './use-placed.ts';

type MapDrawingProps = { map: SequenceMap; simulated: SimulationResult | null; onOpen: (node: string) => void };

/** The sequence as a graph; a click on a node opens its record. */
export function MapDrawing({ map, ...rest }: MapDrawingProps) {
  const graph = useMemo(() => graphOf(map), [map]);
  const ways = useMemo(() => drawnWays(graph), [graph]);
  const form = useMemo(() => unplaced(graph, ways), [graph, ways]);
  const { data: placed, error, refetch, isFetching } = usePlaced(form);
  if (placed) return <Drawn map={map} graph={graph} ways={ways} placed={placed} {...rest} />;
  if (!error) return <Skeleton bars={[60, 44, 72, 52]} label="Drawing the map" />;
  return (
    <ErrorPanel title="The map could not be drawn." onRetry={() => void refetch()} busy={isFetching}>
      The list has all of it.
    </ErrorPanel>
  );
}

type DrawnProps = MapDrawingProps & { graph: SequenceGraph; ways: DrawnWays; placed: Placed };

function Drawn({ map, graph, ways: { lines, told }, placed, simulated, onOpen }: DrawnProps) {
  const statistics = use(StatisticsContext);
  const around = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const nodes = useMemo(() => {
    const waysOut = waysOutOf(map);
    return drawnNodes(graph.nodes, placed, {
      told,
      waysOut: (node) => (node.of === 'question' ? waysOut(node.question) : []),
      first: graph.start,
      findings: map.findings,
      statistics,
      simulated,
    });
  }, [map, graph, told, placed, statistics, simulated]);
  const edges = useMemo(() => drawnEdges(lines, placed, nodes), [lines, placed, nodes]);
  const records = useMemo(() => new Map(graph.nodes.map((node) => [node.id, idOf(node)])), [graph]);
  const open = useCallback((id: string) => onOpen(records.get(id) ?? id), [records, onOpen]);
  // Fits the width; below this scale the text is not readable.
  const fitting = () => Math.max(0.3, Math.min(1, ((around.current?.clientWidth ?? 0) - 2) / placed.width));
  return (
    <div ref={around}>
      <Graph
        label={`Map of ${map.title}`}
        width={placed.width}
        height={placed.height}
        nodes={nodes}
        edges={edges}
        scale={scale}
        onOpen={open}
      />
      <div className={css.zoom}>
        <span className="small num">{`${Math.round(scale * 100)} %`}</span>
        <Button kind="quiet" disabled={scale === 1} onClick={() => setScale(1)}>
          Full size
        </Button>
        <Button kind="quiet" onClick={() => setScale(fitting())}>
          Fit to width
        </Button>
      </div>
    </div>
  );
}
