import {
  type Checker,
  NodeBuilderFlags,
  type NodeHandle,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import type { PropDocs } from './component-docs.ts';

export const printFlags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

export const isOfKit = ({ path }: NodeHandle) => !path.includes('/node_modules/');

type PropContext = {
  /** Constraints of the component's type parameters, by name. */
  typeParameters: ReadonlyMap<string, string>;
  defaultText: string | null;
};

/** Describes a prop: without `undefined`, which every optional prop takes, and with literals in source order. */
export function describeProp(
  project: Project,
  prop: TypeSymbol,
  { typeParameters, defaultText }: PropContext,
): PropDocs {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(prop) ?? checker.getUnknownType();
  const members = membersOf(type);
  const literals = members.flatMap((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType() ? member.value : [],
  );
  const isChoice = literals.length > 1 && literals.length === members.length;
  const declared = [prop, type.getAliasSymbol()].flatMap((symbol) => (symbol ? declarationText(project, symbol) : []));
  const ordered = literals.toSorted((one, other) => positionIn(declared, one) - positionIn(declared, other));
  return {
    name: prop.name,
    type: isChoice
      ? ordered.map(printLiteral).join(' | ')
      : withoutTypeParameters(printType(checker, type), typeParameters),
    detail: isChoice ? null : namedTypes(project, type).join('\n\n') || null,
    isRequired: (prop.flags & SymbolFlags.Optional) === 0,
    description: prop.getDocumentationComment(checker).trim(),
    defaultText,
    values: isChoice ? ordered : null,
  };
}

/** The types of a union without `undefined`. */
function membersOf(type: Type): readonly Type[] {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  return members.filter((member) => (member.flags & TypeFlags.Undefined) === 0);
}

function printType(checker: Checker, type: Type): string {
  const text = checker.typeToString(type, undefined, printFlags).replace(/ \| undefined$/, '');
  return text.replace(/^\((\(.*\) => .*)\)$/, '$1');
}

const printLiteral = (value: string | number) => (typeof value === 'string' ? `'${value}'` : `${value}`);

function positionIn(texts: readonly string[], value: string | number): number {
  const positions = texts.map((text) => text.indexOf(printLiteral(value))).filter((at) => at >= 0);
  return positions[0] ?? Number.POSITIVE_INFINITY;
}

/** `Value extends string` is shown as `string`. */
function withoutTypeParameters(text: string, typeParameters: ReadonlyMap<string, string>): string {
  return [...typeParameters].reduce((result, [name, constraint]) => {
    return result.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), constraint);
  }, text);
}

/** The declarations of the kit's own object types that a type consists of. */
function namedTypes(project: Project, type: Type): string[] {
  const parts = membersOf(type).flatMap((member) =>
    project.checker.isArrayLikeType(member) && member.isTypeReference()
      ? project.checker.getTypeArguments(member).flatMap(membersOf)
      : [member],
  );
  const symbols = parts.flatMap((part) => {
    if (part.isTypeParameter()) return [];
    const symbol = part.getAliasSymbol() ?? part.getSymbol();
    return symbol?.declarations.some(isOfKit) && !symbol.name.startsWith('__') ? symbol : [];
  });
  return [...new Set(symbols.flatMap((symbol) => declarationText(project, symbol)))];
}

function declarationText(project: Project, symbol: TypeSymbol): string[] {
  const text = symbol.declarations.find(isOfKit)?.resolve(project)?.getText();
  return text ? [text.replace(/^export /, '')] : [];
}
