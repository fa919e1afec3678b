import {
  decoderWithSelection,
  encoder,
  type Issue,
  omitUnchosen,
  type Phrase,
  validator,
  writableOf,
} from "#engine/interpret";
import {
  type Json,
  type JsonSyntaxError,
  type ParsedJson,
  type Position,
  parseJson,
  positionsIn,
  printJson,
  type Span,
} from "#engine/json";
import { type Path, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import type { Edit, FormState } from "../edits/index.ts";
import { removedPaths } from "./unsent.ts";

/** Something to mark in a text: an issue, a key that the shape does not know, or a member that is not sent. */
export interface Mark extends Span {
  readonly kind: "error" | "unknown" | "unsent";
  readonly message: string;
  /** The message as data. */
  readonly phrase?: Phrase;
  readonly error?: JsonSyntaxError;
}

/** The effect of a text on the form: an edit that stores its value, or the reason why it can't be read. */
export type RawRead =
  | { readonly ok: true; readonly edit: Extract<Edit, { readonly type: "set" }> }
  | { readonly ok: false; readonly error: JsonSyntaxError };

/** The text view of one path of a form, as the text that is sent. */
export interface Raw {
  /**
   * Prints the value at the path with every digit; empty text without a value. Read-only members that the reader added
   * are in it, and marked, since they are not sent.
   */
  readonly write: (state: FormState) => string;
  /** Parses a text; unions select the variant of their discriminant, else the one that matches best. */
  readonly read: (text: string) => RawRead;
  /** Finds the issues of a text that represents the form's value, in text order. */
  readonly marks: (text: string, state: FormState) => readonly Mark[];
}

const unsent: Pick<Mark, "message" | "phrase"> = { message: "read-only: not sent", phrase: "read-only: not sent" };

const isUnknownKey = ({ code }: Issue): boolean => code === "unknown-key";

/** A syntax of the values of a shape. */
export interface Syntax {
  readonly print: (value: Json) => string;
  readonly parse: (text: string) => ParsedJson;
  /** Finds the values of a text that can be parsed by JSON Pointer. */
  readonly positions: (text: string) => ReadonlyMap<string, Position>;
}

/** Creates the syntax of a shape. */
export type TextCodec = (types: Types) => (shape: Shape) => Syntax;

const json: Syntax = { print: (value) => printJson(value, 2), parse: parseJson, positions: positionsIn };

/** Creates the text view of a path with a shape; JSON by default. */
export function rawView(types: Types, codec: TextCodec = () => () => json): (shape: Shape, at: Path) => Raw {
  const [encode, read, check, lenient] = [
    encoder(types, omitUnchosen),
    decoderWithSelection(types, { doubles: "exact" }),
    validator(types, { unknownKeys: "report" }),
    validator(types),
  ];
  const writable = writableOf(types);
  const syntaxOf = codec(types);
  return (shape, at) => {
    const { print, parse, positions: positionsOf } = syntaxOf(shape);
    const [encodeOne, readOne, checkOne, issuesOf] = [encode(shape), read(shape), check(shape), lenient(shape)];
    const sentOf = writable(shape);
    return {
      write: ({ value, selection }) => {
        const held = valueAt(value, at);
        return held === undefined ? "" : print(encodeOne(held, selection, at));
      },
      read: (text) => {
        const parsed = parse(text);
        return parsed.ok ? { ok: true, edit: { type: "set", at, ...readOne(parsed.value) } } : parsed;
      },
      marks: (text, { value, selection }) => {
        const parsed = parse(text);
        if (!parsed.ok) {
          const { error } = parsed;
          const { offset, message } = error;
          return [{ kind: "error", from: offset, to: Math.min(offset + 1, text.length), message, error }];
        }
        const positions = positionsOf(text);
        const held = valueAt(value, at);
        // Members that are not sent have no issues.
        const sent = held === undefined ? undefined : sentOf(held, held, selection, at);
        const all = checkOne(sent, selection, at);
        // An unknown key is an error where the object refuses it, and a note elsewhere.
        const refused = new Set(
          (all.some(isUnknownKey) ? issuesOf(sent, selection, at) : [])
            .filter(isUnknownKey)
            .map((one) => toPointer(one.path)),
        );
        const marks = all.map((one): Mark => {
          const isUnknown = isUnknownKey(one);
          const kind = isUnknown && !refused.has(toPointer(one.path)) ? "unknown" : "error";
          return {
            kind,
            ...spanOf(one.path.slice(at.length), isUnknown),
            message: one.message,
            phrase: one.phrases.message,
          };
        });
        const removed = removedPaths(held, sent, []).map(
          (path): Mark => ({ kind: "unsent", ...spanOf(path, true), ...unsent }),
        );
        return [...marks, ...removed].sort((a, b) => a.from - b.from);

        /** A missing value has no position in the text, so the bracket of its parent is marked. */
        function spanOf(path: Path, isKey: boolean): Span {
          const here = positions.get(toPointer(path));
          if (here) return isKey && here.key ? here.key : here;
          for (let length = path.length - 1; length >= 0; length -= 1) {
            const above = positions.get(toPointer(path.slice(0, length)));
            if (above) return { from: above.from, to: above.from + 1 };
          }
          return { from: 0, to: 0 };
        }
      },
    };
  };
}
