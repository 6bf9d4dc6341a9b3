/** Folders of the repository, by the chunk of the build that they go into. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/**
 * Loaded on demand: with the page that imports it, or in a chunk that pages share, as the bundler
 * decides.
 */
export const late = 'late';

/**
 * When our sources are loaded. A folder includes its subfolders, unless they are listed themselves.
 * Everywhere, a folder named `first` contains the first requests of pages, and a folder named
 * `lazy` what its parent loads on demand.
 */
export const chunks: Chunks = {
  /** The page's first script, loaded before React. */
  early: ['learner-app/src/start', 'core/client', 'core/session', 'ui-kit/base', 'ui-kit/fonts'],
  /** Needed by every page. */
  common: [
    'core/browser',
    'core/mastery/run',
    ...learner('app', 'data', 'session'),
    ...kit('alerts', 'button', 'icon', 'run-of-four', 'when-idle', 'wordmark'),
  ],
  /** The layout of the log-in and registration pages. */
  gate: [...learner('app/gate'), ...kit('field', 'gate-form', 'password-field')],
  /** Overlays. */
  floating: kit('keep-on-top', 'place'),
  /** Used by most pages after the log-in. */
  parts: [...learner('end'), ...kit('empty', 'error-panel', 'link-button', 'progress', 'skeleton')],
  /** The layout of the pages after the log-in, and the changes of the session. */
  shell: [
    ...learner('app/frames', 'session/change'),
    ...kit('banner', 'menu', 'page-head', 'skip-link'),
    'core/browser/other-tabs',
    'core/session/events',
  ],
  /** Questions, shared by the pages of sequences and of sets. */
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
