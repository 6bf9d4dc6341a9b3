/** The reports that a tab has sent recently, with their times (milliseconds from any origin). */
export type Told = readonly { what: string; at: number }[];

const minute = 60_000;
const mostAMinute = 5;

/**
 * Returns the sent reports including this one. Returns null if it must not be sent: a tab sends
 * five reports a minute, and none of them twice.
 */
export function tell(told: Told, what: string, at: number): Told | null {
  const lately = told.filter((one) => at - one.at < minute);
  if (lately.length >= mostAMinute || lately.some((one) => one.what === what)) return null;
  return [...lately, { what, at }];
}
