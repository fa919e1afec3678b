import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Plugin, rolldown } from "rolldown";
import satisfies from "spdx-satisfies";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registryServices } from "#generated/registry";
import { createRegistry, createRegistryServer } from "#registry";
import { listen } from "../cli/listen.ts";

const root = resolve(import.meta.dirname, "..");
const run = promisify(execFile);
const npm = (cwd: string, ...args: readonly string[]) =>
  run("npm", args, { cwd, shell: process.platform === "win32", maxBuffer: 1e8 });

/** An empty project that has installed the packed package. */
let project: string;
const installed = (): string => join(project, "node_modules/callboard");

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "callboard-package-"));
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  // `npm run test:unit` has built what packing would build again.
  await npm(root, "pack", "--silent", "--ignore-scripts", "--pack-destination", project);
  const tarball = (await readdir(project)).find((name) => name.endsWith(".tgz"));
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  await npm(project, "install", ...quietly, `./${tarball}`);
}, 240_000);

afterAll(() => rm(project, { recursive: true, force: true }));

/** Runs a program of the project, optionally against a registry. */
async function node(program: string, env: { readonly [name: string]: string } = {}): Promise<string> {
  const file = join(project, "program.js");
  await writeFile(file, program);
  return (await run(process.execPath, [file], { cwd: project, env: { ...process.env, ...env } })).stdout;
}

it("contains its build output and messages, and no sources", async () => {
  const files = await readdir(installed(), { recursive: true });
  const folders = new Set(files.map((file) => file.split(/[\\/]/).slice(0, 2).join("/")));
  expect([...folders].filter((one) => !one.startsWith("locales/")).sort()).toEqual([
    "LICENSE",
    "README.md",
    "callboard.schema.json",
    "dist",
    "dist/client",
    "dist/embed",
    "dist/lib",
    "dist/server",
    "docs.schema.json",
    "locales",
    "package.json",
  ]);
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
});

