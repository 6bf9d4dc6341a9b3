import type { CalculatorState } from '@fourfold/core/calculator/calculator-state';
import type { Computed, ComputeRequest, ItemResult } from '@fourfold/core/calculator/compute';
import type { CanvasSize } from '@fourfold/core/calculator/drawing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ComputeClient, createComputeClient, type WorkerPort } from './compute-client.ts';

const nothing: Computed = { items: [], points: [] };

/** The results of a calculator, computed in a worker; those of the state before until the new ones are there. */
export function useComputed({ items, angle, view }: CalculatorState, size: CanvasSize) {
  const [computed, setComputed] = useState(nothing);
  const client = useRef<ComputeClient | null>(null);
  useEffect(() => {
    const own = createComputeClient({ start: startWorker, onComputed: setComputed });
    client.current = own;
    return () => own.stop();
  }, []);
  const { width, height } = size;
  useEffect(() => {
    const request: ComputeRequest = { items, angle, view, size: { width, height } };
    if (width > 0 && height > 0) client.current?.send(request);
  }, [items, angle, view, width, height]);
  const results = useMemo(
    (): ReadonlyMap<string, ItemResult> => new Map(computed.items.map(({ id, result }) => [id, result])),
    [computed],
  );
  return { computed, results };
}

function startWorker(): WorkerPort {
  return new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module', name: 'calculator' });
}
