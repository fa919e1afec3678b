/** An app in another language, by a recipe of docs/embed/other-languages.md. */
export interface LanguageApp {
  readonly name: string;
  /** The files of the page that are used, by their places in the app. */
  readonly recipe: { readonly [place: string]: string };
  /** Files of an app that the page leaves to its reader: its settings, and an API for the description. */
  readonly own: { readonly [place: string]: string };
  /** Where the folder of `callboard/embed` is. */
  readonly files: string;
  /** A command that succeeds if the framework is on this machine. */
  readonly probe: readonly string[];
  /** Debian's packages of it; without any it is not installed for the test. */
  readonly packages: readonly string[];
  /** A command that has to end before the app starts. */
  readonly build?: readonly string[];
  readonly start: (port: number) => readonly string[];
}

/** Describes the API of each app. FastAPI describes itself. */
const description = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  paths: {
    "/plants/{plant_id}": {
      get: {
        summary: "Get Plant",
        parameters: [{ name: "plant_id", in: "path", required: true, schema: { type: "integer" } }],
        responses: { 200: { description: "The plant.", content: { "application/json": { schema: {} } } } },
      },
    },
  },
});

/** Debian's own Python: another one that is first in the path does not have its packages. */
const python = "/usr/bin/python3";

const fastApi: LanguageApp = {
  name: "FastAPI",
  recipe: { "main.py": "main.py", "docs.html": "docs.html" },
  own: {},
  files: "callboard",
  probe: [python, "-c", "import fastapi, uvicorn"],
  packages: ["python3-fastapi", "uvicorn"],
  start: (port) => [python, "-m", "uvicorn", "main:app", "--port", String(port)],
};

const django: LanguageApp = {
  name: "Django",
  recipe: { "urls.py": "urls.py", "docs.html": "docs.html" },
  own: {
    "openapi.json": description,
    "settings.py": 'SECRET_KEY = "plants"\nDEBUG = True\nALLOWED_HOSTS = ["127.0.0.1"]\nROOT_URLCONF = "plants"\n',
    "plants.py": `from django.http import JsonResponse
from django.urls import path
from django.views.static import serve
from urls import urlpatterns as docs

urlpatterns = docs + [
    path("plants/<int:plant_id>", lambda request, plant_id: JsonResponse({"id": plant_id})),
    path("openapi.json", serve, {"document_root": ".", "path": "openapi.json"}),
]
`,
  },
  files: "callboard",
  probe: [python, "-c", "import django"],
  packages: ["python3-django"],
  start: (port) => [python, "-m", "django", "runserver", `127.0.0.1:${port}`, "--noreload", "--settings", "settings"],
};

const go: LanguageApp = {
  name: "Go",
  recipe: { "main.go": "main.go", "docs.html": "docs.html" },
  own: {
    "openapi.json": description,
    "go.mod": "module plants\n\ngo 1.19\n",
    "api.go": `package main

import (
	"fmt"
	"net/http"
	"strings"
)

func init() {
	http.HandleFunc("/plants/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprintf(w, "{\\"id\\": %s}", strings.TrimPrefix(r.URL.Path, "/plants/"))
	})
}
`,
  },
  files: "callboard",
  probe: ["go", "version"],
  // A compiler of some hundred megabytes.
  packages: [],
  build: ["go", "build", "-o", "app", "."],
  start: () => ["./app"],
};

const rails: LanguageApp = {
  name: "Rails",
  recipe: { "public/docs.html": "docs.html" },
  own: {
    "public/openapi.json": description,
    "config.ru": `require "action_controller/railtie"

class Plants < Rails::Application
  config.root = __dir__
  config.eager_load = false
  config.secret_key_base = "plants"
  config.logger = Logger.new($stderr)
  routes.append do
    get "plants/:plant_id", to: lambda { |env|
      id = env["action_dispatch.request.path_parameters"][:plant_id]
      [200, { "content-type" => "application/json" }, [%({"id":#{id}})]]
    }
  end
end
Plants.initialize!
run Plants
`,
  },
  files: "public/callboard",
  probe: ["ruby", "-e", 'require "rails"; require "action_controller/railtie"; require "webrick"'],
  packages: ["ruby-railties", "ruby-webrick"],
  start: (port) => ["rackup", "-s", "webrick", "-o", "127.0.0.1", "-p", String(port), "config.ru"],
};

const laravel: LanguageApp = {
  name: "Laravel",
  recipe: { "routes/web.php": "routes/web.php", "resources/views/docs.blade.php": "docs.html" },
  own: {
    "public/openapi.json": description,
    "public/index.php": `<?php
require 'Illuminate/autoload.php';
$app = new Illuminate\\Foundation\\Application(dirname(__DIR__));
$app->singleton(Illuminate\\Contracts\\Http\\Kernel::class, Illuminate\\Foundation\\Http\\Kernel::class);
$app->singleton(
    Illuminate\\Contracts\\Debug\\ExceptionHandler::class,
    Illuminate\\Foundation\\Exceptions\\Handler::class
);
$app->booted(function () {
    require dirname(__DIR__) . '/routes/web.php';
    Illuminate\\Support\\Facades\\Route::get('/plants/{id}', fn ($id) => ['id' => (int) $id]);
});
$app->make(Illuminate\\Contracts\\Http\\Kernel::class)->handle(Illuminate\\Http\\Request::capture())->send();
`,
    "config/app.php": `<?php
return [
    'env' => 'local', 'debug' => true, 'timezone' => 'UTC', 'locale' => 'en', 'fallback_locale' => 'en',
    'providers' => [Illuminate\\Filesystem\\FilesystemServiceProvider::class, Illuminate\\View\\ViewServiceProvider::class],
    'aliases' => [],
];
`,
    "config/view.php": `<?php
return ['paths' => [dirname(__DIR__) . '/resources/views'], 'compiled' => dirname(__DIR__) . '/storage/framework/views'];
`,
    "config/logging.php":
      "<?php return ['default' => 'errorlog', 'channels' => ['errorlog' => ['driver' => 'errorlog']]];\n",
    "storage/framework/views/.gitignore": "*\n",
    "bootstrap/cache/.gitignore": "*\n",
  },
  files: "public/callboard",
  probe: ["php", "-r", "require 'Illuminate/autoload.php';"],
  packages: ["php-cli", "php-mbstring", "php-xml", "php-laravel-framework"],
  start: (port) => ["php", "-S", `127.0.0.1:${port}`, "-t", "public"],
};

/** Serves the page of the recipes by Node, which is on each machine. */
const plainFiles: LanguageApp = {
  name: "plain files",
  recipe: { "docs.html": "docs.html" },
  own: {
    "openapi.json": description,
    "server.mjs": `import { createReadStream } from "node:fs";
import { createServer } from "node:http";

const types = { css: "text/css", html: "text/html", js: "text/javascript" };
createServer(({ url }, response) => {
  if (url === "/plants/7") return response.setHeader("content-type", "application/json").end('{"id":7}');
  const file = url === "/docs" ? "docs.html" : url.slice(1);
  response.setHeader("content-type", types[file.split(".").at(-1)] ?? "application/json");
  createReadStream(file).on("error", () => response.writeHead(404).end()).pipe(response);
}).listen(process.argv[2], "127.0.0.1");
`,
  },
  files: "callboard",
  probe: [process.execPath, "--version"],
  packages: [],
  start: (port) => [process.execPath, "server.mjs", String(port)],
};

/** An app without a framework, and the recipes with a framework that Debian packages. */
export const languageApps: readonly LanguageApp[] = [plainFiles, fastApi, django, go, rails, laravel];
