/** Where the pictures' font comes from: Inter (SIL Open Font License) as static TrueType files, by weight. */
import { createRequire } from "node:module";

export type FontWeight = 400 | 600;

const require = createRequire(import.meta.url);

export const FONT_SOURCES: Record<FontWeight, string> = {
  400: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  600: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
