// The worker's world as far as we use it: TypeScript's library for workers cannot stand beside the one for pages.
type Waiting = Event & { waitUntil(done: Promise<unknown>): void };

export type Fetching = Waiting & {
  request: Request;
  /** Asked for while the worker was being started; undefined where the browser did not. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(reply: Promise<Response>): void;
};

export type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
};
