/** The first bytes of files, by their content types. */
const starts: { readonly [contentType: string]: readonly string[] } = {
  "image/png": ["89504e47"],
  "image/jpeg": ["ffd8ff"],
  "image/gif": ["47494638"],
  "image/webp": ["52494646"],
  "image/x-icon": ["00000100"],
  "image/vnd.microsoft.icon": ["00000100"],
};

/** Returns true if bytes are a file that pages can show, and of the type that the server names. */
export function isWholeFile(contentType: string, bytes: Uint8Array): boolean {
  const [type = ""] = contentType.split(";");
  if (type === "image/svg+xml") return new TextDecoder().decode(bytes).includes("<svg");
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  const known = starts[type];
  if (known !== undefined) return known.some((one) => start.startsWith(one));
  return bytes.length > 0 && /^(?:image|video|audio|application)\//.test(type);
}
