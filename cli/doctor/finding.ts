/** The subjects of checks, in the order of the report. */
export const checkNames = ["settings", "ports", "stores", "disk", "clock", "DNS", "proxy"] as const;

/** The result of one check. */
export interface Finding {
  readonly check: (typeof checkNames)[number];
  /** `not set` was not checked, since its setting is absent; `warning` works, with a disadvantage; `failed` does not work. */
  readonly status: "ok" | "not set" | "warning" | "failed";
  readonly message: string;
  /** The action that removes the problem. */
  readonly fix?: string;
}

/** Creates a finding without a problem. */
export const ok = (check: Finding["check"], message: string): Finding => ({ check, status: "ok", message });

/** Creates a finding about a setting that is absent, and that not every deployment needs. */
export const notSet = (check: Finding["check"], message: string): Finding => ({ check, status: "not set", message });

/** Creates a finding of a problem. Errors of settings and ports have their advice behind the first semicolon. */
export function problem(
  check: Finding["check"],
  status: "warning" | "failed",
  sentence: string,
  fix?: string,
): Finding {
  const at = fix === undefined ? sentence.indexOf("; ") : -1;
  if (at === -1) return { check, status, message: sentence, ...(fix !== undefined && { fix }) };
  return { check, status, message: sentence.slice(0, at), fix: sentence.slice(at + 2) };
}

const marks = { ok: "ok", "not set": "not set", warning: "warning", failed: "FAILED" } as const;

/** Writes the report: a line for each finding, and its fix below it. */
export function doctorReport(findings: readonly Finding[]): string {
  const [statusWidth, checkWidth] = [marks.warning.length, Math.max(...checkNames.map((name) => name.length))];
  const indent = " ".repeat(statusWidth + checkWidth + 4);
  const lines = findings.map(({ check, status, message, fix }) => {
    const line = `${marks[status].padEnd(statusWidth)}  ${check.padEnd(checkWidth)}  ${message}\n`;
    return fix === undefined ? line : `${line}${indent}Fix: ${fix}\n`;
  });
  const count = (status: Finding["status"]): number => findings.filter((one) => one.status === status).length;
  const counts = [`${count("ok")} ok`, `${count("warning")} with a warning`, `${count("failed")} failed`];
  const absent = count("not set");
  return `${lines.join("")}\n${[...counts, ...(absent === 0 ? [] : [`${absent} not set`])].join(", ")}\n`;
}
