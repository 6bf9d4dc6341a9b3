import { useEffect, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';

type NewVersionProps = {
  /** Reloads the page. */
  onReload: () => void;
};

/** A banner that a new build is deployed; the page works until the user reloads it. */
export function NewVersion({ onReload }: NewVersionProps) {
  // Set after the mount: a live region announces only changes.
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setAnnouncement('A new version is ready'), []);
  return (
    <Banner
      kind="note"
      label="New version"
      description={<b role="status">{announcement}</b>}
      action={<Button onClick={onReload}>Reload</Button>}
    >
      Finish what you are writing, then load the page again.
    </Banner>
  );
}
