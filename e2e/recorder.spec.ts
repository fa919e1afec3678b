import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { browserArgs, findOrGetBrowser } from "../tooling/browser.ts";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { playgroundReady } from "./playground-ready.ts";
import type { SpecimenSite } from "./targets/specimen-site.ts";
import { expect, test } from "./test.ts";

/** Chromium's own microphone that beeps, instead of one of the machine's. */
const microphone = ["--use-fake-device-for-media-stream", "--autoplay-policy=no-user-gesture-required"];

// Only the whole browser, which runs at night, has a microphone. Its headless shell has all else that records and plays.
test.use({
  permissions: ["microphone"],
  ...(isNightly && {
    launchOptions: { executablePath: findOrGetBrowser().path, args: [...browserArgs, ...microphone] },
  }),
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

/**
 * Records the tracks that the page receives, so that a test sees whether they are released. A browser without a
 * microphone gives the page a tone that swells and fades, or refuses it.
 */
async function open(page: Page, specimen: SpecimenSite, endpoint: string, isDenied = false): Promise<void> {
  await page.addInitScript(
    ({ isReal, isDenied }) => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { tracks });
      // Pages without a microphone don't have these objects.
      const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
      const tone = async (): Promise<MediaStream> => {
        if (isDenied) throw new DOMException("", "NotAllowedError");
        const audio = new AudioContext();
        const [sound, swell] = [new OscillatorNode(audio), new OscillatorNode(audio, { frequency: 2 })];
        const volume = new GainNode(audio, { gain: 0.5 });
        const stream = new MediaStreamAudioDestinationNode(audio);
        sound.connect(volume).connect(stream);
        swell.connect(volume.gain);
        for (const node of [sound, swell]) node.start();
        return stream.stream;
      };
      const ask = isReal ? devices?.getUserMedia.bind(devices) : tone;
      if (devices && ask) {
        devices.getUserMedia = async (constraints) => {
          const stream = await ask(constraints);
          tracks.push(...stream.getTracks());
          return stream;
        };
      }
    },
    { isReal: isNightly, isDenied },
  );
  await page.goto(`${specimen.site}/${endpoint}?explorer=true`);
  await playgroundReady(page);
}

// The state that `open` installs.
const tracksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tracks: readonly MediaStreamTrack[] = Reflect.get(window, "tracks");
    return tracks.map(({ readyState }) => readyState);
  });

/** Waits until the clock shows at least that many seconds: on a busy machine the test may miss one. */
const recordedFor = (page: Page, seconds: number): Promise<void> =>
  expect
    .poll(async () => {
      const [minutes = 0, rest = 0] = ((await dialog(page).getByRole("timer").textContent()) ?? "")
        .split(":")
        .map(Number);
      return minutes * 60 + rest;
    })
    .toBeGreaterThanOrEqual(seconds);

/** Records for at least that many seconds. */
async function record(page: Page, field: string, seconds: number, verb = "Record"): Promise<void> {
  await button(page, `${verb} ${field}`).click();
  await recordedFor(page, seconds);
  await button(page, `Stop ${field}`).click();
}

/** Plays a sound from its middle; returns its declared length, and whether playing advances. */
const play = (page: Page, name: string): Promise<{ readonly length: number; readonly advances: boolean }> =>
  page.getByLabel(name).evaluate(async (audio: HTMLAudioElement) => {
    const event = (type: string) => new Promise((done) => audio.addEventListener(type, done, { once: true }));
    if (audio.readyState === 0) await event("loadedmetadata");
    const length = audio.duration;
    const seeked = event("seeked");
    audio.currentTime = length / 2;
    await seeked;
    const moved = event("timeupdate");
    await audio.play();
    await moved;
    audio.pause();
    return { length, advances: audio.currentTime > length / 2 };
  });

/** Decodes a sound in the browser: its length in seconds, and the volume of its loudest moment. */
const decode = (page: Page, sound: Buffer): Promise<{ readonly length: number; readonly peak: number }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const decoded = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(bytes.buffer);
    return { length: decoded.duration, peak: decoded.getChannelData(0).reduce((most, one) => Math.max(most, one), 0) };
  }, sound.toString("base64"));

