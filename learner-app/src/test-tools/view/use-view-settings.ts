import { useState } from 'react';

/** View settings of the pages of questions, stored in the browser. Practice has only the size of the text. */
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

/** Whether the user has enlarged the text of questions. */
export function isTextEnlarged(): boolean {
  return readStored().zoom !== defaults.zoom;
}

function readStored(): ViewSettings {
  try {
    const stored: Record<string, unknown> = Object(JSON.parse(localStorage.getItem(key) ?? ''));
    if (stored.v !== 1) return defaults;
    return {
      zoom: typeof stored.zoom === 'number' && stored.zoom >= 100 && stored.zoom <= 300 ? stored.zoom : defaults.zoom,
      clock: stored.clock === 'hidden' ? 'hidden' : 'shown',
      striking: stored.striking === true,
    };
  } catch {
    return defaults;
  }
}
