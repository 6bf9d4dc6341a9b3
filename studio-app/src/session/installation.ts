/** What the server that hands out this site wrote into the page about where it is installed. */
function installed(name: 'api' | 'learner'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="fourfold:${name}"]`)?.content;
}

/** Base address of the API: under this site's own /api unless the build or the installation says otherwise. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? installed('api') ?? '/api';

/** Where the learners' site is. */
export function learnerUrl(): string {
  return (import.meta.env.VITE_LEARNER_URL ?? installed('learner') ?? '').replace(/\/+$/, '');
}
