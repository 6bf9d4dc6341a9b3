/** The browser's path: CHROMIUM_PATH, else one found on the machine; undefined if there is none. */
export function findChromium(): string | undefined;
/** Flags for root and CI; none for users. */
export const chromiumFlags: string[];
