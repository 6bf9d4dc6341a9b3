/** Whether the site has a newer build than this page. */
export const site = { isNewer: false };
