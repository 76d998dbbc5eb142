/**
 * What one page hands to the next in the history state, and how the next one reads it.
 *
 *   textInState({message: "You need …"}, "message") -> "You need …"; textInState(null, "message") -> null
 */
export const textInState = (state: unknown, name: string): string | null => {
  const value: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : null;
  return typeof value === "string" && value !== "" ? value : null;
};