it("imports no entry point of the sources, and requires nothing, which browsers can't", async () => {
  const lib = join(installed(), "dist/lib");
  const files = (await readdir(lib, { recursive: true })).filter((file) => /\.(jsx?|d\.ts)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = await readFile(join(lib, file), "utf8");
    expect(text, file).not.toMatch(/(from |import\()"(#|[^"]*\.tsx?")/);
    // Strict bundlers reject what CommonJS becomes, such as the export "module.exports" of React.
    if (file.endsWith(".js")) expect(text, file).not.toMatch(/\b(?:__)?require\("|__commonJS|module\.exports/);
  }
});

it("satisfies publint", async () => {
  const { messages, pkg } = await publint({ pkgDir: installed(), pack: false, strict: true });
  const texts = messages
    .filter((message) => message.code !== "USE_SIDE_EFFECTS")
    .map((message) => formatMessage(message, pkg ?? {}));
  // It is said in dist/lib, for the library alone: a field of the whole would be one of the sources too.
  const { sideEffects } = JSON.parse(await readFile(join(installed(), "dist/lib/package.json"), "utf8"));
  expect(sideEffects).toEqual(["**/*.css"]);
  expect(texts).toEqual([]);
});

it("gives every resolver of ES modules its types", async () => {
  const tarball = (await readdir(project)).find((name) => name.endsWith(".tgz")) ?? "";
  const data = createPackageFromTarballData(await readFile(join(project, tarball)));
  const analysis = await checkPackage(data);
  // The package has no CommonJS, and resolvers without `exports` don't find its entry points.
  const kinds = new Set(["node16-esm", "bundler"]);
  const problems = analysis.types === false ? ["no types"] : analysis.problems;
  expect(
    problems.filter((one) => typeof one === "string" || !("resolutionKind" in one) || kinds.has(one.resolutionKind)),
  ).toEqual([]);
});

/** The file that an import of a page or server resolves to, by the conditions of its bundler. */
async function resolveBy(conditionNames: readonly string[], name: string): Promise<string | undefined> {
  const found: (string | undefined)[] = [];
  const finder: Plugin = {
    name: "find",
    resolveId: (id) => (id === "start" ? id : null),
    load: (id) => (id === "start" ? "export {};" : null),
    async buildStart() {
      found.push((await this.resolve(name, join(project, "start.js")))?.id);
    },
  };
  const bundle = await rolldown({
    ...{ input: "start", plugins: [finder], cwd: project, platform: "neutral" },
    resolve: { conditionNames: [...conditionNames] },
  });
  await bundle.generate();
  await bundle.close();
  return found[0]?.replace(/^.*\/dist\/lib\//, "");
}

it("has a variant of the components for each side of an app", async () => {
  const name = "callboard/react";
  expect(await resolveBy(["browser", "module", "import"], name)).toBe("react/browser.js");
  expect(await resolveBy(["module", "node", "import"], name)).toBe("react/index.js");
  expect(await resolveBy(["react-server", "module", "node", "import"], name)).toBe("react/client.js");
  // Next.js looks by these alone whether Node can run a package of `serverExternalPackages`, with another React than its own.
  expect(await resolveBy(["node", "import"], name)).toBe("react/bundled.jsx");
  expect(await node(`console.log(import.meta.resolve("${name}"))`)).toMatch(/\/react\/index\.js\n$/);
  expect(await readFile(join(installed(), "dist/lib/react/client.js"), "utf8")).toMatch(
    /^"use client";\nexport \{.*\bShapeForm\b.*\} from "callboard\/react";\n$/,
  );
});

it("is bundled without a warning, for pages and servers", async () => {
  await writeFile(
    join(project, "app.js"),
    `export * as react from "callboard/react";
    export * as engine from "callboard/engine";
    export * as description from "callboard/description";
    export * as registry from "callboard/registry";
    export * as client from "callboard/client";`,
  );
  const external = [/^react(-dom)?($|\/)/, /^(fast-check|js-yaml|yaml)$/];
  for (const conditionNames of [
    ["browser", "module", "import"],
    ["node", "import"],
  ]) {
    const warnings: string[] = [];
    const bundle = await rolldown({
      ...{ input: join(project, "app.js"), cwd: project, platform: "neutral", external },
      resolve: { conditionNames },
      // As bundlers of strict ES modules do.
      checks: { importIsUndefined: true, pluginTimings: false },
      onLog: (_, { message }) => void warnings.push(message),
    });
    await bundle.generate({ format: "es" });
    await bundle.close();
    expect(warnings).toEqual([]);
  }
});

it("takes at most 120 MB with all that it depends on", async () => {
  const files = await readdir(join(project, "node_modules"), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeLessThan(120);
  expect(megabytes).toBeGreaterThan(10);
});

/** Licenses under which a package may be part of a product with the MIT license, unmodified. */
const allowedLicenses = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-3.0", "CC-BY-4.0", "CC0-1.0"],
  ...["ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib"],
];

it("has only packages with licenses that allow it, bundled ones with their notices", async () => {
  const bundled = new Map<string, string>();
  for (const folder of ["server", "client", "lib", "embed"]) {
    const notices = await readFile(join(installed(), "dist", folder, "licenses.md"), "utf8");
    for (const [, name = "", license = ""] of notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm))
      bundled.set(name, license);
  }
  expect([...bundled.keys()]).toEqual(
    expect.arrayContaining(["zod", "react-aria", "mermaid", "@fontsource-variable/geist"]),
  );
  const { packages } = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8"));
  const locked = Object.entries<{ readonly license?: string }>(packages).filter(([path]) => path !== "");
  const all = [...bundled, ...locked.map(([path, { license = "none" }]) => [path, license] as const)];
  const isAllowed = (license: string): boolean => license !== "none" && satisfies(license, allowedLicenses);
  expect(all.filter(([, license]) => !isAllowed(license))).toEqual([]);
});

it("colors the code of pages that it builds", async () => {
  await mkdir(join(project, "pages"));
  await writeFile(join(project, "pages/index.md"), "# Code\n\n```js\nconst a = 1;\n```\n");
  const command = join(installed(), "dist/server/callboard.js");
  await run(process.execPath, [command, "build", "pages", "--out", "site"], { cwd: project });
  const site = await readdir(join(project, "site"), { recursive: true });
  const texts = await Promise.all(
    site.filter((file) => file.endsWith(".html")).map((file) => readFile(join(project, "site", file), "utf8")),
  );
  expect(texts.join("\n")).toMatch(/<span class="code-line"><span[^>]*>const/);
});

it("exports every area of the registry by name", async () => {
  const names = await node(`import * as all from "callboard/registry"; console.log(JSON.stringify(Object.keys(all)))`);
  expect(JSON.parse(names)).toEqual(expect.arrayContaining(Object.keys(registryServices)));
});

it("validates and plans a form of a custom shape", async () => {
  const output = await node(
    `import { defaultValue, encode, planRequest, printJson, seed, validate } from "callboard/engine";
    const now = () => new Date(0);
    const plant = { kind: "object", properties: [
      { key: "name", shape: { kind: "string", minLength: 1 }, optional: false },
      { key: "height", shape: { kind: "long" }, optional: true },
    ] };
    const faults = validate(plant, defaultValue(plant, { now })).map(({ path, code }) => [...path, code]);
    const wire = printJson(encode(plant, { name: "fern", height: "9007199254740993" }));
    const endpoint = {
      id: "add", namespace: [], method: "POST", path: [{ kind: "literal", value: "/plants" }], environments: [],
      auth: [], pathParameters: [], queryParameters: [], requestHeaders: [], responseHeaders: [], responses: [],
      errors: [], examples: [], protocol: { kind: "rest" },
      request: { body: { kind: "json", shape: plant, optional: false, contentType: "application/json" } },
    };
    const { method, url, body } = planRequest(endpoint, seed(endpoint, { now }), { baseUrl: "https://api.example.com" });
    console.log(JSON.stringify({ faults, wire, method, url, body }));`,
  );
  expect(JSON.parse(output)).toEqual({
    faults: [["name", "min-length"]],
    wire: '{"name":"fern","height":9007199254740993}',
    method: "POST",
    url: "https://api.example.com/plants",
    body: { kind: "text", text: '{\n  "name": ""\n}' },
  });
});

it("imports a custom API description with forms that can be drawn, planned and tested", async () => {
  const description = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/orders/{id}": {
        put: {
          operationId: "putOrder",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } }],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
          },
          responses: { 200: { description: "Fine." } },
        },
      },
    },
    components: {
      schemas: {
        Order: { type: "object", required: ["buyer"], properties: { buyer: { type: "string", minLength: 1 } } },
      },
    },
  };
  const output = await node(
    `import fc from "fast-check";
    import { importDescription } from "callboard/description";
    import { formShape, planRequest, seed, validate } from "callboard/engine";
    import { arbitrary, invalidIsRejected, invalid } from "callboard/testing";
    const answer = await importDescription({ name: "shop.json", text: ${JSON.stringify(JSON.stringify(description))} }, { id: "shop" });
    const { endpoints: [endpoint], types } = answer.model;
    const shape = formShape(endpoint);
    invalidIsRejected({ shape, types }, { runs: 20 });
    const start = seed(endpoint, { types, now: () => new Date(0) });
    const faults = validate(shape, start.value, { types }).map(({ path, code }) => path.join("/") + " " + code);
    const [value] = fc.sample(arbitrary(shape, types), { seed: 1, numRuns: 1 });
    const { method, url } = planRequest(endpoint, { value, selection: {} }, { types, baseUrl: "https://shop.example" });
    const rules = new Set(fc.sample(invalid(shape, types, { within: ([part]) => part === "body" }), { seed: 1, numRuns: 200 }).map(({ rule }) => rule));
    const global = formShape(endpoint, { globalHeaders: [{ key: "X-Shop", shape: { kind: "string" }, optional: true }] });
    const parts = [shape, global].map(({ properties }) => properties.map(({ key }) => key));
    const unread = await importDescription({ name: "a.json", text: "{}" }, { id: "a" });
    console.log(JSON.stringify({ format: answer.format, faults, method, url, rules: [...rules].sort(), parts, unread }));`,
  );
  expect(JSON.parse(output)).toEqual({
    format: "openapi",
    faults: ["body/buyer min-length"],
    method: "PUT",
    url: expect.stringMatching(/^https:\/\/shop\.example\/orders\/[1-9]\d*$/),
    rules: ["min-length", "missing", "type"],
    parts: [
      ["pathParameters", "body"],
      ["headers", "pathParameters", "body"],
    ],
    unread: { ok: false, diagnostics: [expect.objectContaining({ at: "", code: "unknown-kind" })] },
  });
});

