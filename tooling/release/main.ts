/**
 * `npm run release-notes -- TAG`: prints the notes of the version that a tag names. Ends with 1 if the tag does not fit
 * package.json or CHANGELOG.md.
 * @module
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { argv, stderr, stdout } from "node:process";
import { releaseNotes } from "./release-notes.ts";

const root = resolve(import.meta.dirname, "../..");
const { version }: { readonly version: string } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
const found = releaseNotes(argv[2] ?? "", version, readFileSync(resolve(root, "CHANGELOG.md"), "utf8"));
if (found.ok) stdout.write(`${found.notes}\n`);
else {
  stderr.write(`${found.error}\n`);
  process.exitCode = 1;
}
