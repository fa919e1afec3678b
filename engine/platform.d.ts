/**
 * The functions that engine and machines need from a platform beyond ECMAScript: a few web functions without effects,
 * each declared only as far as it is used. Browsers, Node and workers have them.
 */

declare function btoa(binary: string): string;
declare function atob(base64: string): string;

interface TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare var TextEncoder: { new (): TextEncoder };

interface TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
declare var TextDecoder: { new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder };

interface URL {
  readonly href: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  pathname: string;
  search: string;
}
declare var URL: { new (url: string, base?: string): URL; canParse(url: string): boolean };

/** Aborts an injected fetch. */
interface AbortSignal {
  readonly aborted: boolean;
}
