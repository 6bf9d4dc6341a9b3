import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Graph } from '@fourfold/ui-kit/graph';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { use, useCallback, useMemo, useRef, useState } from 'react';
import { StatisticsContext } from '../statistics/use-item-statistics.ts';
import type { MapLayout } from './compute-layout.ts';
import { graphEdges, graphNodes, layoutInputOf, recordIdOf } from './graph-nodes.ts';
import css from './map.module.css';
import { graphOf, outgoingLinksOf, type SequenceGraph } from './sequence-graph.ts';
import { type SplitLinks, splitLinks } from './split-links.ts';
import { useMapLayout } from './use-layout.ts';

type MapDrawingProps = { map: SequenceMap; simulated: SimulationResult | null; onOpen: (node: string) => void };

/** The sequence as a graph; a click on a node opens its record. */
export function MapDrawing({ map, ...rest }: MapDrawingProps) {
  const graph = useMemo(() => graphOf(map), [map]);
  const links = useMemo(() => splitLinks(graph), [graph]);
  const layoutInput = useMemo(() => layoutInputOf(graph, links), [graph, links]);
  const { data: mapLayout, error, refetch, isFetching } = useMapLayout(layoutInput);
  if (mapLayout) return <LaidOutMap map={map} graph={graph} links={links} mapLayout={mapLayout} {...rest} />;
  if (!error) return <Skeleton bars={[60, 44, 72, 52]} label="Drawing the map" />;
  return (
    <ErrorPanel title="The map could not be drawn." onRetry={() => void refetch()} busy={isFetching}>
      The list has all of it.
    </ErrorPanel>
  );
}

type LaidOutMapProps = MapDrawingProps & { graph: SequenceGraph; links: SplitLinks; mapLayout: MapLayout };

function LaidOutMap({ map, graph, links: { lines, textLinks }, mapLayout, simulated, onOpen }: LaidOutMapProps) {
  const statistics = use(StatisticsContext);
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const nodes = useMemo(() => {
    const outgoingLinks = outgoingLinksOf(map);
    return graphNodes(graph.nodes, mapLayout, {
      textLinks,
      outgoingLinks: (node) => (node.kind === 'question' ? outgoingLinks(node.question) : []),
      startId: graph.start,
      findings: map.findings,
      statistics,
      simulated,
    });
  }, [map, graph, textLinks, mapLayout, statistics, simulated]);
  const edges = useMemo(() => graphEdges(lines, mapLayout, nodes), [lines, mapLayout, nodes]);
  const records = useMemo(() => new Map(graph.nodes.map((node) => [node.id, recordIdOf(node)])), [graph]);
  const openRecord = useCallback((id: string) => onOpen(records.get(id) ?? id), [records, onOpen]);
  // Fits the width; below this scale the text is not readable.
  const fittingScale = () => {
    // The map is drawn in rem.
    const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return Math.max(0.3, Math.min(1, ((frame.current?.clientWidth ?? 0) - 2) / (mapLayout.width * textScale)));
  };
  return (
    <div ref={frame}>
      <Graph
        label={`Map of ${map.title}`}
        width={mapLayout.width}
        height={mapLayout.height}
        nodes={nodes}
        edges={edges}
        scale={scale}
        onOpen={openRecord}
      />
      <div className={css.zoom}>
        <span className="small num">{`${Math.round(scale * 100)} %`}</span>
        <Button kind="quiet" disabled={scale === 1} onClick={() => setScale(1)}>
          Full size
        </Button>
        <Button kind="quiet" onClick={() => setScale(fittingScale())}>
          Fit to width
        </Button>
      </div>
    </div>
  );
}
