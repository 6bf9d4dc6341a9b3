import { Refusal } from './refusal.ts';
import { forDisplay, textErrorOf } from './strict-json.ts';

/** The query as an object of texts. Throws a Refusal for a repeated name or an invalid escape. */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const query: Record<string, string> = Object.create(null);
  for (const part of url.slice(start + 1).split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals === -1 ? part : part.slice(0, equals));
    if (name in query) throw new Refusal('malformed', `${forDisplay(name)}: given twice`);
    const value = equals === -1 ? '' : decode(part.slice(equals + 1));
    const textError = textErrorOf(value);
    if (textError) throw new Refusal('malformed', `${forDisplay(name)}: ${textError}`);
    query[name] = value;
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal('malformed', 'query: holds a broken % escape');
  }
}
