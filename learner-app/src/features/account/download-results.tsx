import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { download } from '@fourfold/core/browser/lazy/download';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import css from './download-results.module.css';
import { answersFile, resultsFile } from './results-files.ts';

const files = { whole: resultsFile, answers: answersFile };

/** Downloads all results of a student as files. */
export function DownloadResults() {
  const [busy, setBusy] = useState(false);
  async function fetchFile(kind: keyof typeof files) {
    setBusy(true);
    // Many answers take long on a slow network.
    const results = await attempt(api('GET /accounts/results', { timeout: 300_000 }));
    setBusy(false);
    if (results) download(files[kind](results, new Date()));
  }
  return (
    <>
      <div className={css.files}>
        <Button busy={busy} onClick={() => fetchFile('whole')}>
          Download my results
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => fetchFile('answers')}>
          Answers as a table (CSV)
        </Button>
      </div>
      <p className={css.state} role="status">
        {busy && 'Collecting your results. This can take a while.'}
      </p>
    </>
  );
}
