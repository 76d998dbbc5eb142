/** Where deletions that are not done yet are kept: a page looks there before it loads what sends them (deletions.ts). */
export const DELETIONS_KEY = "pendingDeletions";
