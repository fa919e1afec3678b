import { hash } from "node:crypto";
import { playgroundForm } from "#docs-host/pages/forms";
import { textsOfForm } from "#docs-host/pages/guides";
import type { Site } from "#docs-host/site/model";
import { type Side, sideOf } from "#docs-host/site/sides";
import { caches } from "#engine/caches";
import { asJson, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { registeredOrigins } from "./hosts/registered-origins.ts";
import { siteNumbers } from "./site-numbers.ts";

/** The form of an endpoint as it travels, with a tag that changes only when it does. */
export interface FormAnswer {
  readonly text: string;
  readonly etag: string;
}

/** Returns the entity tag of a text (RFC 9110 section 8.8.3), quoted: 162 bits of its SHA-256. */
export const etagOf = (text: string): string => `"${hash("sha256", text, "base64url").slice(0, 27)}"`;

/** Max part of the memory of all caches. */
const formsPart = 0.15;

/**
 * Returns one half of an endpoint, or a channel, by the ids of API and endpoint
 * (docs/behavior.md#loading-a-playground). The request half also contains which hosts belong together, and whether
 * readers of the API log in to the site.
 */
export function formLoader(
  isLoginFor: (api: ApiModel) => boolean,
): (site: Site, side: Side, apiId: string, endpointId: string) => FormAnswer | undefined {
  const numberOf = siteNumbers();
  const forms = caches.open<FormAnswer>("forms", { part: formsPart, sizeOf: ({ text }) => text.length * 2 });
  return (site, side, apiId, endpointId) => {
    const key = JSON.stringify([numberOf(site), side, apiId, endpointId]);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const api = site.apis.get(apiId);
    const part = api === undefined ? undefined : sideOf(api, side, endpointId);
    if (api === undefined || part === undefined) return undefined;
    const form =
      side === "forms" || side === "channels"
        ? playgroundForm(site, api, part, {
            texts: textsOfForm(site, api.id, part),
            registeredOrigins,
            isLogin: isLoginFor(api),
          })
        : part;
    const text = printJson(asJson(form));
    const answer = { text, etag: etagOf(text) };
    forms.set(key, answer);
    return answer;
  };
}
