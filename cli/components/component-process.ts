import { types } from "node:util";
import { createContext, Script } from "node:vm";

/** A message to the process: a program with a number, which its answer has too. */
export interface ProgramRequest {
  readonly id: number;
  readonly program: string;
  /** Time limit of the program in milliseconds. */
  readonly timeout: number;
}

/** The text that a program evaluates to, or the reason why it has none. */
export type ProgramAnswer = { readonly id: number } & ({ readonly text: string } | { readonly error: string });

/** The members of `process` that this program, its channel and the start of a task use. */
const kept = new Set([
  ...["_events", "_eventsCount", "_maxListeners", "emit", "emitWarning", "nextTick", "_tickCallback", "domain"],
  ...[
    "send",
    "_send",
    "channel",
    "_channel",
    "connected",
    "disconnect",
    "_disconnect",
    "_handleQueue",
    "_pendingMessage",
  ],
  ...["exit", "reallyExit", "exitCode", "_exiting", "versions", "version", "platform"],
]);

// The permissions of the process deny files, processes, threads and native code, and, from Node 25, the network. A program
// may still reach an object of this realm, by an error that Node throws when the stack is full. All built-in objects are
// frozen (`startConfined`), and nothing is left here that reaches another process or the network.
for (const name of Object.getOwnPropertyNames(process)) if (!kept.has(name)) Reflect.deleteProperty(process, name);
for (const name of ["fetch", "WebSocket", "EventSource", "require", "module"]) Reflect.deleteProperty(globalThis, name);

process.on("message", ({ id, program, timeout }: ProgramRequest) => {
  process.send?.({ id, ...run(program, timeout) } satisfies ProgramAnswer);
});
process.on("disconnect", () => process.exit());

/** Runs a program in a new realm without a way to compile further code. */
function run(program: string, timeout: number): { readonly text: string } | { readonly error: string } {
  try {
    const context = createContext(Object.create(null), {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: "afterEvaluate",
    });
    const text: unknown = new Script(program).runInContext(context, { timeout });
    return typeof text === "string" ? { text } : { error: "the program has no result" };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** Returns the message of an error of either realm. It runs no code of the program, which has no time limit here. */
function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return "it throws something that is not an error";
  if (valueIn(error, "code") === "ERR_SCRIPT_EXECUTION_TIMEOUT") return "it takes too long";
  const message = valueIn(error, "message");
  return typeof message === "string" ? message : "it throws an error without a message";
}

const valueIn = (error: Error, name: string): unknown => Object.getOwnPropertyDescriptor(error, name)?.value;
