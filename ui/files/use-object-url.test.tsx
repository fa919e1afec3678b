// @vitest-environment page
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type UrlContent, useObjectUrl } from "./use-object-url.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders the hook; returns the bytes of the Blob that it makes a URL of. */
async function bytesOf(content: UrlContent): Promise<Uint8Array> {
  const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { result, unmount } = renderHook(() => useObjectUrl(content, "text/plain"));
  await waitFor(() => expect(result.current).toBe("blob:1"));
  const blob = create.mock.calls[0]?.[0];
  if (!(blob instanceof Blob)) throw new Error("no Blob has a URL");
  expect(blob.type).toBe("text/plain");
  unmount();
  expect(revoke).toHaveBeenCalledWith("blob:1");
  return new Uint8Array(await blob.arrayBuffer());
}

const long = Uint8Array.from({ length: 9_000_001 }, (_, at) => at % 251);

it.each<[string, UrlContent, Uint8Array]>([
  ["a text", "moss ✓", new TextEncoder().encode("moss ✓")],
  ["no bytes", new Uint8Array(), new Uint8Array()],
  ["bytes longer than a part", long, long],
  ["chunks that share a part", [long.subarray(0, 7), long.subarray(7, 4_000_003), long.subarray(4_000_003)], long],
])("contains %s unchanged", async (_, content, bytes) => {
  expect(Buffer.compare(await bytesOf(content), bytes)).toBe(0);
});
