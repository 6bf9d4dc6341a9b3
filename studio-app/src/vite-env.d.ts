interface ImportMetaEnv {
  /** Base URL of the API: `/api` unless it has its own origin. */
  readonly VITE_API_BASE?: string;
  /** URL of the learner site, if the server does not provide it. */
  readonly VITE_LEARNER_URL?: string;
}
