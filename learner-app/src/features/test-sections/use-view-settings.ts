import { isRecord } from '@fourfold/core/client/outbox/guards';
import { zoomSteps } from '@fourfold/ui-kit/test/zoom';
import { useState } from 'react';

/** View settings of the test pages, stored in the browser. */
export type ViewSettings = {
  /** Size of the questions' text, in percent. */
  zoom: number;
  clock: 'shown' | 'hidden';
  /** Shows a strike-out button at each choice. */
  striking: boolean;
};

const key = 'fourfold.test.view';
const defaults: ViewSettings = { zoom: 100, clock: 'shown', striking: false };

export function useViewSettings(): [ViewSettings, (part: Partial<ViewSettings>) => void] {
  const [settings, setSettings] = useState(readStored);
  const change = (part: Partial<ViewSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      localStorage.setItem(key, JSON.stringify({ v: 1, ...next }));
    } catch {
      // Applies to this visit only.
    }
  };
  return [settings, change];
}

function readStored(): ViewSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (!isRecord(stored) || stored.v !== 1) return defaults;
    return {
      zoom: zoomSteps.find((step) => step === stored.zoom) ?? defaults.zoom,
      clock: stored.clock === 'hidden' ? 'hidden' : 'shown',
      striking: stored.striking === true,
    };
  } catch {
    return defaults;
  }
}
