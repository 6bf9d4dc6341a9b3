/** Reads a meta tag that the server writes into the page: the URLs of this installation. */
function readInstallationUrl(name: 'api' | 'learner'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="fourfold:${name}"]`)?.content;
}

/** Base URL of the API: /api of this site unless the build or the installation sets another. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? readInstallationUrl('api') ?? '/api';

/** URL of the learner site, without a trailing slash. */
export function learnerUrl(): string {
  return (import.meta.env.VITE_LEARNER_URL ?? readInstallationUrl('learner') ?? '').replace(/\/+$/, '');
}
