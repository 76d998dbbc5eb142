/** The part of subset-font that make-fonts uses; its published types end before `dropTables`. */
declare module "subset-font" {
  type SubsetOptions = {
    targetFormat: "sfnt" | "woff2";
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** Numbers of the `name` table: 13 and 14 are the licence, 16 and 17 the family ("Inter") and style that resvg chooses by. */
    preserveNameIds?: readonly number[];
  };
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}
