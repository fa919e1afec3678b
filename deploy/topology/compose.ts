import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

/** The used members of a service of compose.yaml. */
export interface ComposeService {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: { readonly [variable: string]: string };
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: { readonly [service: string]: unknown };
  readonly restart?: string;
  readonly read_only?: boolean;
}

/** The used members of compose.yaml. */
export interface ComposeFile {
  readonly services: { readonly [name: string]: ComposeService };
  readonly volumes: { readonly [name: string]: unknown };
  readonly networks: { readonly [name: string]: unknown };
  readonly secrets: { readonly [name: string]: { readonly file: string } };
}

/** Reads deploy/compose.yaml, with the defaults of its variables. */
export function readCompose(): ComposeFile {
  const text = readFileSync(resolve(import.meta.dirname, "../compose.yaml"), "utf8");
  // `${NAME:-default}`, as the Compose specification has it.
  const fill = (part: string): string => part.replace(/\$\{[A-Z_]+:-([^{}]*)\}/g, "$1");
  // A default can be a variable with a default.
  const filled = fill(fill(text));
  // The file is ours, and deploy/deploy.test.ts checks what is read here.
  return parse(filled, { merge: true }) as ComposeFile;
}
