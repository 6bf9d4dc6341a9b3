// npm run admin -- create EMAIL: creates a super admin and prints a link to choose the password,
// valid once within an hour.
// npm run admin -- test-mail ADDRESS: sends a letter to this address with the configured mail
// server, or prints its error.
import { isEmail } from '@fourfold/core/email/email-format';
import { pino } from 'pino';
import { createSuperAdmin } from '../accounts/create-super-admin.ts';
import { passwordLinkMinutes } from '../accounts/password-link.ts';
import { newId } from '../call/new-id.ts';
import { commandLine } from '../command-line.ts';
import { type Config, readConfig } from '../config.ts';
import { dataFolder } from '../database/bundled/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { passwordLink, testLetter } from '../mail/letters.ts';
import { describeMailError } from '../mail/mail-error.ts';
import { openCarrier } from '../mail/open-carrier.ts';
import { StartError } from '../start-error.ts';

const verbs: Readonly<Record<string, (address: string) => Promise<void>>> = { create, 'test-mail': testMail };

const [verb = '', address, ...more] = process.argv.slice(2);
try {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run || !address || more.length > 0) {
    throw new StartError(
      `Usage: ${commandLine('admin', 'create EMAIL')}\n       ${commandLine('admin', 'test-mail ADDRESS')}`,
    );
  }
  await run(address.trim());
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function create(email: string): Promise<void> {
  // This command sends no mail, so the first account can be made before mail is configured.
  const config = mustRead(readConfig({ ...process.env, MAIL: 'outbox' }));
  const database = await openDatabase(config);
  try {
    const made = await createSuperAdmin(database.db, email, new Date());
    if (made.kind === 'refused') throw new StartError(made.why);
    console.log(made.kind === 'created' ? `${email} is a super admin now.` : `${email} is a super admin already.`);
    console.log(`Choose the password here, within ${passwordLinkMinutes} minutes:\n`);
    console.log(`  ${passwordLink(config.learnerUrl, made.token)}\n`);
  } finally {
    await database.close();
  }
}

async function testMail(to: string): Promise<void> {
  if (!isEmail(to)) throw new StartError(`"${to}" is not an email address.`);
  const config = mustRead(readConfig(process.env));
  const carrier = openCarrier(config, dataFolder(config.dataDir), pino({ level: 'silent' }));
  try {
    await carrier.carry({ id: newId(), at: new Date(), to, ...testLetter() });
  } catch (error) {
    throw new StartError(describeMailError(error));
  } finally {
    carrier.close();
  }
  const how =
    config.mail.by === 'smtp' ? 'The mail server has taken' : 'There is no mail server: the outbox folder has';
  console.log(`${how} a letter to ${to}.`);
}

function mustRead(read: ReturnType<typeof readConfig>): Config {
  if ('errors' in read) throw new StartError(read.errors.join('\n'));
  return read.config;
}
