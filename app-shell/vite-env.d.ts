interface ImportMetaEnv {
  /** Base URL of the API: `/api` unless it is on another origin. */
  readonly VITE_API_BASE?: string;
}
