/** How large a document may be, and each thing in it. Lengths in UTF-16 units, width in CSS pixels. */
export const limits = {
  blocks: 2_000,
  /** Lists within one another. */
  lists: 3,
  /** Nodes within nodes; texts are not counted: two for each list, and a paragraph with a tooltip in the last. */
  depth: 8,
  nodes: 40_000,
  /** Of all texts, formulas, addresses and captions together. */
  characters: 200_000,
  formula: 2_000,
  /** Of one length in a formula, negative or not, in em: the width of a phone. */
  formulaLength: 20,
  address: 2_000,
  /** A credit, an alternative text, a video's title. */
  caption: 1_000,
  rows: 500,
  columns: 30,
  imageWidth: 4_000,
} as const;
