import { isSecureUrl, parseUrl } from "#engine/host";
import { type Node, note } from "./node.ts";

/**
 * Reports the address of a login page that is not encrypted. The playground does not open it, since others could read
 * the password. `base` is the address that a relative one is resolved against.
 */
export function noteInsecureLogin(node: Node, base = ""): void {
  if (typeof node.value !== "string" || isSecureUrl(parseUrl(node.value, base || undefined)?.href ?? "")) return;
  note(
    node,
    "unsupported",
    "the URL of a login must use https (http only for this machine); the playground does not offer this flow",
  );
}
