/** Prints rows as a table: a measurement, what it is held against, and the ratio of the two. */
export type Row = { what: string; measured: number; limit: number; unit: string; limitIs: string };

const rounded = (value: number): number => Number(value.toPrecision(3));

export const printRows = (rows: readonly Row[]): void => {
  console.table(
    rows.map(({ what, measured, limit, unit, limitIs }) => ({
      what,
      measured: `${rounded(measured)} ${unit}`,
      against: `${rounded(limit)} ${unit} (${limitIs})`,
      ratio: rounded(measured / limit),
    })),
  );
};
