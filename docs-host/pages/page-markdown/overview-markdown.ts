import type { ApiModel } from "#engine/model";
import { environmentsOf, licenseUrl } from "#ui/reference";
import { schemeLines } from "./authorization-markdown.ts";
import { environmentLines } from "./markdown-parts.ts";
import { blocks, linkText, plainInLine } from "./markdown-text.ts";

/** Writes the version of an API, and who is responsible for it on which terms. */
export function apiFacts({ version, info = {} }: ApiModel): string {
  const { contact, license, termsOfService } = info;
  const about = contact && [contact.name, contact.url, contact.email].filter((one) => one !== undefined);
  return [
    ...(version === undefined ? [] : [`- Version: ${plainInLine(version)}`]),
    ...(about === undefined ? [] : [`- Contact: ${about.map(plainInLine).join(", ")}`]),
    ...(license === undefined ? [] : [`- License: ${linkText(license.name, licenseUrl(license))}`]),
    ...(termsOfService === undefined ? [] : [`- Terms of service: ${linkText(termsOfService, termsOfService)}`]),
  ].join("\n");
}

/**
 * Writes where an API can be reached, and the ways to authenticate.
 *
 * @param level the marks of its headings, such as `##`
 */
export function apiAccess(api: ApiModel, level: string): string {
  const [servers, schemes] = [environmentLines(environmentsOf(api)), schemeLines(api.auths)];
  return blocks(servers && blocks(`${level} Servers`, servers), schemes && blocks(`${level} Authentication`, schemes));
}
