import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Graph } from '@fourfold/ui-kit/graph';
import { GraphOverview } from '@fourfold/ui-kit/graph/graph-overview';
import type { DrawSource } from '@fourfold/ui-kit/graph/use-draw-link';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { use, useCallback, useMemo, useRef } from 'react';
import { StatisticsContext } from '../statistics/use-item-statistics.ts';
import type { MapLayout } from './compute-layout.ts';
import { graphEdges, graphNodes, layoutInputOf, recordIdOf } from './graph-nodes.ts';
import type { LinkShares } from './link-shares.ts';
import css from './map.module.css';
import { outgoingLinksOf, type SequenceGraph } from './sequence-graph.ts';
import { type SplitLinks, splitLinks } from './split-links.ts';
import { useMapLayout } from './use-layout.ts';
import { useZoom } from './use-zoom.ts';
import { dropOfEnd, dropOfHandle } from './write/drop.ts';
import { graphHandles } from './write/graph-handles.ts';
import { LinkStatus } from './write/link-status.tsx';
import { useLinkKeys } from './write/use-link-keys.ts';
import type { MapWrites } from './write/use-map-writes.ts';
import { ZoomBar } from './zoom-bar.tsx';

/** A record to bring into view and to mark; a new object shows it again. */
export type ShownRecord = { record: string; focus: boolean };

type MapDrawingProps = {
  map: SequenceMap;
  graph: SequenceGraph;
  simulated: SimulationResult | null;
  shares: LinkShares;
  shown: ShownRecord | null;
  writes: MapWrites;
  onOpen: (node: string) => void;
};

/** The sequence as a graph; a click on a node opens its record. */
export function MapDrawing(props: MapDrawingProps) {
  const { graph, shares } = props;
  const links = useMemo(() => splitLinks(graph), [graph]);
  const withShares = shares.size > 0;
  const layoutInput = useMemo(() => layoutInputOf(graph, links, withShares), [graph, links, withShares]);
  const { data: mapLayout, error, refetch, isFetching } = useMapLayout(layoutInput);
  if (mapLayout) return <LaidOutMap links={links} mapLayout={mapLayout} {...props} />;
  if (!error) return <Skeleton bars={[60, 44, 72, 52]} label="Drawing the map" />;
  return (
    <ErrorPanel title="The map could not be drawn." onRetry={() => void refetch()} busy={isFetching}>
      The list has all of it.
    </ErrorPanel>
  );
}

type LaidOutMapProps = MapDrawingProps & { links: SplitLinks; mapLayout: MapLayout };

function LaidOutMap(props: LaidOutMapProps) {
  const { map, graph, links, mapLayout, simulated, shares, shown, writes, onOpen } = props;
  const { lines, textLinks } = links;
  const statistics = use(StatisticsContext);
  const frame = useRef<HTMLElement>(null);
  const { scale, zoom, onKeyDown } = useZoom(frame, mapLayout);
  const nodes = useMemo(() => {
    const outgoingLinks = outgoingLinksOf(map);
    return graphNodes(graph.nodes, mapLayout, {
      textLinks,
      outgoingLinks: (node) => (node.kind === 'question' ? outgoingLinks(node.question) : []),
      startId: graph.start,
      findings: map.findings,
      statistics,
      simulated,
      shares,
    });
  }, [map, graph, textLinks, mapLayout, statistics, simulated, shares]);
  const edges = useMemo(() => graphEdges(lines, mapLayout, nodes, shares), [lines, mapLayout, nodes, shares]);
  const records = useMemo(() => new Map(graph.nodes.map((node) => [node.id, recordIdOf(node)])), [graph]);
  const openRecord = useCallback((id: string) => onOpen(records.get(id) ?? id), [records, onOpen]);
  const shownNode = useMemo(() => {
    const node = shown && graph.nodes.find((one) => recordIdOf(one) === shown.record);
    return shown && { id: node?.id ?? shown.record, focus: shown.focus };
  }, [shown, graph]);
  const { draft, text, onKeyDownCapture, onBlur } = useLinkKeys({ graph, nodes, writes });
  const nodeOf = (id: string | null) => graph.nodes.find((node) => node.id === id) ?? null;
  const draw = (source: DrawSource, target: string | null) => {
    const { questions, apply } = writes;
    if ('edge' in source) {
      const edge = graph.edges.find(({ id }) => id === source.edge);
      if (edge) apply(dropOfEnd(questions, graph, edge, nodeOf(target)));
      return;
    }
    const handle = graphHandles(questions, source.node)[source.handle];
    if (handle) apply(dropOfHandle(questions, { question: source.node, source: handle.source }, nodeOf(target)));
  };
  const size = { width: mapLayout.width, height: mapLayout.height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the graph and of its overview
    <div onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture} onBlur={onBlur}>
      <div className={css.drawing}>
        <Graph
          label={`Map of ${map.title}`}
          {...size}
          nodes={nodes}
          edges={edges}
          scale={scale}
          shown={shownNode}
          frameRef={frame}
          handlesOf={(node) => graphHandles(writes.questions, node)}
          onDraw={draw}
          draft={draft}
          onOpen={openRecord}
        />
        <GraphOverview
          label="Overview of the map"
          frame={frame}
          {...size}
          nodes={nodes}
          edges={edges}
          marked={shownNode?.id}
        />
      </div>
      <LinkStatus text={text} />
      <ZoomBar scale={scale} onZoom={zoom} />
    </div>
  );
}
