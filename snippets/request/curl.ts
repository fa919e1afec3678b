import { decodeUri } from "#engine/decode-uri";
import { isWebAddress } from "#engine/host";
import {
  isHeaderName,
  isLatin1Value,
  mediaType,
  type Part,
  type PlannedHeader,
  percentEncode,
  planUrl,
  type RequestPlan,
  safeName,
} from "#engine/request";
import { type Reading, read } from "#engine/secret";
import { isShellText, shellComment, shellWord } from "../literal/shell.ts";
import { noAddress } from "./no-address.ts";

/** An option of the command, or a comment on a part without an option. */
type Line = { readonly option: string } | { readonly comment: string };

/**
 * Writes the curl command that sends a plan: with the same method, address, headers and body, whatever text they
 * contain.
 *
 * No text of the plan is interpreted as a file name, an option or a pattern. Files have the names of the plan and are
 * read from the working directory. Parts that curl or HTTP can't send are omitted and named in a comment above the
 * command.
 */
export function curlSnippet(plan: RequestPlan, reading: Reading): string {
  if (!isWebAddress(plan.url) || !isShellText(plan.url)) {
    return shellComment(noAddress(plan.url));
  }
  const lines: readonly Line[] = [
    option(plan.method === "HEAD" ? "--head" : `--request ${methodWord(plan.method)}`),
    ...(plan.stream ? [option("--no-buffer")] : []),
    // curl treats brackets and braces of a URL as patterns by default.
    ...(/[[\]{}]/.test(plan.url) ? [option("--globoff")] : []),
    option("--url", planUrl(plan, reading)),
    ...(plan.certificate ? [option("--cert client.pem"), option("--key client-key.pem")] : []),
    ...plan.headers.map((header) => headerLine(header, reading)),
    ...bodyLines(plan),
  ];
  const comments = lines.flatMap((line) => ("comment" in line ? [shellComment(line.comment)] : []));
  const options = lines.flatMap((line) => ("option" in line ? [line.option] : []));
  return [...comments, `curl ${options.join(" \\\n  ")}`].join("\n");
}

/** Writes a method; standard methods need no quotes. */
const methodWord = (method: string): string => (/^[A-Za-z-]+$/.test(method) ? method : shellWord(method));

const option = (name: string, value?: string): Line => ({
  option: value === undefined ? name : `${name} ${shellWord(value)}`,
});

function headerLine({ name, value }: PlannedHeader, reading: Reading): Line {
  const sendable = isHeaderName(name) && isLatin1Value(read(value, "reveal"));
  if (!sendable) return omitted(`the header ${JSON.stringify(name)}`, "HTTP can't represent it");
  const text = read(value, reading);
  // "Name:" would remove a default header of curl; with a semicolon it is sent empty.
  const field = text === "" ? `${name};` : `${name}: ${text}`;
  if (!/[\x80-\xff]/.test(field)) return option("--header", field);
  // A terminal writes UTF-8, and headers are Latin-1.
  const format = field
    .replace(/[%\\]/g, "$&$&")
    .replace(/[\x80-\xff]/g, (sign) => `\\${sign.charCodeAt(0).toString(8)}`);
  return option(`--header "$(printf ${shellWord(format)})"`);
}

const omitted = (what: string, why: string): Line => ({ comment: `${what} is omitted: ${why}` });

/** The reason why a text is not in a command. */
const noNul = "a command can't contain a NUL character";

/** The type of bodies in the notation of a query. */
const pairsType = "application/x-www-form-urlencoded";

function bodyLines({ body, headers }: RequestPlan): readonly Line[] {
  switch (body.kind) {
    case "none":
      return [];
    case "text":
      if (!isShellText(body.text)) return [omitted("the body", noNul)];
      return headers.some(
        ({ name, value }) => /^content-type$/i.test(name) && mediaType(read(value, "reveal")) === pairsType,
      )
        ? pairLines(body.text)
        : [option("--data-raw", body.text)];
    case "bytes":
      return [option("--data-binary", `@${localFile(body.fileName)}`)];
    case "multipart":
      if (body.parts.length === 0) return emptyForm(body.contentType);
      // curl adds the boundary.
      return [
        ...(body.contentType === undefined ? [] : [option("--header", `Content-Type: ${body.contentType}`)]),
        ...body.parts.map(partLine),
      ];
  }
}

/** Writes each field on its own line, readable where curl encodes it the same way. curl joins them with "&". */
function pairLines(text: string): readonly Line[] {
  const pairs = text.split("&");
  // curl joins nothing to an empty text.
  if (pairs.includes("")) return [option("--data-raw", text)];
  return pairs.map((pair) => {
    const [, name, value = ""] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    const content = decodeUri(value.replaceAll("+", "%20"));
    const encoded = content && percentEncode(content).replaceAll("%20", "+");
    return name !== undefined && content !== undefined && isShellText(content) && encoded === value
      ? option("--data-urlencode", `${name}=${content}`)
      : option("--data-raw", pair);
  });
}

/** curl has no option for a form without fields. The last boundary alone is such a form (RFC 2046 §5.1.1). */
const emptyForm = (contentType = "multipart/form-data"): readonly Line[] => [
  option("--header", `Content-Type: ${contentType}; boundary=none`),
  option("--data-raw", "--none--\r\n"),
];

function partLine(part: Part): Line {
  const { name = "", headers = {} } = part;
  // curl ends the name at the first "=" and knows no way to write one in it. Without a name there is none.
  const field = `the form field ${JSON.stringify(name)}`;
  if (part.name === "" || name.includes("=") || !isShellText(name)) {
    return omitted(field, "curl can't represent its name");
  }
  const more = Object.entries(headers)
    .map(([key, value]) => `;headers=${formWord(`${key}: ${value}`)}`)
    .join("");
  if (part.kind === "file") {
    const file = localFile(part.fileName);
    const sent = isShellText(part.fileName) ? part.fileName : file;
    const named = sent === file ? "" : `;filename=${formWord(sent)}`;
    return option("--form", `${name}=@${formWord(file)};type=${part.contentType}${named}${more}`);
  }
  if (!isShellText(part.text)) return omitted(field, noNul);
  if (part.contentType === undefined && more === "") return option("--form-string", `${name}=${part.text}`);
  const type = part.contentType === undefined ? "" : `;type=${part.contentType}`;
  return option("--form", `${name}=${formWord(part.text)}${type}${more}`);
}

/** Escapes a text for curl's `--form`, so that it is not a file and has no options after a semicolon. */
const formWord = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * Names the file to read, never one outside the folder: a definition may suggest a file, and its name must not pick one
 * of the reader's. A lone hyphen would be standard input.
 */
function localFile(fileName: string | undefined): string {
  const name = safeName(fileName ?? "") ?? "file";
  return name === "-" ? "./-" : name;
}
