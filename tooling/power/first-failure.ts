import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { env, pid } from "node:process";
import { beforeEach, expect } from "vitest";

/*
 * Writes which test file this process runs, and skips the rest of it after its first failure: each failure may be a wait
 * that ends in its timeout. Vitest loads this module again for each test file.
 */

writeFileSync(join(env.CALLBOARD_REACHED ?? "", `${pid}.worker`), expect.getState().testPath ?? "");

let hasFailed = false;

beforeEach(({ skip, onTestFailed }) => {
  if (hasFailed) skip();
  onTestFailed(() => {
    hasFailed = true;
  });
});
