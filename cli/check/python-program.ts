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

const token =
  /[ \t\n]+|(?<comment>#[^\n]*)|(?<text>b?"(?:[^"\\\n]|\\.)*")|(?<number>-?\d[\w.+-]*)|(?<name>[A-Za-z_]\w*)|(?<sign>[()[\]{},.:=])/y;

interface Token {
  readonly kind: "comment" | "text" | "number" | "name" | "sign";
  readonly text: string;
}

/**
 * Reads a program of Python without running it, as its language reference says: literals, and the calls that snippets use.
 * Refuses everything else.
 *
 * @throws NoPlainProgramError if there is more
 */
export function readPython(program: string): PythonCall {
  const tokens = tokensOf(program);
  const comments = tokens.filter(({ kind }) => kind === "comment").map(({ text }) => text.slice(1).trim());
  const code = tokens.filter(({ kind }) => kind !== "comment");
  const start = code.findIndex(({ text }, i) => text === "requests" && code[i - 1]?.text === "=");
  if (start === -1) throw new NoPlainProgramError("the program calls nothing");
  for (const needed of ["requests", ...["json", "Path"].filter((name) => code.some(({ text }) => text === name))]) {
    const at = code.findIndex(({ text }, i) => text === needed && code[i - 1]?.text === "import");
    if (at === -1 || at > start) throw new NoPlainProgramError(`the program does not import ${needed}`);
  }
  const reader = readerOf(code, start + 1);
  reader.take(".");
  const name = reader.word();
  return { comments, name, ...reader.call() };
}

function tokensOf(program: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < program.length; at = token.lastIndex) {
    token.lastIndex = at;
    const groups = token.exec(program)?.groups;
    if (groups === undefined) {
      // Statements after the call print the response, and may have other signs.
      if (tokens.some(({ text }) => text === "requests")) return tokens;
      throw new NoPlainProgramError(`Python would interpret ${JSON.stringify(program.slice(at, at + 20))}`);
    }
    for (const kind of ["comment", "text", "number", "name", "sign"] as const) {
      const text = groups[kind];
      if (text !== undefined) tokens.push({ kind, text });
    }
  }
  return tokens;
}

/** Reads tokens in order. */
function cursorOf(tokens: readonly Token[], start: number) {
  let at = start;
  const peek = (ahead = 0): Partial<Token> => tokens[at + ahead] ?? {};
  const refused = (expected: string): Error =>
    new NoPlainProgramError(`Python expects ${expected} instead of ${peek().text ?? "the end"}`);
  const next = (): string => {
    at += 1;
    return tokens[at - 1]?.text ?? "";
  };
  const take = (sign: string): void => {
    if (peek().text !== sign) throw refused(sign);
    next();
  };
  const word = (): string => {
    if (peek().kind !== "name") throw refused("a name");
    return next();
  };
  /** Reads items up to a closing bracket, and returns true if the last is followed by a comma. */
  const items = (close: string, read: () => void): boolean => {
    let hasComma = false;
    while (peek().text !== close) {
      read();
      hasComma = peek().text === ",";
      if (peek().text !== close) take(",");
    }
    take(close);
    return hasComma;
  };
  return { peek, next, take, word, items };
}

/** Reads adjacent literals, which are one (Python language reference §2.4.2). */
function texts({ peek, next }: ReturnType<typeof cursorOf>): PythonValue {
  const isBytes = peek().text?.startsWith("b") === true;
  let joined = "";
  while (peek().kind === "text") {
    const text = next();
    if (text.startsWith("b") !== isBytes) throw new NoPlainProgramError("Python can't join bytes and a text");
    joined += unescaped(text.slice(isBytes ? 2 : 1, -1));
  }
  return isBytes ? { kind: "bytes", chunks: [joined] } : { kind: "json", value: joined };
}

function readerOf(tokens: readonly Token[], start: number) {
  const cursor = cursorOf(tokens, start);
  const { peek, next, take, word, items } = cursor;
  const call = (): Pick<PythonCall, "positional" | "named"> => {
    const positional: PythonValue[] = [];
    const named = new Map<string, PythonValue>();
    take("(");
    items(")", () => {
      const isNamed = peek().kind === "name" && peek(1).text === "=";
      if (!isNamed) positional.push(value());
      else {
        const key = word();
        take("=");
        named.set(key, value());
      }
    });
    return { positional, named };
  };
  const value = (): PythonValue => {
    let result = plainValue();
    while (peek().text === ".") {
      take(".");
      result = ofMethod(result, word(), call().positional);
    }
    return result;
  };
  const plainValue = (): PythonValue => {
    const { kind, text } = peek();
    if (kind === "text") return texts(cursor);
    if (kind === "number") return { kind: "json", value: numberOf(next()) };
    if (kind === "name") return named();
    const members: PythonValue[] = [];
    const add = (): void => void members.push(value());
    switch (text) {
      case "[":
        take("[");
        items("]", add);
        return { kind: "list", items: members };
      case "{":
        return dictionary();
      default: {
        take("(");
        const hasComma = items(")", add);
        const [only] = members;
        return only !== undefined && members.length === 1 && !hasComma ? only : { kind: "tuple", items: members };
      }
    }
  };
  const dictionary = (): PythonValue => {
    const entries = new Map<string, Json>();
    take("{");
    items("}", () => {
      const key = jsonOf(value());
      take(":");
      entries.set(String(key), jsonOf(value()));
    });
    return { kind: "json", value: objectOf([...entries]) };
  };
  const named = (): PythonValue => {
    const name = word();
    if (Object.hasOwn(constants, name)) return { kind: "json", value: constants[name] ?? null };
    if (name === "Path") return { kind: "tuple", items: [{ kind: "json", value: "Path" }, ...call().positional] };
    if (name !== "json") throw new NoPlainProgramError(`Python does not know ${name}`);
    take(".");
    if (word() !== "dumps") throw new NoPlainProgramError("the program uses another function of json");
    return dumped(call());
  };
  return { take, word, call };
}

function numberOf(text: string): Json {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new NoPlainProgramError(`Python has no number ${text}`);
  return parsed.value;
}

const constants: { readonly [name: string]: Json } = { None: null, True: true, False: false };

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
