import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a process before its own script. Whoever started it learns, whenever it asks, how long
// the event loop has stood still at most, and how much processor time was used, since the last time;
// both in milliseconds.

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let before = process.cpuUsage();

process.on('message', (message) => {
  if (message !== 'usage?') return;
  const { user, system } = process.cpuUsage(before);
  process.send?.({ longestStall: delay.max / 1e6, processorTime: (user + system) / 1e3 });
  delay.reset();
  before = process.cpuUsage();
});
process.channel?.unref(); // listening does not keep the process alive
