import type { Path } from "#engine/shape";
import { slugOf } from "#engine/text";
import { pythonComment, pythonString } from "#snippets";
import { type AnswerPart, type Failure, isOfItem, maxPages, type ValueType } from "../failures/index.ts";
import type { Assertion, Literal } from "./assertion.ts";
import type { InputVariable, Piece } from "./piece.ts";
import {
  answerTimeout,
  hasPiece,
  isOfAnswer,
  type ProgramPlan,
  type ProgramStep,
  planProgram,
  serverOf,
  unwritable,
} from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";

/**
 * Writes a test file for pytest that makes failures again with `requests` and expects the documented answer. It fails as
 * long as the API does.
 */
export function pytestFile(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const plans = failures.map((failure) => unwritable(planProgram(failure, secrets, serverOf(failures))));
  const tests = plans.flatMap((plan, index) => ["", "", ...testLines(plan, index + 1)]).join("\n");
  let texts = tests;
  const helpers = Object.entries(pythonHelpers).flatMap(([name, lines]) => {
    if (!new RegExp(`\\b${name}\\(`).test(texts)) return [];
    texts += lines.join("\n");
    return ["", "", ...lines];
  });
  const used = `${tests}\n${helpers.join("\n")}`;
  const modules = ["base64", "json", "re", "time", "uuid"].filter((name) => new RegExp(`\\b${name}\\.`).test(used));
  const usesUrls = plans.some((plan) => hasPiece(plan, (piece) => "encoding" in piece && piece.encoding === "uri"));
  const urlNames = [
    ...(usesUrls ? ["quote"] : []),
    ...["unquote", "urlsplit"].filter((name) => used.includes(`${name}(`)),
  ];
  return `${[
    ...[...modules, "os"].sort().map((name) => `import ${name}`),
    ...(urlNames.length > 0 ? [`from urllib.parse import ${urlNames.join(", ")}`] : []),
    "",
    ...(tests.includes("pytest.skip(") ? ["import pytest"] : []),
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
  values_at: [
    "def values_at(value, path, required):",
    '    """Lists the values at a path, `...` for a missing one; a number matches every item of a list."""',
    "    found = [value]",
    "    for key in path:",
    "        if isinstance(key, int):",
    "            found = [one for item in found if isinstance(item, list) for one in item]",
    "        else:",
    "            found = [one.get(key, ...) for one in found if isinstance(one, dict) and (required or key in one)]",
    "    return found",
  ],
  times_in: [
    "def times_in(pages, known):",
    '    """Returns the most times that a page of a list has an item with an id."""',
    "    def count(page):",
    "        return len([one for one in items(page) if known in [str(value) for value in json.loads(one).values()]])",
    "    return max(count(page) for page in pages)",
  ],
  items: [
    "def items(answer):",
    '    """Lists the items of a list as texts."""',
    "    found = body(answer)",
    "    lists = [found] if isinstance(found, list) else [one for one in found.values() if isinstance(one, list)]",
    "    return [json.dumps(one) for one in next((one for one in lists if one), [])]",
  ],
  body: [
    "def body(answer):",
    '    """Parses a body, with numbers as strings where a float would lose their last digits."""',
    "    try:",
    "        return json.loads(",
    "            answer.content.decode(),",
    "            parse_float=lambda text: float(text) if repr(float(text)) == text else text,",
    "            parse_int=lambda text: int(text) if abs(int(text)) < 2**53 else text,",
    "        )",
    "    except ValueError:",
    "        return answer.text",
  ],
  path_of: [
    "def path_of(address):",
    '    """Returns the path and the query of an address."""',
    "    parts = urlsplit(address)",
    '    return parts.path + ("?" + parts.query if parts.query else "")',
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

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

const cleanupLines = ["    finally:", "        for undo in reversed(cleanup):", "            undo()"];

function testLines(plan: ProgramPlan, number: number): readonly string[] {
  const { endpoint, check, message } = plan.failure;
  if (!plan.ok) return [pythonComment(`${endpoint}: ${check} is left out: ${plan.reason}.`)];
  const name = slugOf(`${endpoint} ${check}`)
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "_");
  const { steps } = plan;
  const undoes = steps.some(({ undo }) => undo !== undefined);
  const lines = [
    ...steps.flatMap((step) => [
      ...stepLines(step),
      ...undoLines(step),
      ...(step.number < steps.length ? preparedLines(step) : []),
      ...(step.number === plan.before?.last ? listedBeforeLines(plan) : []),
    ]),
    ...missingLines(plan),
    ...(isOfAnswer(plan) && steps.at(-1)?.cursor === undefined
      ? [`assert answer${steps.length}.status_code < 500, answer${steps.length}.text`]
      : []),
    ...assertionLines(plan.assertion, steps),
  ];
  return [
    pythonComment(`${endpoint}: ${message}`),
    `def test_${name}_${number}():`,
    ...indented(plan.keys.map((variable) => `${variable} = str(uuid.uuid4())`)),
    ...(undoes ? ["    cleanup = []", "    try:", ...indented(indented(lines)), ...cleanupLines] : indented(lines)),
  ];
}

const header = (step: number, name: string): string => `answer${step}.headers.get(${pythonString(name)})`;

function stepLines(step: ProgramStep): readonly string[] {
  if (step.cursor !== undefined) return pageLines(step, step.cursor);
  return [
    ...(step.wait === undefined ? [] : [`time.sleep(${step.wait / 1000})`]),
    ...step.takes.map((taken) => `${taken.variable} = ${takenText(taken)}`),
    ...callLines(step, `answer${step.number} = `),
  ];
}

/** Reads the later pages of a list. */
function pageLines(step: ProgramStep, cursor: InputVariable): readonly string[] {
  const { number, takes } = step;
  const [pages, path] = [`pages${number}`, cursor.from.kind === "body" ? pathList(cursor.from.path) : "[]"];
  return [
    `${pages} = [answer${cursor.step}]`,
    `while value_at(body(${pages}[-1]), ${path}) and len(${pages}) <= ${maxPages}:`,
    ...indented([
      `${cursor.variable} = taken(value_at(body(${pages}[-1]), ${path}), "cursor")`,
      ...takes.filter((one) => one !== cursor).map((taken) => `${taken.variable} = ${takenText(taken)}`),
      ...callLines(step, `answer${number} = `),
      ...notReproduced(`not answer${number}.ok`, number),
      `${pages}.append(answer${number})`,
    ]),
  ];
}

/** Skips the rest of a test if an answer is inconclusive. */
const notReproduced = (condition: string, number: number): readonly string[] => [
  `if ${condition}:`,
  `    pytest.skip(f"not reproduced: step ${number} was answered with {answer${number}.status_code}")`,
];

/** A call that does not find its resource is inconclusive. */
const missingLines = ({ steps: { length }, missing }: ProgramPlan & { readonly ok: true }): readonly string[] =>
  missing.length === 0 ? [] : notReproduced(`answer${length}.status_code in [${missing.join(", ")}]`, length);

/** Inconclusive unless the removed thing was in the list before. */
function listedBeforeLines({ assertion, before, steps }: ProgramPlan & { readonly ok: true }): readonly string[] {
  if (assertion.kind !== "listed" || before === undefined) return [];
  return [
    `if ${countText(assertion.id, steps.slice(before.first - 1, before.last))} == 0:`,
    '    pytest.skip("not reproduced: the thing is not in the list before it is removed")',
  ];
}

/** Writes how many times pages of a list have a thing. */
function countText(id: Extract<Assertion, { readonly kind: "listed" }>["id"], lists: readonly ProgramStep[]): string {
  const isRepeated = lists.some(({ cursor }) => cursor !== undefined);
  const pages = lists.flatMap(({ number, cursor }) =>
    cursor !== undefined ? [`*pages${number}`] : isRepeated ? [] : [`answer${number}`],
  );
  return `times_in([${pages.join(", ")}], ${id.kind === "taken" ? takenText(id) : pythonString(id.value)})`;
}

function takenText({ step, from }: Omit<ProgramStep["takes"][number], "variable">): string {
  const [source, what] =
    from.kind === "header"
      ? [partOfHeader(header(step, from.name), from.part), `header ${from.name}`]
      : [`value_at(body(answer${step}), ${pathList(from.path)})`, `value ${from.path.join(".")}`];
  return `taken(${source}, ${pythonString(`${what} in the answer to step ${step}`)})`;
}

const partOfHeader = (value: string, part: "last-segment" | "path" | undefined): string =>
  part === undefined ? value : `${part === "path" ? "path_of" : "segment"}(${value})`;

function callLines(
  { method, url, headers, body }: Pick<ProgramStep, "method" | "url" | "headers" | "body">,
  start = "",
): readonly string[] {
  return [
    `${start}requests.request(`,
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

/** An earlier step that was a success has to be one again. */
const preparedLines = ({ number, recorded, cursor }: ProgramStep): readonly string[] =>
  recorded.kind === "answer" && recorded.status < 300 && cursor === undefined
    ? notReproduced(`not answer${number}.ok`, number)
    : [];

function undoLines({ number, undo }: ProgramStep): readonly string[] {
  if (undo === undefined) return [];
  return [
    `def undo${number}():`,
    ...indented([...undo.takes.map((taken) => `${taken.variable} = ${takenText(taken)}`), ...callLines(undo)]),
    `if answer${number}.ok:`,
    `    cleanup.append(undo${number})`,
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
    case "key":
      return piece.variable;
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

function literalOf(value: Literal): string {
  if (typeof value === "string") return literal(value);
  if (value === null) return "None";
  if (typeof value === "object") return `[${value.map(literal).join(", ")}]`;
  return typeof value === "boolean" ? (value ? "True" : "False") : String(value);
}

function assertionLines(assertion: Assertion, steps: readonly ProgramStep[]): readonly string[] {
  const last = steps.length;
  const answer = `answer${last}`;
  switch (assertion.kind) {
    case "unknown":
      return [];
    case "answered":
      return [`assert ${answer}.status_code > 0`];
    case "status":
      return [`assert re.fullmatch(r"${assertion.pattern}", str(${answer}.status_code)), ${answer}.text`];
    case "content-type":
      return [
        `content_type = ${answer}.headers.get("Content-Type", "").split(";")[0].strip().lower()`,
        `assert content_type in [${assertion.types.map(pythonString).join(", ")}]`,
      ];
    case "header":
      return [
        `fields = [${answer}.headers[name] for name in [${assertion.names.map(pythonString).join(", ")}] if name in ${answer}.headers]`,
        ...(assertion.isOptional ? [] : ["assert fields"]),
        ...assertion.patterns
          .filter((one) => one !== "")
          .map((one) => `assert re.search(${pythonString(one)}, ", ".join(fields), re.IGNORECASE), fields`),
      ];
    case "json":
      return [`json.loads(${answer}.content.decode())`];
    case "time":
      return [`assert ${answer}.elapsed.total_seconds() <= ${assertion.max / 1000}`];
    case "without":
      return [`assert ${expression(assertion.pieces)} not in ${answer}.text`];
    case "value":
      return [
        `for value in values_at(${answer}.json(), ${pathList(assertion.at)}, ${assertion.isRequired ? "True" : "False"}):`,
        `    assert ${typeTest(assertion.type)}, value`,
      ];
    case "not-value":
      if (isOfItem(assertion.at)) {
        return [
          `assert ${literalOf(assertion.value)} not in values_at(body(${answer}), ${pathList(assertion.at)}, False)`,
        ];
      }
      return [`assert value_at(body(${answer}), ${pathList(assertion.at)}) != ${literalOf(assertion.value)}`];
    case "compared": {
      const [was, is] = [assertion.step + 1, last].map((step) => partText(assertion.part, step));
      const isOptional = assertion.part.kind === "header" && assertion.isSame;
      return [`assert ${isOptional ? `${is} is None or ` : ""}${is} ${assertion.isSame ? "==" : "!="} ${was}`];
    }
    case "items":
      return itemLines(assertion, steps);
    case "listed":
      return [`assert ${countText(assertion.id, steps.slice(assertion.first))} == ${assertion.times}`];
    case "counted": {
      const { first, by } = assertion;
      const count = (from: number, to?: number): string =>
        `len([${steps
          .slice(from, to)
          .map(({ number }) => `*items(answer${number})`)
          .join(", ")}])`;
      return "at" in by
        ? [`assert ${count(first)} == value_at(body(${answer}), ${pathList(by.at)})`]
        : [`assert ${count(first)} - ${count(by.before, first - 1)} == 1`];
    }
  }
}

function itemLines(
  assertion: Extract<Assertion, { readonly kind: "items" }>,
  steps: readonly ProgramStep[],
): readonly string[] {
  const answer = `answer${steps.length}`;
  const first = `items(answer${assertion.step + 1})`;
  const pages = steps.slice(assertion.step + 1).map(({ number }) => `*items(answer${number})`);
  switch (assertion.relation) {
    case "distinct":
      return [`assert len(items(${answer})) == len(set(items(${answer})))`];
    case "disjoint":
      return [`assert [one for one in items(${answer}) if one in ${first}] == []`];
    case "covered":
      return [
        `paged = [${pages.join(", ")}]`,
        `whole = ${first}`,
        "end = max((i for i, one in enumerate(whole) if one in paged), default=0)",
        "assert [one for one in whole[:end] if one not in paged] == []",
      ];
  }
}

function partText(part: AnswerPart, step: number): string {
  const answer = `answer${step}`;
  switch (part.kind) {
    case "status":
      return `${answer}.status_code`;
    case "header":
      return header(step, part.name);
    case "length":
      return `int(${answer}.headers.get("Content-Length") or len(${answer}.content))`;
    case "body":
      return `body(${answer})`;
    case "items":
      return `items(${answer})`;
    case "value":
      return `value_at(body(${answer}), ${pathList(part.at)})`;
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
      return "value is not ...";
    case "absent":
      return "value is ...";
    case "pattern":
      return `isinstance(value, str) and re.search(${pythonString(type.pattern)}, value)`;
    case "at-most":
      return `isinstance(value, list) and len(value) <= ${type.count}`;
    case "one-of":
      return `value in [${type.values.map(literalOf).join(", ")}]`;
  }
}
