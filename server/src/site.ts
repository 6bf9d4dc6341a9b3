import { Hono } from 'hono';
import { type ApiDeps, answerHealth, createApi, type Env } from './app.ts';
import type { Site } from './call/handler.ts';
import { healthOf } from './health.ts';
import { serveSite } from './static/serve-site.ts';
import type { StoredBuilds } from './static/stored-builds.ts';

export type SiteDeps = ApiDeps & {
  site: Site;
  /** Its built app. */
  folder: string;
  /** The address of the API if it has its own origin; null otherwise. */
  apiUrl: string | null;
  /** Earlier builds, for tabs that were opened before the current build. */
  storedBuilds: StoredBuilds | null;
};

const names = { learner: 'learner app', studio: 'studio' } as const satisfies Record<Site, string>;

/** Creates a site's listener: the API below /api, health at /health, and the app at all other paths. */
export async function createSite(deps: SiteDeps): Promise<Hono<Env>> {
  const { site, folder, apiUrl, learnerUrl, studioUrl, storedBuilds, videoHosts } = deps;
  const files = await serveSite({
    name: names[site],
    folder,
    head: installation({ api: apiUrl ?? '/api', learner: learnerUrl, studio: studioUrl }),
    api: apiUrl && new URL(apiUrl).origin,
    videoHosts,
    storedBuilds,
  });
  const app = new Hono<Env>();
  app.route('/', createApi(deps, { basePath: '/api', site }));
  app.get('/health', async () => answerHealth(await healthOf(deps)));
  app.all('*', (c) => files(c.req.raw));
  return app;
}

/** The addresses that a built app needs, as `<meta name="fourfold:…">` elements for its page. */
function installation(known: Record<'api' | 'learner' | 'studio', string>): string {
  return Object.entries(known)
    .map(([name, value]) => `<meta name="fourfold:${name}" content="${value.replaceAll('"', '&quot;')}">`)
    .join('');
}
