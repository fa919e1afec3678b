import { expect, it } from "vitest";
import { readerAddress } from "./reader-address.ts";

it.each<[string, string | undefined, string]>([
  ["docs.plants.example", undefined, "https://docs.plants.example"],
  ["https://plants.docs.example/guides", "4010", "https://plants.docs.example/guides"],
  ["http://docs.plants.example", undefined, "https://docs.plants.example"],
  ["plants.localhost", "4000", "http://plants.localhost:4000"],
  ["https://plants.docs.localhost/v2", "4010", "http://plants.docs.localhost:4010/v2"],
  ["plants.localhost:4571", "4010", "http://plants.localhost:4571"],
  ["plants.localhost", undefined, "http://plants.localhost"],
])("prints %s, where sites are at the port %s, as %s", async (address, port, printed) => {
  expect(await readerAddress(address, async () => port)).toBe(printed);
});
