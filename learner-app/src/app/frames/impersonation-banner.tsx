import type { Account } from '@fourfold/core/contract/session';
import { Banner } from '@fourfold/ui-kit/banner';
import { Button } from '@fourfold/ui-kit/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { backToTutor } from '../../session/change/back-to-tutor.ts';
import { registerNavigate } from '../../session/change/session-navigation.ts';

/**
 * Shows a banner on every page while a tutor is logged in as this account. It is loaded with the
 * page: a banner that appears later would move the buttons under the pointer.
 */
export function ImpersonationBanner({ account }: { account: Account | null }) {
  return account?.tutor_login.status && <TutorSessionBanner account={account} />;
}

/** Names the student and the tutor, says what is not saved, and has the button back to the tutor. */
function TutorSessionBanner({ account }: { account: Account }) {
  const navigate = useNavigate();
  useEffect(() => registerNavigate(navigate), [navigate]);
  const { username, tutor_login } = account;
  const description = (
    <>
      Viewing <b title={username}>{username}</b>
      <span className="desktop">
        {' '}
        as <b title={tutor_login.tutor_name ?? undefined}>{tutor_login.tutor_name}</b>.
      </span>
    </>
  );
  return (
    <Banner
      label="Tutor session"
      description={description}
      action={<Button onClick={() => backToTutor(navigate)}>Back to Tutor</Button>}
    >
      Nothing you do here is saved. Assigning is allowed.
    </Banner>
  );
}
