import { siteUrl } from '@fourfold/app-shell/installation';

/** URL of the learner site, without a trailing slash. */
export const learnerUrl = () => siteUrl('learner', import.meta.env.VITE_LEARNER_URL);
