import { API } from 'typescript/unstable/sync';
import { kitFolder } from '../code/kit-import.ts';

/** Exists for TypeScript alone. Within the kit, so that `@fourfold/ui-kit/…` resolves by the kit's own exports. */
const folder = `${kitFolder}copied-blocks`;

/** Compiles blocks of code as files of one program and returns the errors by the blocks' names. */
export function compileBlocks(blocks: ReadonlyMap<string, string>): Map<string, string[]> {
  const configFile = `${folder}/tsconfig.json`;
  const files = new Map([...blocks].map(([name, code]) => [`${folder}/${name}.tsx`, code]));
  const config = {
    extends: '../tsconfig.json',
    // What a block imports or declares, it uses.
    compilerOptions: { noUnusedLocals: true },
    files: [...files.keys()],
    include: [],
  };
  files.set(configFile, JSON.stringify(config));
  const api = new API({
    cwd: kitFolder,
    fs: {
      readFile: (file) => files.get(file),
      fileExists: (file) => files.has(file) || undefined,
      directoryExists: (name) => name === folder || undefined,
    },
  });
  try {
    const program = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile)?.program;
    if (!program) throw new Error(`no project ${configFile}`);
    return new Map(
      [...blocks.keys()].map((name) => {
        const file = `${folder}/${name}.tsx`;
        const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
        return [name, errors.map(({ text }) => text)];
      }),
    );
  } finally {
    api.close();
  }
}
