import { causesOf } from "../diagnostics/causes.ts";
import { diagnosticLines, type LineOptions } from "../diagnostics/lines.ts";
import type { Loaded } from "./load.ts";

/** Describes the result of loading a source in lines; none if nothing has changed. */
export function linesOf(loaded: Loaded, options: LineOptions): readonly string[] {
  if (loaded.kind === "unchanged") return [];
  const lines = diagnosticLines(loaded.diagnostics, options);
  return loaded.kind === "failed" ? [loaded.error, ...lines] : lines;
}

/** Counts the parts of a model, for the line about a loaded source. */
export function summaryOf(loaded: Extract<Loaded, { readonly kind: "loaded" }>): string {
  const { model, diagnostics, milliseconds } = loaded;
  const parts = [
    count(model.endpoints.length, "endpoint"),
    ...(model.channels?.length ? [count(model.channels.length, "channel")] : []),
    ...(model.webhooks?.length ? [count(model.webhooks.length, "webhook")] : []),
    count(Object.keys(model.types).length, "type"),
  ];
  const causes = causesOf(diagnostics).length;
  const places = causes === diagnostics.length ? "" : ` at ${count(diagnostics.length, "location")}`;
  const errors = causes === 0 ? "" : `, ${count(causes, "diagnostic")}${places}`;
  return `${parts.join(", ")}${errors}, read in ${Math.round(milliseconds)} ms`;
}

/** Numbers below a thousand need no separators: their library would slow down the start. */
const count = (n: number, one: string): string =>
  `${n < 1000 ? n : n.toLocaleString("en-US")} ${one}${n === 1 ? "" : "s"}`;
