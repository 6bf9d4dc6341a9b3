import type { Compiler, Evaluate } from './compiler.ts';
import { ExpressionError } from './expression-error.ts';
import type { Builtin } from './functions.ts';
import { lift } from './lift.ts';
import type { FunctionName } from './names.ts';
import type { SyntaxNode } from './syntax.ts';
import { isList, isPointList, type Value } from './values.ts';

type Call = Extract<SyntaxNode, { kind: 'call' | 'apply' }>;

export function compileCall(node: Call, own: Compiler): Evaluate {
  return node.kind === 'apply' ? compileStudentCall(node, own) : compileBuiltin(node, own);
}

function compileBuiltin({ name, args }: Call, own: Compiler): Evaluate {
  const builtin: Builtin = own.scope.builtins[name as FunctionName];
  if (args.length < builtin.least || args.length > builtin.most) throw wrongCount(name, builtin.least, args.length);
  const compiled = args.map((arg) => own.compile(arg));
  if (builtin.of === 'values') {
    const { apply } = builtin;
    return (frame) => {
      const values = compiled.map((evaluate) => evaluate(frame));
      for (const value of values) if (isList(value)) own.scope.budget.spend(value.length);
      return apply(values);
    };
  }
  const { apply } = builtin;
  const [first, second] = compiled as [Evaluate, Evaluate?];
  if (!second) {
    const lifted = lift(apply, 1, own.scope.budget);
    return (frame) => {
      const value = first(frame);
      return typeof value === 'number' ? (apply as (a: number) => number)(value) : lifted([value]);
    };
  }
  const lifted = lift(apply, 2, own.scope.budget);
  return (frame) => lifted([first(frame), second(frame)]);
}

function compileStudentCall({ name, args }: Call, own: Compiler): Evaluate {
  const { budget } = own.scope;
  const { params, evaluate } = own.scope.studentFunction(name);
  if (args.length !== params.length) throw wrongCount(name, params.length, args.length);
  const compiled = args.map((arg) => own.compile(arg));
  return (frame) => {
    budget.spend(1);
    const values = compiled.map((one) => one(frame));
    if (!values.some(isList)) return evaluate([frame[0] as Value, frame[1] as Value, ...values]);
    return applyToLists(values, (one) => {
      budget.spend(1);
      return evaluate([frame[0] as Value, frame[1] as Value, ...one]);
    });
  };
}

/** A function of a list is a list of its values. */
function applyToLists(values: readonly Value[], apply: (values: readonly Value[]) => Value): Value {
  const length = Math.min(...values.flatMap((value) => (isList(value) ? [value.length] : [])));
  const results: Value[] = [];
  for (let at = 0; at < length; at += 1)
    results.push(apply(values.map((value) => (isList(value) ? (value[at] as Value) : value))));
  if (results.some(isList)) throw new ExpressionError('Use a function of numbers: a list cannot be in a list.');
  return isPointList(results as Value) ? (results as Value) : (results as number[]);
}

function wrongCount(name: string, wanted: number, given: number): ExpressionError {
  return new ExpressionError(
    `Give ${name} ${wanted} ${wanted === 1 ? 'value' : 'values'} between its brackets, not ${given}.`,
  );
}
