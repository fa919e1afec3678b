import { expect, it } from "vitest";
import { nameProblems, withFreeNames } from "./file-names.ts";

it.each<readonly [readonly string[], readonly string[]]>([
  [["a/index.html", "b/index.html", "a/b/index.html"], []],
  [["a/index.html", "A/index.html"], ["A/index.html and a/index.html are one file"]],
  [["sitemap.xml", "sitemap.xml/index.html"], ["sitemap.xml is a file of the site and the folder of sitemap.xml/"]],
  [["LLMS.txt/a/index.html", "llms.txt"], ["llms.txt is a file of the site and the folder of LLMS.txt/a/index.html"]],
  [["../a"], ['"../a" can\'t be the name of a file']],
])("the names %j have the problems %j", (paths, problems) =>
  expect(nameProblems(paths)).toEqual(problems.map((one) => expect.stringContaining(one))),
);

it.each<readonly [path: string, isFree: boolean]>([
  ["old/index.html", true],
  ["start/index.html", false],
  ["START/index.html", false],
  ["start/index.html/index.html", false],
  ["llms.txt/index.html", false],
  ["start", false],
  ["start/old/index.html", true],
  ["../escape/index.html", false],
  ["a//b/index.html", false],
  ["a\\b/index.html", false],
  [`${"x".repeat(256)}/index.html`, false],
])("%s beside other files is free: %s", (path, isFree) => {
  const { free, taken } = withFreeNames([{ path }, { path }], ["start/index.html", "llms.txt"]);
  expect([free.length, taken.length]).toEqual(isFree ? [1, 1] : [0, 2]);
});
