/** The organization behind an API (OpenAPI "Contact Object"). */
export interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** The license of an API (OpenAPI "License Object"). */
export interface License {
  readonly name: string;
  /** An SPDX expression, such as `Apache-2.0`. */
  readonly identifier?: string;
  readonly url?: string;
}

/** An image that identifies the provider (`x-logo`). */
export interface Logo {
  /** An https address. */
  readonly url: string;
  /** The text in place of the image. */
  readonly altText?: string;
  /** The color behind it, such as `#ffffff`. */
  readonly backgroundColor?: string;
  /** The page that it links to. */
  readonly href?: string;
}

/** Who is responsible for an API, and on which terms it can be used (OpenAPI "Info Object"). */
export interface ApiInfo {
  readonly contact?: Contact;
  readonly license?: License;
  /** The address of the terms. */
  readonly termsOfService?: string;
  readonly logo?: Logo;
}
