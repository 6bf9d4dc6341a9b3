import type { HealthPart, RecordHealth } from '@fourfold/core/contract/proofs';
import type { TestPerson } from './server.ts';

/** The content health as this author reads it. */
export function contentHealth(author: () => TestPerson) {
  const health = async () => (await author().call('GET /content_health', {})).data;
  const findingsOf = (id: string, part: HealthPart, offset = '1') =>
    author().call('GET /content_findings', { query: { id, part, offset } });
  return {
    health,
    async healthOf(id: string): Promise<RecordHealth> {
      const found = (await health()).find((one) => one.id === id);
      if (!found) throw new Error(`no health of ${id}`);
      return found;
    },
    behind: findingsOf,
    textsOf: async (id: string, part: HealthPart) => (await findingsOf(id, part)).data.map(({ text }) => text),
  };
}
