import { isSecureUrl } from "#engine/host";
import { type Node, note } from "./node.ts";

/** Notes the address of a login page that the playground leads no one to, since what is entered there could be read. */
export function noteInsecureLogin(node: Node): void {
  if (typeof node.value !== "string" || isSecureUrl(node.value)) return;
  note(
    node,
    "unsupported",
    "a login must be at https (http on this machine only); the playground offers no login by this flow",
  );
}
