import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { compileInlineScript } from "../../tooling/inline-scripts.ts";
import { loginReturnPage } from "./login-return.ts";

const returnScript = await compileInlineScript(resolve(import.meta.dirname, "../app/inline/login-return.ts"));

const origin = "https://docs.example";

/** Runs the page's script in a tab with this stored return address; returns where it redirects, if anywhere. */
function leadsTo(
  kept: string | null,
  search = "?code=abc&state=s",
): { readonly to: string | undefined; readonly isKept: boolean } {
  const [, script = ""] =
    /<script nonce="n0nce">([\s\S]*)<\/script>/.exec(loginReturnPage(returnScript, "n0nce")) ?? [];
  let to: string | undefined;
  let isKept = true;
  runInNewContext(script, {
    URL,
    sessionStorage: {
      getItem: (key: string) => (key === "callboard.auth.return" ? kept : null),
      removeItem: () => {
        isKept = false;
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
  return { to, isKept };
}

describe("the login return page", () => {
  it("passes the response in the fragment to the page where the login started, once", () => {
    expect(leadsTo('"/plants/water?explorer=true"')).toEqual({
      to: `${origin}/plants/water?explorer=true#login=code=abc&state=s`,
      isKept: false,
    });
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["no text", "7"],
    ["another origin", '"https://evil.example/"'],
    ["another origin without a scheme", '"//evil.example/"'],
    ["another origin behind a backslash", '"/\\\\evil.example/"'],
    ["a script", '"javascript:alert(1)"'],
    ["a relative path", '"plants"'],
  ])("does not redirect if the tab stores %s", (_, kept) => expect(leadsTo(kept).to).toBeUndefined());

  it("does not redirect if whitespace hides another origin", () => {
    expect(leadsTo(JSON.stringify("/\t/evil.example/")).to).toBeUndefined();
  });
});
