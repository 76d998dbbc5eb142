/**
 * The boxes that the desk's charts are laid out in, in the display inputs of the specification (section 3). They are
 * larger than the carousels' defaults there (400x300, pie radius 50), because the chart is what the desk is about; radii
 * and title size are in pixels of the default box.
 */

/** Wide windows: drawn about 600 px wide. */
export const DESK_BOX = {
  width: 440,
  height: 330,
  innerRadius: 16,
  outerRadius: 108,
  PieouterRadius: 96,
  titleSize: "12px",
} as const;

/** As wide as the stack is on a phone, so that no letter is drawn smaller than it was laid out. */
export const PHONE_BOX = {
  width: 320,
  height: 300,
  innerRadius: 16,
  outerRadius: 116,
  PieouterRadius: 98,
  titleSize: "16px",
} as const;
