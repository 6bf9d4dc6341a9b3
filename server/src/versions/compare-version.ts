import { mapTexts } from '@fourfold/core/authoring/versions/version-content';
import { lockQuestion } from '../authoring/lock-question.ts';
import type { Handler } from '../call/handler.ts';
import { loadContentRows } from '../desk/content-rows.ts';
import { titleOf } from '../desk/present-record.ts';
import { dropMissing, linksOf } from './drop-missing.ts';
import { findVersion, stampOf } from './find-version.ts';
import { readPresentContent } from './read-content.ts';
import { whoSees } from './who-sees.ts';

/** Returns a version of a question with the question as it is now. */
export const compareVersion: Handler<'GET /questions/{id}/versions/compare'> = async (
  { params: { id }, query: { version } },
  { db },
) =>
  await db.transaction().execute(async (tx) => {
    // Locked, so that both contents and what can be restored are of the same time.
    const question = await lockQuestion(tx, id);
    const content = await findVersion(tx, id, version);
    const present = (await readPresentContent(tx, id)).content;
    const { dropped } = await dropMissing(tx, question, content);
    const linked = await loadContentRows(tx, [
      ...new Set([content, present].flatMap((one) => [...linksOf(one, 'question'), ...linksOf(one, 'set')])),
    ]);
    return {
      content: mapTexts(content, (text) => JSON.stringify(text)),
      present: mapTexts(present, (text) => JSON.stringify(text)),
      stamp: stampOf(present),
      dropped,
      link_titles: Object.fromEntries([...linked].map(([linkId, row]) => [linkId, titleOf(row)])),
      students_see: await whoSees(tx, question),
    };
  });
