// Loaded into every service the launcher starts: when the launcher is gone, so is the service.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
process.channel?.unref?.(); // the channel alone keeps no service alive
