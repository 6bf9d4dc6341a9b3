import type { Area } from '@fourfold/core/contract/call';
import type { CompressibleText } from '../http/json-reply.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

type ReferenceOptions = { basePath: string; hasComponents: boolean };

/** The OpenAPI document and the documentation page; each is created on first use, not at start. */
export function contractReference(
  contract: Area,
  { basePath, hasComponents }: ReferenceOptions,
): { document(): CompressibleText; page(): CompressibleText } {
  const api = lazily(() => openApi(contract));
  return {
    document: lazily(() => plainReply(JSON.stringify({ ...api(), servers: [{ url: basePath || '/' }] }))),
    page: lazily(() => plainReply(docsPage(api(), hasComponents))),
  };
}

function plainReply(text: string): CompressibleText {
  return { text, packed: {} };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
