/** Rows on a page of a table, unless the table sets another number (CST-022, Q91). */
export const pageSize = 10;
