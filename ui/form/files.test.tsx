// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { drawForm, object, press, property, type TestPort } from "./form.testing.tsx";
import { addFiles, type HeldFile, readFile } from "./read-file.ts";

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

describe("a field for one file", () => {
  it("offers to browse, keeps what was chosen, and offers to change it", async () => {
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

  it("takes the first of several that are dropped, and shows where they may fall", async () => {
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

  it("leaves alone what is dragged over it and is no file", () => {
    const port = draw(false);
    const zone = screen.getByRole("group", { name: "it" });
    fireEvent.dragOver(zone, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(zone.hasAttribute("data-over")).toBe(false);
    fireEvent.drop(zone, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(port.edits).toEqual([]);
  });
});

describe("a field for several files", () => {
  it("appends, takes none twice, and removes one", async () => {
    const port = draw(true);
    choose(file("a.txt"));
    await screen.findByRole("button", { name: "Add more files it" });
    choose(file("a.txt"), file("b.txt"));
    await screen.findByText("b.txt");
    expect(port.value()).toEqual({ it: [held("a.txt"), held("b.txt")] });
    press("Remove a.txt");
    expect(port.value()).toEqual({ it: [held("b.txt")] });
  });

  it("discards what is no file", async () => {
    const port = draw(true, { it: ["text", held("a.txt"), { name: "half" }] });
    choose(file("b.txt"));
    await waitFor(() => expect(port.value()).toEqual({ it: [held("a.txt"), held("b.txt")] }));
  });
});

describe("reading a file", () => {
  it("gives its bytes as base64, empty ones too", async () => {
    expect((await readFile(new File([new Uint8Array([0, 255, 10])], "x"))).dataUrl).toMatch(/;base64,AP8K$/);
    expect((await readFile(new File([], "x", { type: "image/png" }))).dataUrl).toBe("data:image/png;base64,");
  });

  it("keeps two files of one name that differ in size", () => {
    expect(addFiles([held("a", "1")], [held("a", "22"), held("a", "1")])).toEqual([held("a", "1"), held("a", "22")]);
  });
});
