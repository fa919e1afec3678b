import type { EndpointForm } from "#engine/model";

/** Returns true if a call can't be sent without a client certificate, whichever of its schemes are chosen. */
export function needsCertificate({
  endpoint: { auth, security = auth.map((id) => [id]) },
  authSchemes,
}: {
  readonly endpoint: Pick<EndpointForm["endpoint"], "auth" | "security">;
  readonly authSchemes: EndpointForm["authSchemes"];
}): boolean {
  const isCertificate = (id: string): boolean =>
    Object.hasOwn(authSchemes, id) && authSchemes[id]?.kind === "mutualTLS";
  return security.length > 0 && security.every((set) => set.some(isCertificate));
}
