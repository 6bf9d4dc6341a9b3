interface ImportMetaEnv {
  /** Base address of the API: `/api` unless it is on an origin of its own. */
  readonly VITE_API_BASE?: string;
  /** Address of the learners' site, where the server does not say it. */
  readonly VITE_LEARNER_URL?: string;
}
