// @vitest-environment page
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { RichNode, RichText } from "#engine/text";
import { elementsOf } from "#ui/kit/static";
import { Prose } from "#ui/prose";
import { staticProse } from "./static-prose.ts";

afterEach(cleanup);

const cell = (tag: "th" | "td", text: string): RichNode => ({ tag, attributes: { align: "right" }, children: [text] });

const row: RichNode = { tag: "tr", children: [cell("th", "size"), cell("td", "9")] };

const texts: readonly (readonly [string, RichText])[] = [
  ["plain text", "A pot."],
  ["text with invisible characters", "a\u202eb"],
  ["text from right to left", [{ tag: "p", children: ["\u0627\u0644\u0646\u0628\u0627\u062a"] }]],
  [
    "links and images",
    [
      {
        tag: "p",
        children: [
          { tag: "a", attributes: { href: "https://a.example/", title: "t" }, children: ["one"] },
          " or ",
          { tag: "a", attributes: { href: "/types/Pot" }, children: [{ tag: "code", children: ["Pot"] }] },
          { tag: "img", attributes: { src: "https://a.example/b.png", alt: "a pot" } },
          { tag: "br" },
        ],
      },
    ],
  ],
  [
    "lists and tables",
    [
      { tag: "ol", attributes: { start: 3 }, children: [{ tag: "li", children: ["three"] }] },
      { tag: "table", children: [{ tag: "tbody", children: [row] }] },
    ],
  ],
  ["code", [{ tag: "pre", attributes: { "data-language": "json" }, children: ['{ "a": 1 }'] }]],
  ["an alert", [{ tag: "div", attributes: { "data-alert": "note" }, children: [{ tag: "p", children: ["x"] }] }]],
];

it.each(texts)("creates the elements that the live form draws: %s", (_, text) => {
  const { container } = render(<Prose text={text} newTab />);
  const host = document.createElement("div");
  host.append(...staticProse(elementsOf(document), text).filter((child) => child !== undefined));
  expect(host.isEqualNode(container), `${host.innerHTML}\n${container.innerHTML}`).toBe(true);
});
