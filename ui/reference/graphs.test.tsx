import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Shape, type TypeTable, typesFrom } from "#engine/shape";
import {
  arbitraryGraph,
  chainOf,
  completeOf,
  doublings,
  type Graph,
  hardGraphs,
} from "../../engine/testing/graphs.testing.ts";
import { fewerCases, someOf } from "../../tooling/tier.ts";
import { Errors } from "./articles/errors.tsx";
import { TypeArticle } from "./articles/type-article.tsx";
import { makeGuide } from "./shapes/guide.ts";
import { ShapeBody } from "./shapes/shape-body.tsx";

const guideOf = (types: TypeTable) =>
  makeGuide({ types: typesFrom(types), typeHref: (id) => `/types/${id}`, prose: (text) => <p>{text}</p> });

/** Maximum markup per row in characters, beyond its own text: name, label, ids and marks. */
const rowLength = 1200;
/** Maximum number of units that a body shows beyond its own type; see `opening.ts`. */
const maxOfBody = 2000;

const sizeOf = ({ table }: Graph): number => JSON.stringify(table).length;

function forGraphs(law: (graph: Graph) => void, { hard = hardGraphs, numRuns = 100 } = {}): void {
  for (const [name, graph] of hard) {
    try {
      law(graph);
    } catch (thrown) {
      throw new Error(`the law does not apply to ${name}`, { cause: thrown });
    }
  }
  fc.assert(fc.property(arbitraryGraph, law), { numRuns: fewerCases(numRuns) });
}

describe("the page size for any type graph", () => {
  it("stays within its budget plus the size of the descriptions", () => {
    forGraphs((graph) => {
      const { root, table } = graph;
      const guide = guideOf(table);
      const html = renderToStaticMarkup(<ShapeBody shape={root} guide={guide} at="body" />);
      expect(html.length).toBeLessThan(rowLength * (maxOfBody + sizeOf(graph) / 50));
    });
  });

  it("stays within its budget for the page of each type @nightly", () => {
    forGraphs((graph) => {
      const guide = guideOf(graph.table);
      for (const [id, definition] of Object.entries(graph.table).slice(0, 3)) {
        const html = renderToStaticMarkup(
          <TypeArticle
            id={id}
            definition={definition}
            guide={guide}
            usedBy={{ endpoints: [], types: [] }}
            breadcrumbs={[]}
          />,
        );
        expect(html.length).toBeLessThan(rowLength * (maxOfBody + sizeOf(graph) / 50));
      }
    });
  });

  it("stays within its budget for all errors of an endpoint together", () => {
    forGraphs(
      (graph) => {
        const errors = Array.from({ length: 300 }, (_, i) => ({
          name: `Error${i}`,
          statusCode: 400,
          shape: graph.root,
          examples: [],
        }));
        const html = renderToStaticMarkup(<Errors errors={errors} guide={guideOf(graph.table)} />);
        expect(html.length).toBeLessThan(rowLength * (6000 + errors.length + sizeOf(graph) / 50));
      },
      { hard: someOf(hardGraphs.slice(0, 3), 1), numRuns: 5 },
    );
  });
});

const ref = (id: string): Shape => ({ kind: "ref", id });

describe("nested types beyond the page budget @nightly", () => {
  it("are links below the first levels", () => {
    const { root, table } = chainOf(31, doublings["two required properties"]);
    const html = renderToStaticMarkup(<ShapeBody shape={root} guide={guideOf(table)} at="body" />);
    // Four types are expanded inside each other.
    expect(html).toContain('id="body.a.b.a.b"');
    expect(html).not.toContain('id="body.a.b.a.b.a"');
    expect(html.match(/More: <a href="\/types\/T4">T4<\/a>/g)).toHaveLength(16);
  });

  it("leave small types expanded", () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({
      key: `p${i}`,
      shape: { kind: "string" } as const,
      optional: true,
    }));
    const table: TypeTable = {
      Large: { name: "Large", shape: { kind: "object", properties: many } },
      Small: { name: "Small", shape: { kind: "object", properties: many.slice(0, 3) } },
    };
    const shape: Shape = {
      kind: "object",
      properties: [
        { key: "large", shape: { kind: "list", item: ref("Large") }, optional: false },
        { key: "small", shape: ref("Small"), optional: false },
      ],
    };
    const html = renderToStaticMarkup(<ShapeBody shape={shape} guide={guideOf(table)} at="body" />);
    expect(html).toContain('id="body.small.p2"');
    expect(html).not.toContain('id="body.large.p0"');
    expect(html).toContain('More: <a href="/types/Large">Large</a>');
    // On its own, the type is rendered completely, in parts.
    const view = { list: "body", find: "", from: 2900, wide: false };
    const guide = { ...guideOf(table), view };
    const own = renderToStaticMarkup(<ShapeBody shape={ref("Large")} guide={guide} at="body" />);
    expect(own).toContain("body.p2999");
  });

  it("leave small types of a named body expanded beside a large one", () => {
    const row = (key: string) => ({ key, shape: { kind: "string" } as const, optional: true });
    const many = Array.from({ length: 3000 }, (_, i) => row(`p${i}`));
    const table: TypeTable = {
      Large: { name: "Large", shape: { kind: "object", properties: many } },
      Small: { name: "Small", shape: { kind: "object", properties: many.slice(0, 3) } },
      Body: {
        name: "Body",
        shape: {
          kind: "object",
          properties: [
            { key: "large", shape: ref("Large"), optional: false },
            { key: "small", shape: ref("Small"), optional: false },
          ],
        },
      },
    };
    const html = renderToStaticMarkup(<ShapeBody shape={ref("Body")} guide={guideOf(table)} at="body" />);
    expect(html).toContain('id="body.small.p2"');
    expect(html).not.toContain('id="body.large.p0"');
  });

  it("are measured by text length, not only by row count", () => {
    const description = "Long. ".repeat(20_000);
    const long: Shape = {
      kind: "object",
      properties: [{ key: "long", shape: { kind: "string" }, optional: false, description }],
    };
    const table: TypeTable = { Long: { name: "Long", shape: long } };
    const properties = Array.from({ length: 100 }, (_, i) => ({ key: `p${i}`, shape: ref("Long"), optional: false }));
    const html = renderToStaticMarkup(
      <ShapeBody shape={{ kind: "object", properties }} guide={guideOf(table)} at="body" />,
    );
    expect(html.length).toBeLessThan(3 * description.length);
  });

  it("are measured once per level, however many paths reach them", () => {
    const { root, table } = completeOf(300, (all) => ({
      kind: "object",
      properties: all.map((shape, i) => ({ key: `p${i}`, shape, optional: false })),
    }));
    const html = renderToStaticMarkup(<ShapeBody shape={root} guide={guideOf(table)} at="body" />);
    expect(html).toContain("p99");
    expect(html).toContain("1 to 100 of 300 properties");
  });
});
