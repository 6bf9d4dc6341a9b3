/** Where the learners' site is: as built in, else as the server that hands out this site wrote it into the page. */
export function learnerUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="learner-url"]');
  return (import.meta.env.VITE_LEARNER_URL ?? meta?.content ?? '').replace(/\/+$/, '');
}
