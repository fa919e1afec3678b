import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bodyOf, folderWith, runCommand, startServer } from "../run-command.testing.ts";

const description = (scheme: string): string => `openapi: 3.1.0
info: { title: Garden, version: "1" }
components: { securitySchemes: { login: ${scheme} } }
security: [{ login: [plants] }]
paths:
  /plants:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }]
      responses:
        "200": { description: Fine, content: { application/json: { schema: { type: object } } } }
        "400": { description: Refused }
        "401": { description: Refused }
`;
const bearer = "{ type: http, scheme: bearer }";

/** A garden with tokens that it takes for a number of requests. It repeats them in an error for the limit 9. */
async function startGarden(
  uses: number,
  read: (header: string) => string = (header) => header.slice("Bearer ".length),
) {
  const left = new Map<string, number>();
  const refused: string[] = [];
  const url = await startServer((request, response) => {
    const token = read(request.headers.authorization ?? "");
    const rest = left.get(token) ?? (/^(?:token|ann:pass)-\d+-secret$/.test(token) ? uses : 0);
    left.set(token, rest - 1);
    if (rest <= 0) refused.push(token);
    const limit = new URL(request.url ?? "", "http://a.example").searchParams.get("limit") ?? "1";
    const status = rest <= 0 ? 401 : limit === "9" ? 500 : /^[1-8]$/.test(limit) ? 200 : 400;
    response.writeHead(status, { "Content-Type": "application/json", "X-Seen": token });
    response.end(JSON.stringify(status === 500 ? { echo: request.headers.authorization } : {}));
  });
  return { url, refused, known: left };
}

/** A program that prints another token each time. It runs often, and a shell starts faster than Node. */
const program = `count=$(($(cat count.txt 2>/dev/null || echo 0) + 1))
echo "$count" >count.txt
echo "\${1:-token}-$count-secret"
`;

/** Returns the texts of all files that a command may have written, and what it printed. */
const everything = (folder: string, printed: string): string =>
  [
    printed,
    ...readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /replays.*json$|out\.(?:json|html|xml)$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  ].join("\n");

const reports = ["--report", "json=out.json", "--report", "html=out.html", "--report", "junit=out.xml"];

it.each([
  ["a token", bearer, "token", undefined],
  ["a pair", "{ type: http, scheme: basic }", "ann:pass", (header: string) => atob(header.slice("Basic ".length))],
] as const)(
  "runs a command for %s, again after each 401, and never writes what it printed",
  async (_, scheme, first, read) => {
    const garden = await startGarden(5, read);
    const folder = folderWith({ "openapi.yaml": description(scheme), "token.sh": program });
    const command = `login=sh token.sh ${first}`;
    const args = ["openapi.yaml", "--server", garden.url, "--seed", "1", "--concurrency", "1", "--calls", "40"];
    const run = await runCommand(folder, [...args, "--credential-command", command, ...reports], process.env);
    expect(run.text).toMatch(/^GET \/plants {2}server-error/m);
    expect(run.text).not.toMatch(/valid-refused|undocumented-status/);
    expect(garden.known.size).toBeGreaterThan(3);
    const all = everything(folder, run.text);
    expect(all).toContain("GET /plants");
    expect(all).not.toMatch(/-\d+-secret/);
    expect(all).not.toMatch(/callboard:credential/);

    const replayed = await runCommand(
      folder,
      ["--replay", ".callboard/replays", "--server", garden.url, "--credential-command", command],
      process.env,
    );
    expect(replayed.text).toMatch(/^FAILED GET \/plants, server-error/m);
    expect(replayed.text).not.toMatch(/-\d+-secret/);
  },
);

it("runs a command again after its lifetime, before a server refuses anything", async () => {
  const garden = await startGarden(1000);
  const folder = folderWith({ "openapi.yaml": description(bearer), "token.sh": program });
  const args = ["openapi.yaml", "--server", garden.url, "--calls", "30", "--check", "wrong-body", "--concurrency", "1"];
  const command = ["--credential-command", "login=sh token.sh", "--credential-lifetime", "1ms"];
  const run = await runCommand(folder, [...args, ...command], process.env);
  expect(run.code).toBe(0);
  expect([...garden.known.keys()].filter((token) => /^token-/.test(token)).length).toBeGreaterThan(3);
  expect(garden.refused.filter((token) => /^token-/.test(token))).toEqual([]);
});

it.each([
  ["exit 3", "--credential-command login: the command ended with code 3"],
  ["true", "--credential-command login: the command printed nothing"],
  ["printf 'a\\nb'", "--credential-command login: the command must print one line"],
])("refuses the command %s", async (command, message) => {
  const folder = folderWith({ "openapi.yaml": description(bearer) });
  const args = ["openapi.yaml", "--server", "http://127.0.0.1:1", "--credential-command", `login=${command}`];
  expect(await runCommand(folder, args, process.env)).toEqual({ code: 2, text: expect.stringContaining(message) });
});

