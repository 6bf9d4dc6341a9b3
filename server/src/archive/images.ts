import { createHash } from 'node:crypto';
import { imageMessages, maxImageBytes, maxImagePixels } from '@fourfold/core/authoring/image-limits';
import type pg from 'pg';
import { readImage } from '../desk/media/read-image.ts';
import { StartError } from '../start-error.ts';
import type { Queryable } from './catalog.ts';
import type { ArchiveKind } from './manifest.ts';
import type { ArchiveEntry } from './tar.ts';

type Image = { sha256: string; extension: string };

/** Yields the images as separate files, so that a person can browse the archive. */
export async function* imagesOf(client: Queryable): AsyncGenerator<ArchiveEntry> {
  const { rows } = await client.query<Image>('select sha256, extension from media order by sha256');
  for (const { sha256, extension } of rows) {
    const result = await client.query<{ bytes: Buffer }>('select bytes from media where sha256 = $1', [sha256]);
    const bytes = result.rows[0]?.bytes;
    if (bytes) yield { name: `media/${sha256}.${extension}`, bytes };
  }
}

/**
 * Saves the bytes of an image into its row. Throws a StartError when they do not belong to it. The
 * images of an export are not trusted and are checked like an upload (Q182). Those of a backup were
 * accepted before, and are restored even if the limits have changed.
 */
export async function loadImage(
  client: pg.ClientBase,
  kind: ArchiveKind,
  { name, bytes }: ArchiveEntry,
): Promise<void> {
  const [, sha256 = '', extension = ''] = /^media\/([0-9a-f]{64})\.([a-z]+)$/.exec(name) ?? [];
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new StartError(`The archive was altered: ${name} is not the image that its name says.`);
  }
  const size = kind === 'content' ? checkImage(name, extension, bytes) : null;
  const result = await client.query(
    `update media set bytes = $1 where sha256 = $2 and extension = $3 and bytes = ''
        and width = coalesce($4, width) and height = coalesce($5, height)`,
    [bytes, sha256, extension, size?.width, size?.height],
  );
  if (result.rowCount !== 1) throw new StartError(`The archive was altered: it has no row about ${name}.`);
}

function checkImage(name: string, extension: string, bytes: Buffer) {
  const refuse = (why: string) => new StartError(`The archive has an image that cannot be taken: ${name}: ${why}`);
  if (bytes.length > maxImageBytes) throw refuse(imageMessages.tooLarge);
  const image = readImage(bytes);
  if (image.is !== 'image') throw refuse(imageMessages[image.is === 'no-image' ? 'noImage' : image.is]);
  if (image.kind !== extension) throw refuse(`It is a ${image.kind}.`);
  if (image.width * image.height > maxImagePixels) throw refuse(imageMessages.tooManyPixels);
  return image;
}

/** Throws a StartError when a row has no image. */
export async function requireImages(client: Queryable): Promise<void> {
  const { rows } = await client.query<Image>(`select sha256, extension from media where bytes = '' limit 1`);
  const [missing] = rows;
  if (missing)
    throw new StartError(`The archive was altered: media/${missing.sha256}.${missing.extension} is missing.`);
}
