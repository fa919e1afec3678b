import { defined } from "#engine/item-at";
import { isList, isObject, type Json, own, printJson } from "#engine/json";
import type { PartEncoding } from "#engine/model";
import { type Part, partHead } from "#engine/request";
import type { BodyFormat, WrittenBody } from "./format.ts";
import { type ReadyUpload, readUpload, uploadType } from "./upload.ts";

type Content = ReadyUpload["content"] | string;

/** The head and the content of a part. */
interface WrittenPart {
  readonly head: string;
  readonly content: Content;
}

/**
 * Bodies of `multipart/form-data` (RFC 7578). A file or each file of a list is a part with its name and type; objects
 * and lists are JSON parts, each item of an exploded list is a part, and other values are text. Parts can be streams.
 */
export const formData: BodyFormat = {
  of: "body",
  kind: "form-data",
  write: (body, { encoding, encode, random }) => {
    const parts = encoding.kind === "form-data" ? encoding.parts : {};
    const members = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
    // JSON can't represent files, so the codec encodes only the rest.
    const wire = encode(Object.fromEntries(members.filter(([, value]) => uploadsOf(value) === undefined)));
    const written = members.flatMap(([key, value]) => {
      const part = Object.hasOwn(parts, key) ? defined(parts[key]) : {};
      const uploads = uploadsOf(value);
      if (uploads !== undefined) return uploads.map((upload) => filePart(key, upload, part));
      const text = isObject(wire) ? own(wire, key) : undefined;
      return text === undefined ? [] : textParts(key, text, part);
    });
    return joined(written, boundaryOf(random));
  },
};

/** Returns the files of a property, one or a list; `undefined` for any other value. */
function uploadsOf(value: unknown): readonly ReadyUpload[] | undefined {
  const uploads = (Array.isArray(value) ? value : [value]).map(readUpload);
  const found = uploads.filter((upload) => upload !== undefined);
  return found.length > 0 && found.length === uploads.length ? found : undefined;
}

function filePart(name: string, upload: ReadyUpload, { contentType = [] }: PartEncoding): WrittenPart {
  // The header does not depend on the content, so none is passed.
  const part: Part = {
    kind: "file",
    name,
    fileName: upload.name ?? name,
    contentType: uploadType(contentType, upload),
    dataUrl: "",
  };
  return { head: partHead(part), content: upload.content };
}

function textParts(name: string, value: Json, encoding: PartEncoding): readonly WrittenPart[] {
  if (encoding.exploded && isList(value))
    return value.flatMap((item) => textParts(name, item, { ...encoding, exploded: false }));
  const declared = encoding.contentType?.find((type) => !type.includes("*"));
  if (value === null && declared === undefined) return [];
  const structured = typeof value === "object" && (isList(value) || isObject(value));
  const contentType = declared ?? (structured ? "application/json" : undefined);
  const bare = typeof value === "string" && !(declared !== undefined && /[/+]json\b/i.test(declared));
  const text = bare ? value : printJson(value);
  return [{ head: partHead({ kind: "text", name, text, ...(contentType && { contentType }) }), content: text }];
}

/** 128 random bits, which no content contains by accident. */
const boundaryOf = (random: () => number): string =>
  `callboard${Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("")}`;

const isStream = (content: Content): content is ReadableStream<Uint8Array> => content instanceof ReadableStream;

function joined(parts: readonly WrittenPart[], boundary: string): WrittenBody {
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const chunks = [
    ...parts.flatMap(({ head, content }): Content[] => [`--${boundary}\r\n${head}`, content, "\r\n"]),
    `--${boundary}--\r\n`,
  ];
  const still = chunks.filter((chunk): chunk is Exclude<Content, ReadableStream> => !isStream(chunk));
  if (still.length === chunks.length) return { content: new Blob(still), contentType };
  return { content: streamOf(chunks), contentType, once: true };
}

/** Concatenates contents as a stream, each read only when it is reached. Canceling it cancels the one being read. */
function streamOf(contents: readonly Content[]): ReadableStream<Uint8Array> {
  const waiting = [...contents];
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      for (;;) {
        if (reader === undefined) {
          const next = waiting.shift();
          if (next === undefined) return controller.close();
          reader = (isStream(next) ? next : new Blob([next]).stream()).getReader();
        }
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        reader = undefined;
      }
    },
    cancel: async (reason) => {
      await reader?.cancel(reason);
      await Promise.all(waiting.map((each) => (isStream(each) ? each.cancel(reason) : undefined)));
    },
  });
}
