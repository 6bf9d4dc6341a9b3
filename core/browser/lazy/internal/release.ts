/** The build of this page: the name of its own script, `early-3f2a91c`. Empty in development. */
export function ownRelease(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /\/assets\/([\w-]+)\.js$/.exec(script?.src ?? '')?.[1] ?? '';
}
