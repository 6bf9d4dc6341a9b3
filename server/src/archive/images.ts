import { createHash } from 'node:crypto';
import { imageTexts, largestImage, mostPixels } from '@fourfold/core/authoring/image-limits';
import type pg from 'pg';
import { readImage } from '../desk/media/read-image.ts';
import { StartFault } from '../start-fault.ts';
import type { Asked } from './catalog.ts';
import type { Entry } from './entry.ts';
import type { ArchiveKind } from './manifest.ts';

type Image = { sha256: string; extension: string };

/** Yields the images as separate files, so that a person can browse the archive. */
export async function* imagesOf(client: Asked): AsyncGenerator<Entry> {
  const { rows } = await client.query<Image>('select sha256, extension from media order by sha256');
  for (const { sha256, extension } of rows) {
    const found = await client.query<{ bytes: Buffer }>('select bytes from media where sha256 = $1', [sha256]);
    const bytes = found.rows[0]?.bytes;
    if (bytes) yield { name: `media/${sha256}.${extension}`, bytes };
  }
}

/**
 * Saves the bytes of an image into its row. Throws a StartError when they do not belong to it. The
 * images of an export are not trusted and are checked like an upload (Q182). Those of a backup were
 * accepted before, and are restored even if the limits have changed.
 */
export async function loadImage(client: pg.ClientBase, kind: ArchiveKind, { name, bytes }: Entry): Promise<void> {
  const [, sha256 = '', extension = ''] = /^media\/([0-9a-f]{64})\.([a-z]+)$/.exec(name) ?? [];
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new StartFault(`The archive was altered: ${name} is not the image that its name says.`);
  }
  const size = kind === 'content' ? takenSize(name, extension, bytes) : null;
  const found = await client.query(
    `update media set bytes = $1 where sha256 = $2 and extension = $3 and bytes = ''
        and width = coalesce($4, width) and height = coalesce($5, height)`,
    [bytes, sha256, extension, size?.width, size?.height],
  );
  if (found.rowCount !== 1) throw new StartFault(`The archive was altered: it has no row about ${name}.`);
}

function takenSize(name: string, extension: string, bytes: Buffer) {
  const refused = (why: string) => new StartFault(`The archive has an image that cannot be taken: ${name}: ${why}`);
  if (bytes.length > largestImage) throw refused(imageTexts.tooLarge);
  const read = readImage(bytes);
  if (read.is !== 'image') throw refused(imageTexts[read.is === 'no-image' ? 'noImage' : read.is]);
  if (read.kind !== extension) throw refused(`It is a ${read.kind}.`);
  if (read.width * read.height > mostPixels) throw refused(imageTexts.tooManyPixels);
  return read;
}

/** Throws a StartError when a row has no image. */
export async function requireImages(client: Asked): Promise<void> {
  const { rows } = await client.query<Image>(`select sha256, extension from media where bytes = '' limit 1`);
  const [missing] = rows;
  if (missing)
    throw new StartFault(`The archive was altered: media/${missing.sha256}.${missing.extension} is missing.`);
}
