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

/** By the ending of a file's name, `.js`; what is unknown is never guessed at by a browser (nosniff). */
export function contentTypeOf(ending: string): string {
  return types[ending] ?? 'application/octet-stream';
}

/** Images and fonts are compressed in themselves. */
export function shrinks(contentType: string): boolean {
  return /^(?:text|application\/(?:json|manifest|wasm)|image\/svg)/.test(contentType);
}
