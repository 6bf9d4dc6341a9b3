import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const replyDate = 'Sat, 21 Nov 2026 10:00:00 GMT';

describe('how long a server asks to wait', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    [' 120 ', 120_000],
    ['86400', 86_400_000],
  ])('reads the seconds of "%s"', (header, wait) => {
    expect(retryAfterMs(header, replyDate)).toBe(wait);
    expect(retryAfterMs(header, null)).toBe(wait);
  });

  it.each([null, '', '-5', '1.5', 'soon', '10 minutes', '2026-11-21', '99999999999', 'Sat, 99 Nov 2026 10:00:00 GMT'])(
    'returns undefined for %j',
    (header) => {
      expect(retryAfterMs(header, replyDate)).toBeUndefined();
    },
  );

  describe.each(['2001-01-01T00:00:00Z', '2026-11-21T10:00:00Z', '2040-06-01T00:00:00Z'])('on a clock at %s', (now) => {
    beforeEach(() => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it('reads a date relative to the reply’s own date', () => {
      expect(retryAfterMs('Sat, 21 Nov 2026 10:00:30 GMT', replyDate)).toBe(30_000);
      expect(retryAfterMs('Saturday, 21-Nov-26 10:02:00 GMT', replyDate)).toBe(120_000);
      expect(retryAfterMs('Sat, 21 Nov 2026 09:59:59 GMT', replyDate)).toBeUndefined();
      expect(retryAfterMs('Sat, 21 Nov 2026 10:00:30 GMT', null)).toBeUndefined();
    });
  });
});
