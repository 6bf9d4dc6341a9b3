import type { Told } from './dump.ts';

/** `   2,290  questions` */
export function sayRows({ table, rows }: Told): void {
  if (rows > 0) console.log(`${rows.toLocaleString('en-US').padStart(12)}  ${table}`);
}