it("runs the laws on a custom shape, and reports a broken one", async () => {
  const output = await node(
    `import fc from "fast-check";
    import * as testing from "callboard/testing";
    const types = testing.typesFrom({ Tree: { name: "Tree", shape: { kind: "object", properties: [
      { key: "label", shape: { kind: "string", regex: "^[a-z]+$" }, optional: false },
      { key: "below", shape: { kind: "list", item: { kind: "ref", id: "Tree" } }, optional: true },
    ] } } });
    const subject = { shape: { kind: "ref", id: "Tree" }, types };
    const { arbitrary, invalid, arbitraryIsValid, decodeUndoesEncode, defaultIsValid, interpreters } = testing;
    const { editsKeepForm, invalidIsRejected, removeUndoesAdd } = testing;
    const held = [];
    for (const law of [arbitraryIsValid, defaultIsValid, decodeUndoesEncode, invalidIsRejected, removeUndoesAdd, editsKeepForm]) {
      law(subject, { runs: 5 });
      held.push(law.name);
    }
    let broken = "";
    const use = { ...interpreters, validator: () => () => () => [{ path: [], code: "type", message: "never right" }] };
    try { arbitraryIsValid(subject, { runs: 1, use }); } catch (error) { broken = error.message; }
    const values = fc.sample(arbitrary(subject.shape, types), { seed: 1, numRuns: 3 });
    const rules = fc.sample(invalid(subject.shape, types), { seed: 1, numRuns: 200 }).map(({ rule }) => rule);
    console.log(JSON.stringify({ held, broken, labels: values.map(({ label }) => label), rules: [...new Set(rules)] }));`,
  );
  const { held, broken, labels, rules } = JSON.parse(output);
  expect(held).toHaveLength(6);
  expect(broken).toContain("never right");
  expect(labels).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[a-z]+$/)));
  expect(rules).toEqual(expect.arrayContaining(["regex", "missing"]));
});

