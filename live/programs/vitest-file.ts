import type { Path } from "#engine/shape";
import { javascriptComment, javascriptString } from "#snippets";
import type { Failure, ValueType } from "../failures/index.ts";
import { type Assertion, assertionOf } from "./assertion.ts";
import { hasPiece, type Piece, type ProgramPlan, type ProgramStep, planProgram, takesSegment } from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";
import { answerTimeout, serverOf } from "./shared-texts.ts";

/** Methods that `fetch` refuses (WHATWG Fetch §2.2.1). */
const forbidden: ReadonlySet<string> = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * Writes a test file for vitest that makes failures again with `fetch` and expects the documented answer. It runs
 * unchanged in Node 20 and later, and fails as long as the API does. The text is JavaScript and, by the defaults of its
 * parameters, strict TypeScript too, so that the file may have either ending.
 */
export function vitestFile(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const plans = failures.map((failure) => writable(planProgram(failure, secrets, serverOf(failures))));
  const takes = plans.some((plan) => plan.ok && plan.steps.some((step) => step.takes.length > 0));
  const usesJson = plans.some((plan) => hasPiece(plan, (piece) => "encoding" in piece && piece.encoding === "json"));
  return `${[
    'import { expect, it } from "vitest";',
    "",
    `const server = process.env.SERVER ?? ${javascriptString(serverOf(failures))};`,
    ...(secrets.all.size > 0 || takes ? ["", ...missingHelper] : []),
    ...(secrets.all.size === 0 ? [] : ["", ...[...secrets.all].map(secretLine)]),
    ...(takes ? ["", ...exactHelper] : []),
    ...(takesSegment(plans) ? ["", ...segmentHelper] : []),
    ...(usesJson ? ["", ...jsonHelper] : []),
    ...plans.flatMap((plan) => ["", ...testLines(plan)]),
  ].join("\n")}\n`;
}

const missingHelper = ['const missing = (what = "") => {', "  throw new Error(what);", "};"];

const secretLine = ([secret, variable]: readonly [string, string]): string =>
  `const ${variable} = process.env.${variable} ?? missing(${javascriptString(`set the environment variable ${variable}`)}); ${javascriptComment(secret)}`;

const exactHelper = [
  "/** Parses JSON with long integers as strings, since a double would lose their last digits. */",
  'function exact(text = "") {',
  '  const token = /"(?:[^"\\\\]|\\\\.)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?/g;',
  "  return JSON.parse(text.replace(token, (one) => (/^-?\\d{16,}$/.test(one) ? JSON.stringify(one) : one)));",
  "}",
];

const segmentHelper = [
  "/** Returns the last segment of the path of an address. */",
  'const segment = (address = "") => decodeURIComponent(address.replace(/[?#].*$/, "").replace(/^.*\\//, ""));',
];

const jsonHelper = [
  "/** Writes a text for the inside of a JSON string. */",
  'const json = (text = "") => JSON.stringify(text).slice(1, -1);',
];

function writable(plan: ProgramPlan): ProgramPlan {
  if (!plan.ok) return plan;
  const refused = plan.steps.find(
    ({ method, body }) => forbidden.has(method) || (body !== undefined && (method === "GET" || method === "HEAD")),
  );
  if (refused === undefined) return plan;
  const what = forbidden.has(refused.method) ? `the method ${refused.method}` : `a body with ${refused.method}`;
  return { ok: false, failure: plan.failure, reason: `fetch does not allow ${what}` };
}

function testLines(plan: ProgramPlan): readonly string[] {
  const { endpoint, check, message } = plan.failure;
  const title = `${endpoint}: ${check}`;
  if (!plan.ok) return [javascriptComment(`${title} is left out: ${plan.reason}.`)];
  const timeout = plan.steps.length * answerTimeout * 1000 + 1000;
  return [
    javascriptComment(message),
    `it(${javascriptString(title)}, async () => {`,
    ...plan.steps.flatMap(stepLines).map((line) => `  ${line}`),
    ...assertionLines(assertionOf(plan.failure, plan.steps.at(-1)), plan.steps.length).map((line) => `  ${line}`),
    `}, ${timeout});`,
  ];
}

const header = (step: number, name: string): string => `answer${step}.headers.get(${javascriptString(name)})`;

