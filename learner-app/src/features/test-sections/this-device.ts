import { newId } from '@fourfold/core/browser/new-id';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';

/** Not `fourfold.device`: that is the secret of the log-in (core/browser/known-device.ts). */
const name = 'fourfold.test-device';

/** The id that this browser chose for itself; null if it stores nothing. */
export function thisDevice(): string | null {
  try {
    const id = localStorage.getItem(name) ?? newId();
    localStorage.setItem(name, id);
    return id;
  } catch {
    return null;
  }
}

/** Whether another device takes the section: this one stops and asks. A stored reply of before names no device. */
export function isOnOtherDevice({ device }: SectionProgress): boolean {
  const own = thisDevice();
  return own !== null && (device ?? null) !== null && device !== own;
}
