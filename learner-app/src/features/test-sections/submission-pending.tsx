import { Notice } from './notice.tsx';

/** Shown after a submission without a server: it is stored on this device until it can be sent. */
export function SubmissionPending({ back }: { back: string }) {
  return (
    <Notice title="Submitted on this device." back={back}>
      <p>
        Your answers and then the submission are sent as soon as the server can be reached. You can close this page:
        they are kept here and go out when this site is next open.
      </p>
    </Notice>
  );
}
