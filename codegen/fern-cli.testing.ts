import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { SourceText } from "./source.ts";

const modules = join(import.meta.dirname, "..", "node_modules");

/** Nothing listens on port 9: a call to the network would fail instead of going unnoticed. */
const offline = {
  FERN_FDR_ORIGIN: "http://127.0.0.1:9",
  OVERRIDE_FDR_ORIGIN: "http://127.0.0.1:9",
  FERN_NO_VERSION_REDIRECTION: "true",
  FERN_DISABLE_TELEMETRY: "true",
  FERN_TELEMETRY_DISABLED: "1",
  FERN_DISABLE_UPGRADE_CHECK: "1",
  NO_COLOR: "1",
};

/**
 * Reads an IDL with the Fern CLI, without account or network and with a temporary home folder. Returns the IR as JSON,
 * or the CLI's messages if it refused.
 */
export async function readByCli(sources: readonly SourceText[]): Promise<unknown> {
  const project = await mkdtemp(join(tmpdir(), "codegen-judge-"));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  };
  try {
    const { version } = JSON.parse(await readFile(join(modules, "fern-api", "package.json"), "utf8"));
    await write("fern/fern.config.json", JSON.stringify({ organization: "callboard", version }));
    await write("fern/generators.yml", "groups:\n  none:\n    generators: []\n");
    await mkdir(join(project, "home"));
    for (const { path, text } of sources) await write(`fern/definition/${path}`, text);
    const env = { PATH: process.env.PATH ?? "", HOME: join(project, "home"), ...offline };
    const cli = join(modules, "fern-api", "cli.cjs");
    const output = await promisify(execFile)(process.execPath, [cli, "ir", "ir.json", "--disable-examples"], {
      cwd: project,
      env,
      maxBuffer: 1e8,
    }).then(
      () => undefined,
      (failure: { readonly stdout?: string }) => failure.stdout ?? String(failure),
    );
    return output ?? JSON.parse(await readFile(join(project, "ir.json"), "utf8"));
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}
