import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { drawInProcess } from "./draw-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-previews-"));
const program = join(folder, "program.mjs");
writeFileSync(
  program,
  `process.on("message", ([{ title }]) => {
    if (title === "busy") for (;;);
    if (title === "broken") process.exit(3);
    process.send(Uint8Array.of(process.env.SECRET_OF_SERVER === undefined ? 1 : 0, process.argv.length));
  });
  process.on("disconnect", () => process.exit());`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const colors = { background: "#fff", text: "#000", muted: "#555", accent: "#06c", soft: "#def", isDark: false };
const image = (title: string) => ({ siteTitle: "Garden", title, colors, hasGradient: false });

const ended = (how: string): string => `the process that draws images for link previews ${how}`;

it("draws in a process without the server's secrets, and in another one after a failure", async () => {
  process.env.SECRET_OF_SERVER = "planted";
  const { draw, close } = drawInProcess(program, "fonts");
  try {
    const [first, broken, next] = ["a", "broken", "b"].map((title) => draw(image(title), new Map()));
    await expect(broken).rejects.toThrow(ended("ended (code 3)"));
    expect([await first, await next]).toEqual([Uint8Array.of(1, 3), Uint8Array.of(1, 3)]);
  } finally {
    delete process.env.SECRET_OF_SERVER;
    close();
  }
});

it("gives a drawing up that takes too long", async () => {
  const { draw, close } = drawInProcess(program, "fonts", { drawMs: 200, idleMs: 60_000 });
  await expect(draw(image("busy"), new Map())).rejects.toThrow(ended("took more than 200 ms"));
  close();
});
