import type { Area } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';

/** Checked in, so that a review shows each call that is added, changed or removed, and who may make it. */
export const callListFile = new URL('../../../docs/calls.tsv', import.meta.url);

/** One line per call, sorted by path and then method, as tab-separated values. */
export function callList(area: Area = contract): string {
  const rows = Object.entries(area).map(([call, { who, summary }]) => {
    const [method = '', path = ''] = call.split(' ');
    return { key: `${path} ${method}`, line: [method, path, who.join(', '), summary].join('\t') };
  });
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return `${['method\tpath\twho\tsummary', ...rows.map(({ line }) => line)].join('\n')}\n`;
}