/** A server of tokens for one client, with secrets that it may repeat in errors. */
async function startTokens(answer: (form: URLSearchParams, count: number) => object | undefined) {
  const forms: URLSearchParams[] = [];
  let count = 0;
  const url = await startServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    forms.push(form);
    const pair = atob((request.headers.authorization ?? "").replace("Basic ", ""));
    // Both parts are encoded as in a form (RFC 6749 section 2.3.1).
    const isClient = decodeURIComponent(pair) === "gardener:s3cret-of-client";
    count += 1;
    const body = isClient ? answer(form, count) : undefined;
    response.writeHead(body === undefined ? 400 : 200, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    const failed = {
      error: "invalid_grant",
      error_description: `unknown s3cret-of-client, ${form.get("refresh_token")}`,
    };
    response.end(JSON.stringify(body ?? failed));
  });
  return { url, forms };
}

const flows = (kind: string, url: string, more = ""): string =>
  description(`{ type: oauth2, flows: { ${kind}: { tokenUrl: "${url}/token", ${more} scopes: { plants: Plants } } } }`);
const token = (count: number) => ({ access_token: `token-${count}-secret`, token_type: "bearer" });

it("gets tokens for a client, and new ones after a 401 and before they expire", async () => {
  const garden = await startGarden(5);
  const tokens = await startTokens((_, count) => ({ ...token(count), ...(count === 1 && { expires_in: 3600 }) }));
  const folder = folderWith({ "openapi.yaml": flows("clientCredentials", tokens.url) });
  const args = [
    "openapi.yaml",
    "--server",
    garden.url,
    "--seed",
    "1",
    "--concurrency",
    "1",
    "--calls",
    "40",
    ...reports,
  ];
  const run = await runCommand(folder, [...args, "--oauth-client", "login=gardener:s3cret-of-client"]);
  expect(run.text).toMatch(/^GET \/plants {2}server-error/m);
  expect(run.text).not.toContain("undocumented-status");
  expect(tokens.forms.length).toBeGreaterThan(3);
  expect(Object.fromEntries(tokens.forms[0] ?? [])).toEqual({ grant_type: "client_credentials", scope: "plants" });
  expect(everything(folder, run.text)).not.toMatch(/-\d+-secret|s3cret-of-client/);
});

it("refreshes tokens with the newest refresh token", async () => {
  const garden = await startGarden(5);
  const tokens = await startTokens((form, count) =>
    form.get("refresh_token") === `refresh-${count - 1}`
      ? { ...token(count), refresh_token: `refresh-${count}` }
      : undefined,
  );
  const more = 'authorizationUrl: "https://a.example",';
  const folder = folderWith({
    "openapi.yaml": flows("authorizationCode", tokens.url, more),
    "client.txt": "gardener:s3cret-of-client\n",
  });
  const args = ["openapi.yaml", "--server", garden.url, "--seed", "1", "--concurrency", "1", "--calls", "30"];
  const client = [...args, "--oauth-client", "login=@client.txt"];
  const run = await runCommand(folder, client, { CALLBOARD_REFRESH_TOKEN_LOGIN: "refresh-0" });
  expect(run.text).toMatch(/^GET \/plants {2}server-error/m);
  expect(tokens.forms.length).toBeGreaterThan(2);
  expect(tokens.forms.every((form) => form.get("grant_type") === "refresh_token")).toBe(true);

  const wrong = await runCommand(folder, [...client, "--refresh-token", "login=refresh-wrong"]);
  expect(wrong.code).toBe(2);
  expect(wrong.text).toMatch(/--oauth-client login: no token from http:\/\/127.*: invalid_grant: unknown <secret>/);
  expect(wrong.text).not.toMatch(/s3cret|refresh-wrong/);
});

it("refuses clients without a flow, and addresses that are not secure", async () => {
  const run = async (text: string, ...args: readonly string[]) => {
    const folder = folderWith({ "openapi.yaml": text });
    writeFileSync(join(folder, "empty.txt"), "");
    return (await runCommand(folder, ["openapi.yaml", "--server", "http://127.0.0.1:1", ...args])).text;
  };
  const client = ["--oauth-client", "login=a:b"];
  expect(await run(description(bearer), ...client)).toContain("the scheme has no flows of OAuth 2; use --credential");
  expect(await run(flows("clientCredentials", "http://a.example"), ...client)).toContain("must be an https address");
  expect(await run(flows("password", "https://a.example"), ...client)).toContain("with --refresh-token");
  expect(await run(description(bearer), "--refresh-token", "login=a")).toContain("add --oauth-client login=ID");
});
