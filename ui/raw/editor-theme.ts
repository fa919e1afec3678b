import { EditorView } from "@codemirror/view";

/** The theme of the editor. Its colors are custom properties, so it follows both color schemes of the site. */
export const editorTheme = EditorView.theme({
  "&": { backgroundColor: "var(--bg-sunken)", color: "var(--text)", fontSize: "var(--size-3)" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.6", maxBlockSize: "60vh", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)", padding: "var(--space-2) 0" },
  "&.cm-focused > .cm-scroller > .cm-cursorLayer .cm-cursor": { borderLeftColor: "var(--text)" },
  "& > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "var(--bg-hover)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "var(--accent-soft)" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { boxShadow: "inset 2px 0 var(--accent)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--text-muted)", border: "0" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-soft)", color: "inherit" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-soft)", color: "inherit" },
  ".cm-selectionMatch": { backgroundColor: "var(--warn-soft)" },
  ".cm-panels, .cm-tooltip": {
    backgroundColor: "var(--bg-raised)",
    color: "var(--text)",
    borderColor: "var(--border)",
  },
  ".cm-panels-top": { borderBottom: "1px solid var(--border)" },
  ".cm-textfield": { backgroundColor: "var(--bg)", color: "var(--text)", border: "1px solid var(--border-strong)" },
  ".cm-button": { backgroundImage: "none", backgroundColor: "var(--bg-hover)", color: "var(--text)" },
  ".cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close]": {
    color: "inherit",
    minWidth: "24px",
    minHeight: "24px",
  },
  ".tok-propertyName": { color: "var(--accent)" },
  ".tok-string": { color: "var(--good)" },
  ".tok-number, .tok-bool, .tok-null, .tok-keyword": { color: "var(--warn)" },
  ".tok-invalid": { color: "var(--bad)" },
});
