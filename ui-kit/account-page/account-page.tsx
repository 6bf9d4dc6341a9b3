import { type ReactNode, useId } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import css from './account-page.module.css';
import { NameForm, type NameFormProps } from './name-form.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';

export type { PasswordError, Passwords } from './password-form.tsx';
export type { OpenSession } from './session-list.tsx';

type AccountPageProps = {
  email: string;
  name: NameFormProps;
  password: PasswordFormProps;
  sessions: SessionListProps;
  /** Further sections, each an `AccountSection`. */
  children?: ReactNode;
};

/** The account page: name, password and sessions. */
export function AccountPage({ email, name, password, sessions, children }: AccountPageProps) {
  return (
    <>
      <PageHead title="Account" note={email} />
      <AccountSection title="Name" note="As it stands in menus and lists.">
        <NameForm {...name} />
      </AccountSection>
      <AccountSection
        title="Password"
        note="A new password ends every other session: other browsers and devices log in again."
      >
        <PasswordForm {...password} />
      </AccountSection>
      <AccountSection title="Sessions" note="Where this account is logged in.">
        <SessionList {...sessions} />
      </AccountSection>
      {children}
    </>
  );
}

/** A section of the account page, with its title and note on the left. */
export function AccountSection({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="small">{note}</p>
      </div>
      <div className={css.own}>{children}</div>
    </section>
  );
}
