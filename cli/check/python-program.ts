import { parser } from "@lezer/python";
import { chunk } from "es-toolkit";
import { errorMessage } from "#engine/error-message";
import { defined, itemAt } from "#engine/item-at";
import { isExact, isList, isObject, type Json, objectOf, parseJson, printJson } from "#engine/json";

/** A program has more than the statements and expressions of snippets. */
export class NoPlainProgramError extends Error {
  override readonly name = "NoPlainProgramError";
}

/** Bytes as a text of UTF-8, with files that are read from the folder. */
export type PythonBytes = { readonly kind: "bytes"; readonly chunks: readonly ({ readonly file: string } | string)[] };

/** A value of a Python program. */
export type PythonValue =
  | { readonly kind: "json"; readonly value: Json }
  | { readonly kind: "list" | "tuple"; readonly items: readonly PythonValue[] }
  | PythonBytes;

/** The first call of `requests` in a program, and the comments above it. */
export interface PythonCall {
  readonly comments: readonly string[];
  readonly name: string;
  readonly positional: readonly PythonValue[];
  readonly named: ReadonlyMap<string, PythonValue>;
}

/** Throws at the first syntax error, instead of continuing after it. */
const strictParser = parser.configure({ strict: true });

type Node = ReturnType<typeof parser.parse>["topNode"];

/**
 * Reads a program of Python without running it: literals, and the calls that snippets use. Refuses everything else.
 *
 * @throws NoPlainProgramError if there is more
 */
export function readPython(program: string): PythonCall {
  const root = parsed(program);
  const textOf = ({ from, to }: Node): string => program.slice(from, to);
  const call = root.getChild("AssignStatement")?.getChild("CallExpression");
  const callee = call?.getChild("MemberExpression");
  if (!call || !callee) throw new NoPlainProgramError("the program calls nothing");
  const imported = root
    .getChildren("ImportStatement")
    .filter(({ to }) => to < call.from)
    .flatMap((statement) => statement.getChild("import")?.nextSibling ?? [])
    .map(textOf);
  const { isImported, argumentsOf } = readerOf(textOf, imported);
  const [module, name] = partsOf(callee);
  if (!isImported(module, "requests")) throw new NoPlainProgramError(`the program calls ${textOf(callee)}`);
  const comments = root.getChildren("Comment").map((comment) => textOf(comment).slice(1).trim());
  return { comments, name: textOf(defined(name)), ...argumentsOf(call) };
}

function parsed(program: string): Node {
  try {
    return strictParser.parse(program).topNode;
  } catch (error) {
    throw new NoPlainProgramError(`Python can't parse the program: ${errorMessage(error)}`);
  }
}

/** Lists the children of a node without punctuation. */
function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/^[()[\]{},.:]$/.test(child.name)) parts.push(child);
  return parts;
}

/** Creates a reader of expressions; `imported` are the names that they may use. */
function readerOf(textOf: (node: Node) => string, imported: readonly string[]) {
  const isImported = (node: Node | undefined, name: string): boolean => {
    if (node?.name !== "VariableName" || textOf(node) !== name) return false;
    if (!imported.includes(name)) throw new NoPlainProgramError(`the program does not import ${name}`);
    return true;
  };
  const argumentsOf = (call: Node): Pick<PythonCall, "positional" | "named"> => {
    const positional: PythonValue[] = [];
    const named = new Map<string, PythonValue>();
    const parts = partsOf(defined(call.getChild("ArgList") ?? undefined));
    for (let i = 0; i < parts.length; i += 1) {
      if (parts[i + 1]?.name !== "AssignOp") positional.push(value(parts[i]));
      else {
        named.set(textOf(defined(parts[i])), value(parts[i + 2]));
        i += 2;
      }
    }
    return { positional, named };
  };
  const value = (node: Node | undefined): PythonValue => {
    const one = defined(node);
    const text = textOf(one);
    const parts = partsOf(one);
    switch (one.name) {
      case "String":
        return joinedText([text]);
      case "ContinuedString":
        return joinedText(parts.map(textOf));
      case "Number":
      case "UnaryExpression":
        return { kind: "json", value: numberOf(text) };
      case "None":
        return { kind: "json", value: null };
      case "Boolean":
        return { kind: "json", value: text === "True" };
      case "ParenthesizedExpression":
        return value(parts[0]);
      case "TupleExpression":
      case "ArrayExpression":
        return { kind: one.name === "ArrayExpression" ? "list" : "tuple", items: parts.map(value) };
      case "DictionaryExpression":
        return { kind: "json", value: objectOf(chunk(parts.map(value).map(jsonOf), 2).map(entryOf)) };
      case "CallExpression":
        return called(one, defined(parts[0]));
      default:
        throw new NoPlainProgramError(`Python does not know ${text}`);
    }
  };
  const called = (call: Node, callee: Node): PythonValue => {
    const given = argumentsOf(call);
    if (isImported(callee, "Path"))
      return { kind: "tuple", items: [{ kind: "json", value: "Path" }, ...given.positional] };
    if (callee.name !== "MemberExpression") throw new NoPlainProgramError(`Python does not know ${textOf(callee)}`);
    const [object, property] = partsOf(callee);
    const method = textOf(defined(property));
    if (!isImported(object, "json")) return ofMethod(value(object), method, given.positional);
    if (method !== "dumps") throw new NoPlainProgramError("the program uses another function of json");
    return dumped(given);
  };
  return { isImported, argumentsOf };
}

