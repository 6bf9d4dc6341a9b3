/** Reads an address from a meta tag that the server writes into the page. */
function metaSetting(name: 'api' | SiteName): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="fourfold:${name}"]`)?.content;
}

type SiteName = 'learner' | 'studio';

/** Base URL of the API: a path on this origin, or a full URL. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? metaSetting('api') ?? '/api';

/** URL of the other site, without a trailing slash; `ofBuild` is the setting of the build, which takes precedence. */
export function siteUrl(name: SiteName, ofBuild: string | undefined): string {
  return (ofBuild ?? metaSetting(name) ?? '').replace(/\/+$/, '');
}
