const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that the browser accepts; null if it accepts none of ours. */
export function encodingFor(acceptEncoding: string | null): Encoding | null {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name?.toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding) || accepted.includes('*')) ?? null;
}
