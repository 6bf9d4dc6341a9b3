import type { DemoAccount } from './accounts/demo-accounts.ts';
import { demoCode } from './accounts/demo-accounts.ts';
import { commandLine } from './command-line.ts';

type Addresses = { learner: string; studio: string; api: string };

export type Announcement = { addresses: Addresses; demo: readonly DemoAccount[]; hasNoAccounts: boolean };

/** The message for the operator at the terminal after the start: addresses and accounts. */
export function formatAnnouncement({ addresses: { learner, studio, api }, demo, hasNoAccounts }: Announcement): string {
  return [
    '',
    'Fourfold is running.',
    '',
    `  Learner app  ${learner}`,
    `  Studio       ${studio}`,
    `  API          ${api}  (to read: ${api}/docs)`,
    '',
    ...(demo.length > 0 ? demoLines(demo) : []),
    ...(hasNoAccounts ? noAccounts : []),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

/** The demo's accounts as a table, and the registration code. */
export function demoLines(accounts: readonly DemoAccount[]): string[] {
  const widest = (pick: (account: DemoAccount) => string) => Math.max(...accounts.map((one) => pick(one).length));
  const [role, email] = [widest((one) => one.role), widest((one) => one.email)];
  return [
    'Demo accounts:',
    ...accounts.map((one) => `  ${one.role.padEnd(role)}  ${one.email.padEnd(email)}  ${one.password}`),
    `Registration code: ${demoCode}`,
    '',
  ];
}

const noAccounts = [
  'There is no account yet. Make the first one, a super admin, with:',
  '',
  `  ${commandLine('admin', 'create EMAIL')}`,
  '',
];
