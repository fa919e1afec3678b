// @vitest-environment page
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { drawForm, object, press, property, type TestPort } from "./form.testing.tsx";
import type { HeldFile } from "./model/held-file.ts";
import { addFiles, readFile } from "./model/read-file.ts";

afterEach(cleanup);

const draw = (multiple: boolean, value: Json = {}): TestPort =>
  drawForm({ shape: object(property("it", { kind: "file", multiple })), value });

const choose = (...files: readonly File[]): void => {
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files } });
};
const file = (name: string, content = "hi"): File => new File([content], name, { type: "text/plain", lastModified: 5 });
const held = (name: string, content = "hi"): HeldFile => ({
  name,
  lastModified: 5,
  size: content.length,
  type: "text/plain",
  dataUrl: `data:text/plain;base64,${btoa(content)}`,
});

describe("a single-file field", () => {
  it("offers to browse, stores the chosen file, and offers to change it", async () => {
    const port = draw(false);
    expect(screen.getByText("Drop file(s) here to upload")).toBeDefined();
    expect(screen.getByRole("button", { name: "Browse files it" })).toBeDefined();
    choose(file("a.txt"));
    await screen.findByRole("button", { name: "Change it" });
    expect(port.value()).toEqual({ it: held("a.txt") });
    choose(file("b.txt", "other"));
    await screen.findByText("b.txt");
    expect(port.value()).toEqual({ it: held("b.txt", "other") });
    press("Remove b.txt");
    expect(port.value()).toEqual({});
  });

  it("accepts the first of several dropped files, and highlights the drop zone", async () => {
    const port = draw(false);
    const zone = screen.getByRole("group", { name: "it" });
    const dataTransfer = { types: ["Files"], files: [file("a.txt"), file("b.txt")] };
    fireEvent.dragOver(zone, { dataTransfer });
    expect(zone.hasAttribute("data-over")).toBe(true);
    fireEvent.drop(zone, { dataTransfer });
    expect(zone.hasAttribute("data-over")).toBe(false);
    await screen.findByText("a.txt");
    expect(port.value()).toEqual({ it: held("a.txt") });
  });

  it("ignores dragged content that is not a file", () => {
    const port = draw(false);
    const zone = screen.getByRole("group", { name: "it" });
    fireEvent.dragOver(zone, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(zone.hasAttribute("data-over")).toBe(false);
    fireEvent.drop(zone, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(port.edits).toEqual([]);
  });
});

describe("a multi-file field", () => {
  it("appends files, skips duplicates, and removes one", async () => {
    const port = draw(true);
    choose(file("a.txt"));
    await screen.findByRole("button", { name: "Add more files it" });
    choose(file("a.txt"), file("b.txt"));
    await screen.findByText("b.txt");
    expect(port.value()).toEqual({ it: [held("a.txt"), held("b.txt")] });
    press("Remove a.txt");
    expect(port.value()).toEqual({ it: [held("b.txt")] });
  });

  it("keeps files with equal names from different folders, without duplicates", async () => {
    const port = draw(true);
    const inFolder = (path: string): File =>
      Object.defineProperty(file(path.slice(path.lastIndexOf("/") + 1)), "webkitRelativePath", { value: path });
    choose(inFolder("a/x.txt"), inFolder("b/x.txt"), inFolder("a/x.txt"));
    await screen.findByRole("button", { name: "Remove b/x.txt" });
    const initial = [
      { ...held("x.txt"), relativePath: "a/x.txt" },
      { ...held("x.txt"), relativePath: "b/x.txt" },
    ];
    expect(port.value()).toEqual({ it: initial });
    choose(inFolder("b/x.txt"), file("x.txt"));
    await screen.findByRole("button", { name: "Remove x.txt" });
    expect(port.value()).toEqual({ it: [...initial, held("x.txt")] });
  });

  it("accepts all files of dropped folders at any depth", async () => {
    const port = draw(true);
    const fileEntry = (path: string) => ({
      isFile: true,
      isDirectory: false,
      fullPath: `/${path}`,
      file: (done: (file: File) => void) => done(file(path.slice(path.lastIndexOf("/") + 1))),
    });
    // A directory reader returns its entries in batches, and an empty list at the end.
    const folderEntry = (path: string, children: readonly object[]) => ({
      isFile: false,
      isDirectory: true,
      fullPath: `/${path}`,
      createReader: () => {
        const parts = [...children.map((one) => [one]), []];
        return { readEntries: (done: (part: readonly object[]) => void) => done(parts.shift() ?? []) };
      },
    });
    const deep = folderEntry("top/deep", [fileEntry("top/deep/x.txt")]);
    const entries = [folderEntry("top", [fileEntry("top/x.txt"), deep]), fileEntry("y.txt")];
    const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
    fireEvent.drop(screen.getByRole("group", { name: "it" }), { dataTransfer: { types: ["Files"], files: [], items } });
    await screen.findByText("3 files chosen");
    expect(port.value()).toEqual({
      it: [
        { ...held("x.txt"), relativePath: "top/x.txt" },
        { ...held("x.txt"), relativePath: "top/deep/x.txt" },
        held("y.txt"),
      ],
    });
  });

  it("reports when the system can't read dropped files", async () => {
    const port = draw(true);
    const folder = {
      isFile: false,
      isDirectory: true,
      createReader: () => ({ readEntries: (_: unknown, refuse: (reason: Error) => void) => refuse(new Error("gone")) }),
    };
    const dataTransfer = { types: ["Files"], files: [], items: [{ webkitGetAsEntry: () => folder }] };
    fireEvent.drop(screen.getByRole("group", { name: "it" }), { dataTransfer });
    expect((await screen.findByRole("alert")).textContent).toBe("The file could not be read. Choose it again.");
    expect(port.edits).toEqual([]);
  });

  it("moves the focus to the next file or the button when a file is removed", () => {
    draw(true, { it: [held("a.txt"), held("b.txt")] });
    press("Remove a.txt");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove b.txt" }));
    press("Remove b.txt");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Browse files it" }));
  });

  it("keeps both selections if files are chosen while others are still read", async () => {
    const port = draw(true);
    choose(file("a.txt"));
    choose(file("b.txt"));
    await screen.findByText("2 files chosen");
    expect(port.value()).toEqual({ it: [held("a.txt"), held("b.txt")] });
  });

  it("discards values that are not files", async () => {
    const port = draw(true, { it: ["text", held("a.txt"), { name: "half" }] });
    choose(file("b.txt"));
    await waitFor(() => expect(port.value()).toEqual({ it: [held("a.txt"), held("b.txt")] }));
  });
});

describe("reading a file", () => {
  it("encodes its bytes as base64, even if it is empty", async () => {
    expect((await readFile({ file: new File([new Uint8Array([0, 255, 10])], "x"), path: "" })).dataUrl).toMatch(
      /;base64,AP8K$/,
    );
    expect((await readFile({ file: new File([], "x", { type: "image/png" }), path: "" })).dataUrl).toBe(
      "data:image/png;base64,",
    );
  });

  it("keeps two files with equal names and different sizes", () => {
    expect(addFiles([held("a", "1")], [held("a", "22"), held("a", "1")])).toEqual([held("a", "1"), held("a", "22")]);
  });
});
