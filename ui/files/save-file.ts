/** Lets the reader save a text, or unchanged bytes, as a file. */
export function saveFile(content: string | Uint8Array, name: string): void {
  // A copy, since the bytes may be in a buffer that is shared, which a Blob does not take.
  const part = typeof content === "string" ? content : new Uint8Array(content);
  // Of no type that a browser would open instead of saving it.
  const type = typeof content === "string" ? "text/plain;charset=utf-8" : "application/octet-stream";
  const url = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
