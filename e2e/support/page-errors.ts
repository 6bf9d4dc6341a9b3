import type { BrowserContext, Worker } from '@playwright/test';

/**
 * Collects errors of all pages of a browser context, including popups and workers: uncaught
 * exceptions and violations of the Content-Security-Policy.
 */
export async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on('weberror', (webError) =>
    errors.push(`${webError.page()?.url()}: ${webError.error().stack ?? webError.error()}`),
  );
  await context.exposeBinding('noteViolation', ({ page }, violation: string) => {
    errors.push(`${page.url()}: Content-Security-Policy: ${violation}`);
  });
  context.on('page', (page) => page.on('worker', reportWorkerViolations));
  context.on('console', (message) => {
    if (message.text().startsWith(workerPrefix)) errors.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    // Listen on the window, not the document: a popup gets a new document and keeps the window's
    // listeners.
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation(violation: string): void }).noteViolation;
      note(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`);
    });
  });
  return errors;
}

const workerPrefix = 'Content-Security-Policy of a worker: ';

/**
 * Bindings do not exist in a worker; its console output appears on its page. A worker that has
 * already ended is ignored.
 */
function reportWorkerViolations(worker: Worker): void {
  const listen = (prefix: string) => {
    self.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${prefix}${violatedDirective} ${blockedURI}`);
    });
  };
  worker.evaluate(listen, workerPrefix).catch(() => {});
}
