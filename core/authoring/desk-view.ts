/** Where what is written lies. `here`: in this browser alone. `nowhere`: in this page alone, and lost with it. */
export type DeskView = {
  at: 'untouched' | 'saving' | 'saved' | 'here' | 'nowhere';
  /** When the server last took something over, a draft or a record; null before. */
  savedAt: number | null;
  /** This browser keeps nothing: its storage is full, or forbidden. */
  diskFails: boolean;
  /** Drafts in this browser that only another version of the studio can read; they are kept. */
  strange: number;
};

/** From what is well to what is lost. */
const fromBest: readonly DeskView['at'][] = ['untouched', 'saved', 'saving', 'here', 'nowhere'];

/** Of several places the one that is told: where the worst off lies. */
export function worstOf(places: readonly DeskView['at'][]): DeskView['at'] {
  return places.reduce((worst, at) => (fromBest.indexOf(at) > fromBest.indexOf(worst) ? at : worst), 'untouched');
}

export function isSameView(a: DeskView, b: DeskView): boolean {
  return (Object.keys(a) as (keyof DeskView)[]).every((name) => a[name] === b[name]);
}
