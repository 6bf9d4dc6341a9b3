import type { Account } from '@fourfold/core/contract/session';
import { Banner } from '@fourfold/ui-kit/banner';
import { Button } from '@fourfold/ui-kit/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { backToTutor } from '../../session/back-to-tutor.ts';
import { lendWay } from '../../session/way.ts';

/** On every page while a tutor looks on: whose work this is, what cannot be done, and the way back. */
export function LookBanner({ account }: { account: Account }) {
  const navigate = useNavigate();
  useEffect(() => lendWay(navigate), [navigate]);
  const { username, tutor_login } = account;
  const who = (
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
      who={who}
      action={<Button onClick={() => backToTutor(navigate)}>Back to Tutor</Button>}
    >
      Nothing you do here is saved. Assigning is allowed.
    </Banner>
  );
}
