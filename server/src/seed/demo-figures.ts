import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { figuresFolder } from '../demo/format.ts';
import { readImage } from '../desk/media/read-image.ts';

/** The rows of the pack's pictures. Throws for a file that is no PNG. */
export function demoFigures(): Insertable<Database['media']>[] {
  const names = readdirSync(figuresFolder).filter((name) => name.endsWith('.png'));
  return names.map((name) => {
    const bytes = readFileSync(new URL(name, figuresFolder));
    const image = readImage(bytes);
    if (image.is !== 'image' || image.kind !== 'png') throw new Error(`${name} is no PNG`);
    const { width, height } = image;
    return { sha256: createHash('sha256').update(bytes).digest('hex'), extension: 'png', width, height, bytes };
  });
}
