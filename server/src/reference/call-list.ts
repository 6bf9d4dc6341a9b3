import type { Area } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';

/**
 * This generated file is in the repository, so that a review shows each added, changed or removed
 * call, and which roles may make it.
 */
export const callListFile = new URL('../../../docs/calls.tsv', import.meta.url);

/** Returns one line per call, sorted by path and then method, as tab-separated values. */
export function callList(area: Area = contract): string {
  const rows = Object.entries(area).map(([call, { who, summary }]) => {
    const [method = '', path = ''] = call.split(' ');
    return { key: `${path} ${method}`, line: [method, path, who.join(', '), summary].join('\t') };
  });
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return `${['method\tpath\twho\tsummary', ...rows.map(({ line }) => line)].join('\n')}\n`;
}
