// npm run admin -- create EMAIL: a super admin, and a link, good once and for an hour, to choose the password.
import { createSuperAdmin } from '../accounts/create-super-admin.ts';
import { linkMinutes } from '../accounts/password-link.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { passwordLink } from '../mail/mailer.ts';
import { StartFault } from '../start-fault.ts';
import { typed } from '../typed.ts';

const [verb, email, ...more] = process.argv.slice(2);
try {
  if (verb !== 'create' || !email || more.length > 0) throw new StartFault(`Usage: ${typed('admin', 'create EMAIL')}`);
  await create(email.trim());
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function create(address: string): Promise<void> {
  // Nothing is mailed here, so that the first account can be made before mail is set up.
  const read = readConfig({ ...process.env, MAIL: 'outbox' });
  if ('faults' in read) throw new StartFault(read.faults.join('\n'));
  const database = await openDatabase(read.config);
  try {
    const made = await createSuperAdmin(database.db, address, new Date());
    if (made.at === 'refused') throw new StartFault(made.why);
    console.log(made.at === 'created' ? `${address} is a super admin now.` : `${address} is a super admin already.`);
    console.log(`Choose the password here, within ${linkMinutes} minutes:\n`);
    console.log(`  ${passwordLink(read.config.learnerUrl, made.token)}\n`);
  } finally {
    await database.close();
  }
}
