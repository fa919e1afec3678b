/** A transport lacks what a call needs, such as an address or a format; a fault of how the client was made. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
