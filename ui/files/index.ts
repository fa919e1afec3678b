/** Files that the page makes: bytes that are saved, and addresses of bytes that are shown. */
export { saveFile } from "./save-file.ts";
export { useObjectUrl } from "./use-object-url.ts";
