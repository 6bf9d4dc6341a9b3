import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, type Certificate, canCertify } from '../testing/a-certificate.ts';
import { aMailServer } from '../testing/a-mail-server.ts';
import { aProduct, type Product, waitForExit } from '../testing/product.ts';
import { Undeliverable } from './carrier.ts';
import { passwordLink, recoveryLetter } from './letters.ts';
import { smtpCarrier } from './smtp-carrier.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function aServer(manner?: Parameters<typeof aMailServer>[0]) {
  const server = await aMailServer(manner);
  endings.push(() => server.close());
  return server;
}
function aCarrier(url: string, { tls = false } = {}) {
  const carrier = smtpCarrier({ url, from: 'Fourfold <post@fourfold.example>', tls });
  endings.push(() => carrier.close());
  return carrier;
}
const link = passwordLink('https://learner.example', 'A-b_'.repeat(10));
const letter = {
  ...{ id: '0198f6a0-5a00-7000-8000-000000000001', at: new Date('2026-11-25T10:00:00Z'), to: 'ada@mail.example' },
  ...recoveryLetter(link),
};
/** The error that a carrier throws; null if it throws none. */
const errorOf = (sent: Promise<void>) =>
  sent.then(
    () => null,
    (error: Error) => error,
  );

it('a recovery link is sent over SMTP to its account, from the configured address', async () => {
  const { url, received, accepted } = await aServer();
  await aCarrier(url).carry(letter);
  const lines = received.map(({ line }) => line);
  expect(lines).toContain('MAIL FROM:<post@fourfold.example>');
  expect(lines).toContain('RCPT TO:<ada@mail.example>');
  expect(accepted[0]).toContain('Subject: Choose a new password for Fourfold');
  expect(accepted[0]?.replaceAll('=\n', '')).toContain(link);
});

it('a repeated letter has the same Message-ID and date', async () => {
  let lost = 0;
  // The server accepts the letter, but its reply is lost.
  const answer = (line: string) => (line === '.' && lost++ === 0 ? null : undefined);
  const { url, accepted } = await aServer({ answer });
  const carrier = aCarrier(url);
  const error = await errorOf(carrier.carry(letter));
  expect([error?.name, error instanceof Undeliverable]).toEqual(['Error', false]);
  for (let times = 0; times < 2; times += 1) await carrier.carry(letter);
  expect(accepted[1]).toBe(accepted[0]);
  expect(accepted[0]).toContain('Message-ID: <0198f6a0-5a00-7000-8000-000000000001@fourfold.example>');
  expect(accepted[0]).toContain('Date: Wed, 25 Nov 2026 10:00:00 +0000');
});

describe('a letter is tried again', () => {
  it.each([
    ['RCPT TO', '451 greylisted', '451 greylisted'],
    ['.', '452 no room', '452 no room'],
    ['MAIL FROM', '421 too many connections', '421 too many connections'],
  ])('if the server replies to %s with %s', async (to, said, words) => {
    const { url } = await aServer({ answer: (line) => (line.startsWith(to) ? said : undefined) });
    const error = await errorOf(aCarrier(url).carry(letter));
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(error?.message).toContain(words);
  });

  it('if no server listens', async () => {
    const { url, close } = await aMailServer();
    close();
    const error = await errorOf(aCarrier(url).carry(letter));
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(error?.message).toContain('ECONNREFUSED');
    await expect(aCarrier(url).check()).rejects.toThrow('ECONNREFUSED');
  });
});

it.each([
  ['RCPT TO', '550 no such mailbox'],
  ['.', '554 this is spam'],
])('a letter is given up if the server replies to %s with %s', async (to, said) => {
  const { url } = await aServer({ answer: (line) => (line.startsWith(to) ? said : undefined) });
  const error = await errorOf(aCarrier(url).carry(letter));
  expect(error).toBeInstanceOf(Undeliverable);
  expect(error?.message).toContain(said);
});

describe('TLS', () => {
  it('is required: a server without it receives neither the letter nor the password', async () => {
    const { url, received, accepted } = await aServer();
    const carrier = aCarrier(url.replace('//', '//post:rhubarb@'), { tls: true });
    const error = await errorOf(carrier.carry(letter));
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(error?.message).toMatch(/STARTTLS/);
    expect(accepted).toEqual([]);
    expect(received.filter(({ line }) => !/^(?:EHLO|STARTTLS|QUIT|RSET)/.test(line))).toEqual([]);
  });

  describe.skipIf(!canCertify)(`with a certificate${canCertify ? '' : ' (openssl is not on this machine)'}`, () => {
    let certificate: Certificate;
    let product: Product;
    beforeAll(async () => {
      certificate = aCertificate();
      product = await aProduct();
    });
    afterAll(async () => {
      certificate.remove();
      await product.remove();
    });

    it('that is self-signed, sending fails, and the letter is tried again', async () => {
      const { url, accepted } = await aServer({ certificate });
      const error = await errorOf(aCarrier(url, { tls: true }).carry(letter));
      expect(error).not.toBeInstanceOf(Undeliverable);
      expect(error?.message).toMatch(/self-signed certificate/);
      expect(accepted).toEqual([]);
    });

    it('test-mail reports that, and sends everything encrypted when the authority is configured', async () => {
      const { url, received, accepted } = await aServer({ certificate });
      const testMail = (env: Record<string, string>) =>
        waitForExit(product.run('commands/admin.ts', ['test-mail', 'ada@mail.example'], { SMTP_URL: url, ...env }));
      expect(await testMail({})).toEqual([
        1,
        'Mail cannot be sent: self-signed certificate. Name the authority that has signed it in a file by NODE_EXTRA_CA_CERTS.\n',
      ]);
      expect(await testMail({ NODE_EXTRA_CA_CERTS: certificate.file })).toEqual([
        0,
        'The mail server has taken a letter to ada@mail.example.\n',
      ]);
      expect(accepted[0]).toContain('this letter shows that Fourfold can send mail.');
      expect(received.filter(({ line, encrypted }) => /MAIL|RCPT|DATA/.test(line) && !encrypted)).toEqual([]);
    });
  });
});
