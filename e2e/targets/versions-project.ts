const description = (title: string, summary: string): string => `openapi: 3.1.0
info: { title: ${title}, version: "1" }
servers: [{ url: https://api.plants.example }]
paths:
  /watering:
    post: { operationId: water, summary: ${summary}, responses: { "200": { description: Done } } }
`;

/** A docs project of two products, one of them with two versions; all have pages and an endpoint about watering. */
export const versionsProject: { readonly [path: string]: string } = {
  "fern/docs.yml": `instances: []
title: Plants
products:
  - display-name: Garden
    path: products/garden.yml
    versions:
      - { display-name: "2.0", path: products/garden-2.yml }
      - { display-name: "1.0", path: products/garden-1.yml }
  - { display-name: Weather, path: products/weather.yml }
`,
  "fern/products/garden.yml": "navigation: []\n",
  "fern/products/garden-2.yml": `navigation:
  - { page: Watering, path: ../pages/watering-2.mdx }
  - { page: Soil, path: ../pages/soil.mdx }
  - { api: Garden API, api-name: garden, paginated: true }
`,
  "fern/products/garden-1.yml": `navigation:
  - { page: Watering, path: ../pages/watering-1.mdx }
  - { page: Pots, path: ../pages/pots.mdx }
`,
  "fern/products/weather.yml": `navigation:
  - { page: Rain, path: ../pages/rain.mdx }
  - { changelog: ../changelog, title: News }
`,
  "fern/pages/watering-2.mdx": "## How often\n\nWatering by the sensor of the bed.\n",
  "fern/pages/soil.mdx": "Soil keeps the water of each watering.\n",
  "fern/pages/watering-1.mdx": "## How often\n\nWatering by hand.\n",
  "fern/pages/pots.mdx": "Pots of clay need more watering.\n",
  "fern/pages/rain.mdx": "Rain is watering from above.\n",
  "fern/changelog/2025-02-03.mdx": "## Less watering\n\nForecasts of rain save a watering.\n",
  "fern/apis/garden/generators.yml":
    "groups: { none: { generators: [] } }\napi: { specs: [{ openapi: ./openapi.yml }] }\n",
  "fern/apis/garden/openapi.yml": description("Garden", "Start a watering"),
};
