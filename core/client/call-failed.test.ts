import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureOf } from './call-failed.ts';

it('takes the code from the HTTP status and the message from the errors list [ERR-001]', () => {
  expect(failureOf(422, { errors: ['Invalid code', 'Second'] })).toEqual({ code: 422, message: 'Invalid code' });
});

it('takes the message from the error field where there is no list [ERR-001]', () => {
  expect(failureOf(401, { error: 'Session expired' })).toEqual({ code: 401, message: 'Session expired' });
  expect(failureOf(401, { errors: [], error: 'Session expired' }).message).toBe('Session expired');
});

it('is code 500 where there was no HTTP status [ERR-001]', () => {
  expect(failureOf(undefined, undefined).code).toBe(500);
  expect(failureOf(404, { errors: ['Topic not found'] }).code).toBe(404);
});

it.each([undefined, null, '', '<html>', [], {}, { errors: 'no list' }, { errors: [''] }, { error: 7 }])(
  'says "Server error" where the reply %j has no message [ERR-002]',
  (body) => expect(failureOf(502, body)).toEqual({ code: 502, message: 'Server error' }),
);

it('always has a code and a message, whatever the reply [ERR-001] [ERR-002]', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }), fc.anything(), (status, body) => {
      const { code, message } = failureOf(status, body);
      expect(code).toBe(status ?? 500);
      expect(message.trim()).not.toBe('');
    }),
  );
});
