/** The frame of a drawing: the building in the middle, the names of its parts on both sides. */
export const FRAME = {
  width: 440,
  height: 224,
  ground: 204,
  /** Of the building and its neighbours. */
  left: 104,
  right: 304,
  /** Of the building alone. */
  most: 172,
} as const;