function stepLines({ number, method, url, headers, body, takes }: ProgramStep): readonly string[] {
  return [
    ...takes.map(({ variable, step, from }) => {
      const what = from.kind === "header" ? `header ${from.name}` : `value ${from.path.join(".")}`;
      const missing = `missing(${javascriptString(`no ${what} in the answer to step ${step}`)})`;
      if (from.kind === "body")
        return `const ${variable} = \`\${exact(text${step})${access(from.path)} ?? ${missing}}\`;`;
      const value = `${header(step, from.name)} ?? ${missing}`;
      return `const ${variable} = ${from.part === undefined ? value : `segment(${value})`};`;
    }),
    `const answer${number} = await fetch(${expression(url)}, {`,
    `  method: ${javascriptString(method)},`,
    ...(headers.length === 0
      ? []
      : [
          "  headers: [",
          ...headers.map(([name, value]) => `    [${javascriptString(name)}, ${expression(value)}],`),
          "  ],",
        ]),
    ...(body === undefined ? [] : [`  body: ${bodyExpression(body)},`]),
    '  redirect: "manual",',
    `  signal: AbortSignal.timeout(${answerTimeout * 1000}),`,
    "});",
    `const text${number} = await answer${number}.text();`,
  ];
}

const bodyExpression = (body: NonNullable<ProgramStep["body"]>): string =>
  body.kind === "text"
    ? // Bytes have no type, so that fetch adds no `Content-Type`.
      `new TextEncoder().encode(${expression(body.pieces)})`
    : `Buffer.from(${javascriptString(body.base64)}, "base64")`;

const expression = (pieces: readonly Piece[]): string => pieces.map(pieceText).join(" + ") || '""';

const encoders = { none: "", uri: "encodeURIComponent", json: "json" } as const;

function pieceText(piece: Piece): string {
  switch (piece.kind) {
    case "text":
      return javascriptString(piece.text);
    case "server":
      return "server";
    case "secret":
    case "taken": {
      const encoder = encoders[piece.encoding];
      return encoder === "" ? piece.variable : `${encoder}(${piece.variable})`;
    }
    case "base64":
      return `Buffer.from(${expression(piece.pieces)}).toString("base64")`;
  }
}

/** Writes the access to a place that may be missing. */
const access = (path: Path): string =>
  path
    .map((key) => {
      if (typeof key === "number") return `?.[${key}]`;
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `?.${key}` : `?.[${javascriptString(key)}]`;
    })
    .join("");

function assertionLines(assertion: Assertion, last: number): readonly string[] {
  const [answer, text] = [`answer${last}`, `text${last}`];
  switch (assertion.kind) {
    case "answered":
      return [`expect(${answer}.status).toBeGreaterThan(0);`];
    case "status":
      return [`expect(String(${answer}.status), ${text}).toMatch(/^(?:${assertion.pattern})$/);`];
    case "content-type":
      return [
        `const type = ${answer}.headers.get("Content-Type") ?? "";`,
        `expect([${assertion.types.map(javascriptString).join(", ")}]).toContain(type.replace(/;.*/s, "").trim().toLowerCase());`,
      ];
    case "value":
      return [`const value = JSON.parse(${text})${access(assertion.at)};`, typeLine(assertion.type)];
    case "not-value": {
      const value = typeof assertion.value === "string" ? javascriptString(assertion.value) : String(assertion.value);
      return [`expect(JSON.parse(${text})${access(assertion.at)}).not.toBe(${value});`];
    }
    case "not-status":
      return [`expect(${answer}.status).not.toBe(${assertion.status});`];
    case "not-answer":
      return [
        `expect([${answer}.status, ${text}]).not.toEqual([${assertion.status}, ${javascriptString(assertion.text)}]);`,
      ];
  }
}

function typeLine(type: ValueType): string {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return `expect(typeof value).toBe("${type.kind}");`;
    case "integer":
      return "expect(value).toSatisfy(Number.isInteger);";
    case "list":
      return "expect(value).toSatisfy(Array.isArray);";
    case "object":
      return `expect(Object.prototype.toString.call(value)).toBe("[object Object]");`;
    case "present":
      return "expect(value).toBeDefined();";
    case "pattern":
      return `expect(value).toMatch(new RegExp(${javascriptString(type.pattern)}));`;
    case "one-of":
      return `expect([${type.values.map((one) => (typeof one === "string" ? javascriptString(one) : one)).join(", ")}]).toContain(value);`;
  }
}
