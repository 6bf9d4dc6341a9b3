import { type ReactNode, useId } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import css from './account-page.module.css';
import { NameForm, type NameFormProps } from './name-form.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';

export type { PasswordError, Passwords } from './password-form.tsx';
export type { OpenSession } from './session-list.tsx';

type AccountPageProps = {
  /** Email of the account, under the title. */
  email: string;
  /** The saved name, and what saves a new one. */
  name: NameFormProps;
  /** What changes the password. */
  password: PasswordFormProps;
  /** The sessions of the account, and what ends the others. */
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

type AccountSectionProps = {
  /** Heading and accessible name of the section. */
  title: string;
  /** What the section is about, under the heading. */
  note: ReactNode;
  /** The content, to the right of the heading; below it on narrow screens. */
  children: ReactNode;
};

/** A section of the account page, with its title and note on the left. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
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
