import type { Budget } from './budget.ts';
import type { Builtin } from './functions.ts';
import type { FunctionName } from './names.ts';
import type { SyntaxNode } from './syntax.ts';
import type { Value } from './values.ts';

/** The values of x, y and the parameters, by slot. */
export type Frame = readonly Value[];
export type Evaluate = (frame: Frame) => Value;

/** A function of the student: its parameters are in the slots from 2. */
export type StudentFunction = { params: readonly string[]; evaluate: Evaluate };

/** What the names of an expression mean. `constant` and `studentFunction` throw ExpressionError for unknown names. */
export type Scope = {
  slots: ReadonlyMap<string, number>;
  constant(name: string): Value;
  studentFunction(name: string): StudentFunction;
  builtins: Readonly<Record<FunctionName, Builtin>>;
  budget: Budget;
};

/** Compiles the parts of an expression. */
export type Compiler = { scope: Scope; compile(node: SyntaxNode): Evaluate };
