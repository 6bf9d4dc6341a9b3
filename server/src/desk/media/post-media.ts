import { createHash } from 'node:crypto';
import { maxImageBytes, maxImagePixels } from '@fourfold/core/authoring/image-limits';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Handler } from '../../call/handler.ts';
import { Refusal } from '../../call/refusal.ts';
import { readImage } from './read-image.ts';

/** Stores an image under the SHA-256 of its bytes, unless the same bytes are already stored. */
export const postMedia: Handler<'POST /media'> = async ({ body }, { db, session }) => {
  const bytes = Buffer.from(await readFile(body).arrayBuffer());
  const { kind, width, height } = checkImage(bytes);
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

function readFile(form: FormData): File {
  const [file, ...others] = form.getAll('file');
  if (!(file instanceof File)) throw new Refusal('invalid_field', { field: 'file', problem: 'is missing' });
  if (others.length > 0) throw new Refusal('invalid_field', { field: 'file', problem: 'given twice' });
  if (file.size > maxImageBytes) throw new Refusal('image_too_large');
  return file;
}

function checkImage(bytes: Uint8Array) {
  const image = readImage(bytes);
  if (image.is !== 'image') throw new Refusal(refusalOf[image.is]);
  if (image.width * image.height > maxImagePixels) throw new Refusal('image_too_many_pixels');
  return image;
}

const refusalOf = { damaged: 'image_damaged', svg: 'image_svg', 'no-image': 'no_image' } as const;
