import {
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from "js-yaml";
import { type Json, type JsonLimits, jsonLimitMessage } from "#engine/json";
import type { Range } from "./cut-blocks.ts";
import type { JsonBuilder } from "./json-builder.ts";
import { plainValue, taggedValue } from "./scalar.ts";
import { YamlError } from "./yaml-error.ts";

/** A part of a YAML text with its events, without the events of the document around it. */
export interface EventPart {
  readonly text: string;
  /** Its offset in the whole text. */
  readonly from: number;
  readonly events: readonly Event[];
}

/**
 * Parses a part of a YAML text that holds at most one document. Throws `YamlError` with the first diagnostic.
 *
 * @param around the number of enclosing collections
 */
export function parseToEvents(whole: string, { from, to }: Range, { depth }: JsonLimits, around: number): EventPart {
  const text = whole.slice(from, to);
  try {
    // The parser may try a value as a key, which needs one more level. The builder counts exactly.
    const events = parseEvents(text, { maxDepth: depth - around + 2 });
    const second = events.findIndex((event, n) => n > 0 && event.type === EVENT_ID.DOCUMENT);
    if (second !== -1)
      throw new YamlError("expected one document, found several", from + offsetOf(text, events[second + 1]));
    return { text, from, events: events.slice(1, -1) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const offset = from + (mark?.position ?? 0);
    if (reason.startsWith("nesting exceeded"))
      throw new YamlError(jsonLimitMessage("depth", depth), offset, { limit: "depth" });
    const mayBeCut = /^(?:unexpected end of the stream|deficient indentation)/.test(reason);
    throw new YamlError(reason, offset, { mayBeCut, cause: error });
  }
}

/** Adds the content of a chunk. */
export const addEvents = (chunk: EventPart, builder: JsonBuilder): void =>
  addSome(chunk, 0, chunk.events.length, builder);

/** Adds the content of a chunk's collection to the open collection. */
export function addInnerEvents(chunk: EventPart, builder: JsonBuilder): void {
  const kind = builder.kind() === "list" ? EVENT_ID.SEQUENCE : EVENT_ID.MAPPING;
  const { events, from } = chunk;
  if (events[0]?.type !== kind)
    throw new YamlError("expected another item of the collection above", from, { mayBeCut: true });
  addSome(chunk, 1, events.length - 1, builder);
}

/** Adds the first key of a chunk's map. */
export const addFirstKey = (chunk: EventPart, builder: JsonBuilder): void => addSome(chunk, 1, 2, builder);

function addSome({ events, text, from }: EventPart, first: number, end: number, builder: JsonBuilder): void {
  const anchorOf = ({ anchorStart, anchorEnd }: { readonly anchorStart: number; readonly anchorEnd: number }) =>
    anchorStart === -1 ? undefined : text.slice(anchorStart, anchorEnd);
  for (let n = first; n < end; n += 1) {
    const event = events[n];
    if (event === undefined) continue;
    const offset = from + offsetOf(text, event);
    const needsKey = event.type !== EVENT_ID.POP && builder.needsKey();
    switch (event.type) {
      case EVENT_ID.SCALAR:
        if (needsKey) {
          builder.key(getScalarValue(text, event), offset);
          const anchor = anchorOf(event);
          if (anchor !== undefined) builder.anchor(anchor, scalarValue(event, text));
        } else {
          const length = event.valueEnd - event.valueStart;
          builder.scalar(scalarValue(event, text), { offset, anchor: anchorOf(event), length });
        }
        break;
      case EVENT_ID.ALIAS:
        if (needsKey) builder.aliasKey(anchorOf(event) ?? "", offset);
        else builder.alias(anchorOf(event) ?? "", offset);
        break;
      case EVENT_ID.SEQUENCE:
        builder.begin("list", { offset, anchor: anchorOf(event) });
        break;
      case EVENT_ID.MAPPING:
        builder.begin("map", { offset, anchor: anchorOf(event) });
        break;
      case EVENT_ID.POP:
        builder.end();
        break;
    }
  }
}

function scalarValue(event: ScalarEvent, text: string): Json {
  const source = getScalarValue(text, event);
  if (event.tagStart !== -1) return taggedValue(source, text.slice(event.tagStart, event.tagEnd));
  return event.style === SCALAR_STYLE.PLAIN ? plainValue(source) : source;
}

/** Returns the offset of an event in its chunk, after its anchor and tag. */
export function offsetOf(text: string, event: Event | undefined): number {
  if (event === undefined) return 0;
  if ("start" in event) return event.start;
  if (!("valueStart" in event)) return "anchorStart" in event ? event.anchorStart - 1 : 0;
  const { valueStart, style } = event;
  if (valueStart === -1) return Math.max(event.anchorEnd, event.tagEnd, 0);
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  // The text of a block scalar starts on the line after its indicator.
  const line = text.lastIndexOf("\n", valueStart - 2) + 1;
  const indicator = text.slice(line, valueStart).search(/[|>][-+\d]*[ \t]*(?:[ \t]#.*)?\r?\n?$/);
  return indicator === -1 ? valueStart : line + indicator;
}
