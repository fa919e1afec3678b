import { type Json, printJson } from "#engine/json";
import type { Path } from "#engine/shape";
import { javascriptString } from "#snippets";
import type { Failure, ValueType } from "../failures/index.ts";
import { type Assertion, expectationText, javascriptLiteral } from "./assertion.ts";
import type { Piece } from "./piece.ts";
import { type ProgramPlan, type ProgramStep, planProgram, serverOf } from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * Writes a Postman collection (format 2.1) with a folder for each failure: its steps in order, and a test after the last
 * one. Secrets are variables without a value; values of earlier answers are set by the tests of their steps.
 */
export function postmanCollection(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const server = serverOf(failures);
  const plans = failures.map((failure) => planProgram(failure, secrets, server));
  const collection: Json = {
    info: { name: `Failures of ${server}`, schema },
    item: plans.map(folderOf),
    variable: [
      { key: "server", value: server },
      ...[...secrets.all].map(([secret, key]) => ({ key, value: "", type: "string", description: secret })),
    ],
  };
  return `${printJson(collection, 2)}\n`;
}

function folderOf(plan: ProgramPlan): Json {
  const { endpoint, check, message, expected } = plan.failure;
  const name = `${endpoint}: ${check}`;
  if (!plan.ok) return { name, description: `It is left out: ${plan.reason}.`, item: [] };
  return {
    name,
    description: `${message}\n\nExpected: ${expectationText(expected)}.`,
    item: plan.steps.map((step) => itemOf(step, plan)),
  };
}

function itemOf(step: ProgramStep, plan: ProgramPlan & { readonly ok: true }): Json {
  const { number, method, url, headers, body } = step;
  const before = [...(step.wait === undefined ? [] : [`setTimeout(() => {}, ${step.wait});`]), ...encodingLines(step)];
  const isLast = number === plan.steps.length;
  const tests = [...takenLines(plan, number), ...(isLast ? assertionLines(plan) : [])];
  return {
    name: `${number}. ${method}`,
    event: [
      ...(before.length === 0 ? [] : [scriptOf("prerequest", before)]),
      ...(tests.length === 0 ? [] : [scriptOf("test", tests)]),
    ],
    protocolProfileBehavior: { followRedirects: false, disableBodyPruning: true },
    request: {
      method,
      auth: { type: "noauth" },
      header: headers.map(([key, value]) => ({ key, value: templateOf(value) })),
      url: templateOf(url),
      ...(body && {
        body:
          body.kind === "text"
            ? { mode: "raw", raw: templateOf(body.pieces) }
            : { mode: "file", file: { content: body.base64 } },
      }),
    },
    response: [],
  };
}

const scriptOf = (listen: string, exec: readonly string[]): Json => ({
  listen,
  script: { type: "text/javascript", exec },
});

/** The name of a variable in an encoding; a script before the request sets it. */
function variableOf(piece: Exclude<Piece, { readonly kind: "text" }>): string {
  switch (piece.kind) {
    case "server":
      return "server";
    case "key":
      return "$guid";
    case "secret":
    case "taken":
      return piece.encoding === "none" ? piece.variable : `${piece.variable}_${piece.encoding}`;
    case "base64":
      return `${piece.pieces.map((inner) => (inner.kind === "text" ? "" : variableOf(inner))).join("_")}_base64`;
  }
}

const templateOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === "text" ? piece.text : `{{${variableOf(piece)}}}`)).join("");

function encodingLines({ url, headers, body }: ProgramStep): readonly string[] {
  const pieces = [...url, ...headers.flatMap(([, value]) => value), ...(body?.kind === "text" ? body.pieces : [])];
  const lines = pieces.flatMap((piece) => {
    const isPlain =
      piece.kind === "text" ||
      piece.kind === "server" ||
      piece.kind === "key" ||
      ("encoding" in piece && piece.encoding === "none");
    if (isPlain) return [];
    return [`pm.variables.set(${javascriptString(variableOf(piece))}, ${expression(piece)});`];
  });
  return [...new Set(lines)];
}

function expression(piece: Piece): string {
  switch (piece.kind) {
    case "text":
      return javascriptString(piece.text);
    case "server":
      return 'pm.variables.get("server")';
    case "key":
      return 'pm.variables.replaceIn("{{$guid}}")';
    case "secret":
    case "taken": {
      const value = `String(pm.variables.get(${javascriptString(piece.variable)}))`;
      if (piece.encoding === "uri") return `encodeURIComponent(${value})`;
      return piece.encoding === "json" ? `JSON.stringify(${value}).slice(1, -1)` : value;
    }
    case "base64":
      return `CryptoJS.enc.Base64.stringify(CryptoJS.enc.Utf8.parse(${piece.pieces.map(expression).join(" + ")}))`;
  }
}

