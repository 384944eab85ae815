// Loaded into every process the launcher starts: when the launcher is gone, so are they. The process
// id comes with the address of this module, as `?launcher=<pid>`.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'));

const isAlive = () => {
  try {
    return process.kill(launcher, 0);
  } catch {
    return false;
  }
};

const watching = setInterval(() => {
  if (isAlive()) return;
  clearInterval(watching);
  process.kill(0, 'SIGTERM'); // the whole group: whoever watches for changes goes as well
  setTimeout(() => process.exit(1), 5_000).unref();
}, 500);
watching.unref();
