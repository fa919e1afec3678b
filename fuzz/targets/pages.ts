import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { readAnswers } from "../net/answers.ts";
import { exchange } from "../net/exchange.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { answered, undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { processOf } from "../product/product.ts";
import { plainPages } from "../product/slots.ts";
import type { Target } from "../target.ts";

/** An address of a site, requested as by a browser. */
type PageCase = {
  readonly serverName: "site" | "served";
  readonly method: string;
  readonly path: string;
  readonly headers: string;
};

const paths = [
  "/",
  ...Object.values(plainPages),
  `${plainPages.add}?explorer=true`,
  `${plainPages.channel}?explorer=true`,
  "/slot-1/one",
  "/reference",
  "/overview",
  "/reference/apis/get-an-api-definition?explorer=true",
  "/reference/apis/register-an-api",
  "/api/callboard-docs/health",
  "/api/callboard-docs/changes",
  "/api/callboard-docs/forms/plain/getPlant",
  "/api/callboard-docs/answers/plain/getPlant",
  "/api/callboard-docs/templates/plain/getPlant",
  "/api/callboard-docs/channels/talk/talk",
  "/api/callboard-docs/endpoints?around=getPlant",
  "/api/callboard-docs/auth/api-key-injection",
  "/api/callboard-docs/auth/logout?state=/plain",
  "/api/callboard-docs/oauth/return?code=@secret@&state=x",
  "/assets/entry.js",
  "/search?q=plant&api_key=@secret@",
];

const words = [
  "explorer=true",
  "explorer=false&explorer=true",
  "?",
  "&",
  "//evil.test/",
  "/\\evil.test",
  "/%2f%2fevil.test",
  "/%5cevil.test/%2e%2e",
  "%E0%A4%A",
  "%c0%ae",
  "/__proto__",
  "/constructor/prototype",
  "/.git/config",
  "http://localhost@evil.test/",
  "@percents:200@",
  "@dots:300@",
  "#form=%7B%22value%22%3A%7B%7D%7D",
  "state=//evil.test&error=x&error_description=<fuzz-xss>",
];

const headerLines = [
  "Accept-Encoding: gzip, br, deflate",
  "Accept-Encoding: *;q=0, identity;q=0",
  'If-None-Match: W/"x", "y"',
  "If-None-Match: *",
  "Range: bytes=0-1,3-,-5",
  "Cookie: session=@secret@; a=b; __Host-callboard=x",
  "Authorization: Bearer @secret@",
  "X-Forwarded-For: 127.0.0.1, ::1, x",
  "X-Forwarded-Host: evil.test",
  "Forwarded: for=127.0.0.1;host=evil.test",
  "Referer: http://evil.test/",
  "Accept: application/json",
  "Expect: 100-continue",
];

const printable = (text: string): string => text.replace(/[\0-\x20\x7f]/g, "%20");

/** Page addresses, query strings and request headers of the two sites. */
export const pages: Target<PageCase> = {
  name: "pages",
  summary: "paths, query strings and headers of pages",
  parallel: 6,
  batch: 120,
  cases: fc.record({
    serverName: fc.constantFrom("site" as const, "served" as const),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant("GET") },
      { weight: 1, arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "OPTIONS", "DELETE", "TRACE") },
    ),
    path: nearTo(fc.constantFrom(...paths), words),
    headers: fc.subarray(headerLines, { maxLength: 3 }).map((lines) => lines.map((line) => `${line}\r\n`).join("")),
  }),
  play: playPage,
};

async function playPage({ serverName, method, path, headers }: PageCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const filled = printable(deps.fill(path, serverName));
  const target = filled.startsWith("/") ? filled : `/${filled}`;
  const head = `${method} ${target} HTTP/1.1\r\nHost: ${deps.fill("@host@", serverName)}\r\n${deps.fill(headers, serverName)}Connection: close\r\n\r\n`;
  const port = deps.product.portOf(serverName);
  const exchanged = exchange({ port, pieces: [Buffer.from(head, "utf8")], pause: 0, leaving: "last" });
  const { value, breaches } = await settle(
    exchanged,
    deps.stalls,
    `${method} of a page of ${serverName}`,
    processOf[serverName],
  );
  if (value === undefined || value.ending !== "ended") return breaches;
  const { answers, error } = readAnswers(value.bytes, method === "HEAD");
  if (error !== undefined) return [...breaches, breach("answer", `${serverName}: ${error}`)];
  const [answer] = answers;
  if (answer === undefined)
    return [...breaches, breach("answer", `${serverName} ended the connection without an answer`)];
  return [
    ...breaches,
    ...undocumented(serverName, answered(answer), `${method} of a page`),
    ...(answer.isComplete ? [] : [breach("answer", `${serverName} cut its answer`)]),
    ...leadsAway(answer.headers.get("location")?.[0], answer.body.toString("utf8"), deps.fill("@host@", serverName)),
  ];
}

/** Reports a response that leads off the site or contains markup of the request. */
function leadsAway(location: string | undefined, body: string, host: string): readonly Breach[] {
  const found: Breach[] = [];
  if (location !== undefined && URL.canParse(location, `http://${host}/`)) {
    const { origin } = new URL(location, `http://${host}/`);
    if (origin !== `http://${host}`)
      found.push(breach("answer", `a page redirects to ${JSON.stringify(location.slice(0, 120))}`));
  }
  const link = /(?:href|src|action)="((?:\/\/|\/\\|javascript:)[^"]*)"/i.exec(body)?.[1];
  if (link !== undefined) found.push(breach("answer", `a page links to ${JSON.stringify(link.slice(0, 120))}`));
  if (/<fuzz-xss/i.test(body)) found.push(breach("answer", "a page holds markup that was sent to it"));
  return found;
}
