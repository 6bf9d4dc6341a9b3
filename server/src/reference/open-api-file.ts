import { contract } from '@fourfold/core/contract/contract';
import { openApi } from './open-api.ts';

/** Where the document is checked in. */
export const openApiFile = new URL('../../../docs/openapi.json', import.meta.url);

/** docs/openapi.json, to the byte. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(contract), null, 2)}\n`;
}
