import { API, type Project } from 'typescript/unstable/sync';
import { kitFolder } from '../code/kit-import.ts';

const configFile = `${kitFolder}tsconfig.json`;

export type KitProgram = {
  /** The kit's files with their types, as they are now. */
  project(): Project;
  /** Reads a changed file again. */
  invalidate(file: string): void;
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
    invalidate(file) {
      if (!current) return;
      current = api.updateSnapshot({ fileChanges: { changed: [file] } }).getProject(configFile);
    },
    close: () => api.close(),
  };
}
