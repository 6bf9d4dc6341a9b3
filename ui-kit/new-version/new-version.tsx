import { useEffect, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';

/** The site has become another build: said across the top of the page, which goes on until its person reloads it. */
export function NewVersion({ onReload }: { onReload: () => void }) {
  // A live region speaks of what comes into it.
  const [words, say] = useState('');
  useEffect(() => say('A new version is ready'), []);
  return (
    <Banner
      kind="note"
      label="New version"
      who={<b role="status">{words}</b>}
      action={<Button onClick={onReload}>Reload</Button>}
    >
      Finish what you are writing, then load the page again.
    </Banner>
  );
}
