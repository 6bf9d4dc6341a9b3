import { connect } from '../../src/database/connect.ts';
import { clientOf } from '../../src/testing/client.ts';
import { watchCompletions } from './completions.ts';
import { readLibrary } from './library.ts';
import { openLine } from './line.ts';
import { assignWork, makePeople } from './people.ts';
import { startPostgres } from './postgres.ts';
import { startServer } from './server-process.ts';
import type { Stage } from './stage.ts';

type Wanted = { stage: Stage; students: number; chanceOf(name: string): () => number };
export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * Everything that will fail, still working: PostgreSQL, two servers, the network, and students with
 * work.
 */
export async function openWorld({ stage, students: count, chanceOf }: Wanted) {
  const postgres = await startPostgres(stage);
  const { pool, db, close } = connect(postgres.connection, { size: 2 });
  stage.atEnd(close);
  const classes = await makePeople(pool, db, count);
  await watchCompletions(pool);

  const servers = await Promise.all([startServer(postgres, stage), startServer(postgres, stage)]);
  await Promise.all(servers.map((server) => server.ready()));
  const { url } = servers[0];
  const library = await readLibrary(clientOf(url, classes[0]?.students[0]?.token));
  const students = await assignWork(classes, library, { url, chance: chanceOf('assignments') });

  const chances = new Map(students.map(({ token, name }) => [token, chanceOf(`line of ${name}`)]));
  const others = chanceOf('line of others');
  const line = await openLine(
    servers.map((server) => server.url),
    (token) => chances.get(token) ?? others,
  );
  stage.atEnd(line.close);
  return { postgres, pool, db, servers, classes, library, students, line };
}
