import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

/**
 * Installs the packages that only checks and tests need, if one is missing or of another version: `npm ci` leaves them
 * out, so that a clone starts sooner. They are a workspace, so one lock file holds the versions of all packages.
 * Plain JavaScript, since it runs before anything else of the tools does.
 */

const root = resolve(import.meta.dirname, "../..");

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Returns true if a package is installed in an exact version, such as `5.3.0` or `npm:express@4.22.3`. */
const isInstalled = ([name, version]) => {
  const file = join(root, "node_modules", name, "package.json");
  return existsSync(file) && read(file).version === version.slice(version.lastIndexOf("@") + 1);
};

const { devDependencies } = read(join(import.meta.dirname, "package.json"));
if (!Object.entries(devDependencies).every(isInstalled)) {
  process.stderr.write("Installing the packages of the tests (tooling/test-packages/)\n");
  // `npm ci` would begin by deleting what is there.
  const options = ["--workspaces", "--include-workspace-root", "--no-save", "--prefer-offline", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: root,
    // Standard output belongs to the caller's report.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write("They could not be installed. Check that the npm registry can be reached, then try again.\n");
    process.exit(1);
  }
}
