import { expect, it } from "vitest";
import { bodyOf, folderWith, runCommand, startServer } from "./run-command.testing.ts";

const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
paths:
  /tenants/{tenant}/plants:
    parameters: [{ name: tenant, in: path, required: true, schema: { type: string, minLength: 1 } }]
    get:
      operationId: listPlants
      tags: [Plants]
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
        - { name: X-Region, in: header, required: true, schema: { type: string, enum: [eu, us] } }
      responses:
        "200": { description: Fine, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Plant" } } } } }
        "400": { description: Refused }
        "404": { description: Not found }
    post:
      operationId: addPlant
      tags: [Plants]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
      responses:
        "201": { description: Added, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
        "400": { description: Refused }
        "404": { description: Not found }
  /weather:
    get: { operationId: readWeather, tags: [Weather], responses: { "200": { description: Fine } } }
  /silence:
    get: { operationId: listen, responses: { "200": { description: Fine } } }
components:
  schemas:
    Plant:
      type: object
      required: [name, bed]
      additionalProperties: false
      properties:
        name: { type: string, minLength: 1, maxLength: 20 }
        bed: { type: object, required: [row], properties: { row: { type: integer, minimum: 1, maximum: 9 } }, additionalProperties: false }
`;

/** A request as the server got it. */
interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
}

/** Starts a garden that knows one tenant, wants the limit 10, and takes some milliseconds for the weather. */
async function startGarden(): Promise<{ readonly url: string; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  const url = await startServer(async (request, response) => {
    const [method, address] = [request.method ?? "", new URL(request.url ?? "", "http://a.example")];
    const body = await bodyOf(request);
    seen.push({ method, url: address, headers: request.headers, body });
    const send = (status: number, value?: unknown): void => {
      response.writeHead(status, { "Content-Type": "application/json", Allow: "GET, HEAD, POST, OPTIONS" });
      response.end(value === undefined ? undefined : JSON.stringify(value));
    };
    if (address.pathname === "/silence") return;
    if (address.pathname === "/weather") return setTimeout(() => send(method === "GET" ? 200 : 405), 30);
    if (!/^\/tenants\/[^/]+\/plants$/.test(address.pathname)) return send(404);
    if (method === "GET" || method === "HEAD") return send(200, []);
    if (method !== "POST") return send(405);
    send(isObject(body) ? 201 : 400, isObject(body) ? JSON.parse(body) : undefined);
  });
  return { url, seen };
}

function isObject(text: string): boolean {
  try {
    return JSON.parse(text) !== null && !Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

const rules = (...all: readonly object[]) => ({ CALLBOARD_TEST_OPERATIONS: JSON.stringify(all) });

it("sends fixed values in each request, and never a request that needs another one", async () => {
  const { url, seen } = await startGarden();
  const folder = folderWith({ "openapi.yaml": description });
  const env = {
    ...rules(
      { match: "tag:Plants", values: { "path.tenant": "acme", "header.X-Region": "us" } },
      { match: "addPlant", values: { "body.bed.row": 3 } },
      { match: "listen", skip: true },
    ),
  };
  const args = ["openapi.yaml", "--server", url, "--allow-writes", "--seed", "3", "--check", "valid-refused"];
  const run = await runCommand(folder, [...args, "--value", "query.limit=10", "--calls", "120"], env);
  expect(run.text).not.toContain("callboard:");
  const plants = seen.filter(({ url: { pathname } }) => pathname.includes("/plants"));
  const lists = plants.filter(({ method }) => method === "GET");
  const writes = plants.filter(({ method }) => method === "POST");
  expect(lists.length).toBeGreaterThan(1);
  expect(writes.length).toBeGreaterThan(5);
  expect(new Set(plants.map(({ url: { pathname } }) => pathname.replace(/\/$/, "")))).toEqual(
    new Set(["/tenants/acme/plants"]),
  );
  expect(new Set(lists.map(({ url: { searchParams } }) => searchParams.get("limit")))).toEqual(new Set(["10"]));
  expect(new Set(lists.map(({ headers }) => headers["x-region"]))).toEqual(new Set(["us"]));
  const rows = writes.flatMap(({ body }) => {
    const [, row] = /"row":\s*([^,}\s]+)/.exec(body) ?? [];
    return row ?? [];
  });
  expect(new Set(rows)).toEqual(new Set(["3"]));
});

it("skips operations, and has checks, limits, headers and cases for each", async () => {
  const { url, seen } = await startGarden();
  const folder = folderWith({ "openapi.yaml": description });
  const args = ["openapi.yaml", "--server", url, "--seed", "3"];
  const slow = { match: "GET /weather", maxResponseTime: "5ms", cases: 1 };
  const first = await runCommand(folder, args, rules({ match: ["/tenants/*", "listen"], skip: true }, slow));
  expect(first.code).toBe(1);
  expect(first.text).toMatch(/^GET \/weather {2}slow-answer/m);
  expect(seen.filter(({ url: { pathname } }) => pathname.includes("plants"))).toEqual([]);

  const headers = { "X-Tenant": "$" + "{TENANT}", Authorization: "Basic s3cret-of-all" };
  const second = await runCommand(folder, [...args, "--include", "/weather"], {
    ...rules(slow, { match: "GET", without: ["slow-answer"], headers }),
    TENANT: "acme-tenant",
  });
  expect(second).toEqual({ code: 0, text: expect.stringMatching(/, 0 findings/) });
  expect(seen.at(-1)?.headers).toMatchObject({ "x-tenant": "acme-tenant", authorization: "Basic s3cret-of-all" });

  const silent = [...args, "--include", "/silence", "--max-failures", "1"];
  const third = await runCommand(folder, silent, rules({ timeout: "5ms", headers: { X: "v4lue-of-x" } }));
  expect(third.text).toMatch(/^GET \/silence {2}no-answer/m);
  expect(third.text).not.toContain("v4lue-of-x");
});

const place = "CALLBOARD_TEST_OPERATIONS[0]";
it.each<readonly [object, string]>([
  [{ match: "/plant" }, `${place}.match: no endpoint matches "/plant"`],
  [{ mach: "GET" }, `${place} has the unknown member mach; known are match, skip`],
  [{ skip: "yes" }, `${place}.skip must be true or false`],
  [{ timeout: "soon" }, `${place}.timeout must be a time`],
  [{ cases: 0 }, `${place}.cases must be a whole number`],
  [{ checks: ["slow"] }, `${place}: unknown check "slow"`],
  [{ headers: { A: "$" + "{NOWHERE}" } }, `${place}.headers: A needs the variable NOWHERE, which is not set`],
  [{ headers: { "A b": "c" } }, `${place}.headers: A b can't be sent as a header`],
  [{ values: { limit: 1 } }, `${place}.values: limit must begin with path., query., header. or body.`],
  [{ values: { "query.limt": 1 } }, `${place}.values: query.limt is not a place of the requests`],
  [{ values: { "query.limit": 51 } }, "can't be that value: the description has maximum 50"],
  [{ values: { "body.bed.row": "a" } }, 'can\'t be that value: the description has type ["integer"]'],
  [{ skip: true }, "leave no endpoint to test"],
])("refuses %j with its place", async (rule, message) => {
  const folder = folderWith({ "openapi.yaml": description });
  const run = await runCommand(folder, ["openapi.yaml", "--server", "http://127.0.0.1:1"], rules(rule));
  expect(run).toEqual({ code: 2, text: expect.stringContaining(message) });
});

it.each([
  ["limit=1", "--value limit must begin with path., query., header. or body."],
  ["query.limit", "--value must be PLACE=VALUE, such as query.limit=10"],
  ["query.limit=51", "can't be that value: the description has maximum 50"],
  ["query.limit=soon", 'can\'t be that value: the description has type ["integer"]'],
  ["query.other=1", "--value query.other is not a place of the requests"],
])("refuses --value %s", async (value, message) => {
  const folder = folderWith({ "openapi.yaml": description });
  const run = await runCommand(folder, ["openapi.yaml", "--server", "http://127.0.0.1:1", "--value", value]);
  expect(run).toEqual({ code: 2, text: expect.stringContaining(message) });
});
