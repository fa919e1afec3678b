import type { Path } from "#engine/shape";
import { javascriptComment, javascriptString } from "#snippets";
import { type AnswerPart, type Failure, isOfItem, maxPages, type ValueType } from "../failures/index.ts";
import { type Assertion, javascriptLiteral } from "./assertion.ts";
import type { InputVariable, Piece } from "./piece.ts";
import {
  answerTimeout,
  isOfAnswer,
  type ProgramPlan,
  type ProgramStep,
  planProgram,
  serverOf,
  unwritable,
} from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";

/**
 * Writes a test file for vitest that makes failures again and expects the documented answer. It sends exactly the saved
 * requests, runs unchanged in Node 20 and later, and fails as long as the API does. Each test removes what it created. The
 * text is JavaScript and, by the defaults of its parameters, strict TypeScript too, so that the file may have either ending.
 */
export function vitestFile(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const tests = failures
    .map((failure) => unwritable(planProgram(failure, secrets, serverOf(failures))))
    .flatMap((plan) => ["", ...testLines(plan)]);
  const body = [...[...secrets.all].map(secretLine), ...tests];
  const used = helpersIn(body.join("\n"));
  return `${[
    'import { once } from "node:events";',
    'import http from "node:http";',
    'import https from "node:https";',
    'import { expect, it } from "vitest";',
    "",
    `const server = process.env.SERVER ?? ${javascriptString(serverOf(failures))};`,
    ...used.flatMap((lines) => ["", ...lines]),
    ...(secrets.all.size === 0 ? [] : [""]),
    ...body,
  ].join("\n")}\n`;
}

/** The helpers of a file by their names, those that others use after them. */
const helpers: { readonly [name: string]: readonly string[] } = {
  send: [
    "/** Sends a request with these headers only, and returns the answer. */",
    'async function send(method = "", url = "", headers = [["", ""]], body = Buffer.alloc(0)) {',
    '  const isSized = body.length > 0 || ["POST", "PUT", "PATCH"].includes(method);',
    '  const own = [["Host", new URL(url).host], ...(isSized ? [["Content-Length", String(body.length)]] : [])];',
    `  const options = { method, headers: [...own, ...headers].flat(), signal: AbortSignal.timeout(${answerTimeout * 1000}) };`,
    '  const sent = (url.startsWith("https:") ? https : http).request(url, options);',
    "  const start = performance.now();",
    "  sent.end(body);",
    '  const [response] = await once(sent, "response");',
    "  const bytes = Buffer.concat(await response.toArray());",
    "  const time = performance.now() - start;",
    "  return { status: Number(response.statusCode), headers: response.headers, bytes, text: bytes.toString(), time };",
    "}",
  ],
  missing: ['const missing = (what = "") => {', "  throw new Error(what);", "};"],
  segment: [
    "/** Returns the last segment of the path of an address. */",
    'const segment = (address = "") => decodeURIComponent(address.replace(/[?#].*$/, "").replace(/^.*\\//, ""));',
  ],
  pathOf: [
    "/** Returns the path and the query of an address. */",
    'const pathOf = (address = "") => address.replace(/^[a-z][a-z\\d+.-]*:\\/\\/[^/?#]*/i, "").replace(/#.*/, "");',
  ],
  json: [
    "/** Writes a text for the inside of a JSON string. */",
    'const json = (text = "") => JSON.stringify(text).slice(1, -1);',
  ],
  length: [
    "/** Returns the length of a body, which HEAD announces only. */",
    'const length = (answer = { bytes: Buffer.alloc(0), headers: JSON.parse("{}") }) =>',
    '  answer.bytes.length > 0 ? answer.bytes.length : Number(answer.headers["content-length"] ?? 0);',
  ],
  values: [
    "/** Lists the values at a path; a number stands for every item of a list. */",
    'function values(root = JSON.parse("null"), path = ["", 0]) {',
    "  let found = [root];",
    "  for (const key of path)",
    '    found = found.flatMap((one) => (typeof key === "number" ? (Array.isArray(one) ? one : []) : [one?.[key]]));',
    "  return found;",
    "}",
  ],
  withId: [
    "/** Lists the items of a list that have an id. */",
    'const withId = (id = "", text = "") =>',
    "  items(text).filter((item) => Object.values(JSON.parse(item)).some((one) => String(one) === id));",
  ],
  items: [
    "/** Lists the items of a list as texts. */",
    'function items(text = "") {',
    "  const found = body(text);",
    "  const lists = Array.isArray(found) ? [found] : Object.values(found ?? {}).filter(Array.isArray);",
    "  return (lists.find((one) => one.length > 0) ?? lists[0] ?? []).map((one = found) => JSON.stringify(one));",
    "}",
  ],
  body: [
    "/** Parses a body, if it is JSON. */",
    'function body(text = "") {',
    "  try {",
    "    return exact(text);",
    "  } catch {",
    "    return text;",
    "  }",
    "}",
  ],
  exact: [
    "/** Parses JSON with numbers as strings where a double would lose their last digits. */",
    'function exact(text = "") {',
    '  const token = /"(?:[^"\\\\]|\\\\.)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?/g;',
    '  return JSON.parse(text.replace(token, (one) => (/^"/.test(one) || String(Number(one)) === one ? one : JSON.stringify(one))));',
    "}",
  ],
};

