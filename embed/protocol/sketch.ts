import type { MarkupNode } from "./markup.ts";

/** A text field that must be filled in. */
export interface SketchField {
  readonly key: string;
  /** Its formatted description. */
  readonly about: readonly MarkupNode[] | undefined;
  /** The maximum length of its text. */
  readonly most: number | undefined;
}

/** The fields of a part of a request, up to the first one that is not plain text. */
export interface SketchSection {
  readonly part: "pathParameters" | "queryParameters";
  readonly fields: readonly SketchField[];
  /** True if there are properties to add. */
  readonly hasMore: boolean;
}

/** The start of a playground, computed from its operation only and drawn before an importer is loaded. */
export interface Sketch {
  readonly title: string;
  /** In upper case. */
  readonly method: string;
  readonly baseUrl: string;
  /** The rest of the URL, as the playground shows it. */
  readonly path: string;
  /** True if the API has credentials to enter. */
  readonly hasAuth: boolean;
  readonly sections: readonly SketchSection[];
}
