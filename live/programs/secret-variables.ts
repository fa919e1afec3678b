import { claimName } from "#engine/text";
import { type Failure, partsOf, type RedactedText } from "../failures/index.ts";

/** The environment variables of the secrets in some failures. */
export interface SecretVariables {
  /** Returns the variable of a secret by its name. */
  readonly of: (secret: string) => string;
  /** All variables by the names of their secrets, in order of use. */
  readonly all: ReadonlyMap<string, string>;
}

/** Names that programs use themselves, or that shells have. */
const reserved = ["SERVER", "PATH", "HOME", "PWD", "IFS", "USER", "SHELL", "TMPDIR"];

/** Names an environment variable for each secret: `bearerAuth` is `BEARER_AUTH`. */
export function secretVariables(failures: readonly Failure[]): SecretVariables {
  const taken = new Set(reserved);
  const all = new Map<string, string>();
  const add = (name: string): void => {
    if (!all.has(name)) all.set(name, claimName(taken, variableName(name), "_"));
  };
  const addAll = (text: RedactedText): void => {
    for (const part of partsOf(text)) {
      if (typeof part === "string") continue;
      if ("secret" in part) add(part.secret);
      if ("base64" in part) addAll(part.base64);
    }
  };
  for (const { steps, expected } of failures) {
    if (expected.kind === "without") addAll(expected.text);
    for (const request of steps.flatMap((step) => [step.request, ...(step.undo ? [step.undo.request] : [])])) {
      addAll(request.url);
      for (const [, value] of request.headers) addAll(value);
      if (request.body?.kind === "text") addAll(request.body.text);
    }
  }
  return { of: (secret) => all.get(secret) ?? variableName(secret), all };
}

function variableName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
  return /^[A-Z]/.test(words) ? words : `SECRET${words === "" ? "" : `_${words}`}`;
}
