/**
 * Query options of content that the user has opened: it changes rarely and must be available
 * offline. The page handles its errors.
 */
export const persistedContent = { staleTime: 300_000, meta: { keep: true }, throwOnError: false };
