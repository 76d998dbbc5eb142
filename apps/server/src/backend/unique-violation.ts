/**
 * Which unique column refused a row: two requests may pass the same check at the same time, the database lets one in.
 *
 *   try { insert } catch (error) { if (violatedColumn(error) === "email_key") … }
 */

const UNIQUE_VIOLATION = "23505";

/** The constraint's name without its table, or null for any other error. */
export function violatedColumn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && error.code === UNIQUE_VIOLATION) {
    const constraint = "constraint" in error && typeof error.constraint === "string" ? error.constraint : "";
    // catches "users_email_key_unique", must not catch "identities_pkey"
    return /^users_(.+)_unique$/.exec(constraint)?.[1] ?? constraint;
  }
  return violatedColumn(error.cause);
}
