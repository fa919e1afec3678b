import type { MarkupNode, Sketch, SketchField, SketchSection } from "../protocol/index.ts";

/** The frames of playgrounds without credentials to enter, and with them. */
interface Frames {
  readonly open: readonly MarkupNode[];
  readonly locked: readonly MarkupNode[];
}

/**
 * The markup around the parts of a sketch. In texts, `%name%` is a placeholder for a text; the element `hole` is a
 * placeholder for nodes.
 */
export interface SketchFrames {
  /** Frames over the page. */
  readonly window: Frames;
  /** Frames within the page. */
  readonly place: Frames;
  readonly titles: { readonly [P in SketchSection["part"]]: string };
  readonly section: readonly MarkupNode[];
  /** The button behind the fields of a section with properties to add. */
  readonly more: readonly MarkupNode[];
  readonly fields: { readonly [P in SketchSection["part"]]: readonly MarkupNode[] };
  readonly about: readonly MarkupNode[];
  readonly limits: readonly MarkupNode[];
}

interface Filling {
  readonly texts: { readonly [name: string]: string };
  readonly holes?: { readonly [name: string]: readonly MarkupNode[] };
}

/** Draws the start of a playground. Its links have no target, since the route of the playground is not known yet. */
export function drawSketch(frames: SketchFrames, sketch: Sketch, isInPlace: boolean): readonly MarkupNode[] {
  const { title, method, baseUrl, path, hasAuth } = sketch;
  const layout = isInPlace ? frames.place : frames.window;
  return filled(hasAuth ? layout.locked : layout.open, {
    texts: { name: title, method, type: method.toLowerCase(), baseUrl, path, href: "" },
    holes: { sections: sketch.sections.flatMap((section) => drawSection(frames, section)) },
  });
}

function drawSection(frames: SketchFrames, { part, fields, hasMore }: SketchSection): readonly MarkupNode[] {
  const texts = { part, title: frames.titles[part] };
  return filled(frames.section, {
    texts,
    holes: {
      fields: fields.flatMap((field) => drawField(frames, part, field)),
      more: hasMore ? filled(frames.more, { texts }) : [],
    },
  });
}

function drawField(
  frames: SketchFrames,
  part: SketchSection["part"],
  { key, about, most }: SketchField,
): readonly MarkupNode[] {
  const texts = { part, key, most: String(most) };
  const described = [
    ...(about === undefined ? [] : [`about:/${part}/${key}`]),
    ...(most === undefined ? [] : [`limits:/${part}/${key}`]),
  ];
  return filled(frames.fields[part], {
    texts: { ...texts, described: described.join(" ") },
    holes: {
      about: about === undefined ? [] : filled(frames.about, { texts, holes: { description: about } }),
      limits: most === undefined ? [] : filled(frames.limits, { texts }),
    },
  });
}

function filled(nodes: readonly MarkupNode[], { texts, holes = {} }: Filling): readonly MarkupNode[] {
  const written = (text: string): string => text.replaceAll(/%(\w+)%/g, (_, name: string) => texts[name] ?? "");
  const within = (inside: readonly MarkupNode[]): readonly MarkupNode[] =>
    inside.flatMap((node): readonly MarkupNode[] => {
      if (typeof node === "string") return [written(node)];
      const [tag, attributes, content] = node;
      if (tag === "hole") return holes[attributes.name ?? ""] ?? [];
      const all = Object.entries(attributes).map(([name, value]) => [name, written(value)] as const);
      const kept = all.filter(([name, value]) => name !== "aria-describedby" || value !== "");
      return [[tag, Object.fromEntries(kept), within(content)]];
    });
  return within(nodes);
}
