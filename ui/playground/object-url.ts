import { useEffect, useState } from "react";

/** Up to this length a copy takes no time that anybody notices. In bytes. */
const shortContent = 1_000_000;

/** An address for bytes or a text that lives as long as the view does; absent while there is none yet. */
export function useObjectUrl(content: Uint8Array | string, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    const make = (): void => {
      // A copy, since the bytes may stand in a buffer that is shared, which a Blob does not take.
      const part = typeof content === "string" ? content : new Uint8Array(content);
      made = URL.createObjectURL(new Blob([part], { type }));
      setUrl(made);
    };
    // To copy a long answer takes a while, so that is done apart from all else that a new one brings.
    const timer = content.length < shortContent ? void make() : setTimeout(make);
    return () => {
      clearTimeout(timer ?? undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [content, type]);
  return url;
}
