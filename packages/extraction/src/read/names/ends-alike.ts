const LAST_LETTERS = 5;

/** "primaries" and "secondaries", not "teas" and "seniors": single words of one sort, told by how they end. */
export const endsAlike = (one: string, other: string): boolean =>
  one !== other &&
  one.length > LAST_LETTERS &&
  other.length > LAST_LETTERS &&
  !other.includes(" ") &&
  other.toLowerCase().endsWith(one.slice(-LAST_LETTERS).toLowerCase());
