import { connect } from '../../src/database/connect.ts';
import { clientOf } from '../../src/testing/client.ts';
import { watchCompletions } from './completions.ts';
import { readLibrary } from './library.ts';
import { openNetwork } from './network.ts';
import { assignWork, makePeople } from './people.ts';
import { startPostgres } from './postgres.ts';
import type { RunScope } from './run-scope.ts';
import { startServer } from './server-process.ts';

type EnvironmentOptions = { scope: RunScope; students: number; randomFor(name: string): () => number };
export type TrialEnvironment = Awaited<ReturnType<typeof openEnvironment>>;

/** Starts PostgreSQL, two servers and the network, all working, and creates students with assigned work. */
export async function openEnvironment({ scope, students: count, randomFor }: EnvironmentOptions) {
  const postgres = await startPostgres(scope);
  const { pool, db, close } = connect(postgres.connection, { size: 2 });
  scope.onEnd(close);
  const classes = await makePeople(pool, db, count);
  await watchCompletions(pool);

  const servers = await Promise.all([startServer(postgres, scope), startServer(postgres, scope)]);
  await Promise.all(servers.map((server) => server.ready()));
  const { url } = servers[0];
  const library = await readLibrary(clientOf(url, classes[0]?.students[0]?.token));
  const students = await assignWork(classes, library, { url, chance: randomFor('assignments') });

  const randomByToken = new Map(students.map(({ token, name }) => [token, randomFor(`line of ${name}`)]));
  const otherRandom = randomFor('line of others');
  const network = await openNetwork(
    servers.map((server) => server.url),
    (token) => randomByToken.get(token) ?? otherRandom,
  );
  scope.onEnd(network.close);
  return { postgres, pool, db, servers, classes, library, students, network };
}
