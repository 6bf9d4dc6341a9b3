/** Where the studio is: as built in, else as the server that hands out this site wrote it into the page. */
export function studioUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="studio-url"]');
  return (import.meta.env.VITE_STUDIO_URL ?? meta?.content ?? '').replace(/\/+$/, '');
}
