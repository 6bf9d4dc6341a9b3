import type { TableCount } from './dump.ts';

/** `   2,290  questions` */
export function printRows({ table, rows }: TableCount): void {
  if (rows > 0) console.log(`${rows.toLocaleString('en-US').padStart(12)}  ${table}`);
}
