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
