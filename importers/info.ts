import { isWebAddress, parseUrl } from "#engine/host";
import type { ApiInfo, Contact, License, Logo } from "#engine/model";
import { isUrl } from "./address.ts";
import { entriesOf, isThere, member, type Node, nonEmptyText, note } from "./node.ts";

/**
 * Reads the contact, the license, the terms and the logo of the `info` of a description, of OpenAPI and AsyncAPI alike.
 * Relative addresses are resolved against `base`, the address of the description.
 */
export function readInfo(info: Node, base: string): { readonly info?: ApiInfo } {
  const contact = readContact(member(info, "contact"), base);
  const license = readLicense(member(info, "license"), base);
  const terms = addressAt(member(info, "termsOfService"), base);
  const logo = readLogo(member(info, "x-logo"), base);
  const about: ApiInfo = {
    ...(contact !== undefined && { contact }),
    ...(license !== undefined && { license }),
    ...(terms !== undefined && { termsOfService: terms }),
    ...(logo !== undefined && { logo }),
  };
  return Object.keys(about).length === 0 ? {} : { info: about };
}

function readContact(node: Node, base: string): Contact | undefined {
  if (entriesOf(node).length === 0) return undefined;
  const [name, email] = [nonEmptyText(node, "name"), nonEmptyText(node, "email")];
  const url = addressAt(member(node, "url"), base);
  if (name === undefined && email === undefined && url === undefined) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(email !== undefined && { email }),
  };
}

function readLicense(node: Node, base: string): License | undefined {
  if (entriesOf(node).length === 0) return undefined;
  const [name, identifier] = [nonEmptyText(node, "name"), nonEmptyText(node, "identifier")];
  const url = addressAt(member(node, "url"), base);
  const shown = name ?? identifier ?? url;
  if (shown === undefined) return undefined;
  return { name: shown, ...(identifier !== undefined && { identifier }), ...(url !== undefined && { url }) };
}

/** Pages load images over https only (docs/security.md#page-policy). */
function readLogo(node: Node, base: string): Logo | undefined {
  const at = typeof node.value === "string" ? node : member(node, "url");
  const url = addressAt(at, base);
  if (url === undefined) return undefined;
  if (!/^https:/i.test(url)) {
    note(at, "unsupported", `the logo must have an https address, found ${JSON.stringify(url)}; it is not shown`);
    return undefined;
  }
  if (at === node) return { url };
  const [altText, backgroundColor] = [nonEmptyText(node, "altText"), nonEmptyText(node, "backgroundColor")];
  const href = addressAt(member(node, "href"), base);
  return {
    url,
    ...(altText !== undefined && { altText }),
    ...(backgroundColor !== undefined && { backgroundColor }),
    ...(href !== undefined && { href }),
  };
}

/** Reads an address of the web. A relative address has no base in a description without an address. */
function addressAt(node: Node, base: string): string | undefined {
  if (!isThere(node)) return undefined;
  const text = typeof node.value === "string" ? node.value.trim() : "";
  if (text === "") return undefined;
  // Many writers omit the scheme.
  const full = /^www\./i.test(text) ? `https://${text}` : text;
  const url = isUrl(full) || !isUrl(base) ? full : (parseUrl(full, base)?.href ?? full);
  if (isWebAddress(url) && parseUrl(url) !== undefined) return url;
  note(node, "unsupported", `expected an http or https address, found ${JSON.stringify(text)}; it is ignored`);
  return undefined;
}
