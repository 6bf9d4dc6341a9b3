import { pageSize } from '@fourfold/core/client/page-size';

/** The filters of the audit and its page; an empty string matches all. Days as in the URL, `2026-11-21`. */
export type AuditQuery = { who: string; action: string; subject: string; from: string; to: string; page: number };

export const emptyQuery: AuditQuery = { who: '', action: '', subject: '', from: '', to: '', page: 1 };

/** While a year is being typed, its first digits form years too: 0002, 0020. */
const dayPattern = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Parses a URL query; invalid values count as empty. */
export function parseAuditQuery(query: URLSearchParams): AuditQuery {
  const text = (name: string, maxLength: number) => (query.get(name) ?? '').slice(0, maxLength);
  const date = (name: string) => {
    const text = query.get(name) ?? '';
    return isDayOrAny(text) ? text : '';
  };
  const page = Number(query.get('page'));
  return {
    who: text('who', 200),
    action: text('action', 60),
    subject: text('subject', 60),
    from: date('from'),
    to: date('to'),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** A day from the year 1000 to 9999, or none. */
export function isDayOrAny(text: string): boolean {
  return text === '' || (dayPattern.test(text) && !Number.isNaN(Date.parse(text)));
}

export function auditAddress({ page, ...filters }: AuditQuery): string {
  const nonEmpty = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(nonEmpty);
  if (page > 1) query.set('page', `${page}`);
  return query.size === 0 ? '/admin/audit' : `/admin/audit?${query}`;
}

/** The input of the call: the filters that are set, with the name trimmed. */
export function auditRequestQuery({ who, action, subject, from, to, page }: AuditQuery) {
  const name = who.trim();
  return {
    offset: page,
    limit: pageSize,
    ...(name && { who: name }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Whether the first day is after the last one, so that no entry can match. */
export function isReversed({ from, to }: AuditQuery): boolean {
  return from !== '' && to !== '' && from > to;
}
