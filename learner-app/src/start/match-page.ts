import type { Account } from '@fourfold/core/contract/session';
import { gates } from './page-gates.ts';
import type { Page, Params } from './pages.ts';

export type MatchedPage = { page: Page; params: Params };

/** Returns the page that a URL shows to an account, after redirects by the gates. */
export function matchPage(pages: readonly Page[], path: string, account: Account | null): MatchedPage | null {
  for (const page of pages) {
    const params = match(page.path, path);
    if (!params) continue;
    const redirectTo = gates[page.gate](account);
    return redirectTo === null ? { page, params } : matchPage(pages, redirectTo, account);
  }
  return null;
}

/** Returns the values of a pattern's `:names`; null if the path does not match. */
function match(pattern: string, path: string): Params | null {
  const patternParts = splitPath(pattern);
  const pathParts = splitPath(path);
  const hasWildcard = patternParts.at(-1) === '*';
  if (hasWildcard ? pathParts.length < patternParts.length - 1 : pathParts.length !== patternParts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of patternParts.entries()) {
    if (part === '*') break;
    const value = pathParts[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value.toLowerCase()) return null;
  }
  return params;
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