it("calls a registry after one import and one call", async () => {
  const { server, serve } = createRegistryServer();
  const listening = await listen(server, 0, "");
  if (!listening.ok) throw new Error(listening.error);
  const publicUrl = `http://127.0.0.1:${listening.port}`;
  const registry = await createRegistry({ dataFolder: join(project, "data"), publicUrl, log: () => {} });
  serve(registry);
  try {
    const output = await node(
      `import { createRegistryClient } from "callboard/registry";
      const environment = process.env.REGISTRY;
      const registry = createRegistryClient({ environment, token: () => process.env.TOKEN, check: true });
      const made = await registry.tokens.generate({ body: { orgId: "callboard", scope: "read" } });
      const refused = await createRegistryClient({ environment }).tokens.generate({ body: { orgId: "x", scope: "y" } });
      console.log(JSON.stringify([made, refused]));`,
      { REGISTRY: publicUrl, TOKEN: registry.firstToken.token },
    );
    expect(JSON.parse(output)).toMatchObject([
      { ok: true, body: { token: expect.any(String) }, rawResponse: { status: 200 } },
      { ok: false, error: "UnauthorizedError", content: expect.any(String), rawResponse: { status: 401 } },
    ]);
  } finally {
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
    await registry.close();
  }
});

it("has types that a strict program resolves, and that reject wrong uses", async () => {
  await writeFile(
    join(project, "program.ts"),
    `import { bodyOf, createClient, createRegistryClient, createRegistryTransport, type ErrorOf, type ResponseOf, tokens } from "callboard/registry";
import type { tokens as Tokens } from "callboard/registry/types";
import { type Issue, type Shape, validate } from "callboard/engine";
import { arbitrary, arbitraryIsValid, type Invalid, invalid, typesFrom } from "callboard/testing";
const word: Shape = { kind: "string", minLength: 1 };
export const issues: readonly Issue[] = validate(word, "");
arbitraryIsValid({ shape: word, types: typesFrom() }, { runs: 3 });
export const drawn = arbitrary(word, typesFrom()).map((value) => value);
export const wrong: Invalid["rule"] | undefined = invalid(word, typesFrom())?.generate.length === 2 ? "regex" : undefined;
// @ts-expect-error a kind that there is not
validate({ kind: "word" }, "");
const registry = createRegistryClient({ token: async () => "t", timeoutInSeconds: 3, maxRetries: 0 });
const made = await registry.tokens.generate({ body: { orgId: "acme", scope: "x" } }, { signal: AbortSignal.timeout(1) });
export const token: string = made.ok ? made.body.token : made.error === "UserNotInOrgError" ? made.content : "";
const one = createClient(tokens, createRegistryTransport({ fetch: (url, init) => fetch(url, init) }));
export const id: Tokens.GenerateTokenResponse["id"] = bodyOf(await one.generate({ body: { orgId: "a", scope: "b" } })).id;
export const answer: ResponseOf<typeof tokens.generate> = { token, id };
export const error: ErrorOf<typeof tokens.generate>["error"] = "UnauthorizedError";
// @ts-expect-error a body without its scope
await one.generate({ body: { orgId: "a" } });
// @ts-expect-error an error that this call does not name
export const other: ErrorOf<typeof tokens.generate>["error"] = "DocsNotFoundError";
`,
  );
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false },
    ...{ module: "nodenext", target: "es2023", types: [] },
  };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const found = await run(process.execPath, [compiler, "-p", project]).catch((error: { stdout: string }) => error);
  expect(found.stdout).toBe("");
});