/** Sets the variables that later steps take from the answer to this one. */
function takenLines({ steps }: ProgramPlan & { readonly ok: true }, number: number): readonly string[] {
  const takes = steps.flatMap((step) => step.takes).filter(({ step }) => step === number);
  const usesBody = takes.some(({ from }) => from.kind === "body");
  return [
    ...(usesBody
      ? [
          "// Long integers become strings, since a double would lose their last digits.",
          `const token = /"(?:[^"\\\\]|\\\\.)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?/g;`,
          `const answer = JSON.parse(pm.response.text().replace(token, (one) => (/^-?\\d{16,}$/.test(one) ? JSON.stringify(one) : one)));`,
        ]
      : []),
    ...takes.map(({ variable, from }) => {
      const header = from.kind === "header" ? `pm.response.headers.get(${javascriptString(from.name)})` : "";
      const segment = `decodeURIComponent(${header}.replace(/[?#].*$/, "").replace(/^.*\\//, ""))`;
      const whole = from.kind === "header" ? header : `answer${access(from.path)}`;
      const path = `${header}.replace(/^[a-z][a-z\\d+.-]*:\\/\\/[^\\/?#]*/i, "").replace(/#.*/, "")`;
      const part = from.kind === "header" ? from.part : undefined;
      const value = part === "path" ? path : part === "last-segment" ? segment : whole;
      return `pm.collectionVariables.set(${javascriptString(variable)}, ${value});`;
    }),
  ];
}

const access = (path: Path): string =>
  path.map((key) => `[${typeof key === "number" ? key : javascriptString(key)}]`).join("");

function assertionLines({ failure, assertion, missing }: ProgramPlan & { readonly ok: true }): readonly string[] {
  const title = javascriptString(expectationText(failure.expected));
  const lines = testLines(assertion).map((line) => `  ${line}`);
  if (lines.length === 0) return [];
  if (missing.length === 0) return [`pm.test(${title}, () => {`, ...lines, "});"];
  return [
    "// A call that does not find its resource is inconclusive.",
    `(${printJson([...missing])}.includes(pm.response.code) ? pm.test.skip : pm.test)(${title}, () => {`,
    ...lines,
    "});",
  ];
}

function testLines(assertion: Assertion): readonly string[] {
  switch (assertion.kind) {
    case "answered":
      return ["pm.expect(pm.response.code).to.be.above(0);"];
    case "status":
      return [`pm.expect(String(pm.response.code)).to.match(/^(?:${assertion.pattern})$/);`];
    case "content-type":
      return [
        `const type = (pm.response.headers.get("Content-Type") || "").split(";")[0].trim().toLowerCase();`,
        `pm.expect([${assertion.types.map(javascriptString).join(", ")}]).to.include(type);`,
      ];
    case "value":
      return [
        `const value = pm.response.json()${access(assertion.at)};`,
        `pm.expect(${typeTest(assertion.type)}).to.equal(true);`,
      ];
    case "not-value":
      return [
        `pm.expect(pm.response.json()${access(assertion.at)}).to.not.eql(${javascriptLiteral(assertion.value)});`,
      ];
    case "header": {
      const values = assertion.names.map((name) => `pm.response.headers.get(${javascriptString(name)})`).join(", ");
      return [
        `const fields = [${values}].filter((one) => one !== undefined && one !== null);`,
        ...(assertion.isOptional ? [] : ["pm.expect(fields).to.not.eql([]);"]),
        ...assertion.patterns.map(
          (one) => `pm.expect(fields.join(", ")).to.match(new RegExp(${javascriptString(one)}, "i"));`,
        ),
      ];
    }
    case "json":
      return ["pm.response.json();"];
    case "time":
      return [`pm.expect(pm.response.responseTime).to.be.at.most(${assertion.max});`];
    case "without":
      return [`pm.expect(pm.response.text()).to.not.include(${assertion.pieces.map(expression).join(" + ")});`];
    // A test of Postman reads one answer.
    case "compared":
    case "items":
    case "listed":
    case "counted":
    case "unknown":
      return [];
  }
}

/** Writes the expression that is true if `value` is of a type, in JavaScript of any age. */
function typeTest(type: ValueType): string {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return `typeof value === "${type.kind}"`;
    case "integer":
      return "Number.isInteger(value)";
    case "list":
      return "Array.isArray(value)";
    case "object":
      return 'Object.prototype.toString.call(value) === "[object Object]"';
    case "present":
      return "value !== undefined";
    case "absent":
      return "value === undefined";
    case "pattern":
      return `typeof value === "string" && new RegExp(${javascriptString(type.pattern)}).test(value)`;
    case "at-most":
      return `Array.isArray(value) && value.length <= ${type.count}`;
    case "one-of":
      return `[${type.values.map((one) => (typeof one === "string" ? javascriptString(one) : one)).join(", ")}].includes(value)`;
  }
}
