import { expect, startSite, test } from "./site.ts";

test("a token that was typed stands in no address, no history, no snippet, no log and no other header", async ({
  page,
}) => {
  const site = await startSite(undefined, { CALLBOARD_LOG: "trace" });
  const secret = site.token();
  const requests: { readonly url: string; readonly headers: { [name: string]: string }; readonly body: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), headers: request.headers(), body: request.postData() ?? "" }),
  );
  await page.goto(`${site.site}/reference/tokens/generate-a-token?explorer=true`);
  await page.getByRole("button", { name: "Not Authenticated" }).click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill(secret);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
  const answer = page.getByRole("region", { name: "Response body" });
  await expect(answer).toContainText("}");
  const answered = await answer.textContent();
  const { token: made } = JSON.parse(answered ?? "") as { token: string };

  for (const planted of [secret, made]) {
    expect(page.url()).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(planted);
    expect(await page.getByRole("region", { name: "cURL" }).textContent()).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(planted);
    expect(site.output()).not.toContain(planted);
    for (const { url, body } of requests) expect(url + body).not.toContain(planted);
  }
  const carrying = requests.flatMap(({ headers }) =>
    Object.entries(headers).flatMap(([name, value]) => (value.includes(secret) ? [name] : [])),
  );
  expect(carrying).toEqual(["x-callboard-forward-authorization"]);
  expect(site.output()).toContain('"event":"proxy"');
  await site.stop();
});

test("the proxy reaches the registry of this site and nothing else", async ({ page, running, complaints }) => {
  await page.goto(running.site);
  const causeOf = (url: string) =>
    page.evaluate(async (target) => {
      const headers = { "x-callboard-proxy-url": target, "x-callboard-proxy-method": "GET" };
      const answer = await fetch("/api/callboard-docs/proxy", { method: "POST", headers });
      return answer.headers.get("x-callboard-proxy-cause") ?? answer.headers.get("x-callboard-proxy-status");
    }, url);
  expect(await causeOf(`${running.registry}/health`)).toBe("200");
  expect(await causeOf(`${running.site}/`)).toBe("not-registered");
  expect(await causeOf("http://169.254.169.254/latest/meta-data/")).toBe("not-registered");
  expect(await causeOf("http://example.com/")).toBe("not-registered");
  expect(await causeOf(`${running.registry.replace("http://", "http://me:secret@")}/health`)).toBe("user-info");
  // The browser itself writes refused calls to the console.
  complaints.length = 0;
});
