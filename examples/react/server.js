import { join } from "node:path";
import { build } from "vite";
import { servePlants } from "../plants/serve-plants.js";

const root = import.meta.dirname;
const folder = join(root, "../../dist/example-react");
// Vite 8 compiles JSX itself, so that it needs no plugin.
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
});
servePlants({ folder, port: 4601 });
