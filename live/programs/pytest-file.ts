import type { Path } from "#engine/shape";
import { slugOf } from "#engine/text";
import { pythonComment, pythonString } from "#snippets";
import type { Failure, ValueType } from "../failures/index.ts";
import { type Assertion, assertionOf, type Scalar } from "./assertion.ts";
import { hasPiece, type Piece, type ProgramPlan, type ProgramStep, planProgram, takesSegment } from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";
import { answerTimeout, serverOf } from "./shared-texts.ts";

/**
 * Writes a test file for pytest that makes failures again with `requests` and expects the documented answer. It fails as
 * long as the API does.
 */
export function pytestFile(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const plans = failures.map((failure) => planProgram(failure, secrets, serverOf(failures)));
  const tests = plans.flatMap((plan, index) => ["", "", ...testLines(plan, index + 1)]).join("\n");
  const helpers = Object.entries(pythonHelpers).flatMap(([name, lines]) =>
    new RegExp(`\\b${name}\\(`).test(tests) ? ["", "", ...lines] : [],
  );
  const used = `${tests}\n${helpers.join("\n")}`;
  const modules = ["base64", "json", "re"].filter((name) => used.includes(`${name}.`));
  const usesUrls = plans.some((plan) => hasPiece(plan, (piece) => "encoding" in piece && piece.encoding === "uri"));
  const urlNames = [...(usesUrls ? ["quote"] : []), ...(takesSegment(plans) ? ["unquote", "urlsplit"] : [])];
  return `${[
    ...[...modules, "os"].sort().map((name) => `import ${name}`),
    ...(urlNames.length > 0 ? [`from urllib.parse import ${urlNames.join(", ")}`] : []),
    "",
    "import requests",
    "",
    `SERVER = os.environ.get("SERVER", ${pythonString(serverOf(failures))})`,
    // A missing variable is an error with its name.
    ...[...secrets.all].map(
      ([secret, variable]) => `${variable} = os.environ[${pythonString(variable)}]  ${pythonComment(secret)}`,
    ),
    ...helpers,
    tests,
  ].join("\n")}\n`;
}

const pythonHelpers: { readonly [name: string]: readonly string[] } = {
  value_at: [
    "def value_at(value, path):",
    '    """Returns the value at a path; None if there is none."""',
    "    for key in path:",
    "        if isinstance(value, dict):",
    "            value = value.get(key)",
    "        elif isinstance(value, list) and isinstance(key, int) and key < len(value):",
    "            value = value[key]",
    "        else:",
    "            return None",
    "    return value",
  ],
  segment: [
    "def segment(address):",
    '    """Returns the last segment of the path of an address."""',
    '    return address and unquote(urlsplit(address).path.rsplit("/", 1)[-1])',
  ],
  taken: [
    "def taken(value, what):",
    '    assert value is not None, f"no {what}"',
    "    return value if isinstance(value, str) else json.dumps(value)",
  ],
};

function testLines(plan: ProgramPlan, number: number): readonly string[] {
  const { endpoint, check, message } = plan.failure;
  if (!plan.ok) return [pythonComment(`${endpoint}: ${check} is left out: ${plan.reason}.`)];
  const name = slugOf(`${endpoint} ${check}`)
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "_");
  return [
    pythonComment(`${endpoint}: ${message}`),
    `def test_${name}_${number}():`,
    ...plan.steps.flatMap(stepLines).map((line) => `    ${line}`),
    ...assertionLines(assertionOf(plan.failure, plan.steps.at(-1)), plan.steps.length).map((line) => `    ${line}`),
  ];
}

const header = (step: number, name: string): string => `answer${step}.headers.get(${pythonString(name)})`;

