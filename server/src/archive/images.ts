import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readImage } from '../desk/media/read-image.ts';
import { StartFault } from '../start-fault.ts';
import type { Asked } from './catalog.ts';
import type { Entry } from './entry.ts';

type Image = { sha256: string; extension: string };

/** Images are files of their own beside the rows about them, so that the archive can be looked through. */
export async function* imagesOf(client: Asked): AsyncGenerator<Entry> {
  const { rows } = await client.query<Image>('select sha256, extension from media order by sha256');
  for (const { sha256, extension } of rows) {
    const found = await client.query<{ bytes: Buffer }>('select bytes from media where sha256 = $1', [sha256]);
    const bytes = found.rows[0]?.bytes;
    if (bytes) yield { name: `media/${sha256}.${extension}`, bytes };
  }
}

/** Puts an image where its row waits for it. Throws a sentence where it is not the one, or none that we would take. */
export async function loadImage(client: pg.ClientBase, { name, bytes }: Entry): Promise<void> {
  const [, sha256 = '', extension = ''] = /^media\/([0-9a-f]{64})\.([a-z]+)$/.exec(name) ?? [];
  const read = readImage(bytes);
  const isSame = createHash('sha256').update(bytes).digest('hex') === sha256;
  if (!isSame || read.is !== 'image' || read.kind !== extension) {
    throw new StartFault(`The archive was altered: ${name} is not the image that its name says.`);
  }
  const found = await client.query(
    `update media set bytes = $1 where sha256 = $2 and extension = $3 and width = $4 and height = $5 and bytes = ''`,
    [bytes, sha256, extension, read.width, read.height],
  );
  if (found.rowCount !== 1) throw new StartFault(`The archive was altered: it has no row about ${name}.`);
}

/** Throws a sentence where a row waits in vain. */
export async function requireImages(client: Asked): Promise<void> {
  const { rows } = await client.query<Image>(`select sha256, extension from media where bytes = '' limit 1`);
  const [missing] = rows;
  if (missing)
    throw new StartFault(`The archive was altered: media/${missing.sha256}.${missing.extension} is missing.`);
}
