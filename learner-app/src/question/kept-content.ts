/**
 * Content that was begun: it changes seldom, and it must be there when the network is not. The page itself says what
 * becomes of it when it is there no more.
 */
export const keptContent = { staleTime: 300_000, meta: { keep: true }, throwOnError: false };
