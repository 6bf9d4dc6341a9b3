/** Rows on a page of a table, wherever there is one (1§9). */
export const pageSize = 10;
