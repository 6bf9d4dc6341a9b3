import { Budget } from './budget.ts';
import { compile } from './compile.ts';
import type { Scope, StudentFunction } from './compiler.ts';
import { ExpressionError } from './expression-error.ts';
import { builtinsIn } from './functions.ts';
import type { SyntaxNode } from './syntax.ts';
import { eachNode } from './syntax.ts';
import type { AngleUnit } from './trigonometry.ts';
import type { Value } from './values.ts';

/** The slots of x and y in every frame. */
export const planeSlots: ReadonlyMap<string, number> = new Map([
  ['x', 0],
  ['y', 1],
]);
const none: ReadonlyMap<string, number> = new Map();

type Definition<T> = { resolve: () => T; state: 'new' | 'running' } | { state: 'done'; value: T };

/** What the names of a sheet mean. Each is computed when it is first used. */
export class Definitions {
  readonly budget = new Budget();
  private readonly constants = new Map<string, Definition<Value>>();
  private readonly functions = new Map<string, Definition<StudentFunction>>();
  /** The expressions of functions, with their parameters. */
  private readonly bodies = new Map<string, { params: readonly string[]; node: SyntaxNode }>();
  /** The columns of tables: their table, and the rows that are filled, 0-based. */
  private readonly columns = new Map<string, { table: object; rows: readonly number[] }>();
  private readonly planeUses = new Map<string, boolean>();
  private readonly builtins;

  constructor(unit: AngleUnit) {
    this.builtins = builtinsIn(unit);
  }

  /** The scope of an expression; `slots` are its variables. */
  scope(slots: ReadonlyMap<string, number>): Scope {
    return {
      slots,
      builtins: this.builtins,
      budget: this.budget,
      constant: (name) => resolved(this.constants, name),
      studentFunction: (name) => resolved(this.functions, name),
    };
  }

  has(name: string): boolean {
    return this.constants.has(name) || this.functions.has(name);
  }

  /** Throws ExpressionError if the name is defined already. */
  addConstant(name: string, resolve: () => Value): void {
    this.refuseSecond(name);
    this.constants.set(name, { state: 'new', resolve });
  }

  /** Defines a column of a table as the list of its filled rows. Throws ExpressionError if the name is defined. */
  addColumn(name: string, table: object, rows: readonly number[], resolve: () => Value): void {
    this.addConstant(name, resolve);
    this.columns.set(name, { table, rows });
  }

  /** The names of the student's functions. */
  functionNames(): ReadonlySet<string> {
    return new Set(this.functions.keys());
  }

  /** The rows that all columns of `table` in the expressions have filled; null if there is none of its columns. */
  commonRows(table: object, nodes: readonly SyntaxNode[]): readonly number[] | null {
    let common: readonly number[] | null = null;
    for (const node of nodes)
      eachNode(node, (part) => {
        const column = part.kind === 'name' ? this.columns.get(part.name) : undefined;
        if (column?.table !== table) return;
        common = common === null ? column.rows : common.filter((row) => column.rows.includes(row));
      });
    return common;
  }

  /**
   * A scope in which the columns of a table that the expressions use have the same rows: those that all have. With
   * 'gaps', columns that are only longer than others stay as they are.
   */
  alignedScope(slots: ReadonlyMap<string, number>, nodes: readonly SyntaxNode[], only: 'all' | 'gaps' = 'all'): Scope {
    const scope = this.scope(slots);
    const constant = (name: string): Value => {
      const value = scope.constant(name);
      const column = this.columns.get(name);
      const common = column && this.commonRows(column.table, nodes);
      if (!common || common.length === column.rows.length) return value;
      if (only === 'gaps' && !this.hasGaps(column.table, nodes)) return value;
      return common.map((row) => (value as readonly number[])[column.rows.indexOf(row)] as number);
    };
    return { ...scope, constant };
  }

  private hasGaps(table: object, nodes: readonly SyntaxNode[]): boolean {
    let hasGap = false;
    for (const node of nodes)
      eachNode(node, (part) => {
        const column = part.kind === 'name' ? this.columns.get(part.name) : undefined;
        if (column?.table === table && column.rows.some((row, at) => row !== at)) hasGap = true;
      });
    return hasGap;
  }

  addVariable(name: string, node: SyntaxNode): void {
    this.addConstant(name, () => this.evaluate(node));
  }

  addFunction(name: string, params: readonly string[], node: SyntaxNode): void {
    this.refuseSecond(name);
    const slots = new Map([...planeSlots, ...params.map((param, at): [string, number] => [param, at + 2])]);
    const resolve = () => {
      this.refuseMissing(node, slots);
      return { params, evaluate: compile(node, this.scope(slots)) };
    };
    this.functions.set(name, { state: 'new', resolve });
    this.bodies.set(name, { params, node });
  }

  /** The value of an expression without x and y. */
  evaluate(node: SyntaxNode): Value {
    this.refuseMissing(node, none);
    return compile(node, this.alignedScope(none, [node], 'gaps'))([Number.NaN, Number.NaN]);
  }

  /** Throws ExpressionError with all names that have no meaning. */
  refuseMissing(node: SyntaxNode, slots: ReadonlyMap<string, number>): void {
    const missing = this.missingNames(node, slots);
    const [first] = missing;
    if (first === undefined) return;
    if (first === 'x' || first === 'y')
      throw new ExpressionError(`Use numbers here, not ${first}: for a curve write y = …, for a function f(x) = ….`);
    throw new ExpressionError(
      missing.length === 1 ? `Define ${first}: write ${first} = 1 on a line.` : `Define ${missing.join(', ')}.`,
      missing,
    );
  }

  missingNames(node: SyntaxNode, slots: ReadonlyMap<string, number>): string[] {
    const names = new Set<string>();
    eachNode(node, (part) => {
      if (part.kind !== 'name' || slots.has(part.name) || this.has(part.name)) return;
      if (part.name !== 'e' && part.name !== 'pi') names.add(part.name);
    });
    return [...names];
  }

  /** Whether a function depends on x or y without a parameter of that name. Each function is read once. */
  usesPlane(name: string, variable: string): boolean {
    const key = `${name} ${variable}`;
    const known = this.planeUses.get(key);
    if (known !== undefined) return known;
    // For a function that calls itself, which has no value.
    this.planeUses.set(key, false);
    const body = this.bodies.get(name);
    let isUsed = false;
    if (body && !body.params.includes(variable))
      eachNode(body.node, (part) => {
        if (part.kind === 'name' && part.name === variable) isUsed = true;
        if (part.kind === 'apply' && this.usesPlane(part.name, variable)) isUsed = true;
      });
    this.planeUses.set(key, isUsed);
    return isUsed;
  }

  private refuseSecond(name: string): void {
    if (this.has(name)) throw new ExpressionError(`Define ${name} once: another line defines it, too.`);
  }
}

function resolved<T>(definitions: Map<string, Definition<T>>, name: string): T {
  const definition = definitions.get(name);
  if (!definition) throw new ExpressionError(`Define ${name}: write ${name} = 1 on a line.`, [name]);
  if (definition.state === 'done') return definition.value;
  if (definition.state === 'running') throw new ExpressionError(`Define ${name} without itself.`);
  definition.state = 'running';
  try {
    const value = definition.resolve();
    definitions.set(name, { state: 'done', value });
    return value;
  } finally {
    // After an error, each line that uses the name reports it.
    if (definition.state === 'running') definition.state = 'new';
  }
}
