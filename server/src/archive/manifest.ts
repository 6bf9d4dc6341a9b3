import { z } from 'zod';
import { StartFault } from '../start-fault.ts';
import { foreign } from './tar.ts';

/** The first file of an archive; the last one has the SHA-256 of every other, as `sha256sum -c` reads it. */
export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';

const format = 'fourfold-archive';
/** Of the format, not of what is in it: that is what the migrations say. */
const version = 1;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const schema = z.strictObject({
  format: z.literal(format),
  v: z.literal(version),
  /** `content`: what authors make, of nobody in particular. `backup`: everything but sessions and links. */
  kind: z.enum(['content', 'backup']),
  made_at: z.iso.datetime(),
  /** Those of the database that it was made from, in order. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.strictObject({ name: identifier, columns: z.array(identifier).min(1) })).min(1),
});
export type Manifest = z.infer<typeof schema>;
export type ArchiveKind = Manifest['kind'];

/** As the first entry of an archive has it, under the format and version that tell what it is. */
export function manifestBytes(manifest: Omit<Manifest, 'format' | 'v'>): Buffer {
  return Buffer.from(`${JSON.stringify({ format, v: version, ...manifest }, null, 2)}\n`);
}

/** Throws a sentence where these bytes are no manifest, or that of a later version. */
export function readManifest(bytes: Buffer): Manifest {
  const read = parsed(bytes);
  const claim = z.object({ format: z.literal(format), v: z.number() }).safeParse(read);
  if (!claim.success) throw new StartFault(foreign);
  if (claim.data.v > version) {
    throw new StartFault('The archive was made by a newer version of Fourfold, in a format that this one cannot read.');
  }
  const checked = schema.safeParse(read);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new StartFault(`The archive is damaged: ${manifestName}, ${issue?.path.join('.')}: ${issue?.message}.`);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
