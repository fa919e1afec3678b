import { own } from "#engine/json";
import { type Part, type RequestPlan, safeName } from "#engine/request";
import { read } from "#engine/secret";
import { arbitrary } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { readCommand } from "../shell-words.ts";
import { formOf, must, planOf, show, type Target } from "../target.ts";

/** A snippet, read as a shell reads it, is the request. */
export const snippetsLaw: EndpointLaw = {
  name: "snippets",
  promise: "the cURL snippet, parsed as a shell parses it, is the request",
  // Channels have no snippet.
  cases: ({ shape, types, channel }) =>
    channel ? { kind: "none" } : { kind: "drawn", draw: arbitrary(shape, types).map((value): Case => ({ value })) },
  check: (target, one) => checkSnippet(target, planOf(target, formOf(target, own(one, "value") ?? null))),
};

function checkSnippet({ use }: Target, plan: RequestPlan): void {
  const { comments, words } = readCommand(use.curlSnippet(plan, "reveal"));
  const [command, ...rest] = words;
  must(command === "curl", () => `the snippet runs ${show(command)}`);
  const found = optionsOf(rest);
  const [expected, leftOut] = expectedOptions(plan);
  must(
    comments.length === leftOut,
    () => `the snippet omits ${comments.length} parts of the request, expected ${leftOut}`,
  );
  for (let i = 0; i < Math.max(found.length, expected.length); i += 1) {
    must(found[i] === expected[i], () => `the snippet has ${show(found[i])}, but the request has ${show(expected[i])}`);
  }
}

const bare = new Set(["--head", "--no-buffer"]);

/** Lists the options as texts, with one body: curl joins the texts of several options by "&". */
function optionsOf(words: readonly string[]): readonly string[] {
  const options: string[] = [];
  const data: string[] = [];
  const rest = words.values();
  for (const name of rest) {
    if (name === "--globoff") continue;
    if (bare.has(name)) options.push(name);
    else {
      const { value = "" } = rest.next();
      if (name === "--data-raw") data.push(value);
      else if (name === "--data-urlencode") data.push(encodedField(value));
      else options.push(`${name} ${name === "--form" ? formFieldOf(value) : value}`);
    }
  }
  return data.length === 0 ? options : [...options, `--data-raw ${data.join("&")}`];
}

/** Encodes a field as curl's `--data-urlencode` does: the content after the first "=", with "+" for a blank. */
const encodedField = (text: string): string =>
  text.replace(
    /=(.*)$/s,
    (_, content: string) =>
      `=${encodeURIComponent(content)
        .replaceAll("%20", "+")
        .replace(/[!'()*]/g, hexOf)}`,
  );

const hexOf = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Reads a field as curl's `--form` does: a name, a text or a file in quotes, and options after semicolons. */
function formFieldOf(text: string): string {
  const match = /^([^=]*)=(@?)"((?:[^"\\]|\\.)*)"((?:;.*)?)$/s.exec(text);
  must(match !== null, () => `curl would not accept ${show(text)} as a field`);
  const [, name, file, quoted = "", all = ""] = match;
  const headers = Array.from(all.matchAll(/;headers="((?:[^"\\]|\\.)*)"/gs), ([, header = ""]) => unquoted(header));
  const options = all.replace(/;headers="(?:[^"\\]|\\.)*"/gs, "");
  const fileName = /;filename="((?:[^"\\]|\\.)*)"$/s.exec(options);
  const type = fileName === null ? options : options.slice(0, fileName.index);
  return JSON.stringify([name, file, unquoted(fileName?.[1] ?? quoted), type, ...headers]);
}

const unquoted = (text: string): string => text.replace(/\\(.)/gs, "$1");

/** The options that a request needs, and the number of facts that no command can express. */
function expectedOptions(plan: RequestPlan): readonly [options: readonly string[], leftOut: number] {
  const headers = plan.headers.map(({ name, value }) => {
    const text = read(value, "reveal");
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return undefined;
    return `--header ${text === "" ? `${name};` : `${name}: ${text}`}`;
  });
  const all = [
    plan.method === "HEAD" ? "--head" : `--request ${plan.method}`,
    ...(plan.stream ? ["--no-buffer"] : []),
    `--url ${plan.url}`,
    ...(plan.certificate ? ["--cert client.pem", "--key client-key.pem"] : []),
    ...headers,
    ...bodyOptions(plan),
  ];
  const options = all.filter((one) => one !== undefined);
  return [options, all.length - options.length];
}

function bodyOptions({ body }: RequestPlan): readonly (string | undefined)[] {
  switch (body.kind) {
    case "none":
      return [];
    case "text":
      return [sayable(body.text) ? `--data-raw ${body.text}` : undefined];
    case "bytes":
      return [`--data-binary @${fileOf(body.fileName ?? "")}`];
    case "multipart":
      if (body.parts.length === 0)
        return [
          `--header Content-Type: ${body.contentType ?? "multipart/form-data"}; boundary=none`,
          "--data-raw --none--\r\n",
        ];
      return [
        ...(body.contentType === undefined ? [] : [`--header Content-Type: ${body.contentType}`]),
        ...body.parts.map(partOption),
      ];
  }
}

function partOption(part: Part): string | undefined {
  const { name = "", headers = {} } = part;
  if (part.name === "" || name.includes("=") || !sayable(name)) return undefined;
  const more = Object.entries(headers).map(([key, value]) => `${key}: ${value}`);
  if (part.kind === "file") {
    const sent = sayable(part.fileName) ? part.fileName : fileOf(part.fileName);
    return `--form ${JSON.stringify([name, "@", sent, `;type=${part.contentType}`, ...more])}`;
  }
  if (!sayable(part.text)) return undefined;
  if (part.contentType === undefined && more.length === 0) return `--form-string ${name}=${part.text}`;
  const type = part.contentType === undefined ? "" : `;type=${part.contentType}`;
  return `--form ${JSON.stringify([name, "", part.text, type, ...more])}`;
}

/** A command line can't contain NUL. */
const sayable = (text: string): boolean => !text.includes("\0");

/** The name of the local file that the command sends for a file of the form. */
function fileOf(name: string): string {
  const safe = safeName(name) ?? "file";
  return safe === "-" ? "./-" : safe;
}
