import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Carrier } from './carrier.ts';
import { outboxCarrier } from './outbox-carrier.ts';
import { smtpCarrier } from './smtp-carrier.ts';

/** Returns the carrier of the configuration: the mail server or the outbox folder. */
export function openCarrier(
  { mail, production }: Pick<Config, 'mail' | 'production'>,
  dataDir: string,
  log: Logger,
): Carrier {
  if (mail.by === 'smtp') return smtpCarrier(mail);
  return outboxCarrier(join(dataDir, 'outbox'), { log, logText: !production });
}
