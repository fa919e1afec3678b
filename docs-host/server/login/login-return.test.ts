import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { compileInlineScript } from "../../../tooling/inline-scripts.ts";
import { loginReturnPage } from "./login-return.ts";

const returnScript = await compileInlineScript(resolve(import.meta.dirname, "../../pages/inline/login-return.ts"));

const origin = "https://docs.example";

/** Runs the script of the page in a tab with this stored return URL; returns the target of its redirect, if any. */
function leadsTo(
  stored: string | null,
  search = "?code=abc&state=s",
): { readonly to: string | undefined; readonly isStored: boolean } {
  const [, script = ""] =
    /<script nonce="n0nce">([\s\S]*)<\/script>/.exec(loginReturnPage(returnScript, "n0nce")) ?? [];
  let to: string | undefined;
  let isStored = true;
  runInNewContext(script, {
    URL,
    sessionStorage: {
      getItem: (key: string) => (key === "callboard.auth.return" ? stored : null),
      removeItem: () => {
        isStored = false;
      },
    },
    location: {
      origin,
      search,
      replace: (url: URL) => {
        to = url.href;
      },
    },
  });
  return { to, isStored };
}

describe("the login return page", () => {
  it("passes the response in the fragment to the page where the login started, once", () => {
    expect(leadsTo('"/plants/water?explorer=true"')).toEqual({
      to: `${origin}/plants/water?explorer=true#login=code=abc&state=s`,
      isStored: false,
    });
  });

  it.each([
    ["nothing", null],
    ["invalid JSON", "{"],
    ["a value that is not a string", "7"],
    ["another origin", '"https://evil.example/"'],
    ["another origin without a scheme", '"//evil.example/"'],
    ["another origin behind a backslash", '"/\\\\evil.example/"'],
    ["a script", '"javascript:alert(1)"'],
    ["a relative path", '"plants"'],
  ])("does not redirect if the tab stores %s", (_, stored) => expect(leadsTo(stored).to).toBeUndefined());

  it("does not redirect if whitespace hides another origin", () => {
    expect(leadsTo(JSON.stringify("/\t/evil.example/")).to).toBeUndefined();
  });
});
