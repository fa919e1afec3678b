import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, runCommand, startServer } from "./run-command.testing.ts";

const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
paths:
  /plants:
    get:
      operationId: listPlants
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }]
      responses:
        "200": { description: Fine, content: { application/json: { schema: { type: object } } } }
        "400": { description: Refused }
        "403": { description: Refused }
`;

/** A garden that wants a signature, and counts more plants than the limit. */
const startGarden = (fault: { isFixed: boolean }) =>
  startServer((request, response) => {
    const limit = new URL(request.url ?? "", "http://a.example").searchParams.get("limit") ?? "9";
    const isSigned = request.headers["x-signature"] === `signed ${request.url}`;
    const status = !isSigned ? 403 : /^[1-9]$/.test(limit) ? 200 : 400;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ count: Number(limit) + (fault.isFixed ? 0 : 1), limit: Number(limit) }));
  });

const hooks = `import { writeFileSync } from "node:fs";
import { defineHooks, type TestExchange } from "callboard/hooks";

let responses = 0;
const withinLimit = ({ response, isValid }: TestExchange) => {
  const { count, limit } = response.json() as { count: number; limit: number };
  return isValid && response.status === 200 && count > limit
    ? { message: "The response has more plants than the limit.", cause: "over" }
    : undefined;
};
export default defineHooks({
  beforeRequest: (request, { id }) => {
    const { pathname, search } = new URL(request.url);
    if (id !== "listPlants") throw new Error(id);
    return { ...request, headers: [...request.headers, ["X-Signature", \`signed \${pathname}\${search}\`]] };
  },
  afterResponse: ({ response }) => {
    responses += response.status > 0 ? 1 : 0;
    writeFileSync(process.env.HOOKS_COUNT ?? "", String(responses));
  },
  checks: { "within limit": withinLimit },
});
`;

it("changes requests, sees responses, and reports the findings of own checks as others", async () => {
  const fault = { isFixed: false };
  const url = await startGarden(fault);
  const folder = folderWith({ "openapi.yaml": description, "hooks.ts": hooks });
  process.env.HOOKS_COUNT = join(folder, "count.txt");
  const reports = ["--report", "json=out.json", "--report", "junit=out.xml"];
  const args = ["openapi.yaml", "--server", url, "--seed", "1", "--calls", "60", "--hooks", "hooks.ts", ...reports];
  const run = await runCommand(folder, [...args, "--check", "own-check", "--check", "undocumented-status"]);
  expect(run.code).toBe(1);
  expect(run.text).toMatch(/^GET \/plants {2}own-check/m);
  expect(run.text).toContain("within limit: The response has more plants than the limit.");
  expect(run.text).toMatch(/^ {2}repeat {4}callboard test --replay \S+ --hooks hooks\.ts$/m);
  expect(run.text).not.toContain("× 403");
  expect(Number(readFileSync(join(folder, "count.txt"), "utf8"))).toBeGreaterThan(10);
  expect(readFileSync(join(folder, "out.json"), "utf8")).toMatch(/"own-check".*"within limit: over"/s);
  expect(readFileSync(join(folder, "out.xml"), "utf8")).toMatch(/<failure type="own-check" message="within limit: /);

  const replay = (...more: readonly string[]) => runCommand(folder, ["--replay", ".callboard/replays", ...more]);
  expect(await replay("--hooks", "hooks.ts")).toMatchObject({
    code: 1,
    text: expect.stringContaining("FAILED GET /plants, own-check: within limit: "),
  });
  expect(await replay()).toMatchObject({ code: 2, text: expect.stringContaining("add --hooks MODULE") });
  fault.isFixed = true;
  expect(await replay("--hooks", "hooks.ts")).toMatchObject({ code: 0, text: expect.stringContaining("passed") });
});

it.each([
  ["export default 1;", "its default export must be an object"],
  ["export default { before: 1 };", "before is unknown; known are beforeRequest, afterResponse, checks"],
  ["export default { checks: { a: 1 } };", 'the check "a" must be a function'],
  ["throw new Error('no');", "it can't be loaded: no"],
  ["export default { checks: { a: () => { throw new Error('why'); } } };", 'the check "a" failed: Error: why'],
  [
    "export default { checks: { a: () => true } };",
    'the check "a" failed: TypeError: it returned true; return nothing, a text or {',
  ],
])("ends with the reason for a module with %s", async (text, message) => {
  const url = await startGarden({ isFixed: true });
  const folder = folderWith({ "openapi.yaml": description, "hooks.mjs": text });
  const run = await runCommand(folder, ["openapi.yaml", "--server", url, "--hooks", "hooks.mjs"]);
  expect(run).toEqual({ code: 2, text: expect.stringContaining(`--hooks hooks.mjs: ${message}`) });
});

it("reports each text of a list that an own check returns", async () => {
  const url = await startGarden({ isFixed: true });
  const text = 'export default { checks: { a: () => ["first", { message: "second", cause: "b" }] } };';
  const folder = folderWith({ "openapi.yaml": description, "hooks.mjs": text });
  const args = ["openapi.yaml", "--server", url, "--calls", "5", "--hooks", "hooks.mjs", "--check", "own-check"];
  const run = await runCommand(folder, args);
  expect(run.text).toContain("a: first");
  expect(run.text).toContain("a: second");
});
