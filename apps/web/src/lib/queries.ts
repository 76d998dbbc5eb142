/**
 * What the server answered, held for the pages that show lists and plans: `useQuery({ queryKey, queryFn }, queries)`. Only
 * these pages load the library; the desk, which saves and never lists, does not.
 */
import { QueryClient } from "@tanstack/react-query";

export const queries = new QueryClient();

// looks again when the window or the network comes back
queries.mount();
