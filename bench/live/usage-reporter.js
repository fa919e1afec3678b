// Preloaded into the measured command: answers each message with its heap after a collection, and its processor time.
process.on("message", () => {
  globalThis.gc();
  process.send({ heap: process.memoryUsage().heapUsed, cpu: process.cpuUsage() });
});
// The command ends when it is done.
process.channel.unref();
