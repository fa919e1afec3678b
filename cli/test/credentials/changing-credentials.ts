import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { errorMessage } from "#engine/error-message";
import type { HeaderField, Received, SchemeValues, Send, SentRequest } from "#live";
import { echoRedactor, partsOf, type RedactedText } from "#live/failures";

/** A credential that was obtained, and the milliseconds that it lasts, if that is known. */
export interface ObtainedCredential {
  readonly text: string;
  readonly lifetime?: number;
}

/** A way to get the credential of a scheme, during a run again. */
export interface CredentialSource {
  readonly scheme: string;
  /** The option that names it, for messages. */
  readonly option: string;
  /** Gets a credential; rejects with a sentence without secrets. */
  readonly obtain: (signal: AbortSignal) => Promise<ObtainedCredential>;
}

/** Credentials that are renewed during a run. Plans of requests have a placeholder for each. */
export interface ChangingCredentials {
  /** The placeholders, by scheme. */
  readonly values: SchemeValues;
  /** Gets the first credentials; returns a sentence about an error. */
  readonly start: (signal: AbortSignal) => Promise<string | undefined>;
  /**
   * Sends the credentials instead of their placeholders, and puts the placeholders back in responses, so that nothing
   * else knows a credential. Renews it at its end, and sends a request again that was answered with 401.
   */
  readonly wrap: (send: Send) => Send;
}

interface ChangingDeps {
  readonly clock: () => number;
  readonly err: (text: string) => void;
}

/** The part of a lifetime after which a credential is renewed: a request takes a while. Own choice. */
const freshPart = 0.9;
/** Milliseconds until a credential is renewed for a 401 again, after a new one was refused too. Own choice. */
const pause = 10_000;

interface State {
  readonly source: CredentialSource;
  readonly placeholder: string;
  current: string;
  /** All credentials so far, which responses may repeat. */
  readonly earlier: Set<string>;
  /** The time at which it is renewed. */
  renewAt: number;
  /** No renewal for a 401 before this time. */
  pausedUntil: number;
  running: Promise<void> | undefined;
}

/** Creates the credentials of a run that are renewed. */
export function changingCredentials(
  sources: readonly CredentialSource[],
  { clock, err }: ChangingDeps,
): ChangingCredentials {
  const states = sources.map((source): State => {
    // A pair too, for schemes of user and password.
    const placeholder = `callboard:credential-${randomUUID().slice(0, 8)}-${source.scheme.replace(/\W/g, "-")}`;
    const never = Number.POSITIVE_INFINITY;
    return { source, placeholder, current: "", earlier: new Set(), renewAt: never, pausedUntil: 0, running: undefined };
  });
  const obtain = async (state: State, signal: AbortSignal): Promise<void> => {
    const start = clock();
    const { text, lifetime } = await state.source.obtain(signal);
    state.current = text;
    state.earlier.add(text);
    state.renewAt = lifetime === undefined ? Number.POSITIVE_INFINITY : start + lifetime * freshPart;
  };
  /** Renews a credential, once for all requests that need it; the one before is used on after an error. */
  const renew = (state: State, signal: AbortSignal): Promise<void> => {
    state.running ??= obtain(state, signal)
      .catch((thrown: unknown) => {
        if (!signal.aborted) err(`callboard: ${errorMessage(thrown)}; the credential before is used on\n`);
        state.renewAt = clock() + pause;
        state.pausedUntil = clock() + pause;
      })
      .finally(() => {
        state.running = undefined;
      });
    return state.running;
  };
  const wrap =
    (send: Send): Send =>
    async (request, signal = new AbortController().signal) => {
      const used = states.filter(({ placeholder }) => uses(request, placeholder));
      const sendNow = (): Promise<Received> => send(used.reduce(withCredential, request), signal);
      for (const state of used) if (clock() >= state.renewAt) await renew(state, signal);
      const before = used.map(({ current }) => current);
      let received = await sendNow();
      if (received.kind === "answer" && received.status === 401) {
        for (const [i, state] of used.entries()) {
          if (state.current === before[i] && clock() >= state.pausedUntil) await renew(state, signal);
        }
        const changed = used.filter(({ current }, i) => current !== before[i]);
        if (changed.length > 0 && !signal.aborted) received = await sendNow();
        const isRefused = received.kind === "answer" && received.status === 401;
        for (const state of isRefused ? used : []) state.pausedUntil = clock() + pause;
      }
      return withPlaceholders(received, states);
    };
  return {
    values: Object.fromEntries(states.map(({ source, placeholder }) => [source.scheme, placeholder])),
    wrap,
    start: async (signal) => {
      for (const state of states) {
        try {
          await obtain(state, signal);
        } catch (thrown) {
          return errorMessage(thrown);
        }
      }
      return undefined;
    },
  };
}

