import { expect, it } from "vitest";
import { commandText } from "./command-text.ts";

it.each([
  ["/home/ada/plants/node_modules/.bin/callboard", "npx callboard dev"],
  ["/home/ada/.npm/_npx/3f2a/node_modules/.bin/callboard", "npx callboard dev"],
  ["/home/ada/plants/node_modules/callboard/dist/server/callboard.js", "npx callboard dev"],
  ["C:\\plants\\node_modules\\callboard\\dist\\server\\callboard.js", "npx callboard dev"],
  ["/usr/local/bin/callboard", "callboard dev"],
  ["/home/ada/callboard/dist/server/callboard.js", "callboard dev"],
  ["/home/ada/plants/node_modules/vitest/vitest.mjs", "callboard dev"],
])("a program run as %s hints at %s", (file, hint) => {
  expect(commandText("dev", file)).toBe(hint);
});
