import type { Node } from "../node.ts";
import type { Media } from "./media.ts";

/** A response of the description. */
export interface Answer {
  readonly node: Node;
  readonly statusCode: number;
  readonly statusRange?: string;
  readonly media: readonly Media[];
  /** The component name of a shared response. */
  readonly name?: string;
}

/** Returns true if an answer is an error: by its status, or as the default for all other statuses. */
export const isError = ({ statusCode }: Answer): boolean => statusCode >= 400;
