/** Where unsaved writing is stored. `here`: only in this browser. `nowhere`: only in memory, and lost with the page. */
export type DeskView = {
  state: 'untouched' | 'saving' | 'saved' | 'here' | 'nowhere';
  /** When the server last stored a draft or a record, in milliseconds since 1970; null before. */
  savedAt: number | null;
  /** The browser's storage is full or forbidden. */
  diskFails: boolean;
  /** Number of drafts in this browser that only another version of the studio can read. They are kept. */
  unreadable: number;
};

/** From the safest state to lost. */
const bestToWorst: readonly DeskView['state'][] = ['untouched', 'saved', 'saving', 'here', 'nowhere'];

/** Returns the worst of several states; it is the one that is shown. */
export function worstState(states: readonly DeskView['state'][]): DeskView['state'] {
  return states.reduce((worst, at) => (bestToWorst.indexOf(at) > bestToWorst.indexOf(worst) ? at : worst), 'untouched');
}

/** Whether two views are equal, so that listeners need not re-render. */
export function isSameView(a: DeskView, b: DeskView): boolean {
  return (Object.keys(a) as (keyof DeskView)[]).every((name) => a[name] === b[name]);
}
