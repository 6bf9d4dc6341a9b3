/** Folders of the repository, by the chunk of the build that they go into. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Loaded on demand: with the page that imports it, or in a chunk that pages share, as the bundler decides. */
export const lazy = 'lazy';

/**
 * When our sources are loaded. A folder includes its subfolders, unless they are listed themselves. Everywhere, a
 * folder named `first` contains the first requests of pages, and a folder named `lazy` what its parent loads on demand.
 */
export const chunks: Chunks = {
  /** The page's first script, loaded before React. */
  early: [
    'learner-app/src/start',
    'app-shell/start',
    'core/client',
    'core/session',
    'core/topics',
    'ui-kit/base',
    'ui-kit/fonts',
  ],
  /** Needed by every page, or by most after the log-in. */
  common: [
    'core/browser',
    'core/mastery/run',
    ...learnerFolders('app', 'data', 'end'),
    ...['data', 'page', 'session'].map((folder) => `app-shell/${folder}`),
    ...kitFolders('alerts', 'button', 'icon', 'run-of-four', 'when-idle', 'wordmark'),
    ...kitFolders('empty', 'error-panel', 'link-button', 'progress', 'skeleton'),
  ],
  /** The layout of the log-in and registration pages. */
  gate: ['core/email', ...learnerFolders('app/gate'), ...kitFolders('field', 'gate-form', 'password-field')],
  /** Overlays. */
  floating: kitFolders('keep-on-top', 'anchored-panel'),
  /** The layout of the pages after the log-in, and the changes of the session. */
  shell: [
    ...learnerFolders('app/frames', 'session/change'),
    ...kitFolders('app-shell', 'banner', 'menu', 'page-head', 'popover', 'skip-link'),
    'core/browser/other-tabs',
    'core/session/events',
  ],
  /** Questions, shared by the pages of sequences and of sets. */
  paper: [
    ...learnerFolders('features/practice', 'outbox', 'question'),
    ...kitFolders('kinds/choices', 'question', 'rank', 'rich-text', 'top-bar'),
    ...['answers', 'kinds', 'mastery', 'practice', 'ranks', 'rich-text', 'sequence', 'wire'].map((f) => `core/${f}`),
  ],
  /** Days and what comes back: rules that most pages after practice share, and their first requests need. */
  days: ['day', 'reviews', 'skills'].map((folder) => `core/${folder}`),
  /** What tests and the tools of practice share. */
  annotations: ['core/annotations', ...learnerFolders('test-tools/view')],
  /** SATs and ACTs, on the pages of tests and of scores. */
  exams: ['core/exams', 'core/scores', 'core/wire/exams', ...learnerFolders('exam-links')],
  /** What is printed, with its style. */
  print: learnerFolders('print'),
  [lazy]: [
    'app-shell/account',
    'app-shell/granted-time',
    'app-shell/log-in',
    ...learnerFolders(
      'assigning',
      'calculator',
      'display',
      'features',
      'report',
      'reviews',
      'sequence-popup',
      'study-plan',
      'test-tools',
    ),
    ...learnerFolders(
      ...['diagnostic', 'extras', 'review', 'sequence', 'set'].map((folder) => `features/practice/${folder}`),
    ),
    ...['assignments', 'calculator', 'charts', 'client/errors', 'client/outbox', 'grading', 'refusals'].map(
      (f) => `core/${f}`,
    ),
    ...[
      'practice/pending',
      'results',
      'rich-text/foreign',
      'rich-text/video',
      'today',
      'test-section',
      'test-entries',
      'wire/tests',
    ].map((f) => `core/${f}`),
    ...kitFolders(
      'account-dialog',
      'account-page',
      'alert-host',
      'assignment-table',
      'bubble-sheet',
      'chart',
      'checkbox',
    ),
    ...kitFolders(
      'confirm-dialog',
      'dialog',
      'edit-icons',
      'end-panel',
      'exam-list',
      'explanation',
      'floating-panel',
      'form',
    ),
    ...kitFolders(
      'free-response',
      'graphing-calculator',
      'kinds',
      'line-reader',
      'loading-overlay',
      'mistake-list',
      'navigator',
      'new-version',
      'number-grid',
      'number-toggles',
      'order-editor',
      'origin',
    ),
    ...kitFolders(
      'pager',
      'period-filter',
      'picture',
      'progress-ring',
      'published-dot',
      'saved-state',
      'score-report',
      'score-sum',
      'score-table',
      'segmented',
      'select',
      'selection-bar',
      'sortable',
    ),
    ...kitFolders(
      'student-produced',
      'student-table',
      'switch',
      'table',
      'tabs',
      'test',
      'text-area',
      'toast',
      'today-panel',
      'tooltip',
      'tree-list',
      'video',
    ),
    ...kitFolders('waiting-reviews'),
  ],
};

function learnerFolders(...folders: string[]): string[] {
  return folders.map((folder) => `learner-app/src/${folder}`);
}

function kitFolders(...folders: string[]): string[] {
  return folders.map((folder) => `ui-kit/${folder}`);
}
