/**
 * A mention: a stretch of tokens that means something to the reader.
 * "65%" → figure 65 %; "in 2021" → axis 2021; "24/7" → aside; "iPhone 15" → name
 */
export type UnitKind = "percent" | "currency" | "measure";
export type Unit = { kind: UnitKind; symbol: string };

type Place = {
  /** First token and the one after the last. */
  from: number;
  to: number;
  /** UTF-16 code units of the original text, end excluded. */
  start: number;
  end: number;
};

/** How a figure is worked out from others. */
export type Basis = {
  /** The places it rests on. */
  spans: readonly (readonly [number, number])[];
  /** In words; "" of a figure that stands for itself and must not be worked out from its neighbours. */
  how: string;
  /** What the text states in its place: 5 for "5 more"; nothing for "twice that". Missing where it is the same figure. */
  stated?: Figure | null;
  /** How doubtful it is that the text means this; 0 is not at all. */
  doubt?: number;
};

/** A stated number. Absolute: "$2M" is 2000000, "45%" is 45, "a third" is 33.33. */
export type Figure = Place & {
  kind: "figure";
  value: number;
  unit: Unit | null;
  /** "scale" where a magnitude is written with it. */
  scaled: boolean;
  /** The magnitude written with it: 1e6 for "1.2M". */
  factor?: number;
  /** Digits alone: nothing says what is counted. */
  bare: boolean;
  /** A small spelled number or such, which may well be no data. */
  weak: boolean;
  /** A change, not a level: "+12%", "up by 5". */
  signed: boolean;
  /** Both ends of a range; `value` is its middle. */
  range?: readonly [number, number];
  /** Where the number itself stands, without unit. */
  numberEnd: number;
  /** "per day", "a cup": what it is told by. */
  rate?: string;
  /** "8 out of 10", "7/10": the top of its scale. */
  outOf?: number;
  /** Worked out from another figure: the places it rests on, and how. */
  basis?: Basis;
  /** A share said in words: "a third", "one in five"; false for a rate, which is no share of a count: "conversion 6.7%". */
  part?: boolean;
};

export type AxisFamily =
  | "year"
  | "month"
  | "quarter"
  | "weekday"
  | "date"
  | "clock"
  | "season"
  | "step"
  | "band"
  | "relative"
  | "duration"
  | "version";

/** A place on an ordered axis. */
export type AxisMark = Place & {
  kind: "axis";
  family: AxisFamily;
  name: string;
  /** Orders the marks of one family. */
  order: number;
  /** Years, where distances are known. */
  position: number | null;
  /** For steps: what is counted ("week"). */
  noun?: string;
  /** Last step of a run: 9 for "grades 5 through 9". */
  through?: number;
  /** Another word as well ("then", "before"): an axis only where its neighbours are. */
  shy?: boolean;
};

/** A number that is no data, and why. */
export type Aside = Place & { kind: "aside"; why: string };

/** A name that holds a number: "iPhone 15", "Area 51". */
export type NameNumber = Place & { kind: "name" };

export type Mention = Figure | AxisMark | Aside | NameNumber;

export const isAxis = (mention: Mention): mention is AxisMark => mention.kind === "axis";

/** Its value follows from other figures of the text: "half of the 240". */
export const isWorkedOut = ({ basis }: Figure): boolean => basis !== undefined && basis.spans.length > 0;

/** A figure, where there is a mention at all. */
export const isFigure = (mention: Mention | undefined): mention is Figure => mention?.kind === "figure";
