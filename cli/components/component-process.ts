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

// The permissions of the process deny files, processes, threads and native code, and, from Node 25, the network. A program
// has no reference to an object of this realm. If it had one, there would be nothing left here to reach the network.
for (const name of ["getBuiltinModule", "binding", "_linkedBinding", "dlopen", "kill", "mainModule"])
  Reflect.deleteProperty(process, name);
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

/** Returns the message of an error of either realm. */
function messageOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
    return "it takes too long";
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
