/** Returns the base64 (RFC 4648 §4) of the UTF-8 bytes of a text; `btoa` alone takes Latin-1 only. */
const utf8Base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Text that may contain a credential. Its `toString` reveals nothing: a caller must choose a reading. */
export interface Sensitive {
  readonly parts: readonly SensitivePart[];
}

/** A part of such text: shown unchanged, always masked, or base64 of text that may contain a credential. */
export type SensitivePart =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "secret"; readonly text: string }
  | { readonly kind: "base64"; readonly inner: Sensitive };

/** A reading of sensitive text: `reveal` for the sender, `redact` for everything that is shown or stored. */
export type Reading = "reveal" | "redact";

/** Marks text as free to show. */
export const plain = (text: string): Sensitive => ({ parts: [{ kind: "plain", text }] });

/** Marks text as a credential. */
export const secret = (text: string): Sensitive => ({ parts: [{ kind: "secret", text }] });

/** Concatenates sensitive texts. */
export const join = (...all: readonly Sensitive[]): Sensitive => ({ parts: all.flatMap(({ parts }) => parts) });

/**
 * Stands for the base64 (RFC 4648 §4) of the UTF-8 bytes of a text; redacted, it is the base64 of the redacted text.
 */
export const base64 = (inner: Sensitive): Sensitive => ({ parts: [{ kind: "base64", inner }] });

/** Returns true if a text contains a secret. */
export const holdsSecret = ({ parts }: Sensitive): boolean =>
  parts.some((part) => part.kind === "secret" || (part.kind === "base64" && holdsSecret(part.inner)));

/** Lists the secrets of a text, also those within base64. */
export const secretsIn = ({ parts }: Sensitive): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === "base64") return secretsIn(part.inner);
    return part.kind === "secret" ? [part.text] : [];
  });

/** Returns the text with its secrets redacted, for storage: it shows that there were secrets, but nothing of them. */
export const withheld = ({ parts }: Sensitive): Sensitive => ({
  parts: parts.map((part) => {
    if (part.kind === "plain") return part;
    return part.kind === "secret" ? { ...part, text: "" } : { ...part, inner: withheld(part.inner) };
  }),
});

/** Returns the text with asterisks for its secrets, in any encoding. */
export const concealed = ({ parts }: Sensitive): Sensitive => ({
  parts: parts.map((part) => {
    if (part.kind === "base64") return { ...part, inner: concealed(part.inner) };
    return part.kind === "secret" ? { kind: "plain", text: mask("") } : part;
  }),
});

/** Reads sensitive text: whole when revealed, each secret masked when redacted. */
export function read(text: Sensitive, reading: Reading): string {
  return text.parts
    .map((part) => {
      if (part.kind === "plain") return part.text;
      if (part.kind === "base64") return utf8Base64(read(part.inner, reading));
      return reading === "reveal" ? part.text : mask(part.text);
    })
    .join("");
}

/**
 * Masks a secret with stars. One of 12 characters or more keeps its first three and last two, so that a reader can
 * recognize it; of a shorter one nothing is visible, not even its length.
 */
export function mask(text: string): string {
  // By code points, so that no character is cut in two.
  const characters = Array.from(text);
  if (characters.length < 12) return "****";
  return `${characters.slice(0, 3).join("")}****${characters.slice(-2).join("")}`;
}
