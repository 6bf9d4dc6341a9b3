import type { Mistake, MistakeFilters } from '@fourfold/core/contract/mistakes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { mistakesCall } from '../../reviews/mistake-calls.ts';
import type { MistakesReply } from './notebook-props.ts';
import { PrintedMistakes } from './printed-mistakes.tsx';

/** Prints the loaded mistakes, by the button or the browser's command. They are rendered only while printing. */
export function usePrint(filters: MistakeFilters): { print(): void; sheet: ReactNode } {
  const client = useQueryClient();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  const print = () => {
    flushSync(() => setIsPrinting(true));
    // Waits until the pictures are decoded.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img')];
    Promise.all(pictures.map((picture) => picture.decode().catch(() => {}))).then(() => window.print());
  };
  const sheet = isPrinting && <PrintedMistakes mistakes={loadedMistakes(client, filters)} />;
  return { print, sheet: sheet && createPortal(sheet, document.body) };
}

/** The pages that are in the cache, in order, from the first on. */
function loadedMistakes(client: QueryClient, filters: MistakeFilters): readonly Mistake[] {
  const loaded: Mistake[] = [];
  let reply = client.getQueryData<MistakesReply>([...mistakesCall(filters)]);
  while (reply) {
    loaded.push(...reply.data);
    reply =
      reply.next === null ? undefined : client.getQueryData<MistakesReply>([...mistakesCall(filters, reply.next)]);
  }
  return loaded;
}
