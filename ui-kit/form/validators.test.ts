import { describe, expect, it } from 'vitest';
import * as all from './validators.ts';

const validators = { ...all };

type Cases = Record<keyof typeof validators, { takes: string[]; refuses: string[] }>;

const cases: Cases = {
  isFilled: { takes: ['a', ' a ', '0'], refuses: ['', ' ', '\t\n'] },
  isStrongPassword: {
    takes: ['Abcdef1@', 'xY3!xxxx', 'Aa1_Aa1_'],
    refuses: ['Abcde1@', 'abcdef1@', 'ABCDEF1@', 'Abcdefg@', 'Abcdefg1', 'Abcdef1-', ''],
  },
  isString: {
    takes: ["O'Neil-Smith, #4/2. b", 'Zoë', '7'],
    refuses: ['', 'a_b', 'a@b', 'a;b', 'a\nb', '<b>', 'a"b'],
  },
  isWebsite: {
    takes: ['https://openstax.org', 'http://a.b-c.example/x?y=1#z', 'www.site.example', 'site.example:8080/x'],
    refuses: [
      '',
      'site',
      'https://',
      'http://-a.example',
      'javascript:alert(1)',
      'https://a b.example',
      'ftp://a.example',
    ],
  },
  isEmail: {
    takes: ['maya.okafor@mail.example', "o'neil+sat@a-b.example"],
    refuses: [
      '',
      'maya',
      'maya@',
      '@mail.example',
      'maya@mail',
      'a@b@c.example',
      'maya.@mail.example',
      'a b@c.example',
      ' a@b.example',
    ],
  },
  isAlphabetic: { takes: ['abc', 'Zoë'], refuses: ['', 'a1', 'a b', '-'] },
  isAlphanumeric: { takes: ['abc', '12', 'a1B2'], refuses: ['', 'a b', 'a-b', 'a_b'] },
  isNumber: {
    takes: ['0', '-3', '+4', '0.5', '.5', '-.25', '1250'],
    refuses: ['', '-', '1.', '1,250', '1e3', 'a', '1 2'],
  },
  isPositiveNumber: { takes: ['1', '007', '1250'], refuses: ['', '0', '00', '-1', '+1', '1.5', '1e3', 'a'] },
  isPositiveDecimal: { takes: ['1', '0.5', '.5', '2.50'], refuses: ['', '0', '0.0', '-1', '1.', '1e3', 'a'] },
};

describe.each(Object.entries(cases))('%s', (name, { takes, refuses }) => {
  const validator = validators[name as keyof typeof validators];
  it.each(takes)('takes %j', (value) => expect(validator(value)).toBe(true));
  it.each(refuses)('refuses %j', (value) => expect(validator(value)).toBe(false));
});

describe('an e-mail or website check', () => {
  it.each(['isEmail', 'isWebsite'] as const)('%s ends at once on a hostile value', (name) => {
    const began = performance.now();
    validators[name](`${'a-'.repeat(50_000)}@`);
    validators[name](`${'a.'.repeat(50_000)}!`);
    // Catastrophic backtracking would take forever.
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
