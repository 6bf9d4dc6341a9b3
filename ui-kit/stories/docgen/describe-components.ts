import {
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import type { ESTree } from 'vite';
import { readModule, type SourceModule } from '../code/read-module.ts';
import type { ComponentDocs } from './component-docs.ts';
import { describeProp, isOfKit, printFlags } from './describe-prop.ts';
import { inheritedProps } from './inherited-props.ts';

/** Describes the components that a file of the kit exports, from its types and comments. */
export function describeComponents(project: Project, file: string): ComponentDocs[] {
  const { program, checker } = project;
  const sourceFile = program.getSourceFile(file);
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
  if (!module) return [];
  const source = readModule(file);
  return checker.getExportsOfModule(module).flatMap((symbol) => describeComponent(project, symbol, source) ?? []);
}

function describeComponent(project: Project, symbol: TypeSymbol, source: SourceModule): ComponentDocs | null {
  const { checker } = project;
  const { name } = symbol;
  const type = /^[A-Z]/.test(name) ? checker.getTypeOfSymbol(symbol) : undefined;
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return null;
  // A component that is exported from another file has its comment there.
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const description = declared.getDocumentationComment(checker);
  const [parameter] = signature.getParameters();
  const props = parameter && checker.getTypeOfSymbol(parameter);
  if (!props) return { name, description, props: [], inherited: null };
  const defaults = defaultTexts(source, name);
  const typeParameters = new Map(
    signature.getTypeParameters().map((typeParameter) => {
      const constraint = checker.getConstraintOfTypeParameter(typeParameter);
      const name = checker.typeToString(typeParameter);
      return [name, constraint ? checker.typeToString(constraint) : name];
    }),
  );
  const own = checker.getPropertiesOfType(props).filter((prop) => prop.declarations.some(isOfKit));
  return {
    name,
    description,
    props: own.map((prop) =>
      describeProp(project, prop, { typeParameters, defaultText: defaults.get(prop.name) ?? null }),
    ),
    inherited: inheritedProps(
      partsOf(props).flatMap((part) =>
        [printFlags, printFlags | NodeBuilderFlags.InTypeAlias].map((flags) =>
          checker.typeToString(part, undefined, flags),
        ),
      ),
      own.map((prop) => prop.name),
    ),
  };
}

function partsOf(type: Type): readonly Type[] {
  return type.isIntersectionType() ? (type.getTypes() ?? []).flatMap(partsOf) : [type];
}

/** The default values in the parameter of a component, by prop. */
function defaultTexts({ declarations, source }: SourceModule, component: string): Map<string, string> {
  const declaration = declarations.get(component);
  const [parameter] = declaration?.type === 'FunctionDeclaration' ? declaration.params : [];
  if (parameter?.type !== 'ObjectPattern') return new Map();
  return new Map(
    parameter.properties.flatMap((property): [string, string][] => {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') return [];
      const key: ESTree.Node = property.key;
      const { right } = property.value;
      return key.type === 'Identifier' ? [[key.name, source.slice(right.start, right.end)]] : [];
    }),
  );
}
