/** Whether a change and its level are told in one unit: "4 °C … 9 degrees warmer", not "4 kg … 9 km further". */
export const isSameUnit = (step: string, base = ""): boolean => step === base || (step === "°" && base.startsWith("°"));
