import { expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, toPromise, waitFor } from "xstate";
import { type DeviceCode, type DevicePoll, deviceLoginMachine } from "./device-login.ts";

const code: DeviceCode = {
  ...{ deviceCode: "d", userCode: "WDJB-MJHT", verificationUri: "https://login.example/device" },
  ...{ expiresIn: 60, interval: 5 },
};
const grant = { accessToken: "tok" };

/** Starts a login. Its calls respond with these values in order, or throw them if they are errors. */
function start(polls: readonly (DevicePoll | Error)[], requested: DeviceCode | Error = code) {
  const clock = new SimulatedClock();
  const shown: string[] = [];
  const polled: number[] = [];
  const machine = deviceLoginMachine.provide({
    actors: {
      requestCode: fromPromise(async () => {
        if (requested instanceof Error) throw requested;
        return requested;
      }),
      poll: fromPromise(async ({ input }) => {
        expect(input.deviceCode).toBe("d");
        polled.push(clock.now() / 1000);
        const answer = polls[polled.length - 1];
        if (answer instanceof Error) throw answer;
        return answer ?? { kind: "pending" };
      }),
    },
    actions: { show: (_, { userCode }) => shown.push(userCode) },
  });
  const actor = createActor(machine, { clock }).start();
  /** Lets pending promises settle after each second. */
  const pass = async (seconds: number): Promise<void> => {
    for (let n = 0; n <= seconds; n += 1) {
      await new Promise(setImmediate);
      if (n < seconds) clock.increment(1000);
    }
  };
  return { actor, clock, shown, polled, pass };
}

it("shows the code, and polls at the interval until the token is there", async () => {
  const { actor, shown, polled, pass } = start([{ kind: "pending" }, { kind: "granted", grant }]);
  await pass(10);
  expect(shown).toEqual(["WDJB-MJHT"]);
  expect(polled).toEqual([5, 10]);
  expect(await toPromise(actor)).toEqual({ grant });
});

it("adds five seconds to the interval for each request to slow down", async () => {
  const { polled, pass } = start([{ kind: "slowDown" }, { kind: "pending" }, { kind: "slowDown" }]);
  await pass(50);
  expect(polled).toEqual([5, 15, 25, 40]);
});

it("ends when the code expires, without another poll", async () => {
  const { actor, polled, pass } = start([]);
  await pass(61);
  expect(await toPromise(actor)).toEqual({});
  expect(polled.at(-1)).toBeLessThan(60);
});

it("ends with the error of a refused code or poll", async () => {
  const refused = new Error("access denied");
  const unknown = start([], refused);
  expect(await toPromise(unknown.actor)).toEqual({ error: refused });
  const denied = start([refused]);
  await denied.pass(5);
  expect(await toPromise(denied.actor)).toEqual({ error: refused });
});

it("starts no timer of more than 24 days, which would end at once", async () => {
  const timers: number[] = [];
  const clock = {
    setTimeout: (_: unknown, delay: number) => timers.push(delay),
    clearTimeout: () => {},
  };
  const month = 30 * 24 * 60 * 60;
  const requestCode = fromPromise(async () => ({ ...code, expiresIn: month, interval: month }));
  const actor = createActor(deviceLoginMachine.provide({ actors: { requestCode } }), { clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("confirming"));
  expect(timers).toEqual([2 ** 31 - 1, 2 ** 31 - 1]);
  actor.stop();
});
