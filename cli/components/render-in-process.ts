import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RenderCode, type RenderedCode, type RenderedPart, resolvePath } from "#docs-project";
import { componentNames } from "#mdx/tags";
import type { ProgramAnswer, ProgramRequest } from "./component-process.ts";
import { type ProgramModule, readModules } from "./read-modules.ts";

/** Limits of the code of one page. */
export interface CodeLimits {
  /** Time in milliseconds. */
  readonly time: number;
  /** Time after which the process of an endless program is ended, in milliseconds. */
  readonly killTime: number;
  /** Memory in megabytes. */
  readonly memory: number;
}

const defaultLimits: CodeLimits = { time: 3000, killTime: 6000, memory: 256 };

/** Time after which an idle process ends, in milliseconds. */
const idleTime = 10_000;

/** The flag that denies a process files, processes, threads and native code; its name has changed. */
const permission = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

/** Starts a program that may only compute: it has no files, no environment and no network. */
export function startConfined(source: string, memory = defaultLimits.memory): ChildProcess {
  const flags = [
    ...[permission, "--no-warnings", "--input-type=module"],
    ...["--disallow-code-generation-from-strings", "--frozen-intrinsics"],
  ];
  const { SystemRoot } = process.env; // Windows starts no process without it.
  return spawn(process.execPath, [...flags, `--max-old-space-size=${memory}`, "--eval", source], {
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/**
 * Creates the function that runs the code of pages in a confined process, one page after another.
 *
 * @param built the folder of the built programs
 */
export function createCodeRenderer(built: string, limits = defaultLimits): RenderCode {
  const text = (name: string): string => readFileSync(join(built, name), "utf8");
  let runtime: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const run = confinedRunner(() => startConfined(text("component-process.js"), limits.memory), limits);
  return (page, read) => {
    const rendered = last.then(async (): Promise<RenderedCode> => {
      try {
        const modules = await readModules(page, read);
        // The bundler ends a module with an empty export, which a script can't have.
        runtime ??= text("component-runtime.js").replace(/export\s*\{\s*\};?\s*$/, "");
        const answer = await run(`(() => {${runtime}\n})();${programOf(modules, resolvePath("", page.path))}`);
        return "error" in answer ? answer : partsIn(answer.text);
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    });
    last = rendered;
    return rendered;
  };
}

/** Reads what a program returned: its code may have changed the functions that write it. */
function partsIn(text: string): RenderedCode {
  const parts: unknown = JSON.parse(text);
  const isPart = (part: unknown): part is RenderedPart =>
    typeof part === "object" &&
    part !== null &&
    ("value" in part ? part.value !== undefined : "error" in part && typeof part.error === "string");
  return Array.isArray(parts) && parts.every(isPart) ? { parts } : { error: "its code returns no parts" };
}

/** Writes the program that renders the parts of a page. */
function programOf(modules: readonly ProgramModule[], entry: string): string {
  const written = modules.map(
    ({ path, code, requires }) =>
      `[${JSON.stringify(path)}]: { requires: ${JSON.stringify(requires)}, run(module, exports, require) { "use strict";\n${code}\n} }`,
  );
  const data = `entry: ${JSON.stringify(entry)}, components: ${JSON.stringify(componentNames)}`;
  return `render({ ${data}, modules: { ${written.join(",\n")} } })`;
}

type Answer = { readonly text: string } | { readonly error: string };

/** Creates the function that sends programs to a process, which it starts again after one that ended it. */
function confinedRunner(start: () => ChildProcess, { time, killTime, memory }: CodeLimits) {
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  return async (program: string): Promise<Answer> => {
    clearTimeout(idle);
    const at = child?.connected === true ? child : start();
    child = at;
    lastId += 1;
    const request: ProgramRequest = { id: lastId, program, timeout: time };
    const answer = await new Promise<Answer>((resolve) => {
      const finish = (one: Answer): void => {
        clearTimeout(timer);
        at.removeAllListeners();
        resolve(one);
      };
      const end = (error: string) => () => {
        at.kill("SIGKILL");
        child = undefined;
        finish({ error });
      };
      const timer = setTimeout(end("it takes too long"), killTime);
      at.on("message", (message: ProgramAnswer) => {
        if (message.id === request.id) finish(message);
      });
      at.on("error", end("the process that renders components can't be started"));
      at.on("exit", end(`it needs more than ${memory} MB of memory`));
      at.send(request, () => {});
    });
    idle = setTimeout(() => {
      child?.kill("SIGKILL");
      child = undefined;
    }, idleTime);
    idle.unref();
    child?.unref();
    child?.channel?.unref();
    return answer;
  };
}
