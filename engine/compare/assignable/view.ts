import {
  type Alternative,
  type DiscriminatedUnionShape,
  type EnumShape,
  type FileShape,
  fold,
  type ItemLimits,
  type LeafShape,
  type LiteralShape,
  type MapShape,
  type MemberLimits,
  type Property,
  type RefShape,
  type Shape,
  type TypeId,
  type Types,
} from "#engine/shape";
import { doubleRange, integerRange, longRange, type NumberRange, uint64Range, uintRange } from "./ranges.ts";
import { formatRange, stringRange, type TextRange } from "./text-ranges.ts";

/** A shape that is not a named type. */
type Unnamed = Exclude<Shape, RefShape>;

/** An object or a map: declared properties, the shape of all others, the shape of their keys, and their number. */
export interface RecordView extends MemberLimits {
  readonly properties: readonly Property[];
  readonly extra?: Shape;
  readonly closed?: true;
  readonly key?: Shape;
}

/** A list or a set. */
export interface ItemsView extends ItemLimits {
  readonly item: Shape;
  readonly unique: boolean;
}

/**
 * The answers that a comparison of two shapes needs about each of them. A named type is resolved. A member is absent if
 * the shape has nothing of it, so that a comparison asks for what a shape has and never for its kind.
 */
export interface View {
  /** The outermost name of a named type. */
  readonly id?: TypeId;
  readonly kind: Unnamed["kind"];
  readonly shape: Unnamed;
  /** The type of its values in generated code: integers of 64 bits and more are digit text. */
  readonly codeType: string;
  /** True if every JSON value is valid. */
  readonly isAny?: true;
  /** Its numbers, if its values are numbers on the wire. */
  readonly numbers?: NumberRange;
  /** The texts that are valid by length, pattern or format. */
  readonly texts?: TextRange;
  /** The leaf itself, if its values are texts or booleans on the wire. */
  readonly plain?: LeafShape;
  readonly enum?: EnumShape;
  readonly literal?: LiteralShape;
  readonly file?: FileShape;
  /** The shape of the values other than `null`. */
  readonly nullable?: Shape;
  readonly items?: ItemsView;
  readonly record?: RecordView;
  readonly tagged?: DiscriminatedUnionShape;
  readonly alternatives?: readonly Alternative[];
}

/** Creates the function that returns the view of a shape, for comparisons of two shapes. */
export const viewer = (types: Types): ((shape: Shape) => View) =>
  fold<View>(types, {
    string: (node) => view(node, "text", { plain: node, texts: stringRange(node) }),
    boolean: (node) => view(node, "boolean", { plain: node }),
    integer: (node) => view(node, "number", { numbers: integerRange(node) }),
    uint: (node) => view(node, "number", { numbers: uintRange }),
    double: (node) => view(node, "number", { numbers: doubleRange(node) }),
    long: (node) => view(node, "text", { numbers: longRange(node) }),
    uint64: (node) => view(node, "text", { numbers: uint64Range }),
    bigInteger: (node) => view(node, "text", { plain: node, texts: formatRange(node.kind, 1) }),
    datetime: (node) => view(node, "text", { plain: node, texts: formatRange(node.kind, 20) }),
    date: (node) => view(node, "text", { plain: node, texts: formatRange(node.kind, 10, 10) }),
    uuid: (node) => view(node, "text", { plain: node, texts: formatRange(node.kind, 36, 36) }),
    base64: (node) => view(node, "text", { plain: node, texts: formatRange(node.kind, 0) }),
    enum: (node) => view(node, "text", { enum: node, ...(!node.numeric && { plain: node }) }),
    literal: (node) => view(node, typeof node.value === "string" ? "text" : "boolean", { literal: node, plain: node }),
    nullable: (node) => view(node, node.kind, { nullable: node.item }),
    list: (node) => view(node, node.kind, { items: { ...node, unique: false } }),
    set: (node) => view(node, node.kind, { items: { ...node, unique: true } }),
    map: (node) => view(node, node.kind, { record: mapRecord(node) }),
    object: (node) => view(node, node.kind, { record: node }),
    discriminatedUnion: (node) => view(node, node.kind, { tagged: node }),
    undiscriminatedUnion: (node) => view(node, node.kind, { alternatives: node.variants }),
    file: (node) => view(node, node.kind, { file: node }),
    unknown: (node) => view(node, node.kind, { isAny: true }),
    ref: (id, force) => ({ ...force(), id }),
  });

const view = (shape: Unnamed, codeType: string, answers: Omit<View, "id" | "kind" | "shape" | "codeType">): View => ({
  kind: shape.kind,
  shape,
  codeType,
  ...answers,
});

const mapRecord = ({ value, ...map }: MapShape): RecordView => ({ ...map, properties: [], extra: value });
