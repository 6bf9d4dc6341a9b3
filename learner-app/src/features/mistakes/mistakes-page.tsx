import { useAccount } from '@fourfold/app-shell/session';
import type { Account } from '@fourfold/core/contract/session';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { mistakeFiltersIn } from '../../reviews/mistake-filters.ts';
import { Notebook } from './notebook.tsx';

/** /home/mistakes: the questions that a student has missed. A tutor who is logged in as the student only reads. */
export function Component() {
  const account = useAccount();
  return account && <MistakesPage account={account} />;
}

function MistakesPage({ account: { id, tutor_login } }: { account: Account }) {
  const filters = mistakeFiltersIn(useAddressQuery());
  return <Notebook account={id} isReadOnly={tutor_login.status} filters={filters} />;
}
