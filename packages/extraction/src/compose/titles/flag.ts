/** Yes and no as trees ask for them. */
export const flag = (yes: boolean): number => (yes ? 1 : 0);
