import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranks } from '../ranks/ranks.ts';
import { startingLists } from '../skills/starting-list.ts';
import { chooseDiagnostic, type DiagnosticCandidate, diagnosticLength } from './choose-diagnostic.ts';

const noEdition = { edition: null, area: 'math' } as const;
const skillsOf = (edition: 'sat' | 'act') =>
  startingLists
    .filter((list) => list.edition === edition)
    .flatMap(({ domains }) => domains.flatMap(({ skills }) => skills.map(({ code }) => code)));
const candidate = (id: string, skills: readonly string[], rest: Partial<DiagnosticCandidate> = {}) => ({
  id,
  rank: 2 as const,
  skills,
  fallback: noEdition,
  ...rest,
});

describe('the questions of the first run', () => {
  it('are of all domains of the edition, half of each of its two sections', () => {
    const candidates = skillsOf('sat').flatMap((code) => [1, 2, 3].map((nth) => candidate(`${code} ${nth}`, [code])));
    const areas = chooseDiagnostic(candidates, 'sat').map(({ area }) => area);
    expect(areas).toHaveLength(diagnosticLength);
    expect(new Set(areas).size).toBe(8);
    expect(areas.filter((area) => area.startsWith('sat.math.'))).toHaveLength(5);
    expect(chooseDiagnostic(candidates, 'act')).toEqual([]);
    expect(chooseDiagnostic(candidates, null)).toHaveLength(diagnosticLength);
  });

  it('are of the middle rank first, then of those beside it', () => {
    const candidates = ranks.map((rank) => candidate(`rank ${rank}`, ['sat.math.algebra.linear-functions'], { rank }));
    expect(chooseDiagnostic(candidates, 'sat').map(({ id }) => id)).toEqual(
      [2, 1, 3, 0, 4].map((rank) => `rank ${rank}`),
    );
  });

  it('may be without skills: then by their topic, which belongs to every edition, or their exam, which belongs to one', () => {
    const candidates = [
      candidate('topic', []),
      candidate('exam', [], { fallback: { edition: 'act', area: 'English' } }),
      candidate('other edition', ['act.math.geometry.circles']),
    ];
    expect(chooseDiagnostic(candidates, 'sat')).toEqual([{ id: 'topic', area: 'math' }]);
    expect(chooseDiagnostic(candidates, 'act').map(({ id }) => id)).toEqual(['topic', 'exam', 'other edition']);
  });
});

const anyCandidate = fc.record({
  rank: fc.constantFrom(...ranks),
  skills: fc.subarray([...skillsOf('sat').slice(0, 6), ...skillsOf('act').slice(0, 6)], { maxLength: 2 }),
  fallback: fc.record({
    edition: fc.constantFrom('sat' as const, 'act' as const, null),
    area: fc.constantFrom('math', 'grammar', 'reading'),
  }),
});

it('each is a candidate and chosen once, as many as there are, and no section has two more than another that has candidates left', () => {
  fc.assert(
    fc.property(
      fc.array(anyCandidate, { maxLength: 40 }),
      fc.constantFrom('sat' as const, 'act' as const, null),
      (all, edition) => {
        const candidates = all.map((one, at) => ({ id: String(at), ...one }));
        const chosen = chooseDiagnostic(candidates, edition);
        const ids = new Set(chosen.map(({ id }) => id));
        expect(ids.size).toBe(chosen.length);
        const fitting = candidates.flatMap((one) => chooseDiagnostic([one], edition));
        expect(chosen).toHaveLength(Math.min(diagnosticLength, fitting.length));
        const sectionOf = (area: string) => area.split('.')[1] ?? area;
        const count = (section: string) => chosen.filter(({ area }) => sectionOf(area) === section).length;
        for (const { area } of fitting.filter(({ id }) => !ids.has(id))) {
          for (const other of chosen) expect(count(sectionOf(other.area)) - count(sectionOf(area))).toBeLessThan(2);
        }
        expect(chooseDiagnostic(candidates, edition)).toEqual(chosen);
      },
    ),
  );
});
