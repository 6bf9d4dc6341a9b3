import { createTransport } from 'nodemailer';
import { type Carrier, Undeliverable } from './carrier.ts';

export type Smtp = { url: string; from: string; tls: boolean };

/** Milliseconds: until a mail server answers at all, and for which it may keep silent in between. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Letters over SMTP; the address holds user and password. Connections are kept for the next letter. With `tls` nothing
 * is said to a mail server, the password neither, before the connection is encrypted and its certificate checked.
 */
export function smtpCarrier({ url, from, tls }: Smtp): Carrier {
  const transport = createTransport(
    // A letter whose connection is lost is tried again by its job.
    { url, pool: true, maxRequeues: 0, ...timeouts, ...(tls ? { requireTLS: true } : { ignoreTLS: true }) },
    { from },
  );
  const domain = domainOf(from);
  return {
    async carry({ id, at, to, subject, text }) {
      try {
        await transport.sendMail({ to, subject, text, date: at, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message, error) : error;
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** 5xx about this letter. What a server has against us (the log-in, TLS) may be mended while the letter waits. */
function isFinal(error: unknown): boolean {
  const { code = '', permanent = false } = error as { code?: string; permanent?: boolean };
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