/** Returns the helpers that a text uses, and those that these use. */
function helpersIn(text: string): readonly (readonly string[])[] {
  let [all, used] = [text, new Set<string>()];
  for (const [name, lines] of Object.entries(helpers)) {
    if (!new RegExp(`\\b${name}\\(`).test(all)) continue;
    used = new Set([...used, name]);
    all += lines.join("\n");
  }
  return [...used].map((name) => helpers[name] ?? []);
}

const secretLine = ([secret, variable]: readonly [string, string]): string =>
  `const ${variable} = process.env.${variable} ?? missing(${javascriptString(`set the environment variable ${variable}`)}); ${javascriptComment(secret)}`;

function testLines(plan: ProgramPlan): readonly string[] {
  const { endpoint, check, message } = plan.failure;
  const title = `${endpoint}: ${check}`;
  if (!plan.ok) return [javascriptComment(`${title} is left out: ${plan.reason}.`)];
  const { steps } = plan;
  const undoes = steps.some(({ undo }) => undo !== undefined);
  const waits = steps.reduce((sum, { wait = 0 }) => sum + wait, 0);
  const timeout = (steps.length + (undoes ? steps.length : 0)) * answerTimeout * 1000 + waits + 1000;
  const lines = [
    ...steps.flatMap((step) => [
      ...stepLines(step),
      ...undoLines(step),
      ...(step.number < steps.length ? preparedLines(step) : []),
      ...(step.number === plan.before?.last ? listedBeforeLines(plan) : []),
    ]),
    ...missingLines(plan),
    ...answeredLines(plan),
    ...assertionLines(plan.assertion, steps),
  ];
  return [
    javascriptComment(message),
    `it(${javascriptString(title)}, async (${lines.some((line) => /\bskip\(/.test(line)) ? "{ skip }" : ""}) => {`,
    ...plan.keys.map((variable) => `  const ${variable} = crypto.randomUUID();`),
    ...(undoes
      ? [
          "  const cleanup = [async () => {}];",
          "  try {",
          ...indented(indented(lines)),
          "  } finally {",
          "    for (const undo of cleanup) await undo();",
          "  }",
        ]
      : indented(lines)),
    `}, ${timeout});`,
  ];
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const header = (step: number, name: string): string => `answer${step}.headers[${javascriptString(name.toLowerCase())}]`;

function stepLines(step: ProgramStep): readonly string[] {
  if (step.cursor !== undefined) return pageLines(step, step.cursor);
  return [
    ...(step.wait === undefined ? [] : [`await new Promise((done) => setTimeout(done, ${step.wait}));`]),
    ...step.takes.map((taken) => takenLine(taken)),
    `const answer${step.number} = await ${sendText(step)};`,
  ];
}

/** Reads the later pages of a list. */
function pageLines(step: ProgramStep, cursor: InputVariable): readonly string[] {
  const { number, takes } = step;
  const [pages, next] = [`pages${number}`, `next${number}`];
  const path = cursor.from.kind === "body" ? access(cursor.from.path) : "";
  return [
    `const ${pages} = [answer${cursor.step}.text];`,
    `for (const ${next} = () => exact(${pages}.at(-1))${path}; ${next}() && ${pages}.length <= ${maxPages}; ) {`,
    `  const ${cursor.variable} = \`\${${next}()}\`;`,
    ...takes.filter((one) => one !== cursor).map((taken) => `  ${takenLine(taken)}`),
    `  const answer${number} = await ${sendText(step)};`,
    `  ${notReproduced(`answer${number}.status >= 300`, number)}`,
    `  ${pages}.push(answer${number}.text);`,
    "}",
  ];
}

/** Skips the rest of a test if an answer is inconclusive. */
const notReproduced = (condition: string, number: number): string =>
  `if (${condition}) skip(\`not reproduced: step ${number} was answered with \${answer${number}.status}\`);`;

/** A call that does not find its resource is inconclusive. */
const missingLines = ({ steps: { length }, missing }: ProgramPlan & { readonly ok: true }): readonly string[] =>
  missing.length === 0 ? [] : [notReproduced(`[${missing.join(", ")}].includes(answer${length}.status)`, length)];

/** Inconclusive unless the removed thing was in the list before. */
function listedBeforeLines({ assertion, before, steps }: ProgramPlan & { readonly ok: true }): readonly string[] {
  if (assertion.kind !== "listed" || before === undefined) return [];
  const count = countText(assertion.id, steps.slice(before.first - 1, before.last), "known");
  return [
    ...count.lines,
    `if (${count.text} === 0) skip("not reproduced: the thing is not in the list before it is removed");`,
  ];
}

/** Writes how many times pages of a list have a thing, and the lines before. */
function countText(
  id: Extract<Assertion, { readonly kind: "listed" }>["id"],
  lists: readonly ProgramStep[],
  variable: string,
): { readonly lines: readonly string[]; readonly text: string } {
  const isRepeated = lists.some(({ cursor }) => cursor !== undefined);
  const pages = lists.flatMap(({ number, cursor }) =>
    cursor !== undefined ? [`...pages${number}`] : isRepeated ? [] : [`answer${number}.text`],
  );
  const known = id.kind === "taken" ? variable : javascriptString(id.value);
  return {
    lines: id.kind === "taken" ? [takenLine({ variable, ...id })] : [],
    text: `Math.max(...[${pages.join(", ")}].map((page) => withId(${known}, page).length))`,
  };
}

function takenLine({ variable, step, from }: ProgramStep["takes"][number]): string {
  const what = from.kind === "header" ? `header ${from.name}` : `value ${from.path.join(".")}`;
  const missing = `missing(${javascriptString(`no ${what} in the answer to step ${step}`)})`;
  if (from.kind === "body")
    return `const ${variable} = \`\${exact(answer${step}.text)${access(from.path)} ?? ${missing}}\`;`;
  const value = `${header(step, from.name)} ?? ${missing}`;
  const part = from.part === undefined ? value : `${from.part === "path" ? "pathOf" : "segment"}(${value})`;
  return `const ${variable} = ${part};`;
}

function sendText({ method, url, headers, body }: Pick<ProgramStep, "method" | "url" | "headers" | "body">): string {
  const fields = headers.map(([name, value]) => `[${javascriptString(name)}, ${expression(value)}]`);
  const parts = [
    javascriptString(method),
    expression(url),
    `[${fields.join(", ")}]`,
    ...(body === undefined ? [] : [bodyExpression(body)]),
  ];
  return `send(${parts.join(", ")})`;
}

/** An earlier step that was a success has to be one again. */
const preparedLines = ({ number, recorded, cursor }: ProgramStep): readonly string[] =>
  recorded.kind === "answer" && recorded.status < 300 && cursor === undefined
    ? [notReproduced(`answer${number}.status >= 300`, number)]
    : [];

/** A server that fails shows nothing about another promise. */
const answeredLines = (plan: ProgramPlan & { readonly ok: true }): readonly string[] => {
  const { length } = plan.steps;
  return isOfAnswer(plan) && plan.steps.at(-1)?.cursor === undefined
    ? [`expect(answer${length}.status, answer${length}.text).toBeLessThan(500);`]
    : [];
};

function undoLines({ number, undo }: ProgramStep): readonly string[] {
  if (undo === undefined) return [];
  return [
    `if (answer${number}.status < 300)`,
    "  cleanup.unshift(async () => {",
    ...undo.takes.map((one) => `    ${takenLine(one)}`),
    `    await ${sendText(undo)};`,
    "  });",
  ];
}

const bodyExpression = (body: NonNullable<ProgramStep["body"]>): string =>
  body.kind === "text"
    ? `Buffer.from(${expression(body.pieces)})`
    : `Buffer.from(${javascriptString(body.base64)}, "base64")`;

const expression = (pieces: readonly Piece[]): string => pieces.map(pieceText).join(" + ") || '""';

const encoders = { none: "", uri: "encodeURIComponent", json: "json" } as const;

function pieceText(piece: Piece): string {
  switch (piece.kind) {
    case "text":
      return javascriptString(piece.text);
    case "server":
      return "server";
    case "key":
      return piece.variable;
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

const pathText = (path: Path): string =>
  `[${path.map((key) => (typeof key === "number" ? key : javascriptString(key))).join(", ")}]`;

function assertionLines(assertion: Assertion, steps: readonly ProgramStep[]): readonly string[] {
  const last = steps.length;
  const [answer, text] = [`answer${last}`, `answer${last}.text`];
  switch (assertion.kind) {
    case "unknown":
      return [];
    case "answered":
      return [`expect(${answer}.status).toBeGreaterThan(0);`];
    case "status":
      return [`expect(String(${answer}.status), ${text}).toMatch(/^(?:${assertion.pattern})$/);`];
    case "content-type":
      return [
        `const type = String(${header(last, "content-type")} ?? "");`,
        `expect([${assertion.types.map(javascriptString).join(", ")}]).toContain(type.replace(/;.*/s, "").trim().toLowerCase());`,
      ];
    case "header": {
      const values = assertion.names.map((name) => header(last, name)).join(", ");
      return [
        `const fields = [${values}].filter((one) => one !== undefined);`,
        ...(assertion.isOptional ? [] : ["expect(fields).not.toEqual([]);"]),
        ...assertion.patterns
          .filter((one) => one !== "")
          .map((one) => `expect(fields.join(", ")).toMatch(new RegExp(${javascriptString(one)}, "i"));`),
      ];
    }
    case "json":
      return [
        `expect(() => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(${answer}.bytes))).not.toThrow();`,
      ];
    case "time":
      return [`expect(${answer}.time).toBeLessThanOrEqual(${assertion.max});`];
    case "without":
      return [`expect(${text}).not.toContain(${expression(assertion.pieces)});`];
    case "value": {
      const all = `values(JSON.parse(${text}), ${pathText(assertion.at)})`;
      const some = assertion.isRequired ? all : `${all}.filter((one) => one !== undefined)`;
      return [`for (const value of ${some}) ${typeLine(assertion.type)}`];
    }
    case "not-value": {
      const value = javascriptLiteral(assertion.value);
      if (isOfItem(assertion.at)) {
        return [`expect(values(exact(${text}), ${pathText(assertion.at)})).not.toContain(${value});`];
      }
      return [`expect(exact(${text})${access(assertion.at)}).not.toEqual(${value});`];
    }
    case "compared": {
      const [was, is] = [assertion.step + 1, last].map((step) => partText(assertion.part, step));
      const expected = `expect(${is})${assertion.isSame ? "" : ".not"}.toEqual(${was});`;
      const isOptional = assertion.part.kind === "header" && assertion.isSame;
      return [isOptional ? `if (${is} !== undefined) ${expected}` : expected];
    }
    case "items":
      return itemLines(assertion, steps);
    case "listed": {
      const { lines, text: count } = countText(assertion.id, steps.slice(assertion.first), "id");
      return [...lines, `expect(${count}).toBe(${assertion.times});`];
    }
    case "counted": {
      const { first, by } = assertion;
      const count = (from: number, to?: number): string =>
        `[${steps
          .slice(from, to)
          .map(({ number }) => `...items(answer${number}.text)`)
          .join(", ")}].length`;
      return "at" in by
        ? [`expect(${count(first)}).toBe(exact(${text})${access(by.at)});`]
        : [`expect(${count(first)} - ${count(by.before, first - 1)}).toBe(1);`];
    }
  }
}

function itemLines(
  assertion: Extract<Assertion, { readonly kind: "items" }>,
  steps: readonly ProgramStep[],
): readonly string[] {
  const text = `answer${steps.length}.text`;
  const first = `items(answer${assertion.step + 1}.text)`;
  const pages = steps.slice(assertion.step + 1).map(({ number }) => `...items(answer${number}.text)`);
  switch (assertion.relation) {
    case "distinct":
      return [`expect(items(${text}).length).toBe(new Set(items(${text})).size);`];
    case "disjoint":
      return [`expect(items(${text}).filter((one = "") => ${first}.includes(one))).toEqual([]);`];
    case "covered":
      return [
        `const paged = [${pages.join(", ")}];`,
        `const whole = ${first};`,
        'const end = whole.findLastIndex((one = "") => paged.includes(one));',
        'expect(whole.slice(0, Math.max(end, 0)).filter((one = "") => !paged.includes(one))).toEqual([]);',
      ];
  }
}

function partText(part: AnswerPart, step: number): string {
  const answer = `answer${step}`;
  switch (part.kind) {
    case "status":
      return `${answer}.status`;
    case "header":
      return header(step, part.name);
    case "length":
      return `length(${answer})`;
    case "body":
      return `body(${answer}.text)`;
    case "items":
      return `items(${answer}.text)`;
    case "value":
      return `exact(${answer}.text)${access(part.at)}`;
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
    case "absent":
      return "expect(value).toBeUndefined();";
    case "pattern":
      return `expect(value).toMatch(new RegExp(${javascriptString(type.pattern)}));`;
    case "at-most":
      return `expect(value.length).toBeLessThanOrEqual(${type.count});`;
    case "one-of":
      return `expect([${type.values.map((one) => (typeof one === "string" ? javascriptString(one) : one)).join(", ")}]).toContain(value);`;
  }
}
