import type { AddManyState } from './use-add-many.ts';

/** The number of checked rows without a problem. */
export function countAddable(state: AddManyState): number {
  return state.kind === 'checked' || state.kind === 'adding' ? state.users.length - countInvalid(state) : 0;
}

/** The text that is announced in each state. */
export function statusText(state: AddManyState): string {
  switch (state.kind) {
    case 'choosing':
    case 'refused':
      return '';
    case 'reading':
      return `Reading ${state.file}`;
    case 'adding':
      return 'Adding. This can take a while.';
    case 'checked': {
      const [bad, all] = [countInvalid(state), state.users.length];
      if (bad === 0) return all === 1 ? 'The row is good.' : `All ${formatCount(all)} rows are good.`;
      if (all === 1) return 'The row can’t be added unless you mend the file.';
      const remainingText = bad === 1 ? '1 is' : `${formatCount(bad)} are`;
      return `${formatCount(all - bad)} of ${formatCount(all)} rows can be added; ${remainingText} left out unless you mend the file.`;
    }
    case 'added': {
      const bad = countInvalid(state);
      const remainingText = bad === 1 ? ' 1 row was left out:' : ` ${formatCount(bad)} rows were left out:`;
      return addedText(state.count) + (bad === 0 ? '' : remainingText);
    }
  }
}

function addedText(count: number): string {
  if (count === 0) return 'Nobody was added.';
  const added = count === 1 ? '1 user was added' : `${formatCount(count)} users were added`;
  return `${added}, and each is mailed a link to choose a password.`;
}

function countInvalid({ users }: Extract<AddManyState, { users: unknown }>): number {
  return users.filter(({ problem }) => problem !== null).length;
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