const inBase64 = (text: string): string => Buffer.from(text).toString("base64");

/** Lists the forms of a placeholder in a request with the function that writes a credential in the same form. */
const forms: readonly ((text: string) => string)[] = [(text) => text, encodeURIComponent, inBase64];

const textOf = ({ url, headers }: SentRequest): string => [url, ...headers.map(([, value]) => value)].join("\n");

const uses = (request: SentRequest, placeholder: string): boolean =>
  forms.some((form) => textOf(request).includes(form(placeholder)));

/** Returns a request with the credential instead of its placeholder. */
function withCredential(request: SentRequest, { placeholder, current }: State): SentRequest {
  const filled = (text: string): string =>
    forms.reduce((all, form) => all.replaceAll(form(placeholder), () => form(current)), text);
  const url = request.url.replaceAll(encodeURIComponent(placeholder), () => encodeURIComponent(current));
  return {
    ...request,
    url: url.replaceAll(placeholder, () => encodeURIComponent(current)),
    headers: request.headers.map(([name, value]): HeaderField => [name, filled(value)]),
  };
}

/** Returns a response in which placeholders replace the credentials that it repeats. */
function withPlaceholders(received: Received, states: readonly State[]): Received {
  const secrets = states.flatMap(({ placeholder, earlier }) =>
    [...earlier].flatMap((text) => [
      { name: placeholder, text },
      // The password of a pair.
      ...(text.includes(":") ? [{ name: placeholder, text: text.slice(text.indexOf(":") + 1) }] : []),
    ]),
  );
  const redact = echoRedactor(secrets);
  const hidden = (text: string): string => written(redact(text));
  if (received.kind === "none") return { ...received, message: hidden(received.message) };
  const text = Buffer.from(received.body).toString();
  const redacted = hidden(text);
  return {
    ...received,
    headers: received.headers.map(([name, value]): HeaderField => [name, hidden(value)]),
    ...(redacted !== text && { body: new TextEncoder().encode(redacted) }),
  };
}

const written = (text: RedactedText): string =>
  partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("secret" in part) return part.secret;
      return "base64" in part ? inBase64(written(part.base64)) : "";
    })
    .join("");

/** Milliseconds that a command may take. Own choice: it may ask a vault. */
const commandTime = 60_000;

/** Returns the source that runs a command in a shell, and takes what it prints. Its errors go to the terminal. */
export function commandSource(
  scheme: string,
  command: string,
  { folder, env, lifetime }: { readonly folder: string; readonly env: NodeJS.ProcessEnv; readonly lifetime?: number },
): CredentialSource {
  const option = `--credential-command ${scheme}`;
  return {
    ...{ scheme, option },
    obtain: async (signal) => {
      const text = (await outputOf(command, option, { folder, env, signal })).trim();
      if (text === "") throw new Error(`${option}: the command printed nothing`);
      if (/[^\t\x20-\x7e]/.test(text)) {
        throw new Error(`${option}: the command must print one line of ASCII, the credential`);
      }
      return { text, ...(lifetime !== undefined && { lifetime }) };
    },
  };
}

interface Running {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

function outputOf(command: string, option: string, { folder, env, signal }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(commandTime)]);
    const child = spawn(command, {
      ...{ cwd: folder, env, shell: true, signal: ending },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("error", () => {
      const why = ending.aborted && !signal.aborted ? `takes longer than ${commandTime / 1000} s` : "can't be run";
      reject(new Error(`${option}: the command ${why}`));
    });
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(parts).toString());
      else reject(new Error(`${option}: the command ended with code ${code ?? "none"}`));
    });
  });
}
