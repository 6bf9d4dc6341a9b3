interface ImportMetaEnv {
  /** URL of the learner site, if the server does not provide it. */
  readonly VITE_LEARNER_URL?: string;
}
