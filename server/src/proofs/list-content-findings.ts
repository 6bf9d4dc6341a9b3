import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { loadUrls } from '../publishing/finding-urls.ts';
import { libraryHealth } from './library-health.ts';

const findingsPerPage = 20;

/** A page of the records that a number of the content health counts, in the order of the tree. */
export const listContentFindings: Handler<'GET /content_findings'> = async ({ query }, { db, videoHosts }) => {
  const { id, part, offset = 1 } = query;
  const health = (await libraryHealth(db, videoHosts)).find(({ root }) => root.id === id.toLowerCase());
  if (!health) throw notFound('Topic, SAT or ACT');
  const { root, recordsByPart } = health;
  const page = recordsByPart[part].slice((offset - 1) * findingsPerPage, offset * findingsPerPage);
  const urlOf = await loadUrls(
    db,
    page.map(({ subject }) => subject),
  );
  return {
    title: root.title,
    count: recordsByPart[part].length,
    // A record that was deleted since has no page of its own.
    data: page.map(({ subject, text, name }) => ({ text, name, url: urlOf(subject) ?? root.url })),
  };
};
