/** Returns the message of an error, after its code if it has one and does not begin with it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The codes of a system or a database are texts; others, such as the code of a timeout, are numbers without a
  // meaning.
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return code === "" || error.message.startsWith(code) ? error.message : `${code}: ${error.message}`;
}
