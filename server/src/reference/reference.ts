import type { Area } from '@fourfold/core/contract/call';
import { docsPage } from './docs-page.ts';
import { type OpenApi, openApi } from './open-api.ts';

/** The contract's document and its page, each made when it is first read: no start waits for them. */
export function reference(contract: Area, hasComponents: boolean): { document(): OpenApi; page(): string } {
  const document = once(() => openApi(contract));
  return { document, page: once(() => docsPage(document(), hasComponents)) };
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
