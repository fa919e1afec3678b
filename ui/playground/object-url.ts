import { useEffect, useState } from "react";

/** An address for bytes or a text that lives as long as the view does; absent while there is none yet. */
export function useObjectUrl(content: Uint8Array | string, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    // A copy, since the bytes may stand in a buffer that is shared, which a Blob does not take.
    const part = typeof content === "string" ? content : new Uint8Array(content);
    const made = URL.createObjectURL(new Blob([part], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return url;
}
