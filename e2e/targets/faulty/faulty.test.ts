import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { checkIds } from "#live";
import { channelFaults } from "./channels/index.ts";
import { clientOf, plant } from "./client.testing.ts";
import { defaultToken, demonstrations } from "./demonstrations.testing.ts";
import type { Description } from "./http/description.ts";
import type { Asked } from "./http/exchange.ts";
import { correctServers, createFaulty, faults, startFaulty } from "./index.ts";
import { surprises } from "./surprises.testing.ts";

const shows = (server: string, fault: string) =>
  demonstrations[fault]?.(clientOf(createFaulty(server).handle, defaultToken));

it.each(faults.map(({ name }) => name))("the server %s shows its fault, and the correct one does not", async (name) => {
  const { server = "plants" } = defined(faults.find((one) => one.name === name));
  expect([await shows(name, name), await shows(server, name)]).toEqual([true, false]);
});

it("has at least 40 faults, which every check except for slow answers and own checks has to find", () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  const all = [...faults, ...channelFaults];
  expect(checkIds.filter((id) => all.every(({ check }) => check !== id))).toEqual(["slow-answer", "own-check"]);
});

/** Adds the secrets of a user to a request as the schemes of the description say. */
function authorized(
  asked: Asked,
  { components = {} }: Description,
  secrets: { readonly [scheme: string]: string },
): Asked {
  const [[name, secret] = ["", ""]] = Object.entries(secrets);
  const scheme = components.securitySchemes?.[name];
  if (scheme === undefined) return asked;
  if (scheme.type === "http") {
    const text = scheme.scheme === "bearer" ? `Bearer ${secret}` : `Basic ${Buffer.from(secret).toString("base64")}`;
    return { ...asked, headers: { ...asked.headers, authorization: text } };
  }
  if (scheme.in === "query") return { ...asked, query: `${asked.query}&${scheme.name}=${secret}` };
  return { ...asked, headers: { ...asked.headers, [scheme.name.toLowerCase()]: secret } };
}

it.each(correctServers.map(({ name }) => name))(
  "the correct server %s answers generated requests as described",
  async (name) => {
    const { description, handle, credentials } = createFaulty(name);
    const authorize = (asked: Asked): Asked => authorized(asked, description, credentials.own);
    expect(await surprises({ description, handle, authorize, runs: 4, seed: 1 })).toEqual([]);
  },
);

it("closes the connection on a long header, and in the middle of a page", async () => {
  const headers = { authorization: `Bearer ${defaultToken}` };
  const [closed, cut] = await Promise.all([startFaulty("closed-on-long-header"), startFaulty("cut-page")]);
  await expect(fetch(`${closed.url}/plants`, { headers: { ...headers, "x-trace": "a".repeat(64) } })).rejects.toThrow();
  const added = () =>
    fetch(`${cut.url}/plants`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(plant),
    });
  await added();
  expect(await added()).toMatchObject({ status: 201 });
  const page = await fetch(`${cut.url}/plants`, { headers });
  await expect(page.text()).rejects.toThrow();
  await Promise.all([closed.close(), cut.close()]);
});
