import { Hono } from 'hono';
import { type ApiDeps, answerHealth, createApi, type Env } from './app.ts';
import type { Site } from './call/handler.ts';
import { healthOf } from './health.ts';
import type { KeptBuilds } from './static/kept-builds.ts';
import { serveSite } from './static/serve-site.ts';

export type SiteDeps = ApiDeps & {
  site: Site;
  /** Its built app. */
  folder: string;
  /** Where the apps find the API when it has an origin of its own. */
  apiUrl: string | null;
  /** For tabs that were opened before the present build. */
  kept: KeptBuilds | null;
};

const names = { learner: 'learner app', studio: 'studio' } as const satisfies Record<Site, string>;

/** One site's listener: the API under /api, whether it is ready under /health, and its app everywhere else. */
export async function createSite(deps: SiteDeps): Promise<Hono<Env>> {
  const { site, folder, apiUrl, learnerUrl, studioUrl, kept, videoHosts } = deps;
  const files = await serveSite({
    name: names[site],
    folder,
    head: installation({ api: apiUrl ?? '/api', learner: learnerUrl, studio: studioUrl }),
    api: apiUrl && new URL(apiUrl).origin,
    videoHosts,
    kept,
  });
  const app = new Hono<Env>();
  app.route('/', createApi(deps, { basePath: '/api', site }));
  app.get('/health', async () => answerHealth(await healthOf(deps)));
  app.all('*', (c) => files(c.req.raw));
  return app;
}

/** What a built app must know of where it is installed, as `<meta name="fourfold:…">` of its page. */
function installation(known: Record<'api' | 'learner' | 'studio', string>): string {
  return Object.entries(known)
    .map(([name, value]) => `<meta name="fourfold:${name}" content="${value.replaceAll('"', '&quot;')}">`)
    .join('');
}
