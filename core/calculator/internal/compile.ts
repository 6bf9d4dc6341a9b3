import { add, divide, multiply, power, subtract } from './arithmetic.ts';
import { compileCall } from './compile-call.ts';
import { compileList } from './compile-list.ts';
import { compilePiecewise } from './compile-piecewise.ts';
import type { Compiler, Evaluate, Scope } from './compiler.ts';
import { ExpressionError } from './expression-error.ts';
import { lift } from './lift.ts';
import { eachNode, type SyntaxNode } from './syntax.ts';
import { isList, isPoint, longestList, type Point, type Value } from './values.ts';
import { factorial } from './whole-numbers.ts';

const operations = { '+': add, '-': subtract, '*': multiply, '/': divide, '^': power };

/** Compiles an expression to a closure. Throws ExpressionError for names without a meaning. */
export function compile(node: SyntaxNode, scope: Scope): Evaluate {
  return compiler(scope).compile(node);
}

function compiler(scope: Scope): Compiler {
  const own: Compiler = { scope, compile: (node) => once(node, scope, compileNode(node, own)) };
  return own;
}

/** What depends on no slot is computed once, so that a list in a plotted expression costs nothing per pixel. */
function once(node: SyntaxNode, { slots }: Scope, evaluate: Evaluate): Evaluate {
  if (node.kind === 'number' || node.kind === 'name') return evaluate;
  let isConstant = true;
  eachNode(node, (part) => {
    // A function of the student can use x and y.
    if (part.kind === 'apply' || (part.kind === 'name' && slots.has(part.name))) isConstant = false;
  });
  if (!isConstant) return evaluate;
  let value: Value | undefined;
  return (frame) => {
    value ??= evaluate(frame);
    return value;
  };
}

function compileNode(node: SyntaxNode, own: Compiler): Evaluate {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return compileName(node.name, own.scope);
    case 'operation':
      return compileOperation(node, own);
    case 'minus': {
      const of = own.compile(node.of);
      const negate = lift((a) => -a, 1, own.scope.budget);
      return (frame) => {
        const value = of(frame);
        return typeof value === 'number' ? -value : negate([value]);
      };
    }
    case 'factorial': {
      const of = own.compile(node.of);
      const apply = lift(factorial, 1, own.scope.budget);
      return (frame) => apply([of(frame)]);
    }
    case 'call':
    case 'apply':
      return compileCall(node, own);
    case 'list':
    case 'range':
      return compileList(node, own);
    case 'element':
      return compileElement(node, own);
    case 'point':
      return compilePoint(node, own);
    case 'piecewise':
      return compilePiecewise(node, own);
    default:
      return node satisfies never;
  }
}

function compileName(name: string, { slots, constant }: Scope): Evaluate {
  const slot = slots.get(name);
  if (slot !== undefined) return (frame) => frame[slot] as Value;
  if (name === 'pi') return () => Math.PI;
  if (name === 'e') return () => Math.E;
  const value = constant(name);
  return () => value;
}

function compileOperation(node: Extract<SyntaxNode, { kind: 'operation' }>, own: Compiler): Evaluate {
  const apply = operations[node.sign];
  const [left, right] = [own.compile(node.left), own.compile(node.right)];
  const lifted = lift(apply, 2, own.scope.budget);
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    return typeof a === 'number' && typeof b === 'number' ? apply(a, b) : lifted([a, b]);
  };
}

function compileElement(node: Extract<SyntaxNode, { kind: 'element' }>, own: Compiler): Evaluate {
  const [list, index] = [own.compile(node.list), own.compile(node.index)];
  const product = lift(multiply, 2, own.scope.budget);
  return (frame) => {
    const [elements, at] = [list(frame), index(frame)];
    // m[2, 4] of a number is a product.
    if (typeof elements === 'number' && isList(at)) return product([elements, at]);
    if (!isList(elements) || isPoint(at)) throw new ExpressionError('Write the first element as L[1].');
    const element = (position: number | Point) =>
      typeof position === 'number' ? elements[Math.round(position) - 1] : undefined;
    return isList(at) ? (at.flatMap((position) => element(position) ?? []) as Value) : (element(at) ?? Number.NaN);
  };
}

/** Of two lists, a list of points. */
function compilePoint(node: Extract<SyntaxNode, { kind: 'point' }>, own: Compiler): Evaluate {
  const [left, right] = [own.compile(node.x), own.compile(node.y)];
  return (frame) => {
    const [x, y] = [left(frame), right(frame)];
    if (typeof x === 'number' && typeof y === 'number') return { x, y };
    if (isPoint(x) || isPoint(y)) throw new ExpressionError('Give a point two numbers: (1, 2).');
    const lengths = [x, y].flatMap((value) => (isList(value) ? [value.length] : []));
    const length = Math.min(longestList, ...lengths);
    return Array.from({ length }, (_, at) => ({ x: elementOf(x, at), y: elementOf(y, at) }));
  };
}

function elementOf(value: Value, at: number): number {
  const element = isList(value) ? value[at] : value;
  return typeof element === 'number' ? element : Number.NaN;
}
