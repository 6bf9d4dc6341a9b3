/** The reports that a tab has sent recently, with their times (milliseconds from any origin). */
export type SentReports = readonly { what: string; at: number }[];

const minute = 60_000;
const maxPerMinute = 5;

/**
 * Returns the sent reports including this one. Returns null if it must not be sent: a tab sends
 * five reports a minute, and none of them twice.
 */
export function recordReport(sentReports: SentReports, what: string, at: number): SentReports | null {
  const recentReports = sentReports.filter((one) => at - one.at < minute);
  if (recentReports.length >= maxPerMinute || recentReports.some((one) => one.what === what)) return null;
  return [...recentReports, { what, at }];
}
