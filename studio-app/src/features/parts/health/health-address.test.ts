import { describe, expect, it } from 'vitest';
import { dashboardAddress, healthAddress, parseHealthAddress } from './health-address.ts';

const parse = (address: string) => parseHealthAddress('one', new URL(address, 'https://studio.example').searchParams);

describe('the URL of a health page', () => {
  it('defaults to page 1 of the broken records', () => {
    expect(parse('/')).toEqual({ id: 'one', part: 'broken', page: 1 });
    expect(parse('/?part=poor&page=3')).toEqual({ id: 'one', part: 'poor', page: 3 });
  });

  it.each(['/?part=', '/?part=Broken', '/?part=good', '/?page=0', '/?page=1.5', '/?page=two', '/?page=10001'])(
    'ignores invalid values: %s',
    (address) => expect(parse(address)).toEqual({ id: 'one', part: 'broken', page: 1 }),
  );

  it('is parsed back to the values it was built from', () => {
    for (const pageAddress of [
      { id: 'one', part: 'broken', page: 1 },
      { id: 'one', part: 'unpublished', page: 4 },
      { id: 'one', part: 'poor', page: 10_000 },
    ] as const) {
      expect(parse(healthAddress(pageAddress))).toEqual(pageAddress);
    }
    expect(healthAddress({ id: 'one', part: 'broken', page: 1 })).toBe('/admin/health/one?part=broken');
  });

  it('leads back to the dashboard, with the record’s list open once that is known', () => {
    expect(dashboardAddress('sat_topic')).toBe('/admin?list=sat_topic');
    expect(dashboardAddress(undefined)).toBe('/admin');
  });
});
