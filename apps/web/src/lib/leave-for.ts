/** Leaves the app for another site; answers `false` where the browser refuses the address. */
export function leaveFor(address: string): boolean {
  try {
    window.location.assign(address);
    return true;
  } catch {
    return false;
  }
}
