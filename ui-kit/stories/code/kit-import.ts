import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const kitFolder = fileURLToPath(new URL('../../', import.meta.url));

const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
  readFileSync(`${kitFolder}package.json`, 'utf8'),
);

/** Returns the specifier by which other packages import a file of the kit, or null if `exports` does not open it. */
export function kitImport(file: string): string | null {
  const target = `./${relative(kitFolder, file)}`;
  for (const [subpath, pattern] of Object.entries(exports)) {
    // In `./*/*.tsx` both stars are the same text.
    const [first = '', ...rest] = pattern.split('*').map((part) => part.replaceAll(/[./]/g, '\\$&'));
    const expression = rest.length === 0 ? first : `${first}(.+)${rest.join('\\1')}`;
    const found = new RegExp(`^${expression}$`).exec(target);
    if (found) return `${name}/${subpath.slice('./'.length).replace('*', found[1] ?? '')}`;
  }
  return null;
}
