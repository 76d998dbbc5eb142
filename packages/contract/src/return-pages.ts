/** The pages that send people to the log-in and want them back. To no other address does a log-in ever lead. */
export const RETURN_PAGES: readonly string[] = ["/pricing"];

/** returnPage("/pricing") -> "/pricing"; returnPage("https://evil.example/") -> null */
export const returnPage = (wanted: unknown): string | null => RETURN_PAGES.find((page) => page === wanted) ?? null;
