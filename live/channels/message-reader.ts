import { type Mismatch, valueChecker } from "#engine/answer";
import { type Json, parseJson } from "#engine/json";
import type { ChannelMessage } from "#engine/model";
import type { Types } from "#engine/shape";

/** The kind of a message by its content; or the differences from the kind that it is most like, if there is any. */
export type ReadMessage =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly like?: { readonly type: string; readonly differences: readonly Mismatch[] } };

/** Creates the function that finds the kind of a message. A text that is not JSON may be the value itself. */
export function messageReader(messages: readonly ChannelMessage[], types: Types): (text: string) => ReadMessage {
  const checks = messages.map(({ type, body, schema }) => ({
    type,
    check: valueChecker(types, { shape: body, ...(schema !== undefined && { schema }) }),
  }));
  return (text) => {
    const parsed = parseJson(text);
    const values: readonly Json[] = parsed.ok ? [parsed.value, text] : [text];
    let like: { readonly type: string; readonly differences: readonly Mismatch[] } | undefined;
    for (const { type, check } of checks) {
      const [first = [], ...more] = values.map(check);
      if ([first, ...more].some(({ length }) => length === 0)) return { ok: true, type };
      if (like === undefined || isNearer(first, like.differences)) like = { type, differences: first };
    }
    return { ok: false, ...(like && { like }) };
  };
}

/** Returns true if differences are fewer, or not about the whole message. */
const isNearer = (one: readonly Mismatch[], other: readonly Mismatch[]): boolean => {
  const isWhole = (differences: readonly Mismatch[]) => differences.some(({ path }) => path.length === 0);
  return isWhole(one) === isWhole(other) ? one.length < other.length : isWhole(other);
};
