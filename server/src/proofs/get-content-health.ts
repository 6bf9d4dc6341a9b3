import type { RecordHealth } from '@fourfold/core/contract/proofs';
import type { Handler } from '../call/handler.ts';
import { libraryHealth } from './library-health.ts';
import type { RootHealth } from './root-health.ts';

/** Returns the health of every topic, SAT and ACT that is not deleted. */
export const getContentHealth: Handler<'GET /content_health'> = async (_input, { db, videoHosts }) => ({
  data: (await libraryHealth(db, videoHosts)).map(presentHealth),
});

function presentHealth({ root, questions, parts, recordsByPart }: RootHealth): RecordHealth {
  const { list, id, title, isPublish, url } = root;
  const published = parts - recordsByPart.unpublished.length;
  const [broken, poor, unchecked] = [
    recordsByPart.broken.length,
    recordsByPart.poor.length,
    recordsByPart.unchecked.length,
  ];
  return { list, id, title, isPublish, url, questions, parts, published, broken, poor, unchecked };
}
