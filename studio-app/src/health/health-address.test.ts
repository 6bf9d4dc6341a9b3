import { describe, expect, it } from 'vitest';
import { dashboardAddress, healthAddress, healthIn } from './health-address.ts';

const inAddress = (address: string) => healthIn('one', new URL(address, 'https://studio.example').searchParams);

describe('the list behind a number of the content’s health', () => {
  it('is the first page of what is broken, unless the address says otherwise', () => {
    expect(inAddress('/')).toEqual({ id: 'one', part: 'broken', page: 1 });
    expect(inAddress('/?part=poor&page=3')).toEqual({ id: 'one', part: 'poor', page: 3 });
  });

  it.each(['/?part=', '/?part=Broken', '/?part=good', '/?page=0', '/?page=1.5', '/?page=two', '/?page=10001'])(
    'is that too where the address says what there is not: %s',
    (address) => expect(inAddress(address)).toEqual({ id: 'one', part: 'broken', page: 1 }),
  );

  it('has an address that is read again as it was written', () => {
    for (const place of [
      { id: 'one', part: 'broken', page: 1 },
      { id: 'one', part: 'unpublished', page: 4 },
      { id: 'one', part: 'poor', page: 10_000 },
    ] as const) {
      expect(inAddress(healthAddress(place))).toEqual(place);
    }
    expect(healthAddress({ id: 'one', part: 'broken', page: 1 })).toBe('/admin/health/one?part=broken');
  });

  it('leads back to the dashboard where its list stands open, once it is known', () => {
    expect(dashboardAddress('sat_topic')).toBe('/admin?list=sat_topic');
    expect(dashboardAddress(undefined)).toBe('/admin');
  });
});
