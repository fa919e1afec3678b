import type { Setting } from "../setting.ts";

/** Names of the limits of the proxy, as in `ProxyLimits`. */
const proxyLimits = [
  ...["requestBytes", "responseBytes", "streamWindowMs", "headerBytes", "headerCount", "listingBytes", "connectMs"],
  ...["headersMs", "idleMs", "totalMs", "streamTotalMs", "clientParallel", "clientPerMinute", "hostPerMinute"],
  ...["parallel", "lingerMs", "keepAliveMs", "closeMs", "handshakeMs", "handshakeBytes", "messageBytes"],
  ...["channelBufferBytes", "pingMs", "channelIdleMs", "channelTotalMs", "limit-websocket-messages-per-connection"],
];

/** Names of the limits of reading a description, as in `ReadLimits`. */
const readLimits = [
  ...["bytes", "totalBytes", "files", "values", "depth", "keyLength", "numberLength", "readMs", "memoryBytes"],
];

/** Settings of the pages of docs sites, of their proxy, and of reading descriptions. */
export const siteSettings: readonly Setting[] = [
  {
    name: "proxy",
    variable: "CALLBOARD_PROXY",
    flag: { name: "no-proxy" },
    type: { kind: "switch" },
    default: "on",
    description: "if off, playgrounds send from the browser to the API, which must allow the site (CORS)",
    page: "proxy.md#without-the-proxy",
    example: false,
  },
  {
    name: "proxyLimits",
    variable: "CALLBOARD_PROXY_LIMITS",
    type: { kind: "limits", names: proxyLimits },
    description: "limits of the proxy that differ from their defaults",
    page: "proxy.md#limits",
    example: { totalMs: 300_000 },
  },
  {
    name: "privateOrigins",
    variable: "CALLBOARD_PRIVATE_ORIGINS",
    type: { kind: "list" },
    description: "origins at private addresses that playgrounds of all sites may call, such as an API on this machine",
    page: "proxy.md#private-addresses",
    example: ["http://localhost:3000"],
  },
  {
    name: "privateRanges",
    variable: "CALLBOARD_PRIVATE_RANGES",
    type: { kind: "list" },
    description: "ranges that the names of allowed private origins may resolve to",
    page: "proxy.md#private-addresses",
    example: ["10.1.0.0/16", "fd00::/8"],
  },
  {
    name: "readLimits",
    variable: "CALLBOARD_READ_LIMITS",
    type: { kind: "limits", names: readLimits },
    description: "limits of reading a description that differ from their defaults",
    page: "reading.md#limits",
    example: { memoryBytes: 2_147_483_648, readMs: 600_000 },
  },
  {
    name: "theme",
    variable: "CALLBOARD_THEME",
    type: { kind: "choice", choices: ["standard", "dense"] },
    default: "standard",
    description: "theme of sites that don't set one",
    page: "sites.md#settings-of-the-operator",
    example: "dense",
  },
  {
    name: "languages",
    variable: "CALLBOARD_LANGUAGES",
    type: { kind: "text" },
    description: "folder with your languages of the interface, such as pl.json",
    page: "languages.md#add-a-language-to-your-sites",
    example: "languages",
  },
  {
    name: "feedbackUrl",
    variable: "CALLBOARD_FEEDBACK_URL",
    type: { kind: "text" },
    description: "where answers of readers are sent, by https",
    page: "sites.md#settings-of-the-operator",
    example: "https://feedback.example.com",
  },
  {
    name: "customJs",
    variable: "CALLBOARD_CUSTOM_JS",
    type: { kind: "switch" },
    default: "off",
    description: "if on, the scripts of publishers run",
    page: "security.md#scripts-of-publishers",
    example: true,
  },
  {
    name: "mcp",
    variable: "CALLBOARD_MCP",
    type: { kind: "switch" },
    default: "on",
    description: "if off, assistants get no answers",
    page: "sites.md#assistants",
    example: false,
  },
  {
    name: "ogImages",
    variable: "CALLBOARD_OG_IMAGES",
    type: { kind: "switch" },
    default: "on",
    description: "if off, no images are drawn for link previews",
    page: "sites.md#images-of-link-previews",
    example: false,
  },
  {
    name: "watchState",
    variable: "CALLBOARD_WATCH_STATE",
    flag: { name: "watch-state", value: "FILE" },
    type: { kind: "list" },
    description:
      "files of callboard watch with the results that the site shows at /live-checks; SITE=FILE where there are many sites",
    page: "watch.md#in-the-docs",
    example: ["watch.json"],
  },
  {
    name: "siteList",
    variable: "CALLBOARD_SITE_LIST",
    type: { kind: "switch" },
    default: "on for readers of this machine only",
    description: "if on, the operator's own hosts list all sites, private and archived ones too",
    page: "hosting.md#settings",
    example: true,
  },
  {
    name: "apiSites",
    variable: "CALLBOARD_API_SITES",
    type: { kind: "choice", choices: ["on", "private", "off"] },
    default: "on for readers of this machine only",
    description: "plain sites of APIs are for everybody, for readers who are logged in, or for nobody",
    page: "hosting.md#settings",
    example: "private",
  },
  {
    name: "siteMemory",
    variable: "CALLBOARD_SITE_MEMORY",
    type: { kind: "number", minimum: 1, maximum: 999_999 },
    default: "a quarter of the memory of the machine or container, 64 to 512",
    description:
      "memory of all caches of sites in MiB, about: loaded sites, responses, files; least recently used first out",
    page: "hosting.md#memory",
    example: 1024,
  },
];