async function savedBy(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const started = page.waitForEvent("download");
  await dialog(page).getByRole("link", { name }).click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function sentBody(page: Page, specimen: SpecimenSite): Promise<{ type: string; bytes: Buffer }> {
  specimen.forget();
  await button(page, "Send Request").click();
  await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
  const { headers, body } = specimen.received();
  return { type: headers["content-type"] ?? "", bytes: Buffer.from(body, "base64") };
}

test("a recording plays at its length, is saved and sent byte for byte, and can be undone @nightly", async ({
  page,
  specimen,
}) => {
  await open(page, specimen, "song");
  await record(page, "Body", 2);
  const message = await dialog(page)
    .getByText(/^Recorded \d\d:\d\d\.$/)
    .textContent();
  expect(await tracksOf(page)).toEqual(["ended"]);
  await expect(button(page, "Record again Body")).toBeFocused();

  const { length, advances } = await play(page, "recording.webm, Body");
  expect(advances).toBe(true);
  const saved = await savedBy(page, "Download recording.webm");
  expect(saved.name).toBe("recording.webm");
  const heard = await decode(page, saved.bytes);
  expect(heard.peak).toBeGreaterThan(0.01);
  // A busy machine may drop the last few packets of 60 ms from one and not the other.
  expect(Math.abs(heard.length - length)).toBeLessThan(0.25);
  expect(length).toBeGreaterThan(1.5);
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(message ?? "") ?? [];
  expect(Math.abs(Number(minutes) * 60 + Number(seconds) - length)).toBeLessThan(1.5);
  expect(await sentBody(page, specimen)).toEqual({ type: "audio/webm", bytes: saved.bytes });
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  await dialog(page)
    .getByRole("button", { name: /^Undo: / })
    .click();
  await expect(page.getByLabel("recording.webm, Body")).toBeHidden();
  await dialog(page)
    .getByRole("button", { name: /^Redo: / })
    .click();
  expect(await sentBody(page, specimen)).toEqual({ type: "audio/webm", bytes: saved.bytes });
});

test("a recording becomes base64 or part of a form, by keyboard alone @nightly", async ({ page, specimen }) => {
  await open(page, specimen, "texts");
  await button(page, "Record sound").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Stop sound")).toBeFocused();
  await recordedFor(page, 1);
  const heights = (): Promise<readonly number[]> =>
    dialog(page)
      .locator("rect")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
  expect(await heights()).toHaveLength(20);
  // The microphone beeps, so that the bars get different heights.
  await expect.poll(async () => new Set(await heights()).size).toBeGreaterThan(2);
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await page.keyboard.press("Space");
  await expect(button(page, "Record again sound")).toBeFocused();
  const text = Buffer.from(await page.getByRole("textbox", { name: "sound" }).inputValue(), "base64");
  expect((await decode(page, text)).peak).toBeGreaterThan(0.01);
  expect((await savedBy(page, "Download recording.webm")).bytes.equals(text)).toBe(true);

  await open(page, specimen, "upload");
  await button(page, "Add optional property, Multipart Form").click();
  await page.getByRole("menuitem", { name: "takes" }).click();
  await record(page, "takes", 1);
  await record(page, "takes", 1, "Record again");
  const recordings = [await savedBy(page, "Download recording.webm"), await savedBy(page, "Download recording 2.webm")];
  specimen.forget();
  await button(page, "Send Request").click();
  await button(page, "Send anyway").click();
  await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
  const got = specimen.received();
  const form = await new Response(new Uint8Array(Buffer.from(got.body, "base64")), {
    headers: { "content-type": got.headers["content-type"] ?? "" },
  }).formData();
  const parts = form.getAll("takes").filter((part) => part instanceof File);
  const sent = await Promise.all(
    parts.map(async (part) => ({ name: part.name, type: part.type, bytes: Buffer.from(await part.arrayBuffer()) })),
  );
  expect(sent).toEqual(recordings.map((recording) => ({ ...recording, type: "audio/webm" })));
});

test("the microphone is released on cancel, loss, hiding, scrolling away and leaving @nightly", async ({
  page,
  specimen,
}) => {
  await open(page, specimen, "song");
  await button(page, "Record Body").click();
  await button(page, "Cancel Body").click();
  await expect(button(page, "Record Body")).toBeFocused();
  await expect.poll(() => tracksOf(page)).not.toContain("live");

  // A test can't unplug a microphone; a browser then reports the end of the track.
  await button(page, "Record Body").click();
  await recordedFor(page, 1);
  await page.evaluate(() => {
    const tracks: readonly MediaStreamTrack[] = Reflect.get(window, "tracks");
    tracks.at(-1)?.stop();
    tracks.at(-1)?.dispatchEvent(new Event("ended"));
  });
  await expect(
    dialog(page).getByText(/^The microphone was disconnected\. Recorded \d\d:\d\d until then\.$/),
  ).toBeVisible();
  expect((await play(page, "recording.webm, Body")).advances).toBe(true);

  await button(page, "Record again Body").click();
  await recordedFor(page, 1);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(dialog(page).getByText("Recording ended when the page was hidden.")).toBeVisible();
  expect(await tracksOf(page)).not.toContain("live");

  await page.evaluate(() => Reflect.deleteProperty(document, "hidden"));
  // Leaving the page asks first, and closing the playground saves the recording so far.
  await button(page, "Remove recording.webm").click();
  await button(page, "Record again Body").click();
  await expect(button(page, "Stop Body")).toBeVisible();
  expect(await tracksOf(page)).toContain("live");
  const asked = page.waitForEvent("dialog");
  const leaving = dialog(page).getByRole("link", { name: "View in API Reference" }).click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await leaving;
  await recordedFor(page, 1);
  await button(page, "Close playground").click();
  await expect(dialog(page)).toBeHidden();
  expect(await tracksOf(page)).not.toContain("live");
  const kept = () => page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes("audio/webm")));
  await expect.poll(kept).toBe(true);
  await open(page, specimen, "song");
  expect((await play(page, "recording.webm, Body")).advances).toBe(true);

  // A field that is replaced by its JSON view keeps the recording so far.
  await open(page, specimen, "texts");
  await button(page, "Record sound").click();
  await recordedFor(page, 1);
  await dialog(page).getByRole("radio", { name: "JSON", exact: true }).first().click();
  await expect(dialog(page).getByRole("timer")).toHaveCount(0);
  expect(await tracksOf(page)).toEqual(["ended"]);
  await dialog(page).getByRole("radio", { name: "Form", exact: true }).first().click();
  expect((await play(page, "recording.webm, sound")).advances).toBe(true);
});

test("a denied, missing or unusable microphone is named, and the field remains @nightly", async ({
  page,
  context,
  specimen,
}) => {
  await context.clearPermissions();
  await context.grantPermissions([]);
  await open(page, specimen, "song", true);
  await button(page, "Record Body").click();
  await expect(dialog(page).getByRole("alert")).toContainText("This page may not use the microphone.");
  await expect(button(page, "Record Body")).toBeFocused();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
  });
  await button(page, "Record Body").click();
  await expect(dialog(page).getByRole("alert")).toContainText("No microphone found.");
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await button(page, "Record Body").click();
  await expect(dialog(page).getByRole("alert")).toContainText("This browser can't record WebM with Opus.");
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await expect(button(page, "Browse files Body")).toBeVisible();
});