const entryOf = ([key, value]: readonly Json[]): readonly [string, Json] => [String(key), value ?? null];

/** Reads adjacent literals, which are one (Python language reference §2.4.2). Refuses forms that snippets do not have. */
function joinedText(literals: readonly string[]): PythonValue {
  const parts = literals.map((literal) => /^(b?)"((?:[^"\\\n]|\\.)*)"$/.exec(literal)?.slice(1));
  const text = parts.map((part) => {
    if (part === undefined) throw new NoPlainProgramError(`Python would interpret ${literals.join(" ")}`);
    if (part[0] !== parts[0]?.[0]) throw new NoPlainProgramError("Python can't join bytes and a text");
    return unescaped(itemAt(part, 1));
  });
  return parts[0]?.[0] === "b" ? { kind: "bytes", chunks: [text.join("")] } : { kind: "json", value: text.join("") };
}

function numberOf(text: string): Json {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new NoPlainProgramError(`Python has no number ${text}`);
  return parsed.value;
}

const signs: { readonly [sign: string]: string } = { n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"', "'": "'" };

/** Reads escapes (Python language reference §2.4.1); Python leaves unknown ones in the text. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs, (all, two, four, eight, sign) => {
    const code = two ?? four ?? eight;
    return code === undefined ? (signs[sign] ?? all) : String.fromCodePoint(Number.parseInt(code, 16));
  });

/** Returns the JSON of a value; lists and tuples become lists. */
export function jsonOf(value: PythonValue): Json {
  if (value.kind === "json") return value.value;
  if (value.kind === "bytes") throw new NoPlainProgramError("bytes are not JSON");
  return value.items.map(jsonOf);
}

/** Prints a value as `json.dumps` does. */
function dumped({ positional, named }: Pick<PythonCall, "positional" | "named">): PythonValue {
  const [value] = positional;
  const option = (name: string): Json | undefined => {
    const given = named.get(name);
    return given && jsonOf(given);
  };
  if (value === undefined || option("ensure_ascii") !== false) {
    throw new NoPlainProgramError("json.dumps would escape the text");
  }
  return { kind: "json", value: pythonJson(jsonOf(value), Number(option("indent"))) };
}

/** Prints fractions as `repr` does: the shortest digits, with an exponent beyond 16 places. */
function pythonJson(value: Json, indent: number): string {
  const check = (one: Json): void => {
    if (isList(one)) one.forEach(check);
    else if (isObject(one)) Object.values(one).forEach(check);
    else if (typeof one === "number" || isExact(one)) {
      const text = printJson(one);
      const isInteger = /^-?\d+$/.test(text);
      const isPrinted = isInteger ? text !== "-0" : String(Number(text)) === text && !/e/i.test(text);
      if (!isPrinted) throw new NoPlainProgramError(`Python prints ${text} in another way`);
    }
  };
  check(value);
  return printJson(value, indent);
}

function ofMethod(value: PythonValue, name: string, given: readonly PythonValue[]): PythonValue {
  if (name === "encode" && value.kind === "json" && typeof value.value === "string") {
    return { kind: "bytes", chunks: [value.value] };
  }
  if (name === "read_bytes" && value.kind === "tuple") {
    const [path, file] = value.items.map(jsonOf);
    if (path === "Path" && typeof file === "string") return { kind: "bytes", chunks: [{ file }] };
  }
  const [joined] = given;
  if (name === "join" && value.kind === "bytes" && value.chunks.join("") === "" && joined?.kind === "list") {
    const parts = joined.items.map((one) => {
      if (one.kind !== "bytes") throw new NoPlainProgramError("Python joins bytes only");
      return one.chunks;
    });
    return { kind: "bytes", chunks: parts.flat() };
  }
  throw new NoPlainProgramError(`the program calls ${name}`);
}
