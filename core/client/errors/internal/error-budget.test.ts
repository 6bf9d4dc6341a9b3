import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordReport, type SentReports } from './error-budget.ts';

it('sends at most five reports a minute and none twice, whatever the order of errors', () => {
  const happening = fc.record({ what: fc.constantFrom(...'abcdefgh'), pause: fc.integer({ min: 0, max: 40_000 }) });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (all) => {
      let sentReports: SentReports = [];
      let at = 0;
      const sent: { what: string; at: number }[] = [];
      for (const { what, pause } of all) {
        at += pause;
        const then = recordReport(sentReports, what, at);
        if (!then) continue;
        sentReports = then;
        sent.push({ what, at });
      }
      for (const one of sent) {
        const within = sent.filter((other) => other.at >= one.at && other.at - one.at < 60_000);
        expect(within.length).toBeLessThanOrEqual(5);
        expect(within.filter(({ what }) => what === one.what)).toHaveLength(1);
      }
      // Nothing is suppressed without need.
      if (all.length > 0) expect(sent[0]).toEqual({ what: all[0]?.what, at: all[0]?.pause });
    }),
  );
});

it('sends again after a minute', () => {
  let sentReports: SentReports = [];
  for (const what of 'abcde') sentReports = recordReport(sentReports, what, 0) ?? sentReports;
  expect(recordReport(sentReports, 'f', 59_999)).toBeNull();
  expect(recordReport(sentReports, 'a', 60_000)).toEqual([{ what: 'a', at: 60_000 }]);
});
