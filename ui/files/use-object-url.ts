import { useEffect, useState } from "react";

/** So much is copied at once, which takes no time that anybody notices. In bytes. */
const partLength = 4_000_000;

/** Content of an object URL: a text, or bytes in one or more chunks. */
export type UrlContent = string | Uint8Array | readonly Uint8Array[];

/** Returns an object URL for bytes or a text for the lifetime of the view; undefined until it exists. */
export function useObjectUrl(content: UrlContent, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const groups = groupsOf(content);
    // A Blob of Blobs copies nothing, so each part of long content is copied on its own.
    const blobs: Blob[] = [];
    const copyNext = (): void => {
      const group = groups[blobs.length];
      if (group !== undefined) blobs.push(new Blob([...group], { type }));
      if (blobs.length < groups.length) timer = setTimeout(copyNext);
      else {
        made = URL.createObjectURL(new Blob(blobs, { type }));
        setUrl(made);
      }
    };
    copyNext();
    return () => {
      clearTimeout(timer);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [content, type]);
  return url;
}

/** Parts to be copied at once, together. A text is one, since a cut might be within a character. */
function groupsOf(content: UrlContent): readonly (readonly (string | Uint8Array<ArrayBuffer>)[])[] {
  if (typeof content === "string") return [[content]];
  const groups: Uint8Array<ArrayBuffer>[][] = [[]];
  let size = 0;
  for (const piece of content instanceof Uint8Array ? [content] : content) {
    for (let from = 0; from < piece.length; from += partLength) {
      const part = plainBytes(piece.subarray(from, from + partLength));
      if (size + part.length > partLength) {
        groups.push([]);
        size = 0;
      }
      groups.at(-1)?.push(part);
      size += part.length;
    }
  }
  return groups;
}

/** Bytes as a Blob takes them: those in a buffer that is shared are copied. */
const plainBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  // The check narrows the view, which the compiler can't see.
  bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
