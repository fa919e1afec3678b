import { scriptsText } from "#locales/messages/scripts";
import { announce } from "../announce.ts";

/** Saves a file by a link that is never on the page. */
function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Makes the first link of several files save all of them as one archive. Each file keeps its own link. */
export function enableDownload(root: HTMLElement): void {
  const all = root.querySelector<HTMLAnchorElement>(".mdx-download-all > a");
  const files = [...root.querySelectorAll<HTMLAnchorElement>(".mdx-download-files > a")];
  all?.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      const answers = await Promise.all(files.map((file) => fetch(file.href)));
      if (!answers.every((answer) => answer.ok)) throw new Error("a file is missing");
      const { downloadZip } = await import("client-zip");
      const named = answers.map((input, i) => ({ input, name: files[i]?.textContent ?? `file-${i + 1}` }));
      save(await downloadZip(named).blob(), root.dataset.filename ?? "files.zip");
    } catch {
      // A file of another site can't be read, only opened.
      announce(scriptsText().noFiles);
    }
  });
}
