interface ImportMetaEnv {
  /** Base address of the API: `/api` unless it is on an origin of its own. */
  readonly VITE_API_BASE?: string;
  /** Address of the studio, where the server does not say it. */
  readonly VITE_STUDIO_URL?: string;
}
