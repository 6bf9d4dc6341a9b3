/** Whether the site is of another build than this page by now; who is told so needs no other reason. */
export const site = { isNewer: false };
