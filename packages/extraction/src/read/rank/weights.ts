/** A weight table: what each place counts. */
export type Weights = { readonly [at: number]: number; readonly length: number };
