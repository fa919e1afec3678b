/**
 * A transport lacks something that a call needs, such as an address or a format: an error in the setup of the client.
 */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
