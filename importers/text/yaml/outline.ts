import { EVENT_ID, getScalarValue } from "js-yaml";
import { isMap, isPair, isScalar, isSeq, type Node } from "yaml";
import { defined } from "#engine/item-at";
import { type EventPart, offsetOf } from "./add-events.ts";
import type { NodePart } from "./add-nodes.ts";

/** The position of a value in a YAML text, and the positions of its parts. */
export interface Outline {
  readonly offset: number;
  /** Returns the members of a map and the items of a list, in their order; none for other values. */
  readonly children: () => Iterable<Child>;
}

/** A part of a value: its key or index, and the offset of its key or, without one, of its value. */
export interface Child {
  readonly step: string;
  readonly offset: number;
  readonly value: Outline;
}

/** Returns the outline of a chunk; undefined if it is empty. */
export function outlineOf(chunk: EventPart | NodePart): Outline | undefined {
  if ("events" in chunk) return chunk.events.length === 0 ? undefined : outlineOfEvent(chunk, 0);
  return chunk.contents === null ? undefined : outlineOfNode(chunk.contents, chunk.from);
}

const outlineOfEvent = (chunk: EventPart, n: number): Outline => ({
  offset: chunk.from + offsetOf(chunk.text, chunk.events[n]),
  children: () => childrenOfEvent(chunk, n),
});

function* childrenOfEvent(chunk: EventPart, n: number): Generator<Child> {
  const { events, text, from } = chunk;
  const isMapping = events[n]?.type === EVENT_ID.MAPPING;
  if (!isMapping && events[n]?.type !== EVENT_ID.SEQUENCE) return;
  for (let at = n + 1, index = 0; ; index += 1) {
    const event = events[at];
    if (event === undefined || event.type === EVENT_ID.POP) return;
    const value = isMapping ? endOf(chunk, at) : at;
    const step = isMapping && event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : String(index);
    yield { step, offset: from + offsetOf(text, event), value: outlineOfEvent(chunk, value) };
    at = endOf(chunk, value);
  }
}

/** Returns the index of the event after a value. */
function endOf({ events }: EventPart, n: number): number {
  let depth = 0;
  for (let at = n; at < events.length; at += 1) {
    const type = events[at]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1;
    else if (type === EVENT_ID.POP) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return events.length;
}

const outlineOfNode = (node: Node | null, from: number): Outline => ({
  offset: from + (node === null ? 0 : startOf(node)),
  children: () => childrenOfNode(node, from),
});

/** Returns the start of a node in its text; every node that was parsed has a range. */
const startOf = ({ range }: Node): number => defined(range?.[0]);

function* childrenOfNode(node: Node | null, from: number): Generator<Child> {
  if (isMap<Node, Node | null>(node)) {
    for (const { key, value } of node.items) {
      const step = isScalar(key) ? String(key.value) : "";
      yield { step, offset: from + startOf(key), value: outlineOfNode(value, from) };
    }
  } else if (isSeq<Node>(node)) {
    for (const [n, item] of node.items.entries()) {
      if (!isPair(item)) yield { step: String(n), offset: from + startOf(item), value: outlineOfNode(item, from) };
    }
  }
}