function stepLines({ number, method, url, headers, body, takes }: ProgramStep): readonly string[] {
  return [
    ...takes.map(({ variable, step, from }) => {
      const [source, what] =
        from.kind === "header"
          ? [
              from.part === undefined ? header(step, from.name) : `segment(${header(step, from.name)})`,
              `header ${from.name}`,
            ]
          : [`value_at(answer${step}.json(), ${pathList(from.path)})`, `value ${from.path.join(".")}`];
      return `${variable} = taken(${source}, ${pythonString(`${what} in the answer to step ${step}`)})`;
    }),
    `answer${number} = requests.request(`,
    `    ${pythonString(method)},`,
    `    ${expression(url)},`,
    ...(headers.length === 0
      ? []
      : [
          "    headers={",
          ...headers.map(([name, value]) => `        ${pythonString(name)}: ${expression(value)},`),
          "    },",
        ]),
    ...(body === undefined ? [] : [`    data=${bodyExpression(body)},`]),
    "    allow_redirects=False,",
    `    timeout=${answerTimeout},`,
    ")",
  ];
}

const bodyExpression = (body: NonNullable<ProgramStep["body"]>): string =>
  body.kind === "text" ? `(${expression(body.pieces)}).encode()` : `base64.b64decode(${pythonString(body.base64)})`;

/** A lone surrogate has no UTF-8 form; every sender writes U+FFFD for it (WHATWG Encoding §7). */
const literal = (text: string): string => pythonString(text.replace(/\p{Cs}/gu, "\ufffd"));

const expression = (pieces: readonly Piece[]): string => pieces.map(pieceText).join(" + ") || '""';

function pieceText(piece: Piece): string {
  switch (piece.kind) {
    case "text":
      return literal(piece.text);
    case "server":
      return "SERVER";
    case "secret":
    case "taken":
      if (piece.encoding === "uri") return `quote(${piece.variable}, safe="")`;
      return piece.encoding === "json" ? `json.dumps(${piece.variable})[1:-1]` : piece.variable;
    case "base64":
      return `base64.b64encode((${expression(piece.pieces)}).encode()).decode()`;
  }
}

const pathList = (path: Path): string =>
  `[${path.map((key) => (typeof key === "number" ? key : pythonString(key))).join(", ")}]`;

function scalar(value: Scalar): string {
  if (typeof value === "string") return literal(value);
  if (value === null) return "None";
  return typeof value === "boolean" ? (value ? "True" : "False") : String(value);
}

function assertionLines(assertion: Assertion, last: number): readonly string[] {
  const answer = `answer${last}`;
  switch (assertion.kind) {
    case "answered":
      return [`assert ${answer}.status_code > 0`];
    case "status":
      return [`assert re.fullmatch(r"${assertion.pattern}", str(${answer}.status_code)), ${answer}.text`];
    case "content-type":
      return [
        `content_type = ${answer}.headers.get("Content-Type", "").split(";")[0].strip().lower()`,
        `assert content_type in [${assertion.types.map(pythonString).join(", ")}]`,
      ];
    case "value":
      return [
        `value = value_at(${answer}.json(), ${pathList(assertion.at)})`,
        `assert ${typeTest(assertion.type)}, value`,
      ];
    case "not-value":
      return [`assert value_at(${answer}.json(), ${pathList(assertion.at)}) != ${scalar(assertion.value)}`];
    case "not-status":
      return [`assert ${answer}.status_code != ${assertion.status}`];
    case "not-answer":
      return [
        `assert (${answer}.status_code, ${answer}.content.decode()) != (${assertion.status}, ${literal(assertion.text)})`,
      ];
  }
}

function typeTest(type: ValueType): string {
  switch (type.kind) {
    case "string":
      return "isinstance(value, str)";
    case "number":
      return "isinstance(value, (int, float)) and not isinstance(value, bool)";
    case "integer":
      return "isinstance(value, (int, float)) and not isinstance(value, bool) and value == int(value)";
    case "boolean":
      return "isinstance(value, bool)";
    case "list":
      return "isinstance(value, list)";
    case "object":
      return "isinstance(value, dict)";
    case "present":
      return "value is not None";
    case "pattern":
      return `isinstance(value, str) and re.search(${pythonString(type.pattern)}, value)`;
    case "one-of":
      return `value in [${type.values.map(scalar).join(", ")}]`;
  }
}
