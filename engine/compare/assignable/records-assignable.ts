import type { MapShape, ObjectShape, Property, Shape } from "#engine/shape";
import type { AcceptedBy } from "./leaves-assignable.ts";
import type { RecordView, View } from "./view.ts";

/** The dependencies of comparing objects and maps. */
export interface RecordDeps {
  readonly seeWriter: (shape: Shape) => View;
  /** Returns true if a property is sent in this direction. */
  readonly isSent: (property: Property) => boolean;
  /** Returns true if a shape of map keys accepts a text. */
  readonly acceptsKey: (key: Shape, text: string) => boolean;
  /** Returns true if the reader's shape of map keys accepts all keys of the writer's. */
  readonly keyAssignable: (writer: Shape, reader: Shape) => boolean;
}

/** Returns true if the reader accepts every object, or map, that the writer sends. */
export function isRecordAssignable(
  deps: RecordDeps,
  from: ObjectShape | MapShape,
  to: RecordView | undefined,
  recur: (shape: Shape) => AcceptedBy,
): boolean {
  const { record } = deps.seeWriter(from);
  if (record === undefined || to === undefined) return false;
  const [written, read] = [sentMembers(record, deps), sentMembers(to, deps)];
  if (!hasCountWithin(written, read)) return false;
  for (const property of written.properties.values()) {
    const target = read.properties.get(property.key)?.shape ?? read.extra;
    if (target === undefined) {
      if (read.closed) return false;
      continue;
    }
    if (target === read.extra && property.key === "__proto__") return false;
    if (target === read.extra && read.key && !deps.acceptsKey(read.key, property.key)) return false;
    if (!recur(property.shape)(target)) return false;
  }
  for (const property of read.properties.values()) {
    const source = written.properties.get(property.key);
    if (!property.optional && (source === undefined || source.optional)) return false;
    if (source === undefined && written.extra && !recur(written.extra)(property.shape)) return false;
  }
  if (written.extra !== undefined && read.extra === undefined) return !read.closed;
  if (written.extra === undefined || read.extra === undefined) return true;
  if (read.key && !deps.keyAssignable(written.key ?? { kind: "string" }, read.key)) return false;
  return recur(written.extra)(read.extra);
}

/** Returns true if the reader allows each number of members that the writer may send. */
function hasCountWithin(writer: SentMembers, { minProperties = 0, maxProperties = Infinity }: SentMembers): boolean {
  const required = [...writer.properties.values()].filter(({ optional }) => !optional).length;
  const most = writer.closed && writer.extra === undefined ? writer.properties.size : Infinity;
  return (
    Math.max(writer.minProperties ?? 0, required) >= minProperties &&
    Math.min(writer.maxProperties ?? Infinity, most) <= maxProperties
  );
}

type SentMembers = ReturnType<typeof sentMembers>;

/** Returns a record with only the properties that are sent in this direction, by key. */
function sentMembers({ properties, ...rest }: RecordView, { isSent }: RecordDeps) {
  return { ...rest, properties: new Map(properties.filter(isSent).map((one) => [one.key, one])) };
}
