import { createTransport } from 'nodemailer';
import type { Carrier } from './mailer.ts';

/** Letters over SMTP; the address holds user and password. Connections are kept for the next letter. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}pool=true`, { from });
  return {
    async carry(letter) {
      await transport.sendMail(letter);
    },
    close: () => transport.close(),
  };
}
