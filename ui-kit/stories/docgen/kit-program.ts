import { API, type Project } from 'typescript/unstable/sync';
import { kitFolder } from '../code/kit-import.ts';

const configFile = `${kitFolder}tsconfig.json`;

type FileChange = 'changed' | 'created' | 'deleted';

export type KitProgram = {
  /** The kit's files with their types, as they are now. */
  project(): Project;
  /** Reads a file again that has changed since. */
  update(file: string, change: FileChange): void;
  close(): void;
};

/** Starts TypeScript for the types of the kit: some seconds at the first question. */
export function startKitProgram(): KitProgram {
  const api = new API({ cwd: kitFolder });
  let current: Project | undefined;
  return {
    project() {
      current ??= api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
      if (!current) throw new Error(`no project ${configFile}`);
      return current;
    },
    update(file, change) {
      if (!current) return;
      current = api.updateSnapshot({ fileChanges: { [change]: [file] } }).getProject(configFile);
    },
    close: () => api.close(),
  };
}
