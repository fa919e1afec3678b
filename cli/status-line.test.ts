import { expect, it } from "vitest";
import { statusLine, throttled } from "./status-line.ts";

const terminal = (isTTY: boolean) => {
  const written: string[] = [];
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  return { stream: { isTTY, columns: 12, write }, written };
};

it("a step is shown in one line of a terminal, cut to its width and without control characters", () => {
  const { stream, written } = terminal(true);
  const show = statusLine(stream, {});
  show?.("reading\u001B 1 of 200");
  show?.("");
  expect(written).toEqual(["\r\u001B[Kreading? 1 ", "\r\u001B[K"]);
});

it("a terminal that reports no width is taken to have 80 characters", () => {
  const { stream, written } = terminal(true);
  statusLine({ ...stream, columns: 0 }, {})?.("x".repeat(100));
  expect(written).toEqual([`\r\u001B[K${"x".repeat(79)}`]);
});

it.each([
  [false, {}],
  [true, { TERM: "dumb" }],
])("no step is shown if the stream is a terminal: %s, with %j", (isTTY, env) => {
  expect(statusLine(terminal(isTTY).stream, env)).toBeUndefined();
});

it("a fast count is shown ten times a second", () => {
  const shown: string[] = [];
  let time = 0;
  const show = throttled(
    (text) => shown.push(text),
    () => time,
  );
  for (; time < 1000; time += 10) show(`${time}`);
  show("");
  expect(shown).toHaveLength(11);
});
