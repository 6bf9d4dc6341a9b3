import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { makeMailer } from './mailer.ts';
import { smtpCarrier } from './smtp-carrier.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A mail server as far as a letter needs one; `heard` is every line it was sent. */
async function aMailServer() {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    let inLetter = false;
    socket.write('220 mail.example\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (inLetter && line !== '.') return;
      inLetter = line === 'DATA';
      socket.write(inLetter ? '354 go on\r\n' : '250 good\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

it('a recovery link goes out over SMTP, to its account and from the address that is set', async () => {
  const { url, heard } = await aMailServer();
  const carrier = smtpCarrier({ url, from: 'Fourfold <post@fourfold.example>' });
  const token = 'A-b_'.repeat(10);
  await makeMailer(carrier, 'https://learner.example').sendRecovery('ada@mail.example', token);
  carrier.close();
  expect(heard).toContain('MAIL FROM:<post@fourfold.example>');
  expect(heard).toContain('RCPT TO:<ada@mail.example>');
  expect(heard).toContain('Subject: Choose a new password for Fourfold');
  const letter = heard.join('\n').replaceAll('=\n', '');
  expect(letter).toContain(`https://learner.example/reset-password/${token}`);
});

it('a mail server that cannot be reached is a fault of the carrier, not a letter that is gone unsaid', async () => {
  const { url } = await aMailServer();
  close?.();
  const carrier = smtpCarrier({ url, from: 'post@fourfold.example' });
  await expect(carrier.carry({ to: 'ada@mail.example', subject: 'x', text: 'y' })).rejects.toThrow('ECONNREFUSED');
  carrier.close();
});
