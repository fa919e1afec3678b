import { servePlants } from "../plants/serve-plants.js";

servePlants({ folder: import.meta.dirname, port: 4600 });
