/** A setup file of the vitest project "server-postgres": points testDatabase() at the server of postgres-for-tests. */
import { inject } from "vitest";

process.env.TEST_DATABASE_URL = inject("postgresUrl");
