import { createHash } from 'node:crypto';
import { imageTexts, largestImage, mostPixels } from '@fourfold/core/authoring/image-limits';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Handler } from '../../call/handler.ts';
import { Refusal } from '../../call/refusal.ts';
import { readImage } from './read-image.ts';

/** Stores an image under the SHA-256 of its bytes, unless the same bytes are already stored. */
export const postMedia: Handler<'POST /media'> = async ({ body }, { db, session }) => {
  const bytes = Buffer.from(await fileIn(body).arrayBuffer());
  const { kind, width, height } = accepted(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('media')
      .values({ sha256, extension: kind, width, height, bytes, created_by: session.account.id })
      .onConflict((same) => same.column('sha256').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    await writeAudit(tx, session, { action: 'create', subject: 'media', subject_id: null, detail: { sha256 } });
  });
  return { src: `/media/${sha256}.${kind}`, width, height };
};

function fileIn(form: FormData): File {
  const [file, ...others] = form.getAll('file');
  if (!(file instanceof File)) throw new Refusal('malformed', 'file: is missing');
  if (others.length > 0) throw new Refusal('malformed', 'file: given twice');
  if (file.size > largestImage) throw new Refusal('too_large', imageTexts.tooLarge);
  return file;
}

function accepted(bytes: Uint8Array) {
  const read = readImage(bytes);
  if (read.is !== 'image') throw new Refusal('unreadable_content', sentences[read.is]);
  if (read.width * read.height > mostPixels) throw new Refusal('unreadable_content', imageTexts.tooManyPixels);
  return read;
}

const sentences = { damaged: imageTexts.damaged, svg: imageTexts.svg, 'no-image': imageTexts.noImage };
