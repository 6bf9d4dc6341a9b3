import { createTransport } from 'nodemailer';
import { type Carrier, Undeliverable } from './carrier.ts';

export type Smtp = { url: string; from: string; tls: boolean };

/** Milliseconds until a mail server responds at all, and between its responses. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends letters over SMTP; the address contains user and password. Connections are reused. With `tls` neither a letter
 * nor the password is sent before the connection is encrypted and the certificate verified.
 */
export function smtpCarrier({ url, from, tls }: Smtp): Carrier {
  const transport = createTransport(
    // If the connection is lost, the job of the letter tries again.
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

/**
 * Whether the error is a 5xx reply about this letter. Problems of the log-in or TLS may be solved
 * while the letter waits.
 */
function isFinal(error: unknown): boolean {
  const { code = '', permanent = false } = error as { code?: string; permanent?: boolean };
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
