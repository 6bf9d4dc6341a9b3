interface ImportMetaEnv {
  /** Base URL of the API: `/api` unless it is on another origin. */
  readonly VITE_API_BASE?: string;
  /** URL of the studio, if the server does not write it into the page. */
  readonly VITE_STUDIO_URL?: string;
}
