/**
 * The script of a script tag, which is no module: it loads the element from its own folder, and puts one in its own place
 * if the tag names a description. The file is the only one with a fixed name besides the styles.
 */
{
  const tag = document.currentScript;
  const script = tag instanceof HTMLScriptElement ? tag : undefined;
  const folder = new URL(".", script?.src ?? location.href).href;
  import(`${folder}element.js`).catch((error: unknown) => reportError(error));
  if (script?.dataset.url !== undefined) {
    const element = document.createElement("callboard-reference");
    // Attributes of the tag are those of the element: `data-url`, `data-server` and so on.
    for (const [name, value] of Object.entries(script.dataset)) {
      const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      element.setAttribute(attribute === "url" ? "src" : attribute, value ?? "");
    }
    const place = (): void => {
      if (script.closest("head") === null) script.after(element);
      else document.body.append(element);
    };
    if (document.readyState === "loading" && script.closest("head") !== null)
      addEventListener("DOMContentLoaded", place, { once: true });
    else place();
  }
}
