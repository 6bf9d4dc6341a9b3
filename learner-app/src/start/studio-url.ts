import { siteUrl } from '@fourfold/app-shell/installation';

/** URL of the studio. */
export const studioUrl = () => siteUrl('studio', import.meta.env.VITE_STUDIO_URL);
