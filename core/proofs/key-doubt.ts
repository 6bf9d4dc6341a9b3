/** Why an import could not verify that a key accepts every right answer. */
export const keyKinds = ['expression', 'equation', 'list', 'words', 'untypable'] as const;
export type KeyKind = (typeof keyKinds)[number];
/** The reason of the doubt, and the imported key. */
export type KeyDoubt = { kind: KeyKind; keys: readonly string[] };
