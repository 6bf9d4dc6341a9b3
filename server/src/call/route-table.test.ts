import { ById, Id } from '@fourfold/core/contract/call';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routeTable } from './route-table.ts';

const spec = { summary: '', who: [], reply: z.null() } as const;
const find = routeTable({
  'GET /tests/{id}': { ...spec, params: ById },
  'DELETE /tests/{id}': { ...spec, params: ById },
  'PUT /tests/update_positions': spec,
  'POST /tests': spec,
  'GET /sat/{id}/of/{user_id}': spec,
});
const id = '0197a0b0-1111-7222-8333-444455556666';

describe('a path', () => {
  it('identifies its call, with and without slashes around it', () => {
    for (const path of [`/tests/${id}`, `tests/${id}`, `/tests/${id}/`, `//tests//${id}`]) {
      expect(find('GET', path)).toMatchObject({ kind: 'found', route: { call: 'GET /tests/{id}' }, params: { id } });
    }
  });

  it('matches an id only with a UUID: update_positions is not an id', () => {
    expect(find('PUT', '/tests/update_positions')).toMatchObject({ route: { call: 'PUT /tests/update_positions' } });
    expect(find('GET', '/tests/update_positions')).toEqual({ kind: 'wrong-method', allowed: ['PUT'] });
    for (const other of ['7', 'abc', id.slice(1), `${id}0`, '{}', '{id}', id.replace('-7', '-9'), '..']) {
      expect(find('GET', `/tests/${other}`)).toEqual({ kind: 'nowhere' });
    }
  });

  it('accepts exactly the ids that the contract accepts', () => {
    const shapes = [id, id.toUpperCase(), id.replace('7222', '9222'), id.replace('8333', '7333')];
    shapes.push('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    for (const shape of shapes) {
      expect(find('GET', `/tests/${shape}`).kind === 'found', shape).toBe(Id.safeParse(shape).success);
    }
  });

  it('returns several ids by name, in lower case', () => {
    const other = id.replace('0197', '0198');
    const found = find('GET', `/sat/${id.toUpperCase()}/of/${other}`);
    expect(found).toMatchObject({ params: { id, user_id: other } });
  });

  it('that exists with other methods returns these methods', () => {
    expect(find('PATCH', `/tests/${id}`)).toEqual({ kind: 'wrong-method', allowed: ['GET', 'DELETE'] });
    expect(find('HEAD', `/tests/${id}`)).toMatchObject({ kind: 'found' });
  });

  it('cannot be declared twice, not even with other parameter names', () => {
    expect(() => routeTable({ 'GET /a/{id}': spec, 'GET /a/{other}': spec })).toThrow('declared twice');
  });
});
