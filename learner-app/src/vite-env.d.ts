interface ImportMetaEnv {
  /** URL of the studio, if the server does not write it into the page. */
  readonly VITE_STUDIO_URL?: string;
}
