import { beforeEach, describe, expect, it } from "vitest";
import { type Pause, pauses } from "./pause.ts";

let nowMs: number;
let pause: Pause;
beforeEach(() => {
  nowMs = 0;
  pause = pauses(() => nowMs);
});

describe("leaves the provider alone", () => {
  it("for as long as it asks, ten minutes at most", () => {
    pause.note({ ok: false, reason: "rate-limited", retryAfterMs: 45_000 });
    nowMs = 44_999;
    expect(pause.isOn()).toBe(true);
    nowMs = 45_000;
    expect(pause.isOn()).toBe(false);
    pause.note({ ok: false, reason: "rate-limited", retryAfterMs: 86_400_000 });
    nowMs += 10 * 60_000;
    expect(pause.isOn()).toBe(false);
  });

  it("for half a minute when it failed three times in a row", () => {
    pause.note({ ok: false, reason: "timeout" });
    pause.note({ ok: false, reason: "unreachable" });
    expect(pause.isOn()).toBe(false);
    pause.note({ ok: false, reason: "timeout" });
    expect(pause.isOn()).toBe(true);
    nowMs = 30_000;
    expect(pause.isOn()).toBe(false);
  });

  it("at once when it refuses the key", () => {
    pause.note({ ok: false, reason: "unauthorized" });
    expect(pause.isOn()).toBe(true);
  });

  it("not for failures with answers between, nor for nonsense", () => {
    for (let at = 0; at < 6; at++) pause.note(at % 2 ? { ok: true } : { ok: false, reason: "timeout" });
    for (let at = 0; at < 6; at++) pause.note({ ok: false, reason: "nonsense" });
    expect(pause.isOn()).toBe(false);
  });
});
