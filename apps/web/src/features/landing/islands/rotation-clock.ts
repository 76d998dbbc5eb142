/**
 * When the sample cards turn (specification, sections 2 and 9): every 3 s; after a pick by hand they rest for 3 s, then
 * go on. In: the time and what happened. Out: the next state.
 *
 *   turned({active: 2, dueAtMs: 3000}, {nowMs: 3000, count: 3}) -> {active: 0, dueAtMs: 6000}
 */
export const ROTATION_MS = 3000;
export const PAUSE_AFTER_PICK_MS = 3000;

export type Rotation = { active: number; dueAtMs: number };

export const startedAt = (nowMs: number): Rotation => ({ active: 0, dueAtMs: nowMs + ROTATION_MS });

/** Turns where it is due; else nothing changes. */
export const turned = (state: Rotation, { nowMs, count }: { nowMs: number; count: number }): Rotation =>
  nowMs < state.dueAtMs ? state : { active: (state.active + 1) % count, dueAtMs: nowMs + ROTATION_MS };

/** Rotation resumes after the pause, and the first turn comes its 3 s later. */
export const picked = (active: number, nowMs: number): Rotation => ({
  active,
  dueAtMs: nowMs + PAUSE_AFTER_PICK_MS + ROTATION_MS,
});
