import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { arch, env, platform } from "node:process";

/** Major versions of Node that the nightly run tries, besides the one that runs it. */
export const otherVersions = [22, 24, 26] as const;

/**
 * Installs a version of Node from npm: its packages `node-PLATFORM-ARCH` contain the program, and returns a `PATH` on
 * which it is first.
 */
export function pathWithNode(major: number, folder: string): string {
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  const home = resolve(folder, String(major));
  const programs = resolve(home, "node_modules", name, "bin");
  if (!existsSync(programs)) {
    mkdirSync(home, { recursive: true });
    const args = ["install", "--prefix", home, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
    execFileSync("npm", [...args, `${name}@${major}`], { stdio: "inherit", shell: platform === "win32" });
  }
  return `${programs}${platform === "win32" ? ";" : ":"}${env.PATH}`;
}
