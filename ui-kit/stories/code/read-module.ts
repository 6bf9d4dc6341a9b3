import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** Where an imported name comes from; `name` is `default`, `*` or the exported name. */
export type ImportedName = { from: string; name: string; isType: boolean };

export type SourceModule = {
  file: string;
  source: string;
  /** By local name. */
  imports: ReadonlyMap<string, ImportedName>;
  /** Statements of the top level by the names that they declare, without their `export`. */
  declarations: ReadonlyMap<string, ESTree.Node>;
  /** The declared names that are exported, in source order. */
  exported: readonly string[];
};

/** Parses a TypeScript file; `source` replaces its text on disk. */
export function readModule(file: string, source = readFileSync(file, 'utf8')): SourceModule {
  const imports = new Map<string, ImportedName>();
  const declarations = new Map<string, ESTree.Node>();
  const exported: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const isType =
          statement.importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
        imports.set(specifier.local.name, { from: statement.source.value, name: importedName(specifier), isType });
      }
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (!declaration) continue;
    for (const name of declaredNames(declaration)) {
      declarations.set(name, declaration);
      if (isExport) exported.push(name);
    }
  }
  return { file, source, imports, declarations, exported };
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name;
}

function declaredNames(statement: ESTree.Node): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesOfPattern(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return statement.id ? [statement.id.name] : [];
    default:
      return [];
  }
}

function namesOfPattern(pattern: ESTree.Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOfPattern(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOfPattern(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left);
    case 'RestElement':
      return namesOfPattern(pattern.argument);
    default:
      return [];
  }
}
