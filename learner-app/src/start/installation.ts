/** What the server that hands out the page says in it of where the product is installed. */
function installed(name: 'api' | 'studio'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="fourfold:${name}"]`)?.content;
}

/** Where the API is: a path on the own origin, or an address of its own. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? installed('api') ?? '/api';

/** Where the studio is. */
export function studioUrl(): string {
  return (import.meta.env.VITE_STUDIO_URL ?? installed('studio') ?? '').replace(/\/+$/, '');
}
