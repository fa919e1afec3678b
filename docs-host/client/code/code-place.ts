/** The code that is enhanced, in a document, or in a part that is drawn and removed within one. */
export interface CodePlace {
  readonly root: ParentNode;
  /** The element that is marked when the reader wraps code. */
  readonly frame: Element;
  /** Aborted when the part is removed. */
  readonly signal?: AbortSignal;
}

/** Returns the code of the whole document. */
export const wholePage = (): CodePlace => ({ root: document, frame: document.documentElement });
