import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { notAnArchive } from './tar.ts';

/** The first file of an archive. The last one has the SHA-256 of every other file, for `sha256sum -c`. */
export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';

const format = 'fourfold-archive';
/** Version of the archive format; the migrations give the version of the data. */
const version = 1;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const schema = z.strictObject({
  format: z.literal(format),
  v: z.literal(version),
  /** `content`: what authors make, without personal data. `backup`: everything except sessions and links. */
  kind: z.enum(['content', 'backup']),
  made_at: z.iso.datetime(),
  /** The migrations of the source database, in order. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.strictObject({ name: identifier, columns: z.array(identifier).min(1) })).min(1),
});
export type Manifest = z.infer<typeof schema>;
export type ArchiveKind = Manifest['kind'];

/** The manifest as JSON with the name and version of the format. */
export function manifestBytes(manifest: Omit<Manifest, 'format' | 'v'>): Buffer {
  return Buffer.from(`${JSON.stringify({ format, v: version, ...manifest }, null, 2)}\n`);
}

/** Parses a manifest. Throws a StartError when it is invalid or of a later format. */
export function readManifest(bytes: Buffer): Manifest {
  const read = parseJson(bytes);
  const claim = z.object({ format: z.literal(format), v: z.number() }).safeParse(read);
  if (!claim.success) throw new StartError(notAnArchive);
  if (claim.data.v > version) {
    throw new StartError('The archive was made by a newer version of Fourfold, in a format that this one cannot read.');
  }
  const checked = schema.safeParse(read);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new StartError(`The archive is damaged: ${manifestName}, ${issue?.path.join('.')}: ${issue?.message}.`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
