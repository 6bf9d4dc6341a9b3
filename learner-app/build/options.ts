import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { smallPreload } from '../../bin/small-preload.mjs';

/** What every page of ours needs; nothing of the page's own script, which waits for no other chunk. */
const everywhere = new RegExp(
  [
    '/core/(browser/(api|hold|session-api|session-store|safe-storage|uncaught)|client/(call-failed|failure-of)|session/server-texts)',
    '/learner-app/src/(session/(session|attempt)|data/query-(client|of)|app/(?!admits|frames|static-icon|confirm))',
    '/ui-kit/(alerts/alert(s.tsx|-queue)|button/|icon/(alert-icon|drawing)|when-idle/|run-of-four/|wordmark/)',
  ].join('|'),
);

/** The form to come in by, and what stands around it. */
const atTheGate =
  /\/(learner-app\/src\/(app\/frames\/gate|features\/access\/check-email)|core\/session\/email-format|ui-kit\/(field|password-field|gate-form)\/)/;

/** What no question needs before its first answer. */
const besideTheAnswer = /\/ui-kit\/question\/(navigator|explanation)/;

/** The line to type in, of questions and of tests: most first questions are choices. */
const typedLine = /\/(ui-kit\/question\/free-response|core\/answers\/(read-number|judge)\.)/;

/** What stands on most pages behind the log-in. */
const onManyPages =
  /\/(learner-app\/src\/start\/say-missing\.|ui-kit\/(icon|progress|skeleton|empty|error-panel|link-button|place|alerts\/keep-on-top)[/.]|core\/(browser\/(landing|new-id|site)|client\/outbox-entry)\.)/;

/** What the dashboard asks, before any of its code is here; React is not among it. */
const homeCalls =
  /\/(learner-app\/src\/(features\/home\/(first-calls|charts\/(calls|filter)\.)|assigning\/(assignments-call|sees-assignments|today)\.)|core\/(charts\/(days|periods)|assignments\/day)\.)/;

/** A question on its paper, which the pages of sequences and of sets share; rich text elsewhere comes with it. */
const onPaper = new RegExp(
  [
    // The navigator and what folds an explanation come behind the question, and so does the line to type in.
    '/ui-kit/(question/(?!navigator|explanation|free-response)|rich-text/|rank/)',
    // What counts answers on their way comes with them, and what reads a typed one with its line.
    '/core/(answers|practice|mastery|sequence)/(?!sequence-standing|set-standing|answer-events|fold-pending|way-after|step-|read-number|judge\\.)',
    '/core/browser/new-id',
    '/core/rich-text/(read-blocks|addresses|formula-tree|document)\\.',
    '/learner-app/src/(question/|data/(loaded|kept)|outbox/(use-)?outbox)',
    '/learner-app/src/features/practice/(?!kinds|sequence-calls|set-calls)',
  ].join('|'),
);

/** The profile menu, and where it leads out of a session and into another's: what the frames of pages share. */
const waysOut =
  /\/(learner-app\/src\/session\/(acting|another-session|way|look-ended|back-to-tutor|hand-over)|ui-kit\/(banner|menu)\/|learner-app\/src\/app\/(frames\/look\.|confirm\.)|core\/browser\/session-channel|core\/session\/(account-events|session-state))/;

/**
 * What every build of learner code shares; the floor of `npm run bench:weight` is built with it too,
 * so that the two differ by our code alone.
 */
export const appOptions = {
  plugins: [react(), routerForProduction(), smallPreload()],
  // Names of classes stand in the scripts and in the styles: short ones, the same for the same file.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // Every browser that we support knows modulepreload.
    modulePreload: {
      polyfill: false,
      // index.html fetches these with every page.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|start|common|ask|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Names stand in the scripts that import them; 42 bits tell the builds of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // What changes least, and what every page needs whichever it is. Each names its packages or is shared by
          // many: a group over all of node_modules would pull lazy parts into the start.
          // What a shared module imports may belong to the page's own script.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: inPackages('react|react-dom|scheduler') },
            {
              name: 'start',
              test: inPackages('react-router|react-router-dom|@tanstack/(query-core|react-query)|zustand|ky'),
            },
            { name: 'ask', test: /\/(core\/client\/ask|learner-app\/src\/outbox\/progress-of)\.ts$/ },
            { name: 'common', test: everywhere },
            { name: 'gate', test: atTheGate },
            { name: 'beside', test: besideTheAnswer },
            { name: 'typed', test: typedLine },
            { name: 'menu', test: waysOut },
            { name: 'video', test: /\/rich-text\/video/ },
            { name: 'home', test: homeCalls },
            { name: 'paper', test: onPaper, minShareCount: 2 },
            { name: 'parts', test: onManyPages, minShareCount: 2 },
            // Of pages in the shell; a file less to name in the page's own script.
            {
              name: 'page-head',
              test: /\/(ui-kit\/page-head|learner-app\/src\/assigning\/use-part)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

function inPackages(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** The exports of react-router name its development build whatever the mode. */
function routerForProduction(): Plugin {
  const require = createRequire(import.meta.url);
  const home = dirname(require.resolve('react-router/package.json'));
  const built = (file: string) => join(home, 'dist/production', file);
  return {
    name: 'fourfold:router-for-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router\/dom$/, replacement: built('dom-export.mjs') },
          { find: /^react-router$/, replacement: built('index.mjs') },
        ],
      },
    }),
  };
}
