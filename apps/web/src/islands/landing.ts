/** The landing page's script. */
export {};
