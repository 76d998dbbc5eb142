/** Products whose versions are numbers, as their makers spell them: where one is typed in small letters, its number is no figure. */

/** The name, and the versions that it has had: "windows 11" is one, "windows 6" are six. */
const LINES: readonly (readonly [name: string, versions: string])[] = [
  ["iPhone", "[4-9]|1\\d|se|x[rs]?"],
  ["iPad", "[2-9]|1\\d|pro|air|mini"],
  ["MacBook", "pro|air"],
  ["macOS", "1\\d"],
  ["iOS", "[5-9]|1\\d|26"],
  ["Android", "[4-9]|1\\d"],
  ["Windows", "7|8|8\\.1|10|11|xp"],
  ["Pixel", "[3-9]|10"],
  ["Galaxy", "[sa]\\d\\d?|note|fold|flip"],
  ["PlayStation", "[2-5]"],
  ["Xbox", "360|one|series"],
  ["Boeing", "7[0-9]7"],
  ["Airbus", "a[23]\\d\\d"],
  ["Model", "[3syx]"],
  ["Formula", "[1-4]"],
  ["Python", "[23]"],
  ["FIFA", "1\\d|2[0-6]"],
  ["GTA", "[3-6]"],
  ["Sims", "[1-4]"],
  ["Halo", "[2-5]"],
  ["Covid", "19"],
];

/** What is typed in small letters, and how it is spelled; both of one length. Not "iphone 61%", "android 12, ios 9" in a list of figures. */
export const PRODUCT_LINES: readonly (readonly [typed: RegExp, spelled: string])[] = LINES.map(([name, versions]) => [
  new RegExp(`(?<![\\p{L}\\d-])${name.toLowerCase()}(?= (?:${versions})(?![\\p{L}\\d-]| ?[%,.;/]| percent|$))`, "gu"),
  name,
]);
