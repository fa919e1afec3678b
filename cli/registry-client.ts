import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { createFetchTransport, exactCodec, type NamedError, type Outcome } from "#transport";
import { commandText } from "./command-text.ts";

/** The environment of a command: its folder and variables. */
export interface CommandDeps {
  readonly env: { readonly [name: string]: string | undefined };
  /** The working folder. */
  readonly folder: string;
}

/**
 * Creates a client of the registry at an address. Numbers keep all digits. No call is retried.
 *
 * @param send sends a request; `fetch` by default
 */
export const registryClient = (
  url: string,
  token: string | undefined,
  timeoutInSeconds: number,
  send: typeof fetch = fetch,
): RegistryClient =>
  createRegistryClient(
    createFetchTransport({
      baseUrl: url,
      ...(token !== undefined && { token }),
      fetch: (address, init) => send(address, init),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
      },
      random: Math.random,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
      timeoutInSeconds,
      maxRetries: 0,
    }),
  );

/** A call of a registry, and who may make it. */
interface FailedCall {
  readonly registry: string;
  readonly token: string | undefined;
  /** The advice for a token that the registry knows. */
  readonly rights: string;
}

/** Returns the next step after a call that failed; undefined if the response says what is wrong. */
export function callAdvice(
  outcome: Outcome<unknown, NamedError>,
  { registry, token, rights }: FailedCall,
): string | undefined {
  if (outcome.ok) return undefined;
  if ("failure" in outcome) {
    const { failure } = outcome;
    if (!("statusCode" in failure))
      return `is a registry running at ${registry}? Start one with ${commandText("start")}, or choose another with --registry`;
    // The docs site is at another port than its registry.
    return failure.reason === "status-code" && ![404, 405].includes(failure.statusCode)
      ? undefined
      : `${registry} does not answer as a registry; name the address of one with --registry`;
  }
  if (token === undefined)
    return "no token was found: set CALLBOARD_TOKEN, or run this command in the folder that contains .callboard/token";
  return outcome.error === "UnauthorizedError"
    ? `set CALLBOARD_TOKEN to a token of ${registry}; its first one is in .callboard/token where it runs`
    : rights;
}

/** A token, none, or the error of an invalid one; the error does not contain it. */
export type FoundToken =
  | { readonly ok: true; readonly token?: string }
  | { readonly ok: false; readonly error: string };

/** Returns the token of the arguments, or else of the environment. */
export async function findToken(typed: string | undefined, deps: CommandDeps): Promise<FoundToken> {
  const token = typed ?? (await registryToken(deps));
  if (token === undefined) return { ok: true };
  // An invalid token would be printed, with everything in it, by the error that refuses it as a header.
  if (/^[\x21-\x7e]+$/.test(token)) return { ok: true, token };
  return { ok: false, error: "the token contains spaces or other characters that are not allowed in a token" };
}

/** The token of the environment, or the first token of a registry with its data in this folder. */
export async function registryToken({ env, folder }: CommandDeps): Promise<string | undefined> {
  if (env.CALLBOARD_TOKEN) return env.CALLBOARD_TOKEN;
  try {
    const text = await readFile(resolve(folder, env.CALLBOARD_DATA || ".callboard", "token"), "utf8");
    return text.trim() || undefined;
  } catch {
    // Without a token, the registry reports that it is missing.
    return undefined;
  }
}