it("has types of all entry points that a strict compiler checks without errors", async () => {
  const { exports } = JSON.parse(await readFile(join(installed(), "package.json"), "utf8"));
  const names = Object.keys(exports).filter((name) => !name.includes("*") && !name.endsWith(".json"));
  expect(names).toContain("./react/styles.css");
  const imports = names.map((name, i) =>
    name.endsWith(".css")
      ? `import "callboard${name.slice(1)}";`
      : `export * as n${i} from "callboard${name.slice(1)}";`,
  );
  await writeProject({ "all.ts": imports.join("\n") });
  const types = { types: ["node", "react"], typeRoots: [join(root, "node_modules/@types")] };
  const paths = { react: [join(root, "node_modules/@types/react/index.d.ts")] };
  for (const module of ["nodenext", "preserve"])
    expect(
      await compile(["all.ts"], { ...types, paths, module, noEmit: true, noUncheckedSideEffectImports: true }),
    ).toBe("");
}, 60_000);

/** All strict options of the compiler. */
const strictest = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noImplicitOverride: true },
  ...{ noPropertyAccessFromIndexSignature: true, noImplicitReturns: true, noFallthroughCasesInSwitch: true },
  ...{ noUnusedLocals: true, noUnusedParameters: true, allowUnreachableCode: false, allowUnusedLabels: false },
  ...{ verbatimModuleSyntax: true, isolatedModules: true, erasableSyntaxOnly: true, skipLibCheck: false },
  ...{ module: "nodenext", target: "es2023", lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"] },
};

/** Compiles files of the project, into `built/` by default, and returns the compiler's output. */
async function compile(include: readonly string[], options: object = {}): Promise<string> {
  const compilerOptions = { ...strictest, types: [], rootDir: ".", outDir: "built", ...options };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const found = await run(process.execPath, [compiler, "-p", project]).catch((error: { stdout: string }) => error);
  return found.stdout;
}

async function writeProject(files: { readonly [path: string]: string }): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
}

