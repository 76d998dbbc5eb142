/** What time it is, as an argument: tests bring their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
