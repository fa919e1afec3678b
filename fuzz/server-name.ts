/** The ports of the running product that inputs are sent to. */
export const serverNames = ["site", "registry", "served", "proxy"] as const;

/** One of the ports: the site and the registry of `start`, the site of `serve`, the proxy alone. */
export type ServerName = (typeof serverNames)[number];
