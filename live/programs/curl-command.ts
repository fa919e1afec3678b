import { isShellText, shellWord } from "#snippets";
import type { Failure } from "../failures/index.ts";
import { type Encode, requestOptions } from "./curl-options.ts";
import { hasPiece, planProgram } from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";

/** The jq programs of the encodings. */
const programs = { uri: "@uri", json: "tojson | .[1:-1]" } as const;

/** A pasted command has no functions; jq encodes secrets inline. */
const byPipe: Encode = (encoding, variable) =>
  `"$(printf %s "$${variable}" | jq -sRr ${shellWord(programs[encoding])})"`;

/**
 * Writes each request of a failure as one command that can be pasted into a shell; secrets are environment variables.
 * Returns undefined if a request needs a value of an earlier answer, or can't be written: a script says more.
 */
export function curlCommands(failure: Failure): readonly string[] | undefined {
  const plan = planProgram(failure, secretVariables([failure]), "");
  const isLost = (plan: ReturnType<typeof planProgram>): boolean =>
    hasPiece(plan, (piece) => piece.kind === "taken" || (piece.kind === "text" && !isShellText(piece.text)));
  if (!plan.ok || isLost(plan)) return undefined;
  return plan.steps.map((step) => {
    const input = step.body?.kind === "bytes" ? `printf %s ${shellWord(step.body.base64)} | base64 -d | ` : "";
    return `${input}${["curl --include --globoff --path-as-is", ...requestOptions(step, byPipe)].join(" \\\n  ")}`;
  });
}
