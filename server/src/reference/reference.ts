import type { Area } from '@fourfold/core/contract/call';
import type { Written } from '../http/json-reply.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

type Place = { basePath: string; hasComponents: boolean };

/** The OpenAPI document and the documentation page; each is created on first use, not at start. */
export function reference(
  contract: Area,
  { basePath, hasComponents }: Place,
): { document(): Written; page(): Written } {
  const api = once(() => openApi(contract));
  return {
    document: once(() => written(JSON.stringify({ ...api(), servers: [{ url: basePath || '/' }] }))),
    page: once(() => written(docsPage(api(), hasComponents))),
  };
}

function written(text: string): Written {
  return { text, packed: {} };
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
