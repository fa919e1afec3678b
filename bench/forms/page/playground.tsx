import "../../../docs-host/pages/styles/index.css";
import { idsAt } from "#ui/form";
import { openPlayground } from "../../../docs-host/playground/page/playground.tsx";
import { offer } from "./inside.ts";

offer({
  draw: (root, _, name) => {
    openPlayground({
      formUrl: `/forms/${encodeURIComponent(name)}`,
      referenceHref: "/measured",
      proxyUrl: "/",
      onClose: () => {},
      root,
    });
    const undoKey = { key: "z", ctrlKey: true, bubbles: true, cancelable: true };
    return { undo: () => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", undoKey)) };
  },
  idOf: (typed) => idsAt(["body", ...typed.split("/").slice(1)]).input,
});
