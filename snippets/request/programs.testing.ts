import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program and the files in its folder. */
export interface Program {
  readonly text: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Runs programs of a language, one after the other, each in a new folder. */
export interface Programs {
  /** Throws at the first program that fails, with its text. */
  readonly run: (programs: readonly Program[]) => Promise<void>;
  readonly close: () => void;
}

interface Language {
  readonly command: string;
  readonly fileName: string;
  /** A program that runs the program of each given folder, so that a language starts only once. */
  readonly driver: readonly [fileName: string, text: string];
}

export const node: Language = {
  command: process.execPath,
  fileName: "program.mjs",
  driver: [
    "driver.mjs",
    `const home = process.cwd();
for (const folder of process.argv.slice(2)) {
  process.chdir(home + "/" + folder);
  try { await import(new URL(folder + "/program.mjs", import.meta.url)); }
  catch (error) { console.error("program", folder, error); process.exit(1); }
}`,
  ],
};

/** pip contains `requests`, for a Python without it. */
export const requests = `import sys
try:
    import requests
except ImportError:
    from pip._vendor import requests
    sys.modules["requests"] = requests
`;

export const python: Language = {
  command: "python3",
  fileName: "program.py",
  driver: [
    "driver.py",
    `${requests}
import os
home = os.getcwd()
for folder in sys.argv[1:]:
    os.chdir(os.path.join(home, folder))
    with open("program.py", encoding="utf-8", newline="") as program:
        text = program.read()
    try:
        exec(compile(text, "program.py", "exec"), {})
    except Exception as error:
        sys.exit(f"program {folder} {error!r}")
`,
  ],
};

/** True if this machine has a Python with `requests`. */
export const hasPython: boolean = spawnSync(python.command, ["-c", requests]).status === 0;

export function openPrograms({ command, fileName, driver: [driver, text] }: Language): Programs {
  const home = mkdtempSync(join(tmpdir(), "callboard-programs-"));
  writeFileSync(join(home, driver), text);
  return {
    run: async (programs) => {
      programs.forEach(({ text, files }, at) => {
        const folder = join(home, String(at));
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        writeFileSync(join(folder, fileName), text);
        for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
      });
      // No proxy and no .netrc: only the program decides the request.
      const env = {
        PATH: process.env.PATH ?? "",
        HOME: process.env.HOME ?? home,
        NETRC: join(home, "none"),
        NO_PROXY: "*",
      };
      const child = spawn(command, [driver, ...programs.keys()].map(String), { cwd: home, env });
      let said = "";
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
      child.stdout.resume();
      const [status] = await once(child, "close");
      if (status === 0) return;
      const at = Number(/program (\d+)/.exec(said)?.[1] ?? 0);
      throw new Error(`ended with ${status}: ${said}\n${programs[at]?.text}`);
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}
