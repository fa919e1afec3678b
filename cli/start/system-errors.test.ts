import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeSystemError } from "./system-errors.ts";

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), "callboard-errors-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
};

it("describes a missing file by its path", () => {
  const path = join(folder(), "a.zip");
  expect(describeSystemError(thrownBy(() => readFileSync(path)))).toBe(
    `${path}: no such file or directory; check the path`,
  );
});

it("describes a file that is not a folder", () => {
  const path = join(folder(), "a");
  writeFileSync(path, "");
  expect(describeSystemError(thrownBy(() => readdirSync(path)))).toMatch(/: not a directory; check the path/);
});

it.each([new Error("x"), "x", undefined, Object.assign(new Error("x"), { code: "ECONNREFUSED", syscall: "connect" })])(
  "leaves %s to others",
  (thrown) => expect(describeSystemError(thrown)).toBeUndefined(),
);
