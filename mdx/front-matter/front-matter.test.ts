import { expect, it } from "vitest";
import { frontMatterOf, writePage } from "./index.ts";

it.each([
  "zip: '001999'",
  "zip: '0189'",
  "number: 001999",
  "version: '1.10'",
  "date: 2024-01-02",
  "date: '2024-01-02'",
  "flag: 'true'",
  "answer: yes",
  "nothing: ~",
  "nothing: '~'",
  "count: 0x1F",
  "text: '---'",
  "text: |\n  zip: 01999\n  name: Fern",
  "text: |\n  ends with spaces  ",
  "text: |\n  before\n  ---\n  after",
  "text: |+\n  before blank lines\n\n\n",
  "og:image: { type: url, value: 'https://acme.test/x.png' }",
])("keeps the meaning of settings that are written again: %j", (yaml) => {
  const { data, content } = frontMatterOf(`---\n${yaml}\n---\nText.\n`);
  expect(Object.keys(data)).toHaveLength(1);
  const again = frontMatterOf(writePage(data, content));
  expect(again).toMatchObject({ content: "Text.\n" });
  expect(again.data).toEqual(data);
});

it.each<[page: string, data: object, content: string]>([
  ["---\ntitle: A\n---\nText.\n", { title: "A" }, "Text.\n"],
  ["--- \ntitle: A\n---\nText.\n", { title: "A" }, "Text.\n"],
  ["---\r\ntitle: A\r\n---\r\nText.\n", { title: "A" }, "Text.\n"],
  ["\ufeff---\ntitle: A\n---\nText.\n", { title: "A" }, "Text.\n"],
  ["---yaml\ntitle: A\n---\nText.\n", { title: "A" }, "Text.\n"],
  ["---\ntitle: A\n---", { title: "A" }, ""],
  ["---\ntitle: A\n", { title: "A" }, ""],
  ["---\n---\nText.\n", {}, "Text.\n"],
  ["---\n---\n\nText.\n", {}, "\nText.\n"],
  ["---", {}, ""],
  ["---js\ntitle: A\n---\nText.\n", {}, "---js\ntitle: A\n---\nText.\n"],
  ["----\ntitle: A\n---\nText.\n", {}, "----\ntitle: A\n---\nText.\n"],
  [" ---\ntitle: A\n---\nText.\n", {}, " ---\ntitle: A\n---\nText.\n"],
  ["Text.\n---\ntitle: A\n---\n", {}, "Text.\n---\ntitle: A\n---\n"],
])("divides %j into its settings and its text", (page, data, content) => {
  const read = frontMatterOf(page);
  expect([read.data, read.content]).toEqual([data, content]);
});
