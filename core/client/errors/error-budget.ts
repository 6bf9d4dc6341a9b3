/** What a tab has told of late, and when (milliseconds, any beginning). */
export type Told = readonly { what: string; at: number }[];

const minute = 60_000;
const mostAMinute = 5;

/** What has been told once this is, too; null where it is not to be: a minute has five reports, and none of them twice. */
export function tell(told: Told, what: string, at: number): Told | null {
  const lately = told.filter((one) => at - one.at < minute);
  if (lately.length >= mostAMinute || lately.some((one) => one.what === what)) return null;
  return [...lately, { what, at }];
}
