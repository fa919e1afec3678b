import { expect, it } from "vitest";
import { sampleFile } from "./sample-file.ts";

it("writes a PDF with each object at its offset", () => {
  const file = new TextDecoder().decode(sampleFile("application/pdf; q=1", undefined));
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(table)).toMatch(/^xref\n0 6\n0{10} 65535 f \n/);
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets.map((at) => file.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5].map((id) => `${id} 0 obj`));
  const [, length, text = ""] = /\/Length (\d+)>>stream\n([^\n]*)\nendstream/.exec(file) ?? [];
  expect(text).toHaveLength(Number(length));
});
