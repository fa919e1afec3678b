import type { LocatedDiagnostic } from "./apart/read-description.ts";
import type { Loaded } from "./load.ts";

/** Maximum number of printed diagnostics by default. */
export const firstOnes = 20;

interface ReportOptions {
  readonly source: string;
  readonly all: boolean;
}

/** Describes the result of loading a source in lines; none if nothing has changed. */
export function linesOf(loaded: Loaded, { source, all }: ReportOptions): readonly string[] {
  if (loaded.kind === "unchanged") return [];
  const { diagnostics } = loaded;
  const reported = all ? diagnostics : diagnostics.slice(0, firstOnes);
  const lines = reported.map((diagnostic) => lineOf(diagnostic, source));
  const rest = diagnostics.length - reported.length;
  const more = rest > 0 ? [`  and ${rest} more; --all-diagnostics lists them all`] : [];
  if (loaded.kind === "failed") return [loaded.error, ...lines, ...more];
  return [...lines, ...more];
}

function lineOf({ code, message, position }: LocatedDiagnostic, source: string): string {
  const where = position === undefined ? source : `${source}:${position.line}:${position.column}`;
  return `  ${where}  ${code}  ${plainLine(message)}`;
}

/** Returns a text of a description on one line, without control characters. */
export const plainLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, " ")
    .trim();

/** Counts the parts of a model, for the line about a loaded source. */
export function summaryOf(loaded: Extract<Loaded, { readonly kind: "loaded" }>): string {
  const { model, diagnostics, milliseconds } = loaded;
  const parts = [
    count(model.endpoints.length, "endpoint"),
    ...(model.channels?.length ? [count(model.channels.length, "channel")] : []),
    ...(model.webhooks?.length ? [count(model.webhooks.length, "webhook")] : []),
    count(Object.keys(model.types).length, "type"),
  ];
  const errors = diagnostics.length === 0 ? "" : `, ${count(diagnostics.length, "diagnostic")}`;
  return `${parts.join(", ")}${errors}, read in ${Math.round(milliseconds)} ms`;
}

const count = (n: number, one: string): string => `${n.toLocaleString("en-US")} ${one}${n === 1 ? "" : "s"}`;
