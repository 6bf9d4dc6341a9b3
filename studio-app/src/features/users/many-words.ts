import type { Many } from './use-many.ts';

/** The number of checked rows without a problem. */
export function fitAmong(many: Many): number {
  return many.at === 'checked' || many.at === 'adding' ? many.users.length - badAmong(many) : 0;
}

/** The text that is announced in each state. */
export function said(many: Many): string {
  switch (many.at) {
    case 'choosing':
    case 'refused':
      return '';
    case 'reading':
      return `Reading ${many.file}`;
    case 'adding':
      return 'Adding. This can take a while.';
    case 'checked': {
      const [bad, all] = [badAmong(many), many.users.length];
      if (bad === 0) return all === 1 ? 'The row is good.' : `All ${counted(all)} rows are good.`;
      if (all === 1) return 'The row can’t be added unless you mend the file.';
      const left = bad === 1 ? '1 is' : `${counted(bad)} are`;
      return `${counted(all - bad)} of ${counted(all)} rows can be added; ${left} left out unless you mend the file.`;
    }
    case 'added': {
      const bad = badAmong(many);
      const left = bad === 1 ? ' 1 row was left out:' : ` ${counted(bad)} rows were left out:`;
      return addedWords(many.count) + (bad === 0 ? '' : left);
    }
  }
}

function addedWords(count: number): string {
  if (count === 0) return 'Nobody was added.';
  const added = count === 1 ? '1 user was added' : `${counted(count)} users were added`;
  return `${added}, and each is mailed a link to choose a password.`;
}

function badAmong({ users }: Extract<Many, { users: unknown }>): number {
  return users.filter(({ problem }) => problem !== null).length;
}

function counted(count: number): string {
  return count.toLocaleString('en');
}
