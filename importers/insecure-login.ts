import { isSecureUrl } from "#engine/host";
import { type Node, note } from "./node.ts";

/**
 * Reports the address of a login page that is not encrypted. The playground does not open it, since others could read
 * the password.
 */
export function noteInsecureLogin(node: Node): void {
  if (typeof node.value !== "string" || isSecureUrl(node.value)) return;
  note(
    node,
    "unsupported",
    "a login must be at https (http on this machine only); the playground offers no login by this flow",
  );
}
