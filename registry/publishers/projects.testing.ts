import { deflateSync } from "node:zlib";
import type { ProjectFiles } from "./fern-cli.testing.ts";

/** An API with one endpoint and one error, in the Fern Definition format. */
const definition: ProjectFiles = {
  "fern/generators.yml": "groups:\n  none:\n    generators: []\n",
  "fern/definition/api.yml":
    "name: api\nauth: bearer\nerror-discrimination:\n  strategy: status-code\nenvironments:\n  Production: https://api.plants.example\n",
  "fern/definition/plants.yml": `types:
  Plant:
    properties:
      name: string
      seeds: optional<long>
errors:
  PlantNotFoundError:
    status-code: 404
    type: string
service:
  auth: true
  base-path: /plants
  endpoints:
    get:
      method: GET
      path: /{plantId}
      path-parameters:
        plantId: string
      response: Plant
      errors:
        - PlantNotFoundError
`,
};

/** The address of the project's site, in the domain that the CLI demands. */
export const siteDomain = "acme.docs.buildwithfern.com";

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** The CRC of a PNG chunk (PNG specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

/** Creates a gray PNG image of 4 by 4 pixels; the shade makes its bytes differ. */
export function png(shade: number): Uint8Array {
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0]);
  const rows = Buffer.concat(
    Array.from({ length: 4 }, (_, row) => Buffer.from([0, shade & 255, shade >> 8, row, shade & 255])),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Options of the small project. */
export interface SmallOptions {
  /** Addresses for `custom-domain`. */
  readonly customDomain?: string;
}

/** A project with two pages, an image, a download and an API, using what newer navigation has. */
export const smallProject = ({ customDomain }: SmallOptions = {}): ProjectFiles => ({
  ...definition,
  "fern/docs.yml": `instances:
  - url: https://${siteDomain}
${customDomain === undefined ? "" : `    custom-domain: ${customDomain}\n`}title: Plant Store
colors:
  accent-primary: "#1e6e46"
logo:
  light: assets/logo.png
  dark: assets/logo.png
navbar-links:
  - type: filled
    text: Order
    href: https://plants.example/order
tabs:
  guides:
    display-name: Guides
    icon: book
  api:
    display-name: API
navigation:
  - tab: guides
    layout:
      - page: Welcome
        path: pages/welcome.mdx
      - section: Growing
        collapsed: true
        contents:
          - page: Watering
            path: pages/watering.mdx
            availability: beta
          - link: Shop
            href: https://plants.example
            target: _blank
  - tab: api
    layout:
      - api: API reference
redirects:
  - source: /old/:path*
    destination: /guides/:path*
`,
  "fern/pages/welcome.mdx": "---\ntitle: Welcome\n---\n\n# Welcome\n\n![A plant](../assets/plant.png)\n",
  "fern/pages/watering.mdx": "# Watering\n\n<Note>Not too much.</Note>\n\nSee [the start](./welcome.mdx).\n",
  "fern/assets/logo.png": png(1),
  "fern/assets/plant.png": png(2),
});

/** Pages and files of the large project, as in a real project of this size. */
export const largeCounts = { pages: 263, files: 317 } as const;

/** A project of 263 pages with 317 files; the pages have 8 MB together. */
export function largeProject(): ProjectFiles {
  const images = Array.from({ length: largeCounts.files }, (_, n) => [`fern/assets/image-${n}.png`, png(n)] as const);
  const filler = "Plants want light, water and patience. ".repeat(780);
  const pages = Array.from({ length: largeCounts.pages }, (_, n) => {
    const shown = images
      .filter((_image, i) => i % largeCounts.pages === n)
      .map(([path]) => path.replace("fern/", "../"));
    return [
      `fern/pages/page-${n}.mdx`,
      `# Page ${n}\n\n${filler}\n\n${shown.map((path) => `![${n}](${path})`).join("\n\n")}\n`,
    ];
  });
  const navigation = Array.from(
    { length: largeCounts.pages },
    (_, n) => `  - page: Page ${n}\n    path: pages/page-${n}.mdx\n`,
  );
  return {
    ...definition,
    "fern/docs.yml": `instances:\n  - url: https://${siteDomain}\ntitle: Large\ncolors:\n  accent-primary: "#1e6e46"\nnavigation:\n${navigation.join("")}`,
    ...Object.fromEntries(images),
    ...Object.fromEntries(pages),
  };
}
