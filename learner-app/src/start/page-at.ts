import type { Account } from '@fourfold/core/contract/session';
import { gates } from './admits.ts';
import type { Page, Params } from './pages.ts';

export type At = { page: Page; params: Params };

/** Returns the page that a URL shows to an account, after redirects by the gates. */
export function pageAt(pages: readonly Page[], path: string, account: Account | null): At | null {
  for (const page of pages) {
    const params = match(page.path, path);
    if (!params) continue;
    const elsewhere = gates[page.admits](account);
    return elsewhere === null ? { page, params } : pageAt(pages, elsewhere, account);
  }
  return null;
}

/** Returns the values of a pattern's `:names`; null if the path does not match. */
function match(pattern: string, path: string): Params | null {
  const wanted = parts(pattern);
  const given = parts(path);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part === '*') break;
    const own = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(own);
    else if (part !== own.toLowerCase()) return null;
  }
  return params;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
