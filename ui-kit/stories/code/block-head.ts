import { dirname, resolve } from 'node:path';
import { kitImport } from './kit-import.ts';
import { type ImportedName, readModule, type SourceModule } from './read-module.ts';
import { sourceText } from './source-text.ts';

/** Packages that a copied block may import. */
const packages = /^(react|react-dom|@fourfold\/core\/.+)$/;

/** Collects the imports and declarations that a block of code needs. */
export function createBlockHead() {
  const imports = new Map<string, Set<string>>();
  const declarations: string[] = [];
  const seen = new Set<string>();

  function addImport(from: string, { name, isType }: Pick<ImportedName, 'name' | 'isType'>, local = name): void {
    const alias = local === name ? '' : ` as ${local}`;
    const specifier = name === '*' ? `* as ${local}` : `${isType ? 'type ' : ''}${name}${alias}`;
    imports.set(from, (imports.get(from) ?? new Set()).add(specifier));
  }

  function addName(module: SourceModule, name: string): void {
    const key = `${module.file} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const imported = module.imports.get(name);
    const declaration = module.declarations.get(name);
    if (imported) addImported(module, name, imported);
    else if (declaration) {
      const { text, names } = sourceText(module, declaration);
      for (const used of names) addName(module, used);
      if (!declarations.includes(text)) declarations.push(text);
    }
  }

  function addImported(module: SourceModule, local: string, imported: ImportedName): void {
    const { from, name } = imported;
    if (packages.test(from)) {
      addImport(from, imported, local);
      return;
    }
    if (!from.startsWith('.')) throw new Error(`${module.file}: a block to copy cannot use ${local} of ${from}`);
    const file = resolve(dirname(module.file), from);
    const exported = kitImport(file);
    if (exported) {
      addImport(exported, imported, local);
      return;
    }
    // What the kit does not export is copied.
    if (!/\.tsx?$/.test(file)) throw new Error(`${module.file}: a block to copy cannot use ${from}`);
    if (name !== local) throw new Error(`${module.file}: ${name} of ${from} is copied by its own name`);
    addName(readModule(file), name);
  }

  return {
    addNames(module: SourceModule, names: Iterable<string>): void {
      for (const name of names) addName(module, name);
    },
    addImport,
    text(): string {
      const lines = [...imports].toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
      return [lines.map(printImport).join('\n'), ...declarations].join('\n\n');
    },
  };
}

/** React first, the kit last. */
const rank = (from: string) => (from.startsWith('react') ? 0 : from.startsWith('@fourfold/ui-kit/') ? 2 : 1);

function printImport([from, specifiers]: [string, ReadonlySet<string>]): string {
  const all = [...specifiers].toSorted();
  const namespaces = all.filter((specifier) => specifier.startsWith('*'));
  const named = all.filter((specifier) => !specifier.startsWith('*'));
  const lines = namespaces.map((namespace) => `import ${namespace} from '${from}';`);
  if (named.length > 0) {
    const areTypes = named.every((specifier) => specifier.startsWith('type '));
    const names = areTypes ? named.map((specifier) => specifier.slice('type '.length)) : named;
    lines.push(`import ${areTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`);
  }
  return lines.join('\n');
}
