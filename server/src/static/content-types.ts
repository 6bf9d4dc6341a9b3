const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
};

/** The content type by the ending of a file name, such as `.js`. With nosniff browsers do not guess unknown types. */
export function contentTypeOf(ending: string): string {
  return types[ending] ?? 'application/octet-stream';
}

/** Whether compression makes a file smaller; the formats of images and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text|application\/(?:json|manifest|wasm)|image\/svg)/.test(contentType);
}
