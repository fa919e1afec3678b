import { expect, it } from "vitest";
import { lateFunctions, loadLate, setLateLoads, withLateCode } from "./late-code.ts";

const load = (name: string, loads: string[]) => async () => {
  loads.push(name);
  return { default: { drawn: () => name } };
};

it("repeats what needs late modules once they have loaded, also if something else begins before", async () => {
  const loads: string[] = [];
  setLateLoads({ fields: load("fields", loads), html: load("html", loads), rest: load("rest", loads) });
  const others: Promise<string>[] = [];
  let count = 0;
  const drawn = await withLateCode(async () => {
    count += 1;
    try {
      return [lateFunctions("html").drawn?.(), lateFunctions("rest").drawn?.()];
    } finally {
      others.push(withLateCode(async () => "other"));
    }
  });
  expect(drawn).toEqual(["html", "rest"]);
  expect(await Promise.all(others)).toEqual(["other", "other", "other"]);
  // One more call for each group that it needs.
  expect(count).toBe(3);
  await loadLate("html");
  expect(loads).toEqual(["html", "rest"]);
});

it("repeats what has caught the error of a late module, and reports other errors", async () => {
  setLateLoads({ fields: load("fields", []), html: load("html", []), rest: load("rest", []) });
  let hasFailed = false;
  const found = withLateCode(() => {
    if (hasFailed) throw new TypeError("broken");
    hasFailed = true;
    return 1;
  });
  expect(await found).toBe(1);
  await expect(
    withLateCode(() => {
      throw new TypeError("broken");
    }),
  ).rejects.toThrow("broken");
});