const generateIn = async (...args: readonly string[]): Promise<string> => {
  const command = join(installed(), "dist/server/callboard.js");
  return (await run(process.execPath, [command, "generate", ...args], { cwd: project })).stdout;
};

const shop = {
  "shop/api.yml": "name: shop\nauth: bearer\nerror-discrimination: { strategy: property, property-name: error }\n",
  "shop/areas/plants.yml": [
    "types:",
    "  Plant: { properties: { name: string, serial: long, planted: optional<date> } }",
    "errors:",
    "  NoSuchPlant: { status-code: 404, type: string }",
    "service:",
    "  auth: true",
    "  base-path: /plants",
    "  endpoints:",
    "    get: { path: '/{id}', method: GET, path-parameters: { id: string }, response: Plant, errors: [NoSuchPlant] }",
    "",
  ].join("\n"),
};

it("generates a client that works in another project, for every feature of a definition", async () => {
  await cp(join(root, "codegen/scenarios/kitchen-sink"), join(project, "kitchen-sink"), { recursive: true });
  await writeProject({
    ...shop,
    "call.ts": `import { createTransport, exactCodec, typesFrom } from "callboard/client";
import { createShopClient, type NoSuchPlant, type ShopClient } from "./gen/client/index.js";
import { type Plant, shopTypes } from "./gen/types/index.js";
const [, , baseUrl = ""] = process.argv;
const codec = exactCodec(typesFrom(shopTypes));
const shop: ShopClient = createShopClient(createTransport({ baseUrl, codec, token: "t", maxRetries: 0 }));
const found = await shop.plants.get({ pathParameters: { id: "fern" } });
const plant: Plant | undefined = found.ok ? found.body : undefined;
const missed = await shop.plants.get({ pathParameters: { id: "moss" } });
const name: NoSuchPlant["error"] | "unknown" | undefined = missed.ok ? undefined : missed.error;
console.log(JSON.stringify({ plant, name }));
// @ts-expect-error a call that there is not
shop.plants.put;
declare const process: { readonly argv: readonly string[] };
`,
  });
  expect(await generateIn("--idl", "shop", "--out", "gen")).toContain("1 call");
  expect(await generateIn("--idl", "kitchen-sink", "--out", "kitchen")).toContain("generated");
  expect(await generateIn("--idl", "shop", "--out", "gen", "--check")).toBe("up to date\n");
  expect(await compile(["call.ts", "gen", "kitchen"])).toBe("");

  const server = createServer(({ url, headers }, response) => {
    const isFern = url === "/plants/fern" && headers.authorization === "Bearer t";
    response.writeHead(isFern ? 200 : 404, { "content-type": "application/json" });
    const fern = '{"name":"Fern","serial":9007199254740993,"undeclared":12345678901234567890}';
    response.end(isFern ? fern : '{"error":"NoSuchPlant","content":"none"}');
  });
  const listening = await listen(server, 0, "");
  if (!listening.ok) throw new Error(listening.error);
  try {
    const called = await run(process.execPath, [join(project, "built/call.js"), `http://127.0.0.1:${listening.port}`]);
    expect(JSON.parse(called.stdout)).toEqual({
      plant: { name: "Fern", serial: "9007199254740993", undeclared: "12345678901234567890" },
      name: "NoSuchPlant",
    });
  } finally {
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  }
}, 120_000);

it("runs programs of its docs that a strict compiler accepts", async () => {
  const page = await readFile(join(root, "docs/programs.md"), "utf8");
  const snippets = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
  expect(snippets.length).toBeGreaterThanOrEqual(3);
  await writeProject({ ...shop, ...Object.fromEntries(snippets.map((text, i) => [`program-${i}.ts`, text])) });
  await generateIn("--idl", "shop", "--out", "gen");
  const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")], skipLibCheck: true };
  // People write `process.env.NAME`.
  const options = { ...node, noPropertyAccessFromIndexSignature: false, noEmit: true };
  expect(await compile(["program-*.ts"], options)).toBe("");
}, 120_000);
