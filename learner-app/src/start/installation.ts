/** Reads an address from a meta tag that the server writes into the page. */
function metaSetting(name: 'api' | 'studio'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="fourfold:${name}"]`)?.content;
}

/** Base URL of the API: a path on this origin, or a full URL. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? metaSetting('api') ?? '/api';

/** URL of the studio. */
export function studioUrl(): string {
  return (import.meta.env.VITE_STUDIO_URL ?? metaSetting('studio') ?? '').replace(/\/+$/, '');
}
