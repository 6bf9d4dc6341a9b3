/** Folders of the repository by the file of the build that they go into. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Fetched when a page wants it, with that page or in a file that pages share, as the bundler sees fit. */
export const late = 'late';

/**
 * What of our sources is loaded when. A folder counts with the folders below it, but for those that are named
 * themselves. Wherever it is, a folder named `first` has what a page asks the server first, and a folder named `late`
 * what the folder around it fetches later.
 */
export const chunks: Chunks = {
  /** The page's own script, before React. */
  early: ['learner-app/src/start', 'core/client', 'core/session', 'ui-kit/base', 'ui-kit/fonts'],
  /** What every page needs. */
  common: [
    'core/browser',
    'core/mastery/run',
    ...learner('app', 'data', 'session'),
    ...kit('alerts', 'button', 'icon', 'run-of-four', 'when-idle', 'wordmark'),
  ],
  /** Around the forms to come in by. */
  gate: [...learner('app/gate'), ...kit('field', 'gate-form', 'password-field')],
  /** What is placed over a page. */
  floating: kit('keep-on-top', 'place'),
  /** What most pages behind the log-in show. */
  parts: [...learner('end'), ...kit('empty', 'error-panel', 'link-button', 'progress', 'skeleton')],
  /** Around the pages behind the log-in, and the ways from one session into another. */
  shell: [
    ...learner('app/frames', 'session/change'),
    ...kit('banner', 'menu', 'page-head', 'skip-link'),
    'core/browser/other-tabs',
    'core/session/events',
  ],
  /** A question on its paper, which the pages of sequences and of sets share. */
  paper: [
    ...learner('features/practice', 'outbox', 'question'),
    ...kit('question', 'rank', 'rich-text'),
    ...['answers', 'mastery', 'practice', 'ranks', 'rich-text', 'sequence'].map((folder) => `core/${folder}`),
  ],
  [late]: [
    ...learner('assigning', 'features', 'report', 'sequence-popup'),
    ...learner('features/practice/beside', 'features/practice/sequence', 'features/practice/set'),
    ...['answers/typed', 'assignments', 'charts', 'client/errors', 'client/outbox', 'day', 'exams', 'grading'].map(
      (f) => `core/${f}`,
    ),
    ...['practice/standing', 'results', 'rich-text/foreign', 'rich-text/video', 'scores', 'test-section', 'tests'].map(
      (f) => `core/${f}`,
    ),
    ...kit('account-dialog', 'account-page', 'alert-host', 'assignment-table', 'bubble-sheet', 'chart', 'checkbox'),
    ...kit('confirm-dialog', 'dialog', 'dnd-list', 'edit-icons', 'end-panel', 'exam-list', 'explanation', 'form'),
    ...kit('free-response', 'loading-overlay', 'navigator', 'new-version', 'number-grid', 'number-toggles', 'origin'),
    ...kit(
      'pager',
      'picture',
      'progress-ring',
      'published-dot',
      'saved-state',
      'score-sum',
      'score-table',
      'segmented',
      'select',
    ),
    ...kit('student-table', 'switch', 'table', 'tabs', 'test', 'text-area', 'toast', 'tooltip', 'tree-list', 'video'),
    ...kit('waiting-reviews'),
  ],
};

function learner(...folders: string[]): string[] {
  return folders.map((folder) => `learner-app/src/${folder}`);
}

function kit(...folders: string[]): string[] {
  return folders.map((folder) => `ui-kit/${folder}`);
}
