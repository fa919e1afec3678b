/**
 * `npm run bench:lighthouse`: measures a guide, an endpoint and a changelog of a docs site with Lighthouse, and prints
 * the scores of its four categories and the audits that cost points.
 * @module
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, execPath, stdout } from "node:process";
import { promisify } from "node:util";
import { isObject, type Json } from "#engine/json";
import { startSite } from "../../e2e/site.ts";
import { plantsProject } from "../../e2e/targets/plants-project.ts";
import { publishSite } from "../../e2e/targets/publish-site.ts";
import { findOrGetBrowser } from "../../tooling/browser.ts";

const script = resolve(import.meta.dirname, "../peers/node_modules/lighthouse/cli/index.js");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const pages = ["guides/components", "guides/more/second", "api/reference/add-plant", "news"];

const member = (value: Json | undefined, name: string): Json | undefined => (isObject(value) ? value[name] : undefined);

/** Measures a page as Lighthouse does by default: a phone on a slow network. */
async function measure(url: string, folder: string): Promise<Json | undefined> {
  const report = join(folder, "report.json");
  const options = ["--output=json", `--output-path=${report}`, "--quiet", `--only-categories=${categories.join(",")}`];
  const flags = "--chrome-flags=--headless=new --no-sandbox";
  const env = { ...process.env, CHROME_PATH: findOrGetBrowser().path };
  await promisify(execFile)(execPath, [script, url, ...options, flags, ...argv.slice(2)], { env, maxBuffer: 1e8 });
  return JSON.parse(await readFile(report, "utf8"));
}

/** Lists the audits of a category that cost points: their names, and what they measured. */
function lostIn(report: Json | undefined, category: string): readonly string[] {
  const refs = member(member(member(report, "categories"), category), "auditRefs");
  return (Array.isArray(refs) ? refs : []).flatMap((ref) => {
    const id = String(member(ref, "id"));
    const audit = member(member(report, "audits"), id);
    const score = member(audit, "score");
    const isLost = member(ref, "weight") !== 0 && score !== null && score !== 1;
    return isLost ? [`  ${id} ${Number(score)}: ${member(audit, "displayValue") ?? member(audit, "title")}`] : [];
  });
}

const folder = await mkdtemp(join(tmpdir(), "callboard-lighthouse-"));
const running = await startSite(join(folder, "data"));
try {
  const site = await publishSite(running, "plants.localhost", plantsProject);
  for (const path of pages) {
    const report = await measure(`${site}/${path}`, folder);
    const scores = categories.map((name) => {
      const score = member(member(member(report, "categories"), name), "score");
      return `${name} ${Math.round(Number(score) * 100)}`;
    });
    stdout.write(
      [`${path}: ${scores.join(", ")}`, ...categories.flatMap((name) => lostIn(report, name)), ""].join("\n"),
    );
  }
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
