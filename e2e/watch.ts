import type { BrowserContext, Worker } from '@playwright/test';

/**
 * Collects errors of all pages of a browser context, including popups and workers: uncaught
 * exceptions and violations of the Content-Security-Policy.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error().stack ?? fault.error()}`));
  await context.exposeBinding('noteViolation', ({ page }, what: string) => {
    faults.push(`${page.url()}: Content-Security-Policy: ${what}`);
  });
  context.on('page', (page) => page.on('worker', watchWorker));
  context.on('console', (message) => {
    if (message.text().startsWith(ofWorker)) faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    // Listen on the window, not the document: a popup gets a new document and keeps the window's
    // listeners.
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation(what: string): void }).noteViolation;
      note(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`);
    });
  });
  return faults;
}

const ofWorker = 'Content-Security-Policy of a worker: ';

/**
 * Bindings do not exist in a worker; its console output appears on its page. A worker that has
 * already ended is ignored.
 */
function watchWorker(worker: Worker): void {
  const listen = (words: string) => {
    self.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${words}${violatedDirective} ${blockedURI}`);
    });
  };
  worker.evaluate(listen, ofWorker).catch(() => {});
}
