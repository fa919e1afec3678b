import { beforeEach } from "vitest";

/*
 * Skips the rest of a test file after its first failure: each failure may be a wait that ends in its timeout. Vitest loads
 * it again for each test file.
 */

let hasFailed = false;

beforeEach(({ skip, onTestFailed }) => {
  if (hasFailed) skip();
  onTestFailed(() => {
    hasFailed = true;
  });
});
