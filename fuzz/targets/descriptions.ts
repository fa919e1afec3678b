import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { stringify } from "yaml";
import { type Json, printJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { arbitrary } from "#engine/testing";
import { registryTypes } from "#generated/types";
import type { FuzzDeps } from "../deps.ts";
import { bombs } from "../inputs/bombs.ts";
import { corpus, descriptionWords } from "../inputs/descriptions.ts";
import { nearTo } from "../inputs/text.ts";
import { nearToTree } from "../inputs/tree.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { countedFile, slotFiles, smallDescription } from "../product/slots.ts";
import type { Target } from "../target.ts";

/** Descriptions that are written over the descriptions of a site while it is read. */
type DescriptionCase = { readonly texts: readonly Written[] };

/** A text, or the name of a bomb and its size. */
type Written = { readonly text: string } | { readonly bomb: string; readonly size: number };

/** A definition as the registry takes it is a description too. */
const definitions: fc.Arbitrary<Json> = arbitrary(
  { kind: "ref", id: "api-latest:ApiDefinition" },
  typesFrom(registryTypes),
);

const asJson = nearToTree(fc.constantFrom(...corpus)).map((tree) => JSON.stringify(tree));
const asYaml = nearToTree(fc.constantFrom(...corpus), 2).map((tree) =>
  stringify(tree, { lineWidth: 0, aliasDuplicateObjects: false }),
);
const text = fc.oneof(
  { weight: 4, arbitrary: asJson },
  { weight: 3, arbitrary: asYaml },
  { weight: 2, arbitrary: nearTo(asJson, descriptionWords) },
  { weight: 3, arbitrary: nearTo(asYaml, descriptionWords) },
  { weight: 2, arbitrary: nearToTree(definitions, 2).map((tree) => printJson(tree)) },
);
const bomb = fc.record({
  bomb: fc.constantFrom(...bombs.map(({ name }) => name)),
  size: fc.constantFrom(0.2, 0.5, 0.8, 1),
});

/** OpenAPI, AsyncAPI and OpenRPC in JSON and YAML, and definitions of the registry. */
export const descriptions: Target<DescriptionCase> = {
  name: "descriptions",
  summary: "OpenAPI, AsyncAPI, OpenRPC and registry definitions in JSON and YAML, and descriptions that grow",
  parallel: 1,
  batch: 2,
  cases: fc.record({
    texts: fc.array(
      fc.oneof({ weight: 3, arbitrary: text.map((one): Written => ({ text: one })) }, { weight: 1, arbitrary: bomb }),
      { minLength: 1, maxLength: slotFiles.length },
    ),
  }),
  play: playDescriptions,
};

/** Time limit for reading, in milliseconds; the product has its own limit, which ends it with a message. */
const readingPatience = 60_000;

/** Pages of one API that are requested after each reading. */
const maxPages = 12;

let counter = 0;

async function playDescriptions({ texts }: DescriptionCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const { folder } = deps.product;
  for (const [at, written] of texts.entries()) {
    const file = slotFiles[at % slotFiles.length] ?? slotFiles[0];
    writeFileSync(join(folder, file), textOf(written, deps));
  }
  counter += 1;
  const title = `Counted ${counter}`;
  writeFileSync(join(folder, countedFile), smallDescription(title));
  const read = await untilShown(title, deps);
  if (read.length > 0) return read;
  const found: Breach[] = [];
  for (const file of slotFiles.slice(0, texts.length)) found.push(...(await visit(file.replace(/\..*$/, ""), deps)));
  return found;
}

function textOf(written: Written, deps: FuzzDeps): string {
  if ("text" in written) return deps.fill(written.text, "served");
  return bombs.find(({ name }) => name === written.bomb)?.write(written.size) ?? "";
}

/** Waits until the last written description is on the site, and requests its pages during this. */
async function untilShown(title: string, deps: FuzzDeps): Promise<readonly Breach[]> {
  const until = performance.now() + readingPatience;
  const lostTime = deps.stalls.lostTime();
  for (;;) {
    const page = await get(`/${countedFile.replace(/\..*$/, "")}`, deps);
    if (page.breaches.length > 0 || page.body.includes(title)) return page.breaches;
    if (deps.product.processOf("serve").hasEnded()) return [];
    if (performance.now() - (deps.stalls.lostTime() - lostTime) > until)
      return [breach("hang", "descriptions were not read within a minute", "serve")];
    await sleep(60);
  }
}

/** Asks for the pages of an API and the parts that its playgrounds load. */
async function visit(slot: string, deps: FuzzDeps): Promise<readonly Breach[]> {
  const front = await get(`/${slot}`, deps);
  const links = [
    ...new Set(
      [...front.body.matchAll(new RegExp(`href="(/${slot}/[^"#?]*)`, "g"))].map(([, href]) => decoded(href ?? "")),
    ),
  ];
  const found = [...front.breaches];
  for (const link of spread(links, maxPages)) {
    const page = await get(link, deps);
    const opened = await get(`${link}?explorer=true`, deps);
    const parts = [...opened.body.matchAll(/\/api\/callboard-docs\/(?:forms|channels)\/[^"&?<> ]+/g)].map(([path]) =>
      decoded(path),
    );
    found.push(...page.breaches, ...opened.breaches);
    for (const part of [...new Set(parts)].slice(0, 2)) {
      found.push(...(await get(part, deps)).breaches);
      found.push(...(await get(part.replace("/forms/", "/answers/"), deps)).breaches);
    }
    if (found.length > 0) break;
  }
  return found;
}

const decoded = (href: string): string =>
  href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** So many of a list, evenly. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.floor((n * all.length) / most)]).filter(
        (one) => one !== undefined,
      );

interface Got {
  readonly body: string;
  readonly breaches: readonly Breach[];
}

async function get(path: string, deps: FuzzDeps): Promise<Got> {
  const asked = ask({
    port: deps.product.portOf("served"),
    path: path.replace(/[^!-~]/g, (one) => encodeURIComponent(one)),
  });
  const { value, breaches } = await settle(asked, deps.stalls, "a page of a hostile description", "serve");
  if (value?.kind !== "answer") return { body: "", breaches };
  const { status, headers } = value;
  const body = value.body.toString("utf8");
  const found = [
    ...breaches,
    ...undocumented(
      "served",
      { status, body: value.body, header: (name) => [headers[name]].flat()[0] },
      "a page of a hostile description",
    ),
  ];
  if (/<fuzz-xss/i.test(body) && /^text\/html/.test(String(headers["content-type"])))
    found.push(breach("answer", "a page holds markup of its description"));
  const script = /(?:href|src|action)="(javascript:[^"]*)"/i.exec(body)?.[1];
  if (script !== undefined) found.push(breach("answer", `a page links to ${JSON.stringify(script.slice(0, 80))}`));
  if (value.body.length > maxPageBytes)
    found.push(breach("answer", `a page of a small description has ${Math.round(value.body.length / 1e6)} MB`));
  return { body, breaches: found };
}

/** A page is linear in what it shows; no description here is larger than a few megabytes. */
const maxPageBytes = 10_000_000;
