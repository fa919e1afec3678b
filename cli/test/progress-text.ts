import type { RunProgress } from "#live";
import { counted } from "../text.ts";

/** Writes the progress of a run in one line: calls, rate, time left and findings. */
export function progressText({ calls, findings, time, used, endpoint }: RunProgress): string {
  const rate = time > 0 ? Math.round((calls * 1000) / time) : 0;
  // At the beginning the rest can't be estimated.
  const left = used > 0.02 ? `, ${durationText((time / used) * (1 - used))} left` : "";
  return `${counted(calls, "request")}, ${rate}/s${left}, ${counted(findings, "finding")}: ${endpoint}`;
}

/** Writes a duration for people: `0.4 s`, `12 s`, `3 min`. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
