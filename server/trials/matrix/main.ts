// npm run test:matrix: every call as everybody, with rows of one's own and of others.
// --only 'POST /x': this call alone; may be given several times. --short is the whole run: nothing in it is chance.
import { parseArgs } from 'node:util';
import { contract } from '@fourfold/core/contract/contract';
import { ownCluster } from './cluster.ts';
import { runMatrix } from './matrix.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, short: { type: 'boolean' } } });
const unknown = values.only?.find((call) => !(call in contract));
if (unknown !== undefined) {
  console.error(`${unknown}: the contract has no such call`);
  process.exit(1);
}

// Behind the signals: making a database's files is one long step, after which a signal is heard.
const starting = Promise.resolve().then(ownCluster);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void starting.then(({ drop }) => drop()).finally(() => process.exit(1)));
}
const cluster = await starting;
try {
  const { cells, wrong } = await runMatrix(cluster, { only: values.only });
  for (const line of wrong) console.log(line);
  console.log(`matrix: ${cells} cells, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await cluster.drop();
}
